import type { MessagePackage } from './message-package.ts';

/** The wire form of published advisories (advisory-rules.md#published-advisories). */
export const advisoryMessages = {
  name: 'chainguard.platform.advisory.v2',
  services: {
    SecurityAdvisoryService: {
      ListDocuments: { request: 'ListDocumentsRequest', response: 'ListDocumentsResponse' },
      ListVulnerabilityMetadata: {
        request: 'ListVulnerabilityMetadataRequest',
        response: 'ListVulnerabilityMetadataResponse',
      },
      ListResolvedVulnsReports: {
        request: 'ListResolvedVulnsReportsRequest',
        response: 'ListResolvedVulnsReportsResponse',
      },
    },
  },
  messages: {
    AnalysisNotPlanned: {
      note: [1, 'string'],
    },
    Detection: {
      nvdapi: [1, 'Detection.DetectionTypeNVDAPI', 'oneof type'],
      manual: [2, 'Detection.DetectionTypeManual', 'oneof type'],
      scanv1: [3, 'Detection.DetectionTypeScanV1', 'oneof type'],
    },
    'Detection.DetectionTypeManual': {},
    'Detection.DetectionTypeNVDAPI': {
      cpe_searched: [1, 'string'],
      cpe_found: [2, 'string'],
    },
    'Detection.DetectionTypeScanV1': {
      scanner: [1, 'string'],
      subpackage_name: [2, 'string'],
      component_id: [3, 'string'],
      component_name: [4, 'string'],
      component_version: [5, 'string'],
      component_type: [6, 'string'],
      component_location: [7, 'string'],
      artifact_version: [8, 'string'],
      scanner_version: [9, 'string'],
      grype_db_built: [10, 'string'],
      grype_db_checksum: [11, 'string'],
    },
    Document: {
      id: [1, 'string'],
      advisories: [2, 'DocumentAdvisory', 'repeated'],
    },
    DocumentAdvisory: {
      id: [1, 'string'],
      events: [2, 'DocumentEvent', 'repeated'],
      aliases: [3, 'string', 'repeated'],
      package_namespace: [4, 'string'],
    },
    DocumentEvent: {
      timestamp: [1, 'google.protobuf.Timestamp'],
      true_positive_determination: [10, 'TruePositiveDetermination', 'oneof data'],
      false_positive_determination: [11, 'FalsePositiveDetermination', 'oneof data'],
      fixed: [12, 'Fixed', 'oneof data'],
      detection: [13, 'Detection', 'oneof data'],
      analysis_not_planned: [14, 'AnalysisNotPlanned', 'oneof data'],
      fix_not_planned: [15, 'FixNotPlanned', 'oneof data'],
      pending_upstream_fix: [16, 'PendingUpstreamFix', 'oneof data'],
    },
    FalsePositiveDetermination: {
      type: [1, 'FalsePositiveDetermination.Type'],
      note: [2, 'string'],
    },
    FixNotPlanned: {
      note: [1, 'string'],
    },
    Fixed: {
      fixed_version: [1, 'string'],
      scanner_version: [2, 'string'],
      grype_db_built: [3, 'string'],
      grype_db_checksum: [4, 'string'],
    },
    ImageRef: {
      repo: [1, 'string'],
      tags: [2, 'string', 'repeated'],
    },
    ListDocumentsRequest: {
      id: [1, 'string'],
      cves: [2, 'string', 'repeated'],
    },
    ListDocumentsResponse: {
      documents: [1, 'Document', 'repeated'],
    },
    ListResolvedVulnsReportsRequest: {
      image_refs: [1, 'ImageRef', 'repeated'],
      start_time: [2, 'google.protobuf.Timestamp'],
      end_time: [3, 'google.protobuf.Timestamp'],
    },
    ListResolvedVulnsReportsResponse: {
      resolved_vulns_reports: [1, 'ResolvedVulnsReport', 'repeated'],
    },
    ListVulnerabilityMetadataRequest: {
      id: [1, 'string'],
      ids: [2, 'string', 'repeated'],
      page_size: [10, 'int32'],
      page_token: [11, 'string'],
      order_by: [12, 'string'],
      skip: [13, 'int32'],
    },
    ListVulnerabilityMetadataResponse: {
      vulnerability_metadata: [1, 'VulnerabilityMetadata', 'repeated'],
      next_page_token: [2, 'string'],
      total_count: [3, 'int64', 'optional'],
      skipped: [4, 'int32'],
    },
    PendingUpstreamFix: {
      note: [1, 'string'],
    },
    Reference: {
      type: [1, 'Reference.Type'],
      url: [2, 'string'],
    },
    ResolvedVuln: {
      id: [1, 'string'],
      aliases: [2, 'string', 'repeated'],
      cvss_severities: [3, 'Severity', 'repeated'],
    },
    ResolvedVulnsReport: {
      date: [1, 'google.protobuf.Timestamp'],
      resolved_vulns: [2, 'ResolvedVuln', 'repeated'],
    },
    Severity: {
      type: [1, 'Severity.Type'],
      score: [2, 'string'],
    },
    TruePositiveDetermination: {
      note: [1, 'string'],
    },
    VulnerabilityMetadata: {
      id: [1, 'string'],
      summary: [2, 'string'],
      details: [3, 'string'],
      references: [4, 'Reference', 'repeated'],
      severities: [5, 'Severity', 'repeated'],
    },
  },
  enums: {
    'FalsePositiveDetermination.Type': {
      TYPE_UNSPECIFIED: 0,
      TYPE_VULNERABILITY_RECORD_ANALYSIS_CONTESTED: 1,
      TYPE_COMPONENT_VULNERABILITY_MISMATCH: 2,
      TYPE_VULNERABLE_CODE_VERSION_NOT_USED: 3,
      TYPE_VULNERABLE_CODE_NOT_INCLUDED_IN_PACKAGE: 4,
      TYPE_VULNERABLE_CODE_NOT_IN_EXECUTION_PATH: 5,
      TYPE_VULNERABLE_CODE_CANNOT_BE_CONTROLLED_BY_ADVERSARY: 6,
      TYPE_INLINE_MITIGATIONS_EXIST: 7,
    },
    'Reference.Type': {
      TYPE_UNSPECIFIED: 0,
      TYPE_ADVISORY: 1,
      TYPE_ARTICLE: 2,
      TYPE_DETECTION: 3,
      TYPE_DISCUSSION: 4,
      TYPE_REPORT: 5,
      TYPE_FIX: 6,
      TYPE_INTRODUCED: 7,
      TYPE_PACKAGE: 8,
      TYPE_EVIDENCE: 9,
      TYPE_WEB: 10,
    },
    'Severity.Type': {
      TYPE_UNSPECIFIED: 0,
      TYPE_CVSS_V2: 1,
      TYPE_CVSS_V3: 2,
      TYPE_CVSS_V4: 3,
    },
  },
} as const satisfies MessagePackage;
