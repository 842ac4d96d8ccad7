import { describe, expect, it } from 'vitest';

import { sufficientRepeat, warningsOf } from '../../../../src/bisect/decide/session-warnings.ts';
import { parseInstant } from '../../../../src/values/instant.ts';
import type { BisectPlan } from '../../../../src/bisect/decide/session.ts';
import {
  buildDigest,
  FAIL,
  finishSession,
  PASS,
  planOf,
  runOf,
} from '../../../support/samples/sample-bisect.ts';
import type { Oracle } from '../../../support/samples/sample-bisect.ts';

function warnings(changes: Partial<BisectPlan>, oracle: Oracle): ReturnType<typeof warningsOf> {
  const plan = planOf(256, changes);
  return warningsOf({ plan, runs: finishSession({ plan, runs: [] }, oracle).runs });
}

const START = parseInstant('2026-08-01T02:00:00Z');

/** Bad from build 100 on, except for some runs of one build. */
function exceptFor(index: number, wrong: readonly number[]): Oracle {
  return (build, before) => {
    const isBad = build >= 100;
    return isBad === (build === index && wrong.includes(before)) ? PASS : FAIL;
  };
}

describe('bisect/decide/session-warnings', () => {
  it.each([
    [0.05, 2],
    [0.2, 3],
    [0.5, 7],
    [0.8, 20],
    [0.9, 42],
    [0, 1],
    [0.99, undefined],
  ])('advises enough runs for wrong verdicts with a probability of %d', (rate, repeat) => {
    expect(sufficientRepeat(rate, 256)).toBe(repeat);
  });

  it('measures a good end that fails now and then', () => {
    expect(warnings({ repeat: 4 }, exceptFor(0, [1]))).toEqual([
      {
        kind: 'flaky-end',
        build: planOf(1).candidates[0],
        expected: 'good',
        wrong: 1,
        runs: 4,
        advice: { repeat: 4, badIf: 'all' },
      },
    ]);
  });

  it('measures a bad end that passes now and then', () => {
    expect(warnings({ repeat: 2, badIf: 'any' }, exceptFor(255, [0]))).toMatchObject([
      { kind: 'flaky-end', expected: 'bad', wrong: 1, runs: 2, advice: { repeat: 7, badIf: 'any' } },
    ]);
  });

  it('has no advice if both ends give both verdicts', () => {
    const coin: Oracle = (_, before) => (before % 2 === 0 ? PASS : FAIL);
    const plan = planOf(2, { repeat: 2 });
    const runs = [1, 0].flatMap((index) =>
      [0, 1].map((before) => {
        const build = { digest: buildDigest(index), at: START };
        return runOf({ build, reason: index === 0 ? 'good-end' : 'bad-end' }, coin(index, before));
      }),
    );
    expect(warningsOf({ plan, runs })).toMatchObject([
      { expected: 'good', advice: undefined },
      { expected: 'bad', advice: undefined },
    ]);
  });

  it('warns of a good build after a bad one', () => {
    expect(warnings({}, exceptFor(-1, []))).toEqual([]);
    const plan = planOf(8);
    const ends = [PASS, PASS, FAIL, FAIL, PASS, PASS, PASS, FAIL];
    const runs = plan.candidates.map((build, index) =>
      runOf({ build, reason: 'search' }, ends[index] ?? PASS),
    );
    expect(warningsOf({ plan, runs })).toEqual([
      { kind: 'not-monotone', older: plan.candidates[2], newer: plan.candidates[6] },
    ]);
    expect(finishSession({ plan, runs }, () => PASS).result).toMatchObject({
      kind: 'found',
      newer: { digest: buildDigest(7) },
    });
  });
});
