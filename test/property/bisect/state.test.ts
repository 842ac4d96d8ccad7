import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatPlan, formatResumed, formatRun, readState } from '../../../src/bisect/state.ts';
import type { BisectPlan, BisectRun } from '../../../src/bisect/decide/session.ts';
import { exit, FAIL, finishSession, PASS, planOf } from '../../support/samples/sample-bisect.ts';
import type { Oracle } from '../../support/samples/sample-bisect.ts';

const FILE = 'mooring-bisect.jsonl';

const plans = fc
  .record({
    builds: fc.integer({ min: 2, max: 40 }),
    isOlderEndKnown: fc.boolean(),
    find: fc.constantFrom('first-bad', 'first-good'),
    repeat: fc.integer({ min: 1, max: 3 }),
    badIf: fc.constantFrom('any', 'all'),
    command: fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 3 }),
    platform: fc.option(fc.constant('linux/arm64'), { nil: undefined }),
  })
  .map(({ builds, ...changes }) => planOf(builds, changes));

/** Good and bad builds in any order, of which some cannot be tested, crash or give another verdict each time. */
const oracles = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom([PASS], [FAIL]) },
      fc.constantFrom([exit(125)], [exit(139)], [{ kind: 'timeout' }] as const, [PASS, FAIL, PASS]),
    ),
    { minLength: 40, maxLength: 40 },
  )
  .map(
    (ends): Oracle =>
      (index, before) =>
        ends[index]?.[before % (ends[index]?.length ?? 1)] ?? PASS,
  );

function textOf(plan: BisectPlan, runs: readonly BisectRun[]): string {
  return formatPlan(plan) + runs.map(formatRun).join('');
}

describe('the state of a bisect session', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(plans, oracles, (plan, oracle) => {
        const { runs } = finishSession({ plan, runs: [] }, oracle);
        const text = textOf(plan, runs);
        expect(readState(text, FILE)).toEqual({ session: { plan, runs }, text });
      }),
    );
  });

  it('gives the same answer, wherever the session was ended and resumed', () => {
    fc.assert(
      fc.property(plans, oracles, fc.double({ min: 0, max: 1, noNaN: true }), (plan, oracle, share) => {
        const whole = finishSession({ plan, runs: [] }, oracle);
        const text = textOf(plan, whole.runs);
        const start = formatPlan(plan).length;
        const cut = text.slice(0, start + Math.round(share * (text.length - start)));
        const stored = readState(cut, FILE);
        expect(text.startsWith(stored.text)).toBe(true);
        expect(finishSession(stored.session, oracle)).toEqual(whole);
      }),
    );
  });

  it('goes on after each stop as it did the first time', () => {
    fc.assert(
      fc.property(plans, oracles, oracles, (plan, first, second) => {
        const stopped = finishSession({ plan, runs: [] }, first);
        const [{ at } = { at: plan.candidates[0]?.at }] = stopped.runs;
        if (at === undefined) return;
        const resumed = textOf(plan, stopped.runs) + formatResumed(at, plan);
        const { session } = readState(resumed, FILE);
        const { runs, result } = finishSession(session, second);
        const later = resumed + runs.slice(session.runs.length).map(formatRun).join('');
        expect(finishSession(readState(later, FILE).session, second)).toEqual({ runs, result });
      }),
    );
  });
});
