import { expect, it } from 'vitest';

import type { BisectRun, BisectStep } from '../../../../src/bisect/decide/session.ts';
import { parseDigest } from '../../../../src/values/digest.ts';
import { parseInstant } from '../../../../src/values/instant.ts';
import { progressLine } from '../../../../src/bisect/views/progress-line.ts';

const digest = parseDigest(`sha256:${'9'.repeat(64)}`);
const at = parseInstant('2026-10-14T02:11:00Z');
const plan = { candidates: [{ digest, at }] };
const done: BisectStep = {
  kind: 'done',
  result: { kind: 'no-ends', why: 'one-build', build: { digest, at } },
};

const next = (left: number, stepsLeft: number): BisectStep => {
  return { kind: 'try', build: { digest, at }, reason: 'search', attempt: 1, left, stepsLeft };
};

const run = (changes: Partial<BisectRun>): BisectRun => {
  return {
    digest,
    verdict: 'bad',
    end: { kind: 'exit', code: 1 },
    reason: 'search',
    ms: 12_345,
    at,
    host: '',
    ...changes,
  };
};

it.each<[BisectRun, BisectStep, string]>([
  [run({}), next(15, 3), 'bad after 12 s; 15 builds left, about 4 runs'],
  [
    run({ verdict: 'good', end: { kind: 'exit', code: 0 }, ms: 140 }),
    next(1, 0),
    'good after 0.1 s; 1 build left, about 1 run',
  ],
  [run({ end: { kind: 'exit', code: 127 } }), done, 'bad after 12 s (exit status 127)'],
  [run({ end: { kind: 'timeout' }, ms: 600_000 }), done, 'bad after 600 s (timed out)'],
  [run({ verdict: 'skip', end: { kind: 'removed' }, ms: 0 }), done, 'skipped (removed from the registry)'],
  [
    run({ verdict: 'abort', end: { kind: 'signal', signal: 'SIGSEGV' } }),
    done,
    'no verdict after 12 s (ended by SIGSEGV)',
  ],
])('shows the run %j', (one, step, text) => {
  expect(progressLine(plan, one, step)).toBe(`Build 1 of 1 (2026-10-14, sha256:999999999999): ${text}`);
});
