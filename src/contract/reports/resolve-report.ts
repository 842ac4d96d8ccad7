import { z } from 'zod';

import type { ResolveReport } from '../../domain/report/resolutions.ts';
import { UNRESOLVED_CODES } from '../../domain/resolve/resolution.ts';
import { DigestText } from '../registry/tag.ts';
import { Timestamp } from '../timestamp.ts';

const Written = z.string().describe('As it was asked for.');

const Resolved = z.strictObject({
  state: z.literal('resolved'),
  written: Written,
  reference: z.string().describe('Host, path, tag and digest in full: what to build on.'),
  image: z.string().describe('Host and path.'),
  tag: z.string(),
  digest: DigestText.describe('Of the index, or of the manifest of the platform that was asked for.'),
  builtAt: Timestamp.nullable().describe(
    'When the tag came to point to the build; null where its registry keeps no history.',
  ),
  lag: z
    .strictObject({ builds: z.int().min(0), days: z.int().min(0) })
    .nullable()
    .describe(
      'Builds of the tag after this one, and whole days since the first of them, at the time of the run; null as builtAt is.',
    ),
  usualIntervalSeconds: z
    .int()
    .min(0)
    .nullable()
    .describe('The usual time between two builds of the tag; null where there are too few of them.'),
});

const Unresolved = z.strictObject({
  state: z.literal('unresolved'),
  written: Written,
  code: z.enum(UNRESOLVED_CODES),
  reason: z.string(),
  hint: z.string().describe('What can be changed about it.'),
});

/** What `resolve --json` prints, as its published JSON Schema (schema/resolve.v1.json) describes it. */
export const ResolveReportFile = z.strictObject({
  schema: z.literal('mooring.resolve/v1'),
  resolvedAt: Timestamp.describe("UTC, by the platform's own clock where it told its time."),
  asOf: Timestamp.nullable().describe(
    'The one instant at which all tags were looked at; null for the present.',
  ),
  minAge: z.string().nullable().describe('How old a build had to be, as `3d`; null for no age.'),
  platform: z.string().nullable(),
  references: z
    .array(z.discriminatedUnion('state', [Resolved, Unresolved]))
    .describe('In the order in which they were asked for.'),
}) satisfies z.ZodType<ResolveReport>;
