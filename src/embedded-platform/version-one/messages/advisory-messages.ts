import { advisoryMessages } from '../../grpc/messages/advisory-messages.ts';
import type { MessagePackage } from '../../grpc/messages/message-package.ts';
import { withoutPrefix } from '../names.ts';

/** The wire form of published advisories in v1. */
export const versionOneAdvisoryMessages = {
  name: 'chainguard.platform.advisory',
  messages: {
    Advisory: {
      id: [1, 'string'],
      events: [2, 'Event', 'repeated'],
      aliases: [3, 'string', 'repeated'],
      package_namespace: [4, 'string'],
    },
    AnalysisNotPlanned: { note: [1, 'string'] },
    Detection: advisoryMessages.messages.Detection,
    'Detection.DetectionTypeManual': {},
    'Detection.DetectionTypeNVDAPI': { cpe_searched: [1, 'string'], cpe_found: [2, 'string'] },
    'Detection.DetectionTypeScanV1': advisoryMessages.messages['Detection.DetectionTypeScanV1'],
    Document: { id: [1, 'string'], advisories: [2, 'Advisory', 'repeated'] },
    DocumentFilter: { id: [1, 'string'], cves: [2, 'string', 'repeated'] },
    DocumentList: { items: [1, 'Document', 'repeated'] },
    Event: advisoryMessages.messages.DocumentEvent,
    FalsePositiveDetermination: advisoryMessages.messages.FalsePositiveDetermination,
    FixNotPlanned: { note: [1, 'string'] },
    Fixed: advisoryMessages.messages.Fixed,
    PendingUpstreamFix: { note: [1, 'string'] },
    Reference: { type: [1, 'Reference.Type'], url: [2, 'string'] },
    ResolvedVuln: advisoryMessages.messages.ResolvedVuln,
    ResolvedVulnsReport: advisoryMessages.messages.ResolvedVulnsReport,
    ResolvedVulnsReportFilter: {
      image_refs: [1, 'ResolvedVulnsReportFilter.ImageRef', 'repeated'],
      from: [2, 'google.protobuf.Timestamp'],
      to: [3, 'google.protobuf.Timestamp'],
    },
    'ResolvedVulnsReportFilter.ImageRef': advisoryMessages.messages.ImageRef,
    ResolvedVulnsReportList: { items: [1, 'ResolvedVulnsReport', 'repeated'] },
    Severity: { type: [1, 'Severity.Type'], score: [2, 'string'] },
    TruePositiveDetermination: { note: [1, 'string'] },
    VulnerabilityMetadata: {
      id: [1, 'string'],
      summary: [2, 'string'],
      details: [3, 'string'],
      references: [4, 'Reference', 'repeated'],
      severity: [5, 'Severity', 'repeated'],
    },
    VulnerabilityMetadataFilter: advisoryMessages.messages.ListVulnerabilityMetadataRequest,
    VulnerabilityMetadataList: {
      items: [1, 'VulnerabilityMetadata', 'repeated'],
      next_page_token: [2, 'string'],
      total_count: [3, 'int64', 'optional'],
      skipped: [4, 'int32'],
    },
  },
  enums: {
    'FalsePositiveDetermination.Type': Object.fromEntries(
      Object.entries(advisoryMessages.enums['FalsePositiveDetermination.Type']).map(([name, number]) => [
        `FPT_${name}`,
        number,
      ]),
    ),
    'Reference.Type': withoutPrefix(advisoryMessages.enums['Reference.Type'], 'TYPE_'),
    'Severity.Type': { UNSPECIFIED: 0, CVSS_V2: 1, CVSS_V3: 2, CVSS_V4: 3, UBUNTU: 4 },
  },
} as const satisfies MessagePackage;
