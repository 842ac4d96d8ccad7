import { describe, expect, it } from 'vitest';

import type { Advisory } from '../../../../src/advisories/decide/advisory.ts';
import { createAssessor } from '../../../../src/check/decide/assessed-images.ts';
import type { Evidence, TagEvidence } from '../../../../src/check/decide/evidence.ts';
import type { ImagePackages } from '../../../../src/sbom/decide/image-packages.ts';
import type { Fetched } from '../../../../src/values/fetched.ts';
import { fixesIn } from '../../../../src/check/fixes/fix-result.ts';
import type { CheckedBuild } from '../../../../src/check/fixes/fix-result.ts';
import { checkBuild, nextBuilds, prepareSearch } from '../../../../src/check/fixes/fix-search.ts';
import type { FixSearch } from '../../../../src/check/fixes/fix-search.ts';
import type { ReferenceFixes } from '../../../../src/check/fixes/fix.ts';
import { parseDigest } from '../../../../src/values/digest.ts';
import type { Digest } from '../../../../src/values/digest.ts';
import type { Build } from '../../../../src/values/tag-history.ts';
import { toInstant } from '../../../../src/values/instant.ts';
import {
  advisory,
  digestOf,
  evidence,
  historyOf,
  known,
  refused,
  tagEvidence,
  use,
} from '../../../support/samples/sample-check.ts';

const PYTHON = 'cgr.dev/acme/python:3.13';
const PINNED = `${PYTHON}@${digestOf('0')}`;
const AMD64 = 'linux/amd64';

/** Packages of one platform, as `name version`. */
function packages(...installed: readonly string[]): Fetched<ImagePackages> {
  return onPlatforms({ [AMD64]: installed });
}

function onPlatforms(installed: Readonly<Record<string, readonly string[]>>): Fetched<ImagePackages> {
  const platforms = Object.entries(installed).map(([platform, all]) => ({
    platform,
    packages: all.map((one) => {
      const [name = '', version = ''] = one.split(' ');
      return { name, version, origin: name, distribution: 'wolfi' as const, arch: '' };
    }),
  }));
  return known({ source: 'attestation' as const, platforms });
}

/** An advisory that is fixed in a version, released on a day of November 2026. */
function fixed(name: string, cve: string, fixedVersion = '2.0-r0', day = 5): Advisory {
  const [event] = advisory(name, cve, [day, 'fixed']).events;
  if (event === undefined) throw new Error('an advisory without events');
  return { ...advisory(name, cve), uid: `${name} ${cve}`, events: [{ ...event, fixed: { fixedVersion } }] };
}

interface World {
  readonly advisories?: readonly Advisory[];
  readonly installed?: Fetched<ImagePackages>;
  /** By day of November 2026. */
  readonly builds?: Readonly<Record<number, string>>;
  readonly tag?: TagEvidence;
  readonly reference?: string;
}

function evidenceOf({ advisories = [fixed('a', 'CVE-2026-0001')], ...world }: World): Evidence {
  const { reference = PINNED, installed = packages('a 1.0-r0') } = world;
  const tag = world.tag ?? tagEvidence(historyOf(world.builds ?? { 1: '0', 2: '1', 6: '2', 9: '3' }));
  const names = [...Map.groupBy(advisories, ({ artifactName }) => artifactName)];
  return evidence({ [PYTHON]: tag }, Object.fromEntries(names.map(([name, all]) => [name, known(all)])), {
    [reference]: installed,
  });
}

function prepared(world: World) {
  const given = evidenceOf(world);
  return prepareSearch(use('Dockerfile', 1, world.reference ?? PINNED).reference, {
    evidence: given,
    assess: createAssessor(given),
  });
}

function searchOf(world: World): FixSearch {
  const question = prepared(world);
  if (question?.kind !== 'search') throw new Error('no search');
  return question.search;
}

interface Searched {
  readonly fixes: ReferenceFixes;
  /** The builds that were checked, by their digest's character, one text for each round. */
  readonly rounds: readonly string[];
}

function run(search: FixSearch, check: (build: Build) => CheckedBuild): Searched {
  const checked = new Map<Digest, CheckedBuild>();
  const rounds: string[] = [];
  for (let builds = nextBuilds({ ...search, checked }); builds.length > 0;) {
    rounds.push(builds.map(({ digest }) => digest.at(-1)).join(''));
    for (const build of builds) checked.set(build.digest, check(build));
    builds = nextBuilds({ ...search, checked });
  }
  return { fixes: fixesIn({ ...search, checked }), rounds };
}

/** Searches builds that have these packages, by their digest's character. */
function searched(world: World, builds: Readonly<Record<string, Fetched<ImagePackages>>>): Searched {
  const search = searchOf(world);
  const { advisories } = evidenceOf(world);
  return run(search, ({ digest }) =>
    checkBuild(search.open, builds[digest.at(-1) ?? ''] ?? packages(), advisories),
  );
}

function kinds({ fixes }: Searched): readonly string[] {
  return [...fixes.byVulnerability.values()].map((fix) =>
    fix.kind === 'build' ? `build ${fix.digest.at(-1)}` : fix.kind === 'not-known' ? fix.reason : fix.kind,
  );
}

const OLD = packages('a 1.0-r0');
const NEW = packages('a 2.0-r0');

describe('a search for the build with the fix', () => {
  it('finds the first build with the fixed version, although an earlier one is newer than the fix', () => {
    const found = searched({}, { 1: OLD, 2: OLD, 3: NEW });
    expect(found.rounds).toEqual(['123']);
    expect(found.fixes.best).toEqual({
      digest: digestOf('3'),
      builtAt: '2026-11-09T06:00:00.000Z',
      clears: 1,
      of: 1,
    });
    expect([...found.fixes.byVulnerability]).toEqual([
      [
        'a 1.0-r0 CVE-2026-0001',
        {
          kind: 'build',
          digest: digestOf('3'),
          builtAt: '2026-11-09T06:00:00.000Z',
          reference: `${PYTHON}@${digestOf('3')}`,
        },
      ],
    ]);
    expect(kinds(searched({}, { 1: OLD, 2: NEW, 3: NEW }))).toEqual(['build 2']);
  });

  it('says that no build has it yet if the newest has not, without looking at more builds than the guess', () => {
    const found = searched({}, { 1: OLD, 2: OLD, 3: OLD });
    expect([kinds(found), found.fixes.best, found.rounds]).toEqual([['none-yet'], undefined, ['123']]);
    const late = searched({ advisories: [fixed('a', 'CVE-2026-0001', '2.0-r0', 10)] }, { 3: OLD });
    expect([kinds(late), late.rounds]).toEqual([['none-yet'], ['3']]);
  });

  it.each<[string, Fetched<ImagePackages>, string]>([
    ['a failed request', refused, 'newest build: could not look: api.test, status 403'],
    ['no SBOM', known({ source: 'name', reason: 'no SBOM' }), 'newest build: no SBOM'],
    ['another platform', onPlatforms({ 'linux/arm64': ['a 2.0-r0'] }), `newest build: no SBOM for ${AMD64}`],
  ])('claims nothing about a newest build with %s', (_, newest, reason) => {
    const found = searched({}, { 1: OLD, 2: OLD, 3: newest });
    expect([kinds(found), found.fixes.best]).toEqual([[reason], undefined]);
    expect(kinds(searched({}, { 1: OLD, 2: NEW, 3: newest }))).toEqual(['build 2']);
  });

  it('takes a build with the fix although another one cannot be read', () => {
    expect(kinds(searched({}, { 1: OLD, 2: refused, 3: NEW }))).toEqual(['build 3']);
  });

  it('clears a package that is gone, unless one of another version has taken its place', () => {
    const advisories = [fixed('a-1.33', 'CVE-2026-0001'), fixed('a-1.34', 'CVE-2026-0001', '1.34.2-r0')];
    const world = {
      advisories,
      installed: packages('a-1.33 1.33.0-r0', 'b 1-r0'),
      builds: { 1: '0', 9: '1' },
    };
    const clears = (...all: readonly string[]) => kinds(searched(world, { 1: packages(...all) }));
    expect(clears('b 1-r0')).toEqual(['build 1']);
    expect(clears('a-1.34 1.34.2-r0')).toEqual(['build 1']);
    expect(clears('a-1.34 1.34.1-r0')).toEqual(['none-yet']);
    expect(clears('a-1.33 2.0-r0', 'a-1.34 1.34.1-r0')).toEqual(['build 1']);
    expect(clears('a-1.35 1.35.0-r0')).toEqual(['newest build: the advisories for a-1.35 are unknown']);
  });

  it('clears a vulnerability only if it is gone on every platform that has it, by whatever name', () => {
    const both = (one: string, other: string) => onPlatforms({ [AMD64]: [one], 'linux/arm64': [other] });
    const world = { installed: both('a 1.0-r0', 'a 1.0-r0'), builds: { 1: '0', 9: '1' } };
    expect(kinds(searched(world, { 1: both('a 2.0-r0', 'a 1.0-r0') }))).toEqual(['none-yet']);
    expect(kinds(searched(world, { 1: both('a 2.0-r0', 'a 2.0-r0') }))).toEqual(['build 1']);
    const alias = { ...fixed('a-2', 'CVE-2026-0001', '9-r0'), advisoryId: 'CGA-9', aliases: ['GHSA-1'] };
    const named = { ...fixed('a-1', 'CVE-2026-0001'), aliases: ['CVE-2026-0001', 'GHSA-1'] };
    const renamed = {
      advisories: [named, alias],
      installed: packages('a-1 1.0-r0'),
      builds: { 1: '0', 9: '1' },
    };
    expect(kinds(searched(renamed, { 1: packages('a-2 8-r0') }))).toEqual(['none-yet']);
  });

  it('counts the vulnerabilities that have a fix in all packages, and as cleared those that none has any more', () => {
    const advisories = [
      fixed('a', 'CVE-2026-0001'),
      fixed('b', 'CVE-2026-0001', '3.0-r0'),
      fixed('a', 'CVE-2026-0002'),
      fixed('a', 'CVE-2026-0003'),
      advisory('b', 'CVE-2026-0003', [3, 'true-positive']),
    ];
    const world = { advisories, installed: packages('a 1.0-r0', 'b 1.0-r0'), builds: { 1: '0', 9: '1' } };
    const found = searched(world, { 1: packages('a 2.0-r0', 'b 2.0-r0') });
    expect(found.fixes.best).toMatchObject({ clears: 1, of: 2 });
    const mixed = searched(
      { ...world, advisories: advisories.slice(3) },
      { 1: packages('a 2.0-r0', 'b 2.0-r0') },
    );
    expect([mixed.fixes.best, kinds(mixed)]).toEqual([undefined, ['build 1']]);
    expect(Object.fromEntries(found.fixes.byVulnerability)).toMatchObject({
      'a 1.0-r0 CVE-2026-0001': { kind: 'build' },
      'a 1.0-r0 CVE-2026-0002': { kind: 'build' },
      'b 1.0-r0 CVE-2026-0001': { kind: 'none-yet' },
    });
  });

  it('names the build that clears a vulnerability that the newest has again', () => {
    const advisories = [fixed('a', 'CVE-2026-0001'), fixed('b', 'CVE-2026-0002')];
    const world = { advisories, installed: packages('a 1.0-r0', 'b 1.0-r0') };
    const found = searched(world, {
      1: packages('a 1.0-r0', 'b 1.0-r0'),
      2: packages('a 2.0-r0', 'b 2.0-r0'),
      3: packages('a 1.0-r0', 'b 2.0-r0'),
    });
    expect([kinds(found), found.fixes.best]).toMatchObject([
      ['build 2', 'build 2'],
      { digest: digestOf('2'), clears: 2 },
    ]);
  });

  it('bisects many builds and finds the first with the fix, with at most seven checks', () => {
    const characters = '123456789abcdef';
    const builds = Object.fromEntries(Array.from(`0${characters}`, (one, index) => [index + 1, one]));
    for (const first of characters) {
      for (const day of [1, 4, 8, 16, 20]) {
        const search = searchOf({ advisories: [fixed('a', 'CVE-2026-0001', '2.0-r0', day)], builds });
        const key = 'a 1.0-r0 CVE-2026-0001';
        const has = (build: Build) => (build.digest.at(-1) ?? '') >= first;
        const { fixes, rounds } = run(search, (build) => ({
          kind: 'known',
          cleared: new Set(has(build) ? [key] : []),
        }));
        expect([first, day, fixes.best?.digest.at(-1)]).toEqual([first, day, first]);
        expect(rounds.join('').length).toBeLessThanOrEqual(7);
        expect(new Set(rounds.join('')).size).toBe(rounds.join('').length);
      }
    }
  });

  it('ends after seven of a thousand builds, with one that has the fix', () => {
    const search = searchOf({});
    const newer = Array.from({ length: 1_000 }, (_, index): Build => ({
      at: toInstant(Date.UTC(2026, 10, 2) + index),
      digest: parseDigest(`sha256:${index.toString(16).padStart(64, '0')}`),
    }));
    const many = { ...search, newer };
    const { fixes, rounds } = run(many, ({ digest }) => ({
      kind: 'known',
      cleared: new Set(Number.parseInt(digest.slice(-4), 16) >= 77 ? ['a 1.0-r0 CVE-2026-0001'] : []),
    }));
    expect(rounds.join('').length).toBe(7);
    const found = newer.findIndex(({ digest }) => digest === fixes.best?.digest);
    expect(found).toBeGreaterThanOrEqual(77);
  });
});

describe('the preparation of a search', () => {
  it.each<[string, World]>([
    ['an unpinned reference', { reference: PYTHON }],
    ['a pin of the newest build', { builds: { 1: '1', 2: '0' } }],
    ['nothing open', { installed: NEW }],
    ['nothing that has a fix', { advisories: [advisory('a', 'CVE-2026-0001', [3, 'true-positive'])] }],
    ['packages that are unknown', { installed: known({ source: 'name', reason: 'no SBOM' }) }],
  ])('is not needed for %s', (_, world) => {
    expect(prepared(world)).toBeUndefined();
  });

  it.each<[string, World, string]>([
    [
      'a digest outside of the history',
      { builds: { 1: '1', 2: '2' } },
      "the digest is not in the tag's history",
    ],
    [
      'an unknown history',
      { tag: { history: refused, lifecycle: undefined } },
      "the tag's history is unknown",
    ],
  ])('claims nothing about %s', (_, world, reason) => {
    const question = prepared(world);
    const fixes = question?.kind === 'result' ? [...question.fixes.byVulnerability.values()] : [];
    expect(fixes).toEqual([{ kind: 'not-known', reason }]);
  });

  it('searches each build after the last time that the tag pointed to the pinned one, once', () => {
    const builds = { 1: '1', 2: '0', 3: '1', 4: '0', 5: '2', 6: '1', 7: '2', 8: '3' };
    expect(
      searchOf({ builds })
        .newer.map(({ digest }) => digest.at(-1))
        .join(''),
    ).toBe('123');
  });
});
