import type { MessagePackage } from './message-package.ts';

/** The wire form of vulnerability reports, which v1 returns. */
export const reportMessages = {
  name: 'chainguard.platform.tenant',
  messages: {
    Fix: { versions: [1, 'string', 'repeated'], state: [2, 'Fix.State'] },
    Package2: {
      id: [1, 'string'],
      name: [2, 'string'],
      version: [3, 'string'],
      license: [4, 'string'],
      description: [5, 'string'],
      purl: [6, 'string'],
    },
    Scanner: { name: [1, 'string'], version: [2, 'string'] },
    VulnReport: {
      id: [1, 'string'],
      vulnerability_db_last_build_time: [2, 'google.protobuf.Timestamp'],
      vulnerability_matches: [3, 'VulnerabilityMatch', 'repeated'],
      scanner: [4, 'Scanner'],
      report_generation: [5, 'google.protobuf.Timestamp'],
      raw_vuln_report: [6, 'bytes'],
      last_seen: [7, 'google.protobuf.Timestamp'],
    },
    VulnerabilityMatch: {
      vulnerability: [1, 'VulnerabilityRecord'],
      pkg: [2, 'Package2'],
      fix: [3, 'Fix', 'optional'],
    },
    VulnerabilityRecord: {
      id: [1, 'string'],
      description: [2, 'string'],
      severity: [3, 'VulnerabilityRecord.Severity'],
      source: [4, 'string'],
      cvss: [5, 'VulnerabilityRecord.Cvss', 'repeated'],
      cpe_uri: [6, 'string', 'repeated'],
      related_urls: [7, 'string', 'repeated'],
      advisories: [8, 'map<string, string>'],
      related_vulnerabilities: [9, 'VulnerabilityRecord.RelatedVulnerability', 'repeated'],
      display_id: [10, 'string'],
    },
    'VulnerabilityRecord.Cvss': { score: [1, 'string'], version: [2, 'string'] },
    'VulnerabilityRecord.RelatedVulnerability': { id: [1, 'string'], source: [2, 'string'] },
  },
  enums: {
    'Fix.State': {
      UNKNOWN: 0,
      FIXED: 1,
      NOT_FIXED: 2,
      WONT_FIX: 3,
    },
    'VulnerabilityRecord.Severity': {
      UNKNOWN: 0,
      LOW: 1,
      MEDIUM: 2,
      HIGH: 3,
      CRITICAL: 4,
    },
  },
} as const satisfies MessagePackage;
