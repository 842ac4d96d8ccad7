import { z } from 'zod';

import { RULES } from '../domain/check/finding.ts';
import { FAIL_ON } from '../domain/check/policy.ts';
import type { CheckReport } from '../domain/check/report.ts';
import { DigestText } from './tag.ts';
import { Timestamp } from './timestamp.ts';

const Place = z.strictObject({
  file: z.string().describe('Path in the repository; empty for a finding about the whole run.'),
  line: z.int().min(1).describe('Counted from 1.'),
});

const ReportedImage = z.strictObject({
  image: z.string().describe('The reference without its digest, with host and tag made explicit.'),
  pinned: DigestText.nullable().describe('The digest that the files carry, or null.'),
  newest: DigestText.nullable().describe('What the tag points to now; null where no history could be read.'),
  newestBuiltAt: Timestamp.nullable(),
  behind: z
    .strictObject({ builds: z.int().min(0), days: z.int().min(0) })
    .nullable()
    .describe('From the pin to the newest build; days count from the first build newer than the pin.'),
  deprecated: z
    .boolean()
    .nullable()
    .describe('True when the tag is past its end of life; null if not known.'),
  openAdvisories: z
    .array(z.string())
    .nullable()
    .describe('Advisories open for the build in use; null if not known.'),
  places: z.array(Place),
});

const ReportedFinding = Place.extend({
  rule: z.enum(RULES),
  level: z.enum(['error', 'warning', 'notice']).describe('Errors fail the check, warnings make it `warn`.'),
  novelty: z
    .enum(['new', 'carried-over', 'not-compared'])
    .describe('Compared with the base of the pull request.'),
  key: z.string().describe('The same thing wrong has the same key, wherever it stands.'),
  reference: z.string(),
  title: z.string(),
  message: z.string(),
  remedy: z.string(),
  advisory: z.strictObject({ id: z.string(), advisoryId: z.string(), uid: z.string() }).exactOptional(),
});

/** The report file of a check, as its published JSON Schema (schema/check-report.v1.json) describes it. */
export const CheckReportFile = z.strictObject({
  schema: z.literal('mooring.check-report/v1'),
  verdict: z.enum(['pass', 'warn', 'fail']),
  checkedAt: Timestamp.describe("UTC, by the platform's own clock where it told its time."),
  comparedWith: z.union([
    z.strictObject({ kind: z.literal('base'), commit: z.string() }),
    z.strictObject({ kind: z.literal('none'), why: z.string() }),
  ]),
  failOn: z.array(z.enum(FAIL_ON)),
  files: z.int().min(0).describe('Files that name an image, or should and could not be read.'),
  images: z.array(ReportedImage),
  findings: z.array(ReportedFinding).describe('Worst first.'),
}) satisfies z.ZodType<CheckReport>;
