import { z } from 'zod';

/** The part of an SPDX 2.3 document that Mooring reads: packages with their purls, and what describes them. */
export const SpdxDocument = z.object({
  spdxVersion: z.string().regex(/^SPDX-2\.\d+$/, 'is not SPDX 2'),
  packages: z
    .array(
      z.object({
        SPDXID: z.string().optional(),
        name: z.string(),
        externalRefs: z
          .array(z.object({ referenceType: z.string(), referenceLocator: z.string() }))
          .default([]),
      }),
    )
    .default([]),
  relationships: z
    .array(
      z.object({
        spdxElementId: z.string(),
        relationshipType: z.string(),
        relatedSpdxElement: z.string(),
      }),
    )
    .default([]),
});
export type SpdxDocument = z.infer<typeof SpdxDocument>;

/** The type of a statement whose predicate is a SBOM (advisory-rules.md#sbom-sources). */
export const SPDX_PREDICATE = 'https://spdx.dev/Document';
