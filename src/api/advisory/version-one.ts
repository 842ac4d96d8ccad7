import { z } from 'zod';

import { repeatedMessage } from '../schema/page.ts';
import { DigestText } from '../registry/tag.ts';
import { Timestamp } from '../schema/timestamp.ts';

/** Tag history in v1, oldest first; empty if the tag does not exist. */
export const TagHistoryList = z.object({
  items: z.array(z.object({ updateTimestamp: Timestamp, digest: DigestText })),
});
export type TagHistoryList = z.infer<typeof TagHistoryList>;

const Component = z.object({
  id: z.string().optional(),
  name: z.string(),
  version: z.string().optional(),
  purl: z.string().optional(),
});

/** The SBOM of a build; all is unset for a build that is not there. `rawSbom` is base64. */
export const Sbom = z.object({
  id: z.string().optional(),
  digest: z.string().optional(),
  format: z.string().optional(),
  generatedAt: Timestamp.optional(),
  rawSbom: z.base64().optional(),
  graph: z.object({ nodes: z.array(z.object({ package: Component.optional() })).default([]) }).optional(),
});
export type Sbom = z.infer<typeof Sbom>;

export const SbomQuery = z.object({ arch: z.string().optional() });

/** The document itself, as text; unset for a build that is not there. */
export const RawSbom = z.object({ rawSbom: z.string().optional() });
export type RawSbom = z.infer<typeof RawSbom>;

/** Severities of vulnerabilities. */
export const SEVERITIES = ['UNKNOWN', 'NEGLIGIBLE', 'LOW', 'MEDIUM', 'HIGH', 'CRITICAL'] as const;
export type VersionOneSeverity = (typeof SEVERITIES)[number];

const VulnerabilityMatch = z.object({
  vulnerability: z.object({
    id: z.string(),
    displayId: z.string().optional(),
    source: z.string().optional(),
    severity: z.string().default('UNKNOWN'),
  }),
  fix: z
    .object({ state: z.string().default('UNKNOWN'), versions: z.array(z.string()).default([]) })
    .optional(),
  pkg: Component.optional(),
});
export type VulnerabilityMatch = z.infer<typeof VulnerabilityMatch>;

/** Scan result of a build; empty if the build does not exist. */
export const VulnerabilityReport = z.object({
  id: z.string().optional(),
  reportGeneration: Timestamp.optional(),
  lastSeen: Timestamp.optional(),
  scanner: z.object({ name: z.string(), version: z.string().optional() }).optional(),
  vulnerabilityMatches: z.array(VulnerabilityMatch),
});
export type VulnerabilityReport = z.infer<typeof VulnerabilityReport>;

const ids = z.array(z.string()).default([]);

/** Number of vulnerabilities of a tag by severity, for one day. */
const VulnerabilityCount = z.object({
  repo: z.string(),
  tag: z.string(),
  date: Timestamp,
  sizeBytes: z.string().regex(/^\d+$/).optional(),
  vulnCounts: z
    .array(z.object({ severity: z.string().default('UNKNOWN'), count: z.int().default(0) }))
    .default([]),
  cveIds: ids,
  critCveIds: ids,
  highCveIds: ids,
  medCveIds: ids,
  lowCveIds: ids,
  negligibleCveIds: ids,
  unknownCveIds: ids,
});
export type VulnerabilityCount = z.infer<typeof VulnerabilityCount>;

export const VulnerabilityCounts = z.object({ items: z.array(VulnerabilityCount) });

const RepoTagReference = z.object({ repo: z.string().optional(), tag: z.string().optional() });

/** `references` replace `repo` and `tag`. */
export const VulnerabilityCountQuery = z.object({
  ...RepoTagReference.shape,
  references: repeatedMessage(RepoTagReference).optional(),
  from: Timestamp.optional(),
  to: Timestamp.optional(),
});

/** The build to check against the policies. */
export const PolicyCheck = z.object({ digest: z.string('is required').pipe(DigestText) });

/** Result of each policy for pulling a build (advisory-rules.md#registry-policies). */
export const PolicyResults = z.object({
  results: z.array(
    z.object({
      policyId: z.string().optional(),
      policyName: z.string(),
      mode: z.string(),
      result: z.string(),
      parameters: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
});
export type PolicyResults = z.infer<typeof PolicyResults>;
