import { z } from 'zod';

import { DOCKERFILE_KINDS, SKIP_CODES } from '../../domain/dockerfile/reading.ts';
import { FORMAT_KINDS, FORMAT_SKIP_CODES } from '../../domain/listing/format-image.ts';
import type { ImagesReport } from '../../domain/report/images.ts';

const CODES = new Set([...SKIP_CODES, ...FORMAT_SKIP_CODES, 'unreadable-file', 'ignored'] as const);

const Place = z.strictObject({
  file: z.string().describe('Path below the folder, with `/`.'),
  line: z.int().min(1).describe('Counted from 1; 1 for a whole file.'),
});

const ReportedImage = Place.extend({
  column: z.int().min(1).describe('Counted from 1, in characters.'),
  kind: z
    .enum([...DOCKERFILE_KINDS, ...FORMAT_KINDS])
    .describe('What kind of file, or of instruction, it is in.'),
  written: z.string().describe('As in the file; a repository and a tag that stand apart are put together.'),
  reference: z
    .string()
    .describe('With host and path in full, and the tag `latest` made explicit unless a digest stands alone.'),
  tag: z
    .string()
    .nullable()
    .describe(
      'The tag it follows: of the reference, or of a comment behind a digest; null if nothing tells.',
    ),
  editable: z.boolean().describe('False where a digest written here would break or be ignored.'),
});

const ReportedSkip = Place.extend({
  written: z.string().describe('As in the file; empty for a whole file.'),
  reason: z.strictObject({ code: z.enum([...CODES]), sentence: z.string() }),
});

/** What `images --json` prints, as its published JSON Schema (schema/images.v1.json) describes it. */
export const ImagesReportFile = z.strictObject({
  schema: z.literal('mooring.images/v1'),
  images: z.array(ReportedImage).describe('In the order of paths and lines.'),
  skipped: z
    .array(ReportedSkip)
    .describe('What could be an image and is none that can be looked up, and what could not be read.'),
}) satisfies z.ZodType<ImagesReport>;
