import { z } from 'zod';

import { SKIP_CODES } from '../../domain/dockerfile/reading.ts';
import { FORMAT_SKIP_CODES } from '../../domain/listing/format-image.ts';
import type { VerifyReport } from '../../domain/report/verification.ts';
import { VERIFY_RULES } from '../../domain/verify/verification.ts';
import { DigestText } from '../registry/tag.ts';
import { Timestamp } from '../timestamp.ts';

const CODES = new Set([...SKIP_CODES, ...FORMAT_SKIP_CODES, 'unreadable-file', 'ignored'] as const);

const Place = z.strictObject({
  file: z.string().describe('Path below the folder, with `/`.'),
  line: z.int().min(1).describe('Counted from 1; 1 for a whole file.'),
});

const Period = {
  since: Timestamp.describe('When the tag first pointed to it, in UTC.'),
  until: Timestamp.nullable().describe('When the tag last left it; null while it still points to it.'),
};

const Origin = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('own'), tag: z.string(), ...Period }),
  z.strictObject({
    kind: z.literal('other-tag'),
    tag: z.string().describe('The tag of the same image whose build it is.'),
    ...Period,
  }),
  z.strictObject({
    kind: z.literal('platform-manifest'),
    platform: z.string(),
    index: DigestText.describe('The build that it is inside of.'),
    ...Period,
  }),
  z.strictObject({
    kind: z.literal('foreign'),
    tags: z.int().min(0).describe('So many tags were looked at, with all their builds.'),
    isInRegistry: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('not-verified'),
    code: z.enum(['no-history', 'not-asked', 'too-much', 'digest-alone']),
    reason: z.string(),
  }),
]);

const ReportedPin = Place.extend({
  column: z.int().min(1).describe('Counted from 1, in characters.'),
  written: z.string().describe('As in the file; a repository and a tag that stand apart are put together.'),
  reference: z.string().describe('With host and path in full.'),
  tag: z
    .string()
    .nullable()
    .describe(
      'The tag it is held against: of the reference, or of a comment behind a digest; null if nothing tells.',
    ),
  digest: DigestText,
  rule: z.enum(VERIFY_RULES).nullable().describe('Null for a build of the tag itself.'),
  fails: z.boolean(),
  origin: Origin.describe('Where the digest comes from.'),
});

/** What `verify --json` prints, as its published JSON Schema (schema/verify.v1.json) describes it. */
export const VerifyReportFile = z.strictObject({
  schema: z.literal('mooring.verify/v1'),
  verifiedAt: Timestamp,
  verdict: z.enum(['pass', 'fail']),
  failOn: z.array(z.enum(VERIFY_RULES)),
  pins: z.array(ReportedPin).describe('In the order of paths and lines.'),
  unread: z
    .array(Place.extend({ code: z.enum([...CODES]), reason: z.string() }))
    .describe('Files that may hold pins and could not be read.'),
}) satisfies z.ZodType<VerifyReport>;
