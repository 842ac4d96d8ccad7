import { z } from 'zod';

import { LISTED_SKIP_CODES } from '../references/decide/image-list.ts';
import { VERIFY_RULES } from './decide/verification.ts';
import { ReportedSignature } from '../signatures/report/reported-signature.ts';
import { DigestText } from '../api/registry/tag.ts';
import { Timestamp } from '../api/schema/timestamp.ts';
import type { DeepReadonly } from '../values/deep-readonly.ts';

const Place = z.strictObject({
  file: z.string().describe('Path relative to the working directory, with `/`.'),
  line: z.int().min(1).describe('1-based; 1 for a whole file.'),
});

const Period = {
  since: Timestamp.describe('When the tag first pointed to the digest, UTC.'),
  until: Timestamp.nullable().describe(
    'When the tag was last moved away; null if it still points to the digest.',
  ),
};

/** `PinOrigin` with times as text. */
const Origin = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('own'), tag: z.string(), ...Period }),
  z.strictObject({
    kind: z.literal('other-tag'),
    tag: z.string().describe('The tag of the same image that the build belongs to.'),
    ...Period,
  }),
  z.strictObject({
    kind: z.literal('platform-manifest'),
    platform: z.string(),
    index: DigestText.describe('The image index that contains the manifest.'),
    ...Period,
  }),
  z.strictObject({
    kind: z.literal('foreign'),
    tags: z.int().min(0).describe('Number of tags whose builds were searched.'),
    isInRegistry: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('not-checked'),
    code: z.enum(['other-registry', 'empty-history', 'lookup-failed', 'too-much', 'digest-alone']),
    reason: z.string(),
  }),
]);

const ReportedPin = Place.extend({
  column: z.int().min(1).describe('1-based, in characters.'),
  written: z.string().describe('As in the file; a repository and a tag in separate places are joined.'),
  reference: z.string().describe('With full host and path.'),
  tag: z
    .string()
    .nullable()
    .describe('The tag of the reference or of the comment after its digest; null if there is none.'),
  digest: DigestText,
  rule: z
    .enum(VERIFY_RULES)
    .nullable()
    .describe(
      'The first rule that fails, otherwise the first one; null if the digest is a build of the tag and its signatures have no finding.',
    ),
  fails: z.boolean(),
  origin: Origin.describe('Origin of the digest.'),
  signature: ReportedSignature.exactOptional(),
});

/** The output of `verify --json`, described by the published JSON Schema (schema/verify.v1.json). */
export const VerifyReport = z.strictObject({
  schema: z.literal('mooring.verify/v1'),
  verifiedAt: Timestamp,
  verdict: z.enum(['pass', 'fail']),
  failOn: z.array(z.enum(VERIFY_RULES)),
  pins: z.array(ReportedPin).describe('Ordered by path and line.'),
  notChecked: z
    .array(Place.extend({ code: z.enum(LISTED_SKIP_CODES), reason: z.string(), fails: z.boolean() }))
    .describe('Files that could contain pins but could not be read.'),
});
export type VerifyReport = DeepReadonly<z.infer<typeof VerifyReport>>;
