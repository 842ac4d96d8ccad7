import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { orderEnds } from '../../../src/bisect/decide/order-ends.ts';
import { chooseBuild, rollBack, stepTo } from '../../../src/tag-history/decide/choose-build.ts';
import { distanceOf, lagOf } from '../../../src/tag-history/decide/lag.ts';
import { resolveNamedBuild } from '../../../src/tag-history/decide/named-build.ts';
import { appendPage, buildsOf, tagChanges, usualInterval } from '../../../src/values/tag-history.ts';
import { chooseInLockstep } from '../../../src/tag-history/decide/lockstep.ts';
import { DAY_MS, toInstant } from '../../../src/values/instant.ts';
import type { Instant } from '../../../src/values/instant.ts';
import type { Build, TagHistory } from '../../../src/values/tag-history.ts';
import { digestOf } from '../../support/samples/sample-check.ts';

const NOW = toInstant(100 * DAY_MS);
const LONGEST_GAP = 4 * DAY_MS;

/** Up to 40 builds of the last 100 days, few digests, so that tags return to builds they had. */
const histories = fc
  .array(
    fc.record({ gap: fc.integer({ min: 1, max: LONGEST_GAP }), digit: fc.integer({ min: 0, max: 15 }) }),
    {
      maxLength: 40,
    },
  )
  .map((steps): TagHistory => {
    const length = steps.reduce((sum, { gap }) => sum + gap, 0);
    let at = NOW - Math.max(length, 0);
    return steps.map(({ gap, digit }) => ({
      at: toInstant((at += gap)),
      digest: digestOf(digit.toString(16)),
    }));
  });
/** A tag that goes to and fro between two builds. */
const flipping = fc
  .tuple(histories, fc.constantFrom('ab', 'ba'))
  .map(([history, pair]): TagHistory =>
    history.map(({ at }, index) => ({ at, digest: digestOf(pair.charAt(index % pair.length)) })),
  );
const ages = fc.integer({ min: 0, max: 20 * DAY_MS });
const denied = fc.uniqueArray(fc.integer({ min: 0, max: 15 }), { maxLength: 4 });

function wishOf(age: number, digits: readonly number[] = []): Parameters<typeof chooseBuild>[1] {
  const digests = new Set(digits.map((digit) => digestOf(digit.toString(16))));
  const isDenied = ({ digest }: Build): boolean => digests.has(digest);
  return { cutoff: toInstant(NOW - age), isDenied };
}

/** What a pin is after a run of the rule. */
function run(history: TagHistory, pinned: Build['digest'] | undefined, age: number): typeof pinned {
  const choice = chooseBuild(history, wishOf(age));
  if (choice.kind === 'none') return pinned;
  return stepTo(history, pinned, choice.build, false) === 'move' ? choice.build.digest : pinned;
}

describe('the rules over histories', () => {
  it('never choose a build that is younger than the wished age, or denied', () => {
    fc.assert(
      fc.property(histories, ages, denied, (history, age, digits) => {
        const wish = wishOf(age, digits);
        const choice = chooseBuild(history, wish);
        if (choice.kind === 'none') return;
        expect(NOW - choice.build.at).toBeGreaterThanOrEqual(age);
        expect(wish.isDenied(choice.build)).toBe(false);
        expect(history).toContainEqual(choice.build);
      }),
    );
  });

  it('find a build wherever there is one that is old enough', () => {
    fc.assert(
      fc.property(histories, ages, (history, age) => {
        const choice = chooseBuild(history, wishOf(age));
        expect(choice.kind === 'build').toBe(history.some(({ at }) => NOW - at >= age));
      }),
    );
  });

  it('name as current what the last record says, however often the tag changed, and so does every use', () => {
    fc.assert(
      fc.property(fc.oneof(histories, flipping), (history) => {
        const current = history.at(-1);
        if (current === undefined) return;
        const wish = { ...wishOf(0), cutoff: undefined };
        expect(chooseBuild(history, wish)).toMatchObject({ build: { digest: current.digest } });
        const [together] = chooseInLockstep([{ tag: 'one', history }], wish, NOW).values();
        expect(together).toMatchObject({ build: { digest: current.digest } });
        expect(resolveNamedBuild({ kind: 'back', builds: 0 }, history, NOW)).toMatchObject({
          build: { digest: current.digest },
        });
        const ends = { good: undefined, bad: undefined, find: undefined };
        expect(orderEnds(history, ends).candidates.at(-1)?.digest).toBe(current.digest);
        const back = rollBack(history, undefined, { kind: 'steps', steps: 1 }, () => false);
        expect(back).not.toMatchObject({ build: { digest: current.digest } });
        for (const { digest } of history) {
          expect(lagOf(history, digest).kind === 'newest').toBe(digest === current.digest);
          expect(run(history, digest, 0)).toBe(current.digest);
        }
      }),
    );
  });

  it('choose with a minimum age what the tag was at that time', () => {
    fc.assert(
      fc.property(fc.oneof(histories, flipping), ages, (history, age) => {
        const choice = chooseBuild(history, wishOf(age));
        const then = history.findLast(({ at }) => NOW - at >= age);
        expect(choice.kind === 'build' ? choice.build.digest : undefined).toBe(then?.digest);
      }),
    );
  });

  it('leave a pin alone while its tag changes more often than the minimum age', () => {
    fc.assert(
      fc.property(flipping, ages, (history, age) => {
        for (const [index, { at, digest }] of history.entries()) {
          const ofNow = history.slice(0, index + 1);
          const cutoff = toInstant(at - LONGEST_GAP - age);
          const choice = chooseBuild(ofNow, { ...wishOf(0), cutoff });
          if (choice.kind === 'build') expect(stepTo(ofNow, digest, choice.build, false)).not.toBe('move');
        }
      }),
    );
  });

  it('never move a pin to an older build, in the order of the history', () => {
    fc.assert(
      fc.property(histories, ages, fc.nat(), (history, age, seed) => {
        fc.pre(history.length > 0);
        const pinned = history[seed % history.length]?.digest;
        const after = run(history, pinned, age);
        const order = history.map(({ digest }) => digest);
        if (after === undefined || pinned === undefined) return;
        expect(order.lastIndexOf(after)).toBeGreaterThanOrEqual(order.lastIndexOf(pinned));
      }),
    );
  });

  it('change nothing when they run twice', () => {
    fc.assert(
      fc.property(histories, ages, fc.option(fc.nat(), { nil: undefined }), (history, age, seed) => {
        const pinned = seed === undefined ? undefined : history[seed % Math.max(1, history.length)]?.digest;
        const once = run(history, pinned, age);
        expect(run(history, once, age)).toBe(once);
      }),
    );
  });

  it('give the same however the history was cut into pages that share their boundaries', () => {
    fc.assert(
      fc.property(histories, ages, fc.array(fc.nat(), { maxLength: 6 }), (history, age, cuts) => {
        const joined = join(history, cuts);
        expect(joined).toEqual(history);
        expect(chooseBuild(joined, wishOf(age))).toEqual(chooseBuild(history, wishOf(age)));
        expect(usualInterval(joined)).toBe(usualInterval(history));
      }),
    );
  });

  it('move a pin without an age exactly if it is behind, and by as much', () => {
    fc.assert(
      fc.property(histories, fc.nat(), (history, seed) => {
        fc.pre(history.length > 0);
        const pinned = history[seed % history.length]?.digest;
        if (pinned === undefined || history.at(-1)?.digest === pinned) return;
        const target = run(history, pinned, 0) ?? pinned;
        const lag = lagOf(history, pinned);
        expect(lag.kind === 'behind').toBe(target !== pinned);
        if (lag.kind === 'behind')
          expect(distanceOf(history, pinned, target)).toEqual({ ...lag, kind: undefined });
      }),
    );
  });

  it('count every digest as one build, at its last record, in the order of the history', () => {
    fc.assert(
      fc.property(fc.oneof(histories, flipping), (history) => {
        const last = history.filter(
          ({ digest }, index) => history.findLastIndex((build) => build.digest === digest) === index,
        );
        expect(buildsOf(history).map(({ digest }) => digest)).toEqual(last.map(({ digest }) => digest));
      }),
    );
  });

  it('choose in lockstep what all tags were at one moment, none of it too young', () => {
    fc.assert(
      fc.property(fc.array(histories, { minLength: 1, maxLength: 3 }), ages, (all, age) => {
        const tags = all.map((history, index) => ({ tag: String(index), history }));
        const choices = [...chooseInLockstep(tags, wishOf(age), NOW).values()];
        const builds = choices.flatMap((choice) => (choice.kind === 'build' ? [choice.build] : []));
        expect([0, tags.length]).toContain(builds.length);
        const moment = toInstant(Math.max(0, ...builds.map(({ at }) => at)));
        for (const [index, build] of builds.entries()) {
          expect(NOW - build.at).toBeGreaterThanOrEqual(age);
          expect(build).toEqual(buildAt(all[index] ?? [], moment));
        }
      }),
    );
  });
});

function buildAt(history: TagHistory, moment: Instant): Build | undefined {
  return tagChanges(history).findLast(({ at }) => at <= moment);
}

function join(history: TagHistory, cuts: readonly number[]): TagHistory {
  const ends = [...cuts.map((cut) => cut % (history.length + 1)), history.length].sort((a, b) => a - b);
  let joined: TagHistory = [];
  for (const end of ends) {
    const page = history.slice(Math.max(0, joined.length - 1), end);
    joined = appendPage(joined, page) ?? joined;
  }
  return joined;
}
