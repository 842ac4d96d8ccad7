import { z } from 'zod';

import { IMAGE_KINDS, LISTED_SKIP_CODES } from '../references/decide/image-list.ts';
import type { DeepReadonly } from '../values/deep-readonly.ts';

const Place = z.strictObject({
  file: z.string().describe('Path relative to the working directory, with `/`.'),
  line: z.int().min(1).describe('1-based; 1 for a whole file.'),
});

const ReportedImage = Place.extend({
  column: z.int().min(1).describe('1-based, in characters.'),
  kind: z
    .enum(IMAGE_KINDS)
    .describe(
      'Kind of file or instruction; `text` for any other text with a known registry. More kinds can be added.',
    ),
  written: z.string().describe('As in the file; a repository and a tag in separate places are joined.'),
  reference: z
    .string()
    .describe('With full host and path, and an explicit tag `latest` unless there is only a digest.'),
  tag: z
    .string()
    .nullable()
    .describe('The tag of the reference or of the comment after its digest; null if there is none.'),
  editable: z.boolean().describe('False if a digest cannot be written here or would have no effect.'),
});

const ReportedSkip = Place.extend({
  written: z.string().describe('As in the file; empty for a whole file.'),
  reason: z.strictObject({ code: z.enum(LISTED_SKIP_CODES), sentence: z.string() }),
});

/** The output of `images --json`, described by the published JSON Schema (schema/images.v1.json). */
export const ImagesReport = z.strictObject({
  schema: z.literal('mooring.images/v1'),
  images: z.array(ReportedImage).describe('Ordered by path and line.'),
  skipped: z
    .array(ReportedSkip)
    .describe('References that cannot be looked up, and files that could not be read.'),
});
export type ImagesReport = DeepReadonly<z.infer<typeof ImagesReport>>;
