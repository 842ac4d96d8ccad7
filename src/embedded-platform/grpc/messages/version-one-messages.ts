import type { MessagePackage } from './message-package.ts';

/** The wire form of the operations of v1 that v2 has nothing for (service-rules.md#v1). */
export const versionOneMessages = {
  name: 'chainguard.platform.registry',
  services: {
    Registry: {
      ListEolTags: { request: 'EolTagFilter', response: 'EolTagList' },
      GetVulnReport: {
        request: 'VulnReportRequest',
        response: 'chainguard.platform.tenant.VulnReport',
        path: { uid: 'repo_id' },
      },
    },
    Vulnerabilities: {
      ListVulnCountReports: { request: 'VulnCountReportFilter', response: 'VulnCountReportList' },
    },
  },
  messages: {
    EolTag: {
      id: [1, 'string'],
      name: [2, 'string'],
      main_package_name: [7, 'string'],
      tag_status: [14, 'EolTagStatus'],
      main_package_version: [13, 'PackageVersion'],
      grace_status: [9, 'EolGracePeriodStatus'],
      grace_period_expiry_date: [12, 'google.protobuf.Timestamp'],
    },
    EolTagFilter: {
      uidp: [1, 'chainguard.platform.common.UIDPFilter'],
      name: [2, 'string'],
      page_token: [3, 'string'],
      page_size: [4, 'int64'],
      exclude_dates: [5, 'bool'],
      exclude_epochs: [6, 'bool'],
    },
    EolTagList: { items: [1, 'EolTag', 'repeated'], next_page_token: [2, 'string'] },
    PackageVersion: {
      eolDate: [1, 'string'],
      exists: [2, 'bool'],
      fips: [3, 'bool'],
      legacy_lts: [4, 'string'],
      lts: [9, 'bool'],
      releaseDate: [5, 'string'],
      version: [6, 'string'],
      eolBroken: [7, 'bool'],
      latestVersion: [8, 'string'],
      versionSource: [10, 'PackageVersion.VersionSource'],
    },
    'PackageVersion.VersionSource': { ref: [1, 'string'], sha: [2, 'string'] },
    RepoTagReference: { repo: [1, 'string'], tag: [2, 'string'] },
    VulnCount: { severity: [1, 'Vulnerability.Severity'], count: [2, 'int32'] },
    VulnCountReport: {
      repo: [1, 'string'],
      tag: [2, 'string'],
      date: [3, 'google.protobuf.Timestamp'],
      vuln_counts: [4, 'VulnCount', 'repeated'],
      size_bytes: [5, 'int64'],
      cve_ids: [6, 'string', 'repeated'],
      low_cve_ids: [7, 'string', 'repeated'],
      med_cve_ids: [8, 'string', 'repeated'],
      high_cve_ids: [9, 'string', 'repeated'],
      crit_cve_ids: [10, 'string', 'repeated'],
      negligible_cve_ids: [11, 'string', 'repeated'],
      unknown_cve_ids: [12, 'string', 'repeated'],
    },
    VulnCountReportFilter: {
      repo: [1, 'string'],
      tag: [2, 'string'],
      from: [3, 'google.protobuf.Timestamp'],
      to: [4, 'google.protobuf.Timestamp'],
      references: [5, 'RepoTagReference', 'repeated'],
    },
    VulnCountReportList: { items: [1, 'VulnCountReport', 'repeated'] },
    VulnReportRequest: { repo_id: [1, 'string'], digest: [2, 'string'] },
  },
  enums: {
    EolGracePeriodStatus: {
      GRACE_NOT_ELIGIBLE: 0,
      GRACE_ELIGIBLE: 1,
      GRACE_ACTIVE: 2,
      GRACE_BROKEN: 3,
      GRACE_EXPIRED: 4,
    },
    EolTagStatus: {
      TAG_ACTIVE: 0,
      TAG_IN_GRACE: 1,
      TAG_INACTIVE: 2,
    },
    'Vulnerability.Severity': {
      UNKNOWN: 0,
      LOW: 1,
      MEDIUM: 2,
      HIGH: 3,
      CRITICAL: 4,
      NEGLIGIBLE: 5,
    },
  },
} as const satisfies MessagePackage;
