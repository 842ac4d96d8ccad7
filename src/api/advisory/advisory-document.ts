import { z } from 'zod';

import { ListQuery, PageEnvelope, repeated, repeatedMessage } from '../schema/page.ts';
import { Timestamp } from '../schema/timestamp.ts';

const Note = z.object({ note: z.string().optional() });

const DocumentScan = z.looseObject({
  artifactVersion: z.string().optional(),
  componentName: z.string().optional(),
  componentType: z.string().optional(),
  componentLocation: z.string().optional(),
});

/** One event of a published advisory: exactly one kind is set (openapi `advisory.v2.DocumentEvent`). */
const DocumentEvent = z.object({
  timestamp: Timestamp,
  detection: z.looseObject({ scanv1: DocumentScan.optional() }).optional(),
  truePositiveDetermination: Note.optional(),
  falsePositiveDetermination: Note.extend({ type: z.string().optional() }).optional(),
  fixed: z.object({ fixedVersion: z.string() }).optional(),
  pendingUpstreamFix: Note.optional(),
  fixNotPlanned: Note.optional(),
  analysisNotPlanned: Note.optional(),
});
export type DocumentEvent = z.infer<typeof DocumentEvent>;

/** All published advisories of one origin, which is its `id`, and its subpackages (openapi `advisory.v2.Document`). */
export const AdvisoryDocument = z.object({
  id: z.string(),
  advisories: z
    .array(
      z.object({
        id: z.string(),
        aliases: z.array(z.string()).default([]),
        packageNamespace: z.string().optional(),
        events: z.array(DocumentEvent).default([]),
      }),
    )
    .default([]),
});
export type AdvisoryDocument = z.infer<typeof AdvisoryDocument>;

export const AdvisoryDocuments = z.object({ documents: z.array(AdvisoryDocument) });

export const AdvisoryDocumentQuery = z.object({ id: z.string().optional(), cves: repeated.optional() });

const Severity = z.object({ type: z.string(), score: z.string() });

/** Metadata of a vulnerability, independent of packages (openapi `advisory.v2.VulnerabilityMetadata`). */
export const VulnerabilityMetadata = z.object({
  id: z.string(),
  summary: z.string().optional(),
  details: z.string().optional(),
  severities: z.array(Severity).default([]),
  references: z.array(z.object({ type: z.string(), url: z.string() })).default([]),
});
export type VulnerabilityMetadata = z.infer<typeof VulnerabilityMetadata>;

export const VulnerabilityMetadataPage = PageEnvelope.extend({
  vulnerabilityMetadata: z.array(VulnerabilityMetadata).default([]),
});

/** The most ids that one request may name (advisory-rules.md#published-advisories). */
const MOST_METADATA_IDS = 1000;

export const VulnerabilityMetadataQuery = ListQuery.extend({
  id: z.string().optional(),
  ids: repeated
    .refine((ids) => ids.length <= MOST_METADATA_IDS, `must not be more than ${MOST_METADATA_IDS}`)
    .optional(),
});
export type VulnerabilityMetadataQuery = z.infer<typeof VulnerabilityMetadataQuery>;

/** The vulnerabilities that were resolved on each day of a period (openapi `advisory.v2.ResolvedVulnsReport`). */
export const ResolvedVulnerabilities = z.object({
  resolvedVulnsReports: z.array(
    z.object({
      date: Timestamp,
      resolvedVulns: z
        .array(
          z.object({
            id: z.string(),
            aliases: z.array(z.string()).default([]),
            cvssSeverities: z.array(Severity).default([]),
          }),
        )
        .default([]),
    }),
  ),
});
export type ResolvedVulnerabilities = z.infer<typeof ResolvedVulnerabilities>;

/** The tags of a repository, by name; `latest` if none is given (openapi `advisory.v2.ImageRef`). */
const ImageRef = z.object({
  repo: z.string('is required').min(1, 'is required'),
  tags: z.array(z.string()).default([]),
});
export type ImageRef = z.infer<typeof ImageRef>;

export const ResolvedVulnerabilitiesQuery = z.object({
  imageRefs: repeatedMessage(ImageRef).optional(),
  startTime: z.string('is required').pipe(Timestamp),
  endTime: z.string('is required').pipe(Timestamp),
});
