import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Digest } from '../../../src/values/digest.ts';
import { DAY_MS, toInstant } from '../../../src/values/instant.ts';
import type { PinWish } from '../../../src/pin/decide/decide-pin.ts';
import { DEFAULT_PIN_SETTINGS } from '../../../src/config/policy/pin-settings.ts';
import type { PinSettings } from '../../../src/config/policy/pin-settings.ts';
import { isAtLeast } from '../../../src/values/severity.ts';
import type { Severity } from '../../../src/values/severity.ts';
import type { MoveAdvisories, MoveVulnerability } from '../../../src/advisories/decide/advisory-impact.ts';
import type { MoveImpact } from '../../../src/pin/decide/move-impact.ts';
import { placeOf } from '../../../src/pin/decide/pin-plan.ts';
import type { PlannedImpact } from '../../../src/pin/compare-steps.ts';
import { appendPage, findBuild, tagChanges } from '../../../src/values/tag-history.ts';
import type { Build, TagHistory } from '../../../src/values/tag-history.ts';
import { planPins } from '../../../src/pin/plan-pins.ts';
import type { PlannedPins } from '../../../src/pin/plan-pins.ts';
import type { TagSource } from '../../../src/tag-history/tag-source.ts';
import { digestOf } from '../../support/samples/sample-check.ts';
import { sampleBuildDiff } from '../../support/samples/sample-plan.ts';
import { textTree } from '../../support/samples/text-tree.ts';

const NOW = toInstant(100 * DAY_MS);
const TAGS = ['a:1', 'a:1-dev', 'b:1'] as const;
type Tag = (typeof TAGS)[number];

/** Up to 12 builds of the last weeks, of few digests, so that tags return to builds that they had. */
const history: fc.Arbitrary<TagHistory> = fc
  .array(fc.record({ gap: fc.integer({ min: 1, max: 3 * DAY_MS }), digit: fc.nat({ max: 9 }) }), {
    maxLength: 12,
  })
  .map((steps) => {
    let at = NOW - steps.reduce((sum, { gap }) => sum + gap, 0);
    return steps.map(({ gap, digit }) => ({
      at: toInstant((at += gap)),
      digest: digestOf(String(digit)),
    }));
  });

/** A line of a Dockerfile: a tag, and the digest beside it: none, one of few, or one that no tag ever had. */
const line = fc.record({
  tag: fc.constantFrom(...TAGS),
  digit: fc.option(fc.constantFrom('0', '1', '2', '3', '4', '5', 'f')),
});

/** What builds are made of, by the digit of their digest; equal ones have equal vulnerabilities. */
const contents = fc.record({
  of: fc.array(fc.nat({ max: 3 }), { minLength: 10, maxLength: 10 }),
  vulnerable: fc.array(fc.subarray(['CVE-1', 'CVE-2', 'CVE-3']), { minLength: 4, maxLength: 4 }),
  unknown: fc.subarray([0, 1, 2, 3], { maxLength: 1 }),
});
const SCORES: Readonly<Record<string, Severity>> = {
  'CVE-1': { rating: 'critical', score: 9.8 },
  'CVE-2': { rating: 'high', score: 7.5 },
  'CVE-3': { rating: 'low', score: 2 },
};

interface World {
  readonly contents: {
    readonly of: readonly number[];
    readonly vulnerable: readonly (readonly string[])[];
    readonly unknown: readonly number[];
  };
  readonly histories: Readonly<Record<Tag, TagHistory>>;
  readonly files: readonly (readonly { readonly tag: Tag; readonly digit: string | null }[])[];
  readonly settings: PinSettings;
  readonly unanswered: readonly Tag[];
}

const world: fc.Arbitrary<World> = fc.record({
  contents,
  histories: fc.record({ 'a:1': history, 'a:1-dev': history, 'b:1': history }),
  files: fc.array(fc.array(line, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
  unanswered: fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    fc.constantFrom(...TAGS).map((tag) => [tag]),
  ),
  settings: fc
    .record({
      minAgeMs: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 20 * DAY_MS })),
      lockstep: fc.boolean(),
      denied: fc.uniqueArray(fc.nat({ max: 9 }), { maxLength: 3 }),
      held: fc.option(fc.constantFrom('cgr.dev/acme/a', 'cgr.dev/acme/b')),
      fastLane: fc.constantFrom(undefined, 'high', 'low'),
      rebuildMaxLagMs: fc.constantFrom(undefined, 2 * DAY_MS, 30 * DAY_MS),
    })
    .map(settingsOf),
});

function settingsOf(said: {
  readonly minAgeMs: number;
  readonly lockstep: boolean;
  readonly denied: readonly number[];
  readonly held: string | null;
  readonly fastLane: PinSettings['fastLane'];
  readonly rebuildMaxLagMs: number | undefined;
}): PinSettings {
  const rule = { reason: 'so', from: undefined, until: undefined };
  const denies = said.denied.map((digit) => {
    return Object.assign({ image: undefined, digest: digestOf(String(digit)) }, rule);
  });
  const { fastLane, lockstep, minAgeMs, rebuildMaxLagMs } = said;
  return {
    ...DEFAULT_PIN_SETTINGS,
    fastLane,
    lockstep,
    minAgeMs,
    rebuildMaxLagMs,
    denies,
    holds: said.held === null ? [] : [{ ...rule, image: (name: string) => name === said.held }],
  };
}

function textsOf({ files }: World): Readonly<Record<string, string>> {
  return Object.fromEntries(
    files.map((lines, index) => [
      `${index}/Dockerfile`,
      lines
        .map(({ tag, digit }) => `FROM cgr.dev/acme/${tag}${digit === null ? '' : `@${digestOf(digit)}`}\n`)
        .join('# between\n'),
    ]),
  );
}

/** Compares two builds by what they are made of. */
function impactOf({ contents: made }: Pick<World, 'contents'>, from: Digest, to: Digest): MoveImpact {
  const [old = 0, next = 0] = [from, to].map((digest) => made.of[Number(digest.at(-1))]);
  if ([old, next].some((one) => made.unknown.includes(one)))
    return { advisories: { kind: 'unknown', why: 'no SBOM' }, diff: undefined };
  const [had, has] = [old, next].map((one) => new Set(made.vulnerable[one]));
  const listed = (ids: Set<string> | undefined): readonly MoveVulnerability[] =>
    [...(ids ?? [])].map((id) => ({ id, packages: [], severity: SCORES[id] ?? expect.fail('no score') }));
  const advisories: MoveAdvisories = {
    kind: 'known',
    resolved: listed(had?.difference(has ?? new Set())),
    introduced: listed(has?.difference(had ?? new Set())),
    stillOpen: listed(had?.intersection(has ?? new Set())),
  };
  return { advisories, diff: sampleBuildDiff(old === next ? 'rebuilt' : 'changed') };
}

async function plan(
  given: Omit<World, 'files'>,
  texts: Readonly<Record<string, string>>,
  wish: PinWish = { asOf: undefined, rollBack: undefined },
): Promise<PlannedPins> {
  const { histories, settings, unanswered } = given;
  const impact: PlannedImpact = {
    hasAdvisories: true,
    judgeMoves: async (moves) =>
      new Map(
        moves.map((move) => [move, impactOf(given, move.from ?? expect.fail('nothing to compare'), move.to)]),
      ),
  };
  const source: TagSource = {
    tag: async ({ path }, tag) => {
      const key = TAGS.find((one) => `acme/${one}` === `${path}:${tag}`);
      if (key === undefined || unanswered.includes(key))
        return { kind: 'unknown', problem: { code: 'platform_unavailable', message: 'no', hint: '' } };
      return { kind: 'known', value: { kind: 'history', history: histories[key] } };
    },
    has: async () => ({ kind: 'known', value: true }),
    platforms: () => expect.fail('nothing asks for platforms here'),
  };
  return planPins({ tree: textTree(texts), now: NOW, settings, wish, source, impact });
}

function after(texts: Readonly<Record<string, string>>, { files }: PlannedPins): Record<string, string> {
  const decoder = new TextDecoder();
  return { ...texts, ...Object.fromEntries(files.map((file) => [file.path, decoder.decode(file.after)])) };
}

function keyOf({ image, tag }: { readonly image: string; readonly tag: string }): Tag {
  return (
    TAGS.find((one) => `cgr.dev/acme/${one}` === `${image}:${tag}`) ?? expect.fail('there is no such tag')
  );
}

function placeIn(builds: TagHistory, digest: Digest): number {
  return tagChanges(builds).findLastIndex((build) => build.digest === digest);
}

describe('a plan of a whole repository', () => {
  it('moves only to builds that are old enough, not denied, newer than the pin, of images that are not held', async () => {
    await fc.assert(
      fc.asyncProperty(world, async (given) => {
        const { plan: planned } = await plan(given, textsOf(given));
        for (const move of planned.moves) {
          const builds = given.histories[keyOf(move)];
          expect(given.unanswered).not.toContain(keyOf(move));
          const { settings } = given;
          const isOld = builds.some(({ at, digest }) => digest === move.to && NOW - at >= settings.minAgeMs);
          expect(isOld || (move.fastLane?.fixes.length ?? 0) > 0).toBe(true);
          expect(settings.denies.some(({ digest }) => digest === move.to)).toBe(false);
          expect(settings.holds.some(({ image }) => image(move.image))).toBe(false);
          if (move.from !== undefined)
            expect(placeIn(builds, move.to)).toBeGreaterThan(placeIn(builds, move.from));
          if (move.from !== undefined) expect(placeIn(builds, move.from)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('passes the minimum age only to what fixes enough, and fixes no more with a newer build', async () => {
    await fc.assert(
      fc.asyncProperty(world, async (given) => {
        const threshold = given.settings.fastLane;
        const alone = { ...given, settings: { ...given.settings, lockstep: false } };
        const { plan: planned } = await plan(alone, textsOf(given));
        const isSevere = ({ severity }: MoveVulnerability): boolean =>
          threshold !== undefined && isAtLeast(severity, threshold);
        for (const { fastLane, to, ...move } of planned.moves) {
          if (fastLane === undefined) continue;
          expect(fastLane.fixes.every(isSevere)).toBe(true);
          expect(fastLane.ageMs).toBeLessThan(given.settings.minAgeMs);
          const isDenied = ({ digest }: Build): boolean =>
            given.settings.denies.some((one) => one.digest === digest);
          const builds = tagChanges(given.histories[keyOf(move)]);
          const newest = builds.findLast((build) => !isDenied(build)) ?? expect.fail('nothing is allowed');
          const left = impactOf(given, to, newest.digest).advisories;
          expect(newest.digest === to || left?.kind === 'known').toBe(true);
          if (left?.kind === 'known') expect(left.resolved.filter(isSevere)).toEqual([]);
        }
      }),
    );
  });

  it('lets no update wait that changes or resolves something, is unknown, or is too far behind', async () => {
    await fc.assert(
      fc.asyncProperty(world, async (given) => {
        const { plan: planned } = await plan(given, textsOf(given));
        const texts = textsOf(given);
        const { plan: free } = await plan(
          { ...given, settings: { ...given.settings, rebuildMaxLagMs: undefined } },
          texts,
        );
        const waiting = new Set(
          planned.skipped.flatMap((one) => (one.code === 'only-rebuilt' ? placeOf(one) : [])),
        );
        const moved = free.moves.filter((move) => waiting.has(placeOf(move)));
        expect(moved).toHaveLength(waiting.size);
        for (const { builtAt = NOW, from = digestOf('f'), to, ...move } of moved) {
          expect(impactOf(given, from, to).diff?.verdict).toBe('rebuilt');
          const pinned = findBuild(given.histories[keyOf(move)], from) ?? expect.fail('not in the history');
          expect(builtAt - pinned.at).toBeLessThan(given.settings.rebuildMaxLagMs ?? 0);
        }
      }),
    );
  });

  it('is carried out by digests alone, and once: planned again, nothing changes', async () => {
    await fc.assert(
      fc.asyncProperty(world, async (given) => {
        const texts = textsOf(given);
        const once = after(texts, await plan(given, texts));
        const bare = (all: Readonly<Record<string, string>>): readonly string[] =>
          Object.values(all).map((text) => text.replaceAll(/@sha256:[0-9a-f]{64}/g, ''));
        expect(bare(once)).toEqual(bare(texts));
        const again = await plan(given, once);
        expect([again.plan.moves, again.files]).toEqual([[], []]);
      }),
    );
  });

  it('says of every reference either where it moves or why it stays', async () => {
    await fc.assert(
      fc.asyncProperty(world, async (given) => {
        const { plan: planned } = await plan(given, textsOf(given));
        const told = [...planned.moves, ...planned.skipped].map((one) => `${one.file}:${one.line}`);
        const lines = given.files.flatMap((file, index) =>
          file.map((_, number) => `${index}/Dockerfile:${number * 2 + 1}`),
        );
        expect(told.toSorted()).toEqual(lines.toSorted());
        expect(planned.skipped.every(({ reason }) => reason !== '')).toBe(true);
      }),
    );
  });

  it('is the same for any split of the same histories', async () => {
    await fc.assert(
      fc.asyncProperty(
        world,
        fc.array(fc.nat({ max: 12 }), { maxLength: 4 }),
        fc.boolean(),
        async (given, cuts, sharing) => {
          const histories = {
            'a:1': joined(given.histories['a:1'], cuts, sharing),
            'a:1-dev': joined(given.histories['a:1-dev'], cuts, sharing),
            'b:1': joined(given.histories['b:1'], cuts, sharing),
          };
          const texts = textsOf(given);
          expect((await plan({ ...given, histories }, texts)).plan).toEqual((await plan(given, texts)).plan);
        },
      ),
    );
  });

  it('returns exactly the builds of the tags at a time, backwards too', async () => {
    await fc.assert(
      fc.asyncProperty(world, fc.integer({ min: 0, max: 30 * DAY_MS }), async (given, ago) => {
        const free = { ...given, settings: { ...DEFAULT_PIN_SETTINGS, lockstep: given.settings.lockstep } };
        const asOf = toInstant(NOW - ago);
        const { plan: planned } = await plan(free, textsOf(given), { asOf, rollBack: undefined });
        for (const move of planned.moves)
          expect(move.to).toBe(given.histories[keyOf(move)].findLast(({ at }) => at <= asOf)?.digest);
      }),
    );
  });

  it('goes N builds back, and forward again to the start', async () => {
    await fc.assert(
      fc.asyncProperty(world, fc.integer({ min: 1, max: 3 }), async (given, steps) => {
        const free = { ...given, settings: { ...DEFAULT_PIN_SETTINGS, lockstep: false } };
        const texts = textsOf(given);
        const newest = after(texts, await plan(free, texts));
        const wish = { asOf: undefined, rollBack: { kind: 'steps', steps } } as const;
        const back = await plan(free, newest, wish);
        for (const move of back.plan.moves) expect(move.builds).toBeLessThan(0);
        const old = after(newest, back);
        expect(after(old, await plan(free, old))).toEqual(newest);
      }),
    );
  });
});

/** A history that came in pages, which share the record at their boundary or do not. */
function joined(builds: TagHistory, cuts: readonly number[], sharing: boolean): TagHistory {
  const ends = [...cuts.map((cut) => Math.min(cut, builds.length)), builds.length].sort((a, b) => a - b);
  let whole: TagHistory = [];
  for (const end of ends) {
    const start = Math.max(0, whole.length - (sharing ? 1 : 0));
    whole = appendPage(whole, builds.slice(start, end)) ?? whole;
  }
  return whole;
}
