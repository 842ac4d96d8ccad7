import { z } from 'zod';

import { PROBE_REASONS, RUN_VERDICTS } from './decide/session.ts';
import { DigestText } from '../api/registry/tag.ts';
import { Timestamp } from '../api/schema/timestamp.ts';
import { DiffReport } from '../diff/report.ts';
import type { DeepReadonly } from '../values/deep-readonly.ts';

const Build = z.strictObject({
  digest: DigestText,
  builtAt: Timestamp.describe('When the tag was moved to the build, UTC.'),
  number: z.int().min(0).describe('Its place among the builds of the session; 1 is the oldest.'),
});

/** How a run ended, or why a build could not be tested. */
const End = z.strictObject({
  end: z
    .enum(['exit', 'signal', 'timeout', 'removed', 'lost'])
    .describe('`removed`: the registry does not have the build; `lost`: the job of a round did not report.'),
  exitCode: z.int().nullable(),
  signal: z.string().nullable(),
});

/** The output of `bisect --json`, described by the published JSON Schema (schema/bisect.v1.json). */
export const BisectReport = z.strictObject({
  schema: z.literal('mooring.bisect/v1'),
  status: z
    .enum(['found', 'range', 'flaky', 'no-ends', 'aborted'])
    .describe('`range`: builds between the two could not be tested; `no-ends`: the ends do not hold.'),
  why: z
    .enum([
      'good-end-bad',
      'bad-end-good',
      'oldest-bad',
      'oldest-good',
      'untested-end',
      'one-build',
      'command-broken',
      'signal',
      'too-many-runs',
      'three-skips',
    ])
    .nullable()
    .describe('For `no-ends` and `aborted`.'),
  image: z.string().describe('Host and path.'),
  tag: z.string(),
  platform: z.string().nullable(),
  find: z.enum(['first-bad', 'first-good']),
  command: z.array(z.string()),
  builds: z.int().min(0).describe('Number of builds in the session.'),
  good: Build.nullable().describe('The last good build; with `find: first-good`, the first one.'),
  bad: Build.nullable().describe('The first bad build; with `find: first-good`, the last one.'),
  notes: z.array(z.string()).describe('Sentences about the result.'),
  rollback: z.string().nullable().describe('Command that pins the last good build.'),
  deny: z
    .strictObject({ image: z.string(), from: Timestamp })
    .nullable()
    .describe('Rule for `pin: deny:` in .github/mooring.yml that skips the affected builds.'),
  diff: DiffReport.nullable().describe('The older build compared with the newer one.'),
  untested: z.array(Build.extend({ end: End.nullable() })).describe('Builds between the two; oldest first.'),
  runs: z.array(
    End.extend({
      digest: DigestText,
      verdict: z.enum(RUN_VERDICTS),
      reason: z.enum(PROBE_REASONS),
      milliseconds: z.int().min(0),
      endedAt: Timestamp,
      host: z.string().describe('Name of the machine.'),
    }),
  ),
});
export type BisectReport = DeepReadonly<z.infer<typeof BisectReport>>;
