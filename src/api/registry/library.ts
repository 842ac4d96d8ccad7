import { z } from 'zod';

import { ListQuery, PageEnvelope, flag, repeated } from '../schema/page.ts';
import { Timestamp } from '../schema/timestamp.ts';

/** Where a library is from (openapi `libraries.v2.Ecosystem`). */
const ECOSYSTEMS = ['ECOSYSTEM_JAVA', 'ECOSYSTEM_PYTHON'] as const;
const Ecosystem = z.enum(ECOSYSTEMS, 'is not an ecosystem');
export type Ecosystem = z.infer<typeof Ecosystem>;

const ecosystems = repeated.pipe(z.array(Ecosystem));

const Int64 = z.string().regex(/^\d+$/);

/** A library that the service builds, with all its versions. */
export const Artifact = z.object({
  uid: z.string(),
  name: z.string(),
  description: z.string().optional(),
  /** Can be one unknown to this version. */
  ecosystem: z.string().optional(),
  latestVersion: z.string().optional(),
  versionCount: z.int().optional(),
  createTime: Timestamp.optional(),
  updateTime: Timestamp.optional(),
});
export type Artifact = z.infer<typeof Artifact>;

export const ArtifactPage = PageEnvelope.extend({ artifacts: z.array(Artifact).default([]) });

/** The filters of the artifacts list: `query` is a part of the name, `remediated` means a version with fixes of the service. */
export const ArtifactListQuery = ListQuery.extend({
  ecosystems: z.preprocess(
    (given) => given ?? [],
    ecosystems.refine((all) => all.length > 0, 'is required'),
  ),
  query: z.string().optional(),
  cudaVersion: z.string().optional(),
  remediated: flag.optional(),
});
export type ArtifactListQuery = z.infer<typeof ArtifactListQuery>;

/** One version of a library. */
export const ArtifactVersion = z.object({
  uid: z.string(),
  name: z.string(),
  version: z.string(),
  description: z.string().optional(),
  sizeBytes: Int64.optional(),
  createTime: Timestamp.optional(),
  updateTime: Timestamp.optional(),
});
export type ArtifactVersion = z.infer<typeof ArtifactVersion>;

export const ArtifactVersionPage = PageEnvelope.extend({
  artifactVersions: z.array(ArtifactVersion).default([]),
});

export const ArtifactCountQuery = ArtifactListQuery.pick({ ecosystems: true });

/** How many libraries there are of each ecosystem that was requested. */
export const ArtifactCount = z.object({
  counts: z.array(z.object({ ecosystem: z.string(), totalCount: Int64.default('0') })),
});
