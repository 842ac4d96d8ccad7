import { describe, expect, it } from 'vitest';

import type { Severity } from '../../../src/values/severity.ts';
import type { Digest } from '../../../src/values/digest.ts';
import { parseDigest } from '../../../src/values/digest.ts';
import type { TagHistory } from '../../../src/values/tag-history.ts';
import { parseInstant, toInstant } from '../../../src/values/instant.ts';
import type { MoveImpact } from '../../../src/pin/decide/move-impact.ts';
import type { DiffVerdict } from '../../../src/diff/decide/build-diff.ts';
import type { PinWish } from '../../../src/pin/decide/decide-pin.ts';
import { pinLines, pinsReport } from '../../../src/pin/views/pins.ts';
import { loadConfig } from '../../../src/config/load-config.ts';
import type { PlannedImpact } from '../../../src/pin/compare-steps.ts';
import { planPins } from '../../../src/pin/plan-pins.ts';
import type { PlannedPins } from '../../../src/pin/plan-pins.ts';
import { sampleBuildDiff } from '../../support/samples/sample-plan.ts';
import { textTree } from '../../support/samples/text-tree.ts';

const NOW = parseInstant('2026-11-20T12:00:00Z');
const HOUR_MS = 3_600_000;
const HIGH: Severity = { rating: 'high', score: 7.5 };

/** The build of a tag at a number of hours before now. */
function buildOf(tag: string, hours: number): Digest {
  return parseDigest(`sha256:${(tag === '1' ? 'a' : 'b').repeat(58)}${String(hours).padStart(6, '0')}`);
}

function hoursOf(digest: Digest): number {
  return Number(digest.slice(-6));
}

function historyOf(tag: string, ages: readonly number[]): TagHistory {
  return ages.map((hours) => ({ at: toInstant(NOW - hours * HOUR_MS), digest: buildOf(tag, hours) }));
}

/** Two tags that are built every 6 hours for 10 days, one an hour after the other. */
const AGES = Array.from({ length: 40 }, (_, index) => 240 - 6 * index);
const TAGS: Readonly<Record<string, TagHistory>> = {
  '1': historyOf('1', AGES),
  '1-dev': historyOf(
    '1-dev',
    AGES.map((hours) => hours - 1),
  ),
};

interface Given {
  readonly config: string;
  readonly text?: string;
  readonly wish?: Partial<PinWish>;
  /** What an update changes, by the ages of its builds in hours; CVE-2026-1 is fixed 30 hours before now if absent. */
  readonly impact?: (from: number, to: number, tag: string) => MoveImpact;
  readonly hasAdvisories?: boolean;
}

interface Weighed extends PlannedPins {
  /** The builds that were compared, as `from→to` in hours, in order. */
  readonly compared: readonly string[];
}

/** What an update between builds before and after a fix changes. */
function fixedAt(hours: number, severity = HIGH): NonNullable<Given['impact']> {
  return (from, to) => impact({ resolved: from > hours && to <= hours ? [severity] : [] });
}

function impact(
  given: { readonly resolved?: readonly Severity[]; readonly introduced?: readonly Severity[] },
  verdict: DiffVerdict = 'changed',
): MoveImpact {
  const listed = (
    severities: readonly Severity[] = [],
    start: number,
  ): { id: string; packages: string[]; severity: Severity }[] =>
    severities.map((severity, index) => ({
      id: `CVE-2026-${start + index}`,
      packages: ['openssl'],
      severity,
    }));
  return {
    advisories: {
      kind: 'known',
      resolved: listed(given.resolved, 1),
      introduced: listed(given.introduced, 5),
      stillOpen: [],
    },
    diff: sampleBuildDiff(verdict),
  };
}

async function weigh({ config, text = pinned('1', 234), wish, ...given }: Given): Promise<Weighed> {
  const compared: string[] = [];
  const impactOf = given.impact ?? fixedAt(30);
  const planned: PlannedImpact = {
    hasAdvisories: given.hasAdvisories ?? true,
    judgeMoves: async (moves) =>
      new Map(
        moves.map((move) => {
          const [from, to] = [move.from ?? expect.fail('nothing to compare'), move.to].map(hoursOf);
          compared.push(`${from}→${to}`);
          return [move, impactOf(from ?? 0, to ?? 0, move.tag)] as const;
        }),
      ),
  };
  const tree = textTree({ Dockerfile: text, '.github/mooring.yml': `pin: ${config}\n` });
  const plan = await planPins({
    tree,
    now: NOW,
    settings: (await loadConfig(tree)).pin,
    wish: { asOf: undefined, rollBack: undefined, ...wish },
    source: {
      tag: async (_image, tag) => ({ kind: 'known', value: { kind: 'history', history: TAGS[tag] ?? [] } }),
      has: async () => ({ kind: 'known', value: true }),
      platforms: () => expect.fail('nothing asks for platforms here'),
    },
    impact: planned,
  });
  return { ...plan, compared };
}

function pinned(tag: string, hours: number): string {
  return `FROM cgr.dev/acme/app:${tag}@${buildOf(tag, hours)}\n`;
}

/** The ages of the builds that references are updated to, and the codes of the others. */
function resultOf({ plan }: PlannedPins): readonly unknown[] {
  return [...plan.moves.map(({ to }) => hoursOf(to)), ...plan.skipped.map(({ code }) => code)];
}

const FAST = '{ min-age: 3d, fast-lane: high }';
const QUIET = '{ skip-rebuilds: true, max-lag: 5d }';

describe('pin/weigh-builds', () => {
  it.each(['{ min-age: 3d }', '{ fast-lane: high }', '{ skip-rebuilds: false }'])(
    'compares nothing with %s',
    async (config) => {
      expect((await weigh({ config })).compared).toEqual([]);
    },
  );

  it('passes the minimum age to the first build with the fix, by few comparisons', async () => {
    const planned = await weigh({ config: FAST });
    expect(resultOf(planned)).toEqual([30]);
    expect(planned.compared.length).toBeLessThanOrEqual(7);
    expect(planned.compared[0]).toBe('72→6');
    expect(pinLines(planned.plan)[0]).toMatch(
      /\(newer by 34 builds, 8 days; fast-lane overrides min-age 3d: 30 hours old, fixes CVE-2026-1 \(high 7\.5\)\)$/,
    );
    const { moves } = pinsReport(planned.plan, { written: false, changedFiles: [] });
    expect(moves).toMatchObject([{ fastLane: { fixes: ['CVE-2026-1'] } }]);
  });

  it.each<readonly [name: string, given: Partial<Given>, result: readonly unknown[]]>([
    ['the fix is old enough', { impact: fixedAt(100) }, [72]],
    ['the fix is less severe', { impact: fixedAt(30, { rating: 'medium', score: 6.9 }) }, [72]],
    ['there is no score', { impact: fixedAt(30, { rating: 'unscored', score: null }) }, [72]],
    ['the newest build has no fix', { impact: () => impact({}) }, [72]],
    [
      'the build adds one as severe',
      { impact: (from, to) => impact({ resolved: [HIGH], introduced: from > 30 && to <= 30 ? [HIGH] : [] }) },
      [72],
    ],
    [
      'nothing is known',
      { impact: () => ({ advisories: { kind: 'unknown', why: 'no SBOM' }, diff: undefined }) },
      [72],
    ],
    ['a run selects builds by a date', { wish: { asOf: toInstant(NOW - 100 * HOUR_MS) } }, [174]],
    [
      'the image is on hold',
      { config: `{ min-age: 3d, fast-lane: high, hold: [{ image: '**', reason: x }] }` },
      ['held'],
    ],
    ['the pin has the fix', { text: pinned('1', 24) }, ['would-go-back']],
  ])('keeps the minimum age if %s', async (_name, given, result) => {
    expect(resultOf(await weigh({ config: FAST, ...given }))).toEqual(result);
  });

  it('uses the next build that is allowed if the first one is denied', async () => {
    const deny = `{ digest: '${buildOf('1', 30)}', reason: broken }`;
    expect(resultOf(await weigh({ config: `{ min-age: 3d, fast-lane: high, deny: [${deny}] }` }))).toEqual([
      24,
    ]);
  });

  it('does not use a build that is unknown', async () => {
    const unknown: MoveImpact = { advisories: { kind: 'unknown', why: 'no SBOM' }, diff: undefined };
    const fixed = fixedAt(30);
    const given = {
      impact: (from: number, to: number) => ([from, to].includes(30) ? unknown : fixed(from, to, '1')),
    };
    expect(resultOf(await weigh({ config: FAST, ...given }))).toEqual([24]);
  });

  it('updates the partners in lockstep with it', async () => {
    const text = `${pinned('1-dev', 233)}${pinned('1', 234)}`;
    const planned = await weigh({
      config: FAST,
      text,
      impact: (from, to, tag) => (tag === '1' ? fixedAt(30)(from, to, tag) : impact({})),
    });
    expect(resultOf(planned)).toEqual([29, 30]);
    const [partner, fixed] = planned.plan.moves;
    expect([partner?.fastLane?.by, fixed?.fastLane?.by]).toEqual(['1', undefined]);
    expect(pinLines(planned.plan)[0]).toContain('29 hours old, 1 in lockstep fixes CVE-2026-1');
    // Both stay if the impact on one of them is unknown.
    const unknown: MoveImpact = { advisories: { kind: 'unknown', why: 'no SBOM' }, diff: undefined };
    const half = await weigh({
      config: FAST,
      text,
      impact: (from, to, tag) => (tag === '1' ? fixedAt(30)(from, to, tag) : unknown),
    });
    expect(resultOf(half)).toEqual([77, 78]);
  });

  it('says so once if the run has no access to advisories, or does not get them', async () => {
    const without = await weigh({ config: FAST, hasAdvisories: false });
    expect([without.compared, resultOf(without)]).toEqual([[], [72]]);
    expect(without.warnings).toEqual([
      'fast-lane: this run has no access to advisories, so `min-age` applies to all builds. It needs an API token.',
    ]);
    const problem = { code: 'auth_forbidden', message: 'status 403', hint: 'Add a capability.' } as const;
    const refused = await weigh({
      config: FAST,
      impact: () => ({ advisories: { kind: 'unknown', why: 'status 403', problem }, diff: undefined }),
    });
    expect(refused.warnings).toEqual(['fast-lane: advisories unknown: status 403. Add a capability.']);
  });

  it('lets an update wait whose build is only rebuilt', async () => {
    const waiting = await weigh({
      config: QUIET,
      text: pinned('1', 48),
      impact: () => impact({}, 'rebuilt'),
    });
    expect(waiting.plan.moves).toEqual([]);
    expect(waiting.plan.skipped).toMatchObject([
      {
        code: 'only-rebuilt',
        reason:
          'the selected build, of 2026-11-20, has the same packages and configuration, and is less than 5 days newer (max-lag)',
      },
    ]);
    expect(waiting.compared).toEqual(['48→6']);
  });

  it.each<readonly [name: string, given: Partial<Given>]>([
    [
      'it resolves something',
      { impact: () => impact({ resolved: [{ rating: 'unscored', score: null }] }, 'rebuilt') },
    ],
    ['something changed', { impact: () => impact({}, 'changed') }],
    ['it is unknown what changed', { impact: () => impact({}, 'unknown') }],
    ['its builds cannot be compared', { impact: () => ({ advisories: undefined, diff: undefined }) }],
    ['the pin is too far behind', { text: pinned('1', 126) }],
    ['it is the first pin', { text: 'FROM cgr.dev/acme/app:1\n' }],
  ])('lets no update wait if %s', async (_name, given) => {
    const base = { config: QUIET, text: pinned('1', 120), impact: () => impact({}, 'rebuilt') };
    expect(resultOf(await weigh(base))).toEqual(['only-rebuilt']);
    expect(resultOf(await weigh({ ...base, ...given }))).toEqual([6]);
  });

  it('lets a lockstep set wait only together', async () => {
    const given = { config: QUIET, text: `${pinned('1-dev', 47)}${pinned('1', 48)}` };
    const verdictOf = (verdict: DiffVerdict) => (_from: number, _to: number, tag: string) =>
      impact({}, tag === '1' ? verdict : 'identical');
    expect(resultOf(await weigh({ ...given, impact: verdictOf('rebuilt') }))).toEqual([
      'only-rebuilt',
      'only-rebuilt',
    ]);
    expect(resultOf(await weigh({ ...given, impact: verdictOf('changed') }))).toEqual([5, 6]);
  });
});
