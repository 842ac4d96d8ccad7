import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { nextStep, planRound } from '../../../../src/bisect/decide/next-step.ts';
import type { BisectPlan, BisectResult, BisectRun } from '../../../../src/bisect/decide/session.ts';
import type { RunEnd } from '../../../../src/io/ports/probe-command.ts';
import {
  buildDigest,
  FAIL,
  finishSession,
  indexOf,
  PASS,
  planOf,
  runOf,
} from '../../../support/samples/sample-bisect.ts';
import type { Oracle } from '../../../support/samples/sample-bisect.ts';

/** The ways in which a build cannot be tested. */
const SKIPS: readonly RunEnd[] = [{ kind: 'exit', code: 125 }, { kind: 'removed' }, { kind: 'timeout' }];

/** A history with one fault. */
interface Fault {
  readonly builds: number;
  /** The first bad build. */
  readonly first: number;
  /** Builds that cannot be tested, and how their runs end. */
  readonly skipped: ReadonlyMap<number, RunEnd>;
}

function faults({ isOldestSkipped = false, kinds = SKIPS } = {}): fc.Arbitrary<Fault> {
  return fc.integer({ min: 2, max: 150 }).chain((builds) =>
    fc.record({
      builds: fc.constant(builds),
      first: fc.integer({ min: 1, max: builds - 1 }),
      skipped: fc
        .array(
          fc.record({
            from: fc.integer({ min: isOldestSkipped ? 0 : 1, max: builds - 1 }),
            length: fc.integer({ min: 1, max: Math.max(1, builds >> 2) }),
            end: fc.constantFrom(...kinds),
          }),
          { maxLength: 6 },
        )
        .map(
          (holes) =>
            new Map(
              holes.flatMap(({ from, length, end }) =>
                Array.from({ length }, (_, index) => [from + index, end] as const).filter(
                  ([index]) => index < builds - 1,
                ),
              ),
            ),
        ),
    }),
  );
}

function oracleOf({ first, skipped }: Fault): Oracle {
  return (index) => skipped.get(index) ?? (index < first ? PASS : FAIL);
}

/** The builds on either side of the change that can be tested; undefined if all older ones cannot. */
function truthOf({ builds, first, skipped }: Fault): readonly [low: number, high: number] | undefined {
  const testable = Array.from({ length: builds }, (_, index) => index).filter((index) => !skipped.has(index));
  const low = testable.findLast((index) => index < first);
  const high = testable.find((index) => index >= first);
  return low === undefined || high === undefined ? undefined : [low, high];
}

function expectAnswer(result: BisectResult, fault: Fault): void {
  const truth = truthOf(fault);
  if (truth === undefined) {
    expect(result).toMatchObject({ kind: 'no-ends', why: 'untested-end' });
    return;
  }
  const [low, high] = truth;
  expect(result).toMatchObject({ kind: high === low + 1 ? 'found' : 'range' });
  if (result.kind !== 'found' && result.kind !== 'range') return;
  expect([indexOf(result.older), indexOf(result.newer)]).toEqual(truth);
  if (result.kind === 'range')
    expect(result.untested.map((build) => [indexOf(build), build.end])).toEqual(
      Array.from({ length: high - low - 1 }, (_, index) => [
        low + 1 + index,
        fault.skipped.get(low + 1 + index),
      ]),
    );
}

function steps(builds: number): number {
  return Math.ceil(Math.log2(builds));
}

/** Runs whole rounds until there is a result; the runs of a round come in any order. */
function finishInRounds(
  plan: BisectPlan,
  k: number,
  oracle: Oracle,
): { readonly result: BisectResult; readonly rounds: number } {
  const runs: BisectRun[] = [];
  for (let rounds = 0; ; rounds += 1) {
    const probes = planRound({ plan, runs }, k);
    const step = nextStep({ plan, runs });
    if (step.kind === 'done') {
      expect(probes).toEqual([]);
      return { result: step.result, rounds };
    }
    expect(probes.length).toBeGreaterThan(0);
    expect(new Set(probes.map(({ build }) => build.digest)).size).toBe(probes.length);
    for (const probe of probes) runs.push(runOf(probe, oracle(indexOf(probe.build), 0)));
  }
}

describe('a bisect session', () => {
  it('finds the first bad build, or the range that holds it, with few runs', () => {
    fc.assert(
      fc.property(faults(), (fault) => {
        const { result, runs } = finishSession({ plan: planOf(fault.builds), runs: [] }, oracleOf(fault));
        expectAnswer(result, fault);
        const tests = runs.filter(({ reason }) => reason !== 'control');
        const skips = tests.filter(({ verdict }) => verdict === 'skip').length;
        expect(tests.length).toBeLessThanOrEqual(steps(fault.builds) + 2 + skips);
        expect(runs.length - tests.length).toBeLessThanOrEqual(skips / 3);
        expect(new Set(tests.map(({ digest }) => digest)).size).toBe(tests.length);
      }),
    );
  });

  it('finds the first good build as it finds the first bad one', () => {
    fc.assert(
      fc.property(faults({ kinds: [{ kind: 'removed' }] }), fc.boolean(), (fault, isOlderEndKnown) => {
        const oracle = oracleOf(fault);
        const flip = (end: RunEnd): RunEnd => (end === PASS ? FAIL : end === FAIL ? PASS : end);
        const bad = finishSession({ plan: planOf(fault.builds, { isOlderEndKnown }), runs: [] }, oracle);
        const good = finishSession(
          { plan: planOf(fault.builds, { isOlderEndKnown, find: 'first-good' }), runs: [] },
          (index, before) => flip(oracle(index, before)),
        );
        expect(good.result).toEqual(bad.result);
        expect(good.runs.map(({ digest }) => digest)).toEqual(bad.runs.map(({ digest }) => digest));
      }),
    );
  });

  it('goes back to a good build by itself', () => {
    const kinds: readonly RunEnd[] = [{ kind: 'removed' }, { kind: 'timeout' }];
    fc.assert(
      fc.property(faults({ isOldestSkipped: true, kinds }), (fault) => {
        const plan = planOf(fault.builds, { isOlderEndKnown: false });
        const { result, runs } = finishSession({ plan, runs: [] }, oracleOf(fault));
        expectAnswer(result, fault);
        const tests = runs.filter(({ verdict }) => verdict !== 'skip').length;
        if (fault.skipped.size === 0) expect(tests).toBeLessThanOrEqual(2 * steps(fault.builds) + 1);
      }),
    );
  });

  it('does not depend on which builds are preferred or treated as one', () => {
    const subset = fc
      .array(fc.integer({ min: 0, max: 149 }))
      .map((indexes) => new Set(indexes.map(buildDigest)));
    const groups = fc.array(fc.boolean(), { minLength: 150, maxLength: 150 });
    fc.assert(
      fc.property(faults(), subset, groups, (fault, present, isSameAsBefore) => {
        let group = 0;
        const plan = planOf(fault.builds);
        const candidates = plan.candidates.map(({ digest, at }, index) => {
          if (isSameAsBefore[index] !== true) group += 1;
          return { digest, at, group };
        });
        const grouped = finishSession({ plan: { ...plan, candidates }, runs: [] }, oracleOf(fault), {
          present,
        });
        expectAnswer(grouped.result, fault);
      }),
    );
  });

  it('gives the same answer in rounds of several runs at once', () => {
    fc.assert(
      fc.property(faults(), fc.integer({ min: 2, max: 16 }), fc.boolean(), (fault, k, isOlderEndKnown) => {
        const plan = planOf(fault.builds, { isOlderEndKnown });
        const { result, rounds } = finishInRounds(plan, k, oracleOf(fault));
        expectAnswer(result, fault);
        if (fault.skipped.size === 0) expect(rounds).toBeLessThanOrEqual(roundsFor(fault.builds, k));
      }),
    );
  });

  it('covers 512 builds in three rounds of eight', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 511 }), (first) => {
        const fault = { builds: 512, first, skipped: new Map() };
        const { result, rounds } = finishInRounds(planOf(512), 8, oracleOf(fault));
        expectAnswer(result, fault);
        expect(rounds).toBeLessThanOrEqual(3);
      }),
      { numRuns: 30 },
    );
  });

  it('finds a fault with repeated runs, and runs both of its neighbours again', () => {
    const repeats = fc.record({
      repeat: fc.integer({ min: 2, max: 4 }),
      badIf: fc.constantFrom('any', 'all'),
    });
    fc.assert(
      fc.property(faults(), repeats, (fault, { repeat, badIf }) => {
        const plan = planOf(fault.builds, { repeat, badIf });
        const { result, runs } = finishSession({ plan, runs: [] }, oracleOf(fault));
        expectAnswer(result, fault);
        const confirmed = runs.filter(({ reason }) => reason === 'confirm').map(indexOf);
        const [low = 0, high = 0] = truthOf(fault) ?? [];
        const inner = [low, high].filter((index) => index > 0 && index < fault.builds - 1);
        expect([...new Set(confirmed)]).toEqual(inner);
      }),
    );
  });
});

/** The least number of rounds in which `k` - 1 builds at once can find one of the builds between both ends. */
function roundsFor(builds: number, k: number): number {
  let rounds = 1;
  while (k ** rounds < builds - 1) rounds += 1;
  return rounds;
}
