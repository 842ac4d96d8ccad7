import { z } from 'zod';

import { UNRESOLVED_CODES } from './decide/resolution.ts';
import { DigestText } from '../api/registry/tag.ts';
import { Timestamp } from '../api/schema/timestamp.ts';
import { ReportedSignature } from '../signatures/report/reported-signature.ts';
import type { DeepReadonly } from '../values/deep-readonly.ts';

const Written = z.string().describe('As requested.');

const Resolved = z.strictObject({
  state: z.literal('resolved'),
  written: Written,
  reference: z.string().describe('The full reference with host, path, tag and digest.'),
  image: z.string().describe('Host and path.'),
  tag: z.string(),
  digest: DigestText.describe('Digest of the image index, or of the manifest of the requested platform.'),
  builtAt: Timestamp.nullable().describe(
    'When the tag was moved to the build; null if the registry has no history.',
  ),
  behind: z
    .strictObject({ builds: z.int().min(0), days: z.int().min(0) })
    .nullable()
    .describe(
      'Builds and whole days between this build and the newest build of the tag; null if builtAt is null.',
    ),
  usualIntervalSeconds: z
    .int()
    .min(0)
    .nullable()
    .describe('Typical time between two builds of the tag; null if there are too few builds.'),
  signature: ReportedSignature.exactOptional(),
});

const Unresolved = z.strictObject({
  state: z.literal('unresolved'),
  written: Written,
  code: z.enum(UNRESOLVED_CODES),
  reason: z.string(),
  hint: z.string().describe('How to fix it.'),
});

/** The output of `resolve --json`, and `resolved` of the action, described by the published JSON Schema (schema/resolve.v1.json). */
export const ResolveReport = z.strictObject({
  schema: z.literal('mooring.resolve/v1'),
  resolvedAt: Timestamp.describe('UTC, by the clock of the platform if it returned one.'),
  asOf: Timestamp.nullable().describe(
    'The time for which all tags were resolved; null for the current time.',
  ),
  minAge: z.string().nullable().describe('Minimum age of a build, such as `3d`; null if there is none.'),
  platform: z.string().nullable(),
  references: z
    .array(z.discriminatedUnion('state', [Resolved, Unresolved]))
    .describe('In the order of the request.'),
});
export type ResolveReport = DeepReadonly<z.infer<typeof ResolveReport>>;
