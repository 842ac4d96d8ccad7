import { z } from 'zod';

import { SKIP_CODES } from '../../domain/dockerfile/reading.ts';
import { FORMAT_SKIP_CODES } from '../../domain/listing/format-image.ts';
import { PIN_SKIP_CODES } from '../../domain/pin/pin-plan.ts';
import type { PinsReport } from '../../domain/report/pins.ts';

const CODES = new Set([
  ...SKIP_CODES,
  ...FORMAT_SKIP_CODES,
  'unreadable-file',
  'ignored',
  ...PIN_SKIP_CODES,
] as const);

const Place = z.strictObject({
  file: z.string().describe('Path below the folder, with `/`.'),
  line: z.int().min(1).describe('Counted from 1, before the edit; 1 for a whole file.'),
  written: z.string().describe('As in the file before the edit; empty for a whole file.'),
});

const ReportedMove = Place.extend({
  image: z.string().describe('Host and path, as the file names them.'),
  tag: z.string(),
  from: z.string().nullable().describe('The digest that stood there; null where there was none.'),
  to: z.string().describe('The digest that it gets.'),
  builtAt: z
    .string()
    .nullable()
    .describe('When the tag came to point to it, in UTC; null where its registry keeps no history.'),
  builds: z
    .int()
    .nullable()
    .describe('Builds from the one digest to the other, negative for a move back; null where nobody knows.'),
  days: z.int().nullable().describe('Whole days between both builds, as `builds`.'),
});

const ReportedSkip = Place.extend({
  reason: z.strictObject({ code: z.enum([...CODES]), sentence: z.string() }),
});

/** What `pin --json` prints, as its published JSON Schema (schema/pins.v1.json) describes it. */
export const PinsReportFile = z.strictObject({
  schema: z.literal('mooring.pins/v1'),
  written: z.boolean().describe('Whether the files are changed; false for a dry run.'),
  changedFiles: z.array(z.string()).describe('Paths of the files that change, or were changed.'),
  moves: z.array(ReportedMove).describe('In the order of paths and lines.'),
  skipped: z.array(ReportedSkip).describe('Every reference that stays as it is, and why.'),
}) satisfies z.ZodType<PinsReport>;
