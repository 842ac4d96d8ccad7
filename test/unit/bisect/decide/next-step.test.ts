import { describe, expect, it } from 'vitest';

import { nextStep, planRound } from '../../../../src/bisect/decide/next-step.ts';
import { resumeSession } from '../../../../src/bisect/decide/resume-session.ts';
import type { BisectPlan, BisectStep } from '../../../../src/bisect/decide/session.ts';
import type { RunEnd } from '../../../../src/io/ports/probe-command.ts';
import {
  buildDigest,
  exit,
  FAIL,
  finishSession,
  indexOf,
  PASS,
  planOf,
  runOf,
} from '../../../support/samples/sample-bisect.ts';
import type { Oracle } from '../../../support/samples/sample-bisect.ts';

/** The builds that a session runs, with their reasons, and its result. */
function session(
  changes: Partial<BisectPlan> & { readonly builds?: number },
  oracle: Oracle,
): readonly [runs: string, result: ReturnType<typeof finishSession>['result']] {
  const { builds = 10, ...plan } = changes;
  const { runs, result } = finishSession({ plan: planOf(builds, plan), runs: [] }, oracle);
  return [runs.map((run) => `${indexOf(run)} ${run.reason}`).join(', '), result];
}

function firstBad(first: number): Oracle {
  return (index) => (index < first ? PASS : FAIL);
}

function endsOf(ends: Readonly<Record<number, RunEnd>>, others: Oracle): Oracle {
  return (index, before) => ends[index] ?? others(index, before);
}

describe('bisect/decide/next-step', () => {
  it('tries the bad end, the good end, then the middle of what is left', () => {
    const [runs, result] = session({}, firstBad(6));
    expect(runs).toBe('9 bad-end, 0 good-end, 4 search, 6 search, 5 search');
    expect(result).toMatchObject({
      kind: 'found',
      older: { digest: buildDigest(5) },
      newer: { digest: buildDigest(6) },
    });
  });

  it('runs the ends alone if they are neighbours', () => {
    expect(session({ builds: 2 }, firstBad(1))).toMatchObject(['1 bad-end, 0 good-end', { kind: 'found' }]);
  });

  it('says how many builds and steps are left', () => {
    const plan = planOf(90);
    const steps: BisectStep[] = [];
    const runs: ReturnType<typeof runOf>[] = [];
    for (;;) {
      const step = nextStep({ plan, runs });
      if (step.kind === 'done') break;
      steps.push(step);
      runs.push(runOf(step, firstBad(60)(indexOf(step.build), 0)));
    }
    expect(steps.map((step) => (step.kind === 'try' ? [step.left, step.stepsLeft] : []))).toEqual([
      [89, 8],
      [89, 7],
      [89, 6],
      [45, 5],
      [22, 4],
      [11, 3],
      [5, 2],
      [3, 1],
      [2, 0],
    ]);
  });

  it('goes back 1, 2, 4, 8 builds if no good build is given', () => {
    const [runs, result] = session({ builds: 30, isOlderEndKnown: false }, firstBad(17));
    expect(runs).toBe(
      '29 bad-end, 28 gallop, 27 gallop, 25 gallop, 21 gallop, 13 gallop, 17 search, 15 search, 16 search',
    );
    expect(result).toMatchObject({ kind: 'found', newer: { digest: buildDigest(17) } });
  });

  it.each([
    ['first-bad', 'oldest-bad', FAIL],
    ['first-good', 'oldest-good', PASS],
  ] as const)('stops with %s if the oldest build is no different', (find, why, end) => {
    const [runs, result] = session({ builds: 12, isOlderEndKnown: false, find }, () => end);
    expect(runs).toMatch(/^11 \w+-end, 10 gallop, 9 gallop, 7 gallop, 3 gallop, 0 gallop$/);
    expect(result).toMatchObject({ kind: 'no-ends', why, build: { digest: buildDigest(0) } });
  });

  it('has nothing to search with one build', () => {
    expect(session({ builds: 1 }, firstBad(0))).toMatchObject(['', { kind: 'no-ends', why: 'one-build' }]);
  });

  it.each([
    ['first-bad', 'bad-end-good', PASS, '9 bad-end'],
    ['first-bad', 'good-end-bad', FAIL, '9 bad-end, 0 good-end'],
    ['first-good', 'good-end-bad', FAIL, '9 good-end'],
    ['first-good', 'bad-end-good', PASS, '9 good-end, 0 bad-end'],
  ] as const)('stops %s with %s if the end does not hold', (find, why, end, expected) => {
    const [runs, result] = session({ find }, () => end);
    expect([runs, result]).toMatchObject([expected, { kind: 'no-ends', why }]);
  });

  it('cannot search if an end cannot be tested', () => {
    const removed: RunEnd = { kind: 'removed' };
    expect(session({}, endsOf({ 9: removed }, firstBad(5)))[1]).toMatchObject({ why: 'untested-end' });
    expect(session({}, endsOf({ 0: removed }, firstBad(5)))[1]).toMatchObject({ why: 'untested-end' });
  });

  it.each([125, 126, 127])('blames the command if both ends end with %i', (code) => {
    const [runs, result] = session({}, () => exit(code));
    expect(runs).toBe('9 bad-end, 0 good-end');
    expect(result).toMatchObject({ kind: 'aborted', why: 'command-broken', runs: [{ end: exit(code) }, {}] });
  });

  it('believes 127 once a good build has passed, and 125 of an end is no verdict', () => {
    const lost = endsOf({ 7: exit(127), 8: exit(127), 9: exit(127) }, () => PASS);
    expect(session({}, lost)[1]).toMatchObject({ kind: 'found', newer: { digest: buildDigest(7) } });
    expect(
      session(
        {},
        endsOf({ 9: exit(125) }, () => PASS),
      ),
    ).toMatchObject(['9 bad-end, 0 good-end', { why: 'untested-end' }]);
  });

  it('blames the command if each build back to the oldest ends with 127', () => {
    const [, result] = session({ isOlderEndKnown: false }, () => exit(127));
    expect(result).toMatchObject({ kind: 'aborted', why: 'command-broken' });
    const [runs] = session({ isOlderEndKnown: false }, () => exit(125));
    expect(runs).toBe('9 bad-end, 8 gallop');
  });

  it('names the builds that cannot be tested, and why', () => {
    const holes = endsOf({ 4: { kind: 'removed' }, 5: { kind: 'timeout' } }, firstBad(5));
    const [runs, result] = session({}, holes);
    expect(runs).toBe('9 bad-end, 0 good-end, 4 search, 5 search, 3 search, 7 search, 6 search');
    expect(result).toMatchObject({
      kind: 'range',
      older: { digest: buildDigest(3) },
      newer: { digest: buildDigest(6) },
      untested: [
        { digest: buildDigest(4), end: { kind: 'removed' } },
        { digest: buildDigest(5), end: { kind: 'timeout' } },
      ],
    });
  });

  it('tries a good build again after three skips by 125, and goes on if it passes', () => {
    const holes = endsOf({ 8: exit(125), 9: exit(125), 10: exit(125) }, firstBad(16));
    const [runs, result] = session({ builds: 20 }, holes);
    expect(runs).toMatch(/^19 bad-end, 0 good-end, 9 search, 10 search, 8 search, 0 control, 11 search/);
    expect(result).toMatchObject({ kind: 'found', newer: { digest: buildDigest(16) } });
  });

  it('stops if that good build fails, too, and tries all four again when resumed', () => {
    const isFull: Oracle = (index, before) =>
      (index > 0 && index < 19) || before > 0 ? exit(125) : firstBad(16)(index, before);
    const plan = planOf(20);
    const stopped = finishSession({ plan, runs: [] }, isFull);
    expect(stopped.result).toMatchObject({ kind: 'aborted', why: 'three-skips', runs: { length: 4 } });
    const resumed = resumeSession({ plan, runs: stopped.runs }, plan);
    expect(resumed.runs.map(indexOf)).toEqual([19, 0]);
    expect(finishSession(resumed, firstBad(16)).result).toMatchObject({
      kind: 'found',
      newer: { digest: buildDigest(16) },
    });
  });

  it('stops after three skips by 125 if no good build is known', () => {
    const [runs, result] = session(
      { isOlderEndKnown: false },
      endsOf({ 9: FAIL }, () => exit(125)),
    );
    expect(runs).toBe('9 bad-end, 8 gallop, 7 gallop, 5 gallop');
    expect(result).toMatchObject({ kind: 'aborted', why: 'three-skips', runs: { length: 3 } });
  });

  it('stops if a run ends by a signal, and repeats it when resumed', () => {
    const plan = planOf(10);
    const crash: RunEnd = { kind: 'signal', signal: 'SIGSEGV' };
    const stopped = finishSession({ plan, runs: [] }, endsOf({ 4: crash }, firstBad(6)));
    expect(stopped.result).toMatchObject({ kind: 'aborted', why: 'signal', runs: [{ end: crash }] });
    const resumed = resumeSession({ plan, runs: stopped.runs }, { ...plan, command: ['true'] });
    expect(resumed.plan.command).toEqual(['true']);
    expect(nextStep(resumed)).toMatchObject({ build: { digest: buildDigest(4) }, attempt: 1 });
  });

  it('stops after the maximum number of runs', () => {
    const [runs, result] = session({ maxRuns: 3 }, firstBad(6));
    expect(runs).toBe('9 bad-end, 0 good-end, 4 search');
    expect(result).toEqual({ kind: 'aborted', why: 'too-many-runs', runs: [] });
    expect(session({ builds: 2, maxRuns: 2 }, firstBad(1))[1]).toMatchObject({ kind: 'found' });
  });

  it('runs an end as often as requested, and other builds until their verdict is clear', () => {
    const [runs, result] = session({ builds: 4, repeat: 3 }, firstBad(2));
    expect(runs).toBe(
      [...Array(3).fill('3 bad-end'), ...Array(3).fill('0 good-end')]
        .concat('1 search', Array(3).fill('2 search'), '1 confirm', Array(3).fill('2 confirm'))
        .join(', '),
    );
    expect(result).toMatchObject({ kind: 'found', newer: { digest: buildDigest(2) } });
  });

  it('has no answer if the last check has another verdict', () => {
    const flips: Oracle = (index, before) => (index === 2 && before >= 3 ? PASS : firstBad(2)(index, before));
    expect(session({ builds: 4, repeat: 3 }, flips)[1]).toMatchObject({
      kind: 'flaky',
      older: { digest: buildDigest(1) },
      newer: { digest: buildDigest(2) },
    });
  });

  it('prefers a build on this machine, near the middle only', () => {
    const plan = planOf(42);
    const { runs } = finishSession({ plan: { ...plan, maxRuns: 2 }, runs: [] }, firstBad(41));
    const choose = (...present: readonly number[]): number | undefined => {
      const step = nextStep({ plan, runs }, { present: new Set(present.map(buildDigest)) });
      return step.kind === 'try' ? indexOf(step.build) : undefined;
    };
    expect(choose()).toBe(20);
    expect(choose(25, 17)).toBe(17);
    expect(choose(25)).toBe(25);
    expect(choose(5, 30)).toBe(20);
  });

  it('repeats the build that it has begun with, whatever is on this machine by then', () => {
    const plan = planOf(42, { repeat: 2 });
    const { runs } = finishSession({ plan: { ...plan, maxRuns: 5 }, runs: [] }, firstBad(12));
    expect(nextStep({ plan, runs }, { present: new Set([buildDigest(17)]) })).toMatchObject({
      build: { digest: buildDigest(20) },
      attempt: 2,
    });
  });

  it('tries one build of each group, then the neighbours at which two groups meet', () => {
    const plan = planOf(20);
    const candidates = plan.candidates.map(({ digest, at }, index) => ({ digest, at, group: index >> 2 }));
    expect(session({ ...plan, candidates, builds: 20 }, firstBad(12))[0]).toBe(
      '19 bad-end, 0 good-end, 11 search, 15 search, 12 search',
    );
    // Builds 8 to 11 are not equal after all.
    expect(session({ ...plan, candidates, builds: 20 }, firstBad(9))[0]).toBe(
      '19 bad-end, 0 good-end, 11 search, 7 search, 8 search, 9 search',
    );
  });

  it('plans both ends and evenly spread builds for the first round', () => {
    const probes = planRound({ plan: planOf(90), runs: [] }, 8);
    expect(probes.map(({ build, reason }) => `${indexOf(build)} ${reason}`).join(', ')).toBe(
      '89 bad-end, 0 good-end, 11 search, 22 search, 33 search, 44 search, 55 search, 66 search, 77 search',
    );
    expect(planRound({ plan: planOf(3, { isOlderEndKnown: false }), runs: [] }, 8)).toMatchObject([
      { reason: 'bad-end' },
      { reason: 'gallop' },
      { reason: 'search' },
    ]);
  });
});
