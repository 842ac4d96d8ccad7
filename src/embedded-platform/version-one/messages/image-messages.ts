import { reportMessages } from '../../grpc/messages/report-messages.ts';
import type { MessagePackage } from '../../grpc/messages/message-package.ts';

/** The wire form of builds, their contents and policies in v1. */
export const versionOneImageMessages = {
  name: 'chainguard.platform.registry',
  messages: {
    ArchRequest: { repo_id: [1, 'string'], digest: [2, 'string'] },
    Archs: { archs: [1, 'string', 'repeated'] },
    CheckPoliciesRequest: { repo_id: [1, 'string'], digest: [2, 'string'] },
    CheckPoliciesResponse: { results: [1, 'PolicyResult', 'repeated'] },
    PackageVersionMetadata: {
      eolVersions: [1, 'PackageVersion', 'repeated'],
      lastUpdatedTimestamp: [2, 'string'],
      latestVersion: [3, 'string'],
      versions: [4, 'PackageVersion', 'repeated'],
      gracePeriodMonths: [5, 'int32'],
    },
    PackageVersionMetadataRequest: { package: [1, 'string'] },
    PolicyResult: {
      policy_id: [1, 'string'],
      policy_name: [2, 'string'],
      mode: [3, 'PolicyMode'],
      result: [4, 'PolicyCheckResult'],
      binding_id: [5, 'string'],
      parameters: [6, 'map<string, google.protobuf.Value>'],
    },
    RawSbom: { rawSbom: [1, 'string'] },
    RawSbomRequest: {
      repo_id: [1, 'string'],
      digest: [2, 'string'],
      reference: [3, 'string'],
      arch: [4, 'string'],
    },
    SbomRequest: { repo_id: [1, 'string'], digest: [2, 'string'], arch: [3, 'string'] },
    Scanner: {
      name: [1, 'Scanner.Name'],
      version: [2, 'string'],
      db_build_time: [3, 'google.protobuf.Timestamp'],
    },
    Size: { size: [1, 'int64'], arch: [2, 'string'] },
    SizeRequest: { repo_id: [1, 'string'], digest: [2, 'string'], arch: [3, 'string'] },
    VulnReport: {
      digest: [1, 'string'],
      scanner: [2, 'Scanner'],
      created_at: [3, 'google.protobuf.Timestamp'],
      vulnerabilities: [4, 'Vulnerability', 'repeated'],
    },
    VulnReportFilter: {
      repo_id: [1, 'string'],
      digest: [2, 'string'],
      tag: [3, 'string'],
      scanner: [4, 'Scanner'],
      created_since: [5, 'google.protobuf.Timestamp'],
    },
    VulnReportList: { items: [1, 'VulnReport', 'repeated'] },
    Vulnerability: {
      id: [1, 'string'],
      aliases: [2, 'string', 'repeated'],
      purls: [3, 'string', 'repeated'],
      description: [4, 'string'],
      details: [5, 'string'],
      severity: [6, 'Vulnerability.Severity'],
      cvss: [7, 'Vulnerability.CVSS', 'repeated'],
      fix: [8, 'Vulnerability.Fix'],
      related_urls: [9, 'string', 'repeated'],
      locations: [10, 'string', 'repeated'],
    },
    'Vulnerability.CVSS': { score: [1, 'string'], version: [2, 'string'] },
    'Vulnerability.Fix': { versions: [1, 'string', 'repeated'], state: [2, 'Vulnerability.Fix.State'] },
  },
  enums: {
    PolicyCheckResult: { POLICY_CHECK_RESULT_UNSPECIFIED: 0, ALLOWED: 1, DENIED: 2, ERROR: 3 },
    PolicyMode: { POLICY_MODE_UNSPECIFIED: 0, ENFORCED: 1, DRY_RUN: 2 },
    'Scanner.Name': { UNKNOWN: 0, GRYPE: 1, TRIVY: 2 },
    'Vulnerability.Fix.State': reportMessages.enums['Fix.State'],
  },
} as const satisfies MessagePackage;
