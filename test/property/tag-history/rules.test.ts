import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { chooseBuild, stepTo } from '../../../src/tag-history/decide/choose-build.ts';
import { distanceOf, lagOf } from '../../../src/tag-history/decide/lag.ts';
import { appendPage, settledHistory, usualInterval } from '../../../src/values/tag-history.ts';
import { chooseInLockstep } from '../../../src/tag-history/decide/lockstep.ts';
import { DAY_MS, toInstant } from '../../../src/values/instant.ts';
import type { Instant } from '../../../src/values/instant.ts';
import type { Build, TagHistory } from '../../../src/values/tag-history.ts';
import { digestOf } from '../../support/samples/sample-check.ts';

const NOW = toInstant(100 * DAY_MS);

/** Up to 40 builds of the last 100 days, few digests, so that tags return to builds they had. */
const histories = fc
  .array(
    fc.record({ gap: fc.integer({ min: 1, max: 4 * DAY_MS }), digit: fc.integer({ min: 0, max: 15 }) }),
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
const ages = fc.integer({ min: 0, max: 20 * DAY_MS });
const denied = fc.uniqueArray(fc.integer({ min: 0, max: 15 }), { maxLength: 4 });

function wishOf(age: number, digits: readonly number[] = []): Parameters<typeof chooseBuild>[1] {
  const digests = new Set(digits.map((digit) => digestOf(digit.toString(16))));
  const isDenied = ({ digest }: Build): boolean => digests.has(digest);
  return { cutoff: toInstant(NOW - age), isAsOf: false, isDenied };
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

  it('never move a pin to an older build, in the order of the settled history', () => {
    fc.assert(
      fc.property(histories, ages, fc.nat(), (history, age, seed) => {
        fc.pre(history.length > 0);
        const pinned = history[seed % history.length]?.digest;
        const after = run(history, pinned, age);
        const order = settledHistory(history).map(({ digest }) => digest);
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

  it('keep every digest when flips are left out', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const digests = (builds: TagHistory): ReadonlySet<string> =>
          new Set(builds.map(({ digest }) => digest));
        expect(digests(settledHistory(history))).toEqual(digests(history));
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
  return settledHistory(history).findLast(({ at }) => at <= moment);
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
