import { z } from 'zod';

import { LISTED_SKIP_CODES } from '../references/decide/image-list.ts';
import { PIN_SKIP_CODES } from './decide/pin-plan.ts';
import { ReportedSignature } from '../signatures/report/reported-signature.ts';
import type { DeepReadonly } from '../values/deep-readonly.ts';

const CODES = new Set([...LISTED_SKIP_CODES, ...PIN_SKIP_CODES]);

const Place = z.strictObject({
  file: z.string().describe('Path relative to the working directory, with `/`.'),
  line: z.int().min(1).describe('1-based, before the edit; 1 for a whole file.'),
  written: z.string().describe('As in the file before the edit; empty for a whole file.'),
});

const ReportedMove = Place.extend({
  image: z.string().describe('Host and path, as in the file.'),
  tag: z.string(),
  from: z.string().nullable().describe('The previous digest; null if there was none.'),
  to: z.string().describe('The new digest.'),
  builtAt: z
    .string()
    .nullable()
    .describe('When the tag was moved to the build, UTC; null if the registry has no history.'),
  builds: z
    .int()
    .nullable()
    .describe(
      'Number of builds from the previous to the new digest, negative for an older build; null if unknown.',
    ),
  days: z.int().nullable().describe('Whole days between the two builds; as `builds`.'),
  endOfLife: z
    .strictObject({
      reason: z.string(),
      successor: z.string().nullable().describe('Tag to use instead; null if there is none.'),
    })
    .exactOptional()
    .describe('Set if the tag is past its end of life, as far as the run has access to the dates.'),
  fastLane: z
    .strictObject({
      fixes: z
        .array(z.string())
        .describe('Vulnerabilities that the update, or its partner in lockstep, fixes.'),
    })
    .exactOptional()
    .describe('Set if the build is younger than the minimum age.'),
  signature: ReportedSignature.exactOptional(),
});

const ReportedSkip = Place.extend({
  reason: z.strictObject({ code: z.enum([...CODES]), sentence: z.string() }),
});

/** The output of `pin --json`, described by the published JSON Schema (schema/pins.v1.json). */
export const PinsReport = z.strictObject({
  schema: z.literal('mooring.pins/v1'),
  written: z.boolean().describe('Whether files were changed; false for a dry run.'),
  changedFiles: z.array(z.string()).describe('Paths of the changed files.'),
  moves: z.array(ReportedMove).describe('Ordered by path and line.'),
  skipped: z.array(ReportedSkip).describe('Skipped references with the reason.'),
});
export type PinsReport = DeepReadonly<z.infer<typeof PinsReport>>;
