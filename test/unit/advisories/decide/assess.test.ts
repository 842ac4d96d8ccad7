import { describe, expect, it } from 'vitest';

import type { InstalledPackage, PlatformPackages } from '../../../../src/sbom/decide/image-packages.ts';
import type { Advisory } from '../../../../src/advisories/decide/advisory.ts';
import { assessByName, assessPackages } from '../../../../src/advisories/decide/assess.ts';
import type { Assessment } from '../../../../src/advisories/decide/assess.ts';
import { parseInstant } from '../../../../src/values/instant.ts';
import type { Severity } from '../../../../src/values/severity.ts';
import { advisory } from '../../../support/samples/sample-check.ts';

const CURL: InstalledPackage = { name: 'curl', version: '1.0-r0', arch: 'x86_64' };

function on(platform: string, ...packages: readonly InstalledPackage[]): PlatformPackages {
  return { platform, packages };
}

/** What becomes of packages, by advisories that are kept by the names of their artifacts. */
function assess(
  platforms: readonly PlatformPackages[],
  ...given: readonly Advisory[]
): readonly Assessment[] {
  return assessPackages(platforms, (name) => given.filter(({ artifactName }) => artifactName === name));
}

function told({ id, package: installed, decision, platforms, advisory: { uid } }: Assessment): string {
  return [
    id,
    installed?.name ?? '-',
    installed?.version ?? '-',
    decision.status,
    uid,
    platforms.join('+'),
  ].join(' ');
}

const open = (uid: string, changes: Partial<Advisory> = {}): Advisory => ({
  ...advisory('curl', 'CVE-2026-0001', [2, 'true-positive']),
  uid,
  advisoryId: `CGA-${uid}`,
  ...changes,
});
const investigated = (uid: string): Advisory => ({
  ...advisory('curl', 'CVE-2026-0001', [2, 'detection']),
  uid,
});
const fixed = (uid: string): Advisory => ({ ...advisory('curl', 'CVE-2026-0001', [3, 'fixed']), uid });
const dismissed = (uid: string, changes: Partial<Advisory> = {}): Advisory => ({
  ...advisory('curl', 'CVE-2026-0001', [3, 'false-positive']),
  uid,
  ...changes,
});
const unreviewed = (uid: string): Advisory => ({
  ...advisory('curl', 'CVE-2026-0001', [3, 'fixed', false]),
  uid,
});

const AMD = 'linux/amd64';

describe('advisories/decide/assess: packages', () => {
  it.each([
    [[dismissed('a'), open('b')], 'affected b'],
    [[open('b'), dismissed('a')], 'affected b'],
    [[investigated('a'), open('b'), dismissed('c')], 'affected b'],
    [[investigated('a'), dismissed('c')], 'under_investigation a'],
    // Installed is older than the fix: that weighs more than a true positive without one.
    [[open('a'), fixed('b')], 'affected_fix_available b'],
    [[open('z'), open('a')], 'affected a'],
    [[open('a'), open('z')], 'affected a'],
  ])(
    'of several advisories on one vulnerability the worst counts, of equals the first by uid',
    (given, expected) => {
      const [worst, ...more] = assess([on(AMD, CURL)], ...given);
      expect(more).toEqual([]);
      expect(`${worst?.decision.status} ${worst?.advisory.uid}`).toBe(expected);
    },
  );

  it('takes the worst severity that any of them states, and an unscored one last', () => {
    const severity = (score: number | null): { readonly severity: Severity } => ({
      severity: score === null ? { rating: 'unscored', score } : { rating: 'high', score },
    });
    const scores = (...stated: readonly (number | null)[]) =>
      assess([on(AMD, CURL)], ...stated.map((score, index) => open(String(index), severity(score)))).map(
        (one) => one.severity.score,
      );
    expect([scores(7.1, 8.8, 7.5), scores(null, 7.2), scores(7.2, null), scores(null)]).toEqual([
      [8.8],
      [7.2],
      [7.2],
      [null],
    ]);
  });

  it('joins by alias what has no name in common, under the id that people know', () => {
    const joined = assess(
      [on(AMD, CURL)],
      open('a', { advisoryId: 'CGA-1', aliases: ['GHSA-1'] }),
      open('b', { advisoryId: 'CGA-2', aliases: ['GHSA-1', 'CVE-2026-7'] }),
      open('c', { advisoryId: 'CGA-3', aliases: [] }),
    );
    expect(joined.map(told)).toEqual([
      `CGA-3 curl 1.0-r0 affected c ${AMD}`,
      `CVE-2026-7 curl 1.0-r0 affected a ${AMD}`,
    ]);
  });

  it('is one vulnerability on all platforms, though each has an advisory of its own', () => {
    const arm = 'linux/arm64';
    const rated = (score: number): Severity => ({ rating: score < 4 ? 'low' : 'critical', score });
    const given = [
      open('a', { artifactArchitecture: 'x86_64', aliases: ['CVE-2026-7', 'GHSA-1'], severity: rated(3) }),
      open('b', { artifactArchitecture: 'aarch64', aliases: ['GHSA-1'], severity: rated(9.8) }),
    ];
    const both = [on(AMD, CURL), on(arm, { ...CURL, arch: 'aarch64' })];
    const [found, ...more] = assess(both, ...given);
    expect([more, found && told(found)]).toEqual([[], `CVE-2026-7 curl 1.0-r0 affected a ${AMD}+${arm}`]);
    expect(found).toMatchObject({
      severity: { score: 9.8 },
      names: ['CGA-a', 'CGA-b', 'CVE-2026-7', 'GHSA-1'],
    });
    // The other platform's advisory names it, and does not decide about it.
    expect(assess([on(arm, { ...CURL, arch: 'aarch64' })], ...given).map(told)).toEqual([
      `CVE-2026-7 curl 1.0-r0 affected b ${arm}`,
    ]);
    expect(assess([on(arm, { ...CURL, arch: 'aarch64' })], ...given.slice(0, 1))).toEqual([]);
  });

  it('judges a package by its own name and its origin, once, and never by a sibling', () => {
    const lib = { ...CURL, name: 'libcurl', origin: 'curl' };
    const other = { ...CURL, name: 'libother', origin: 'other' };
    expect(assess([on(AMD, lib, other)], open('a'), open('a')).map(told)).toEqual([
      `CVE-2026-0001 libcurl 1.0-r0 affected a ${AMD}`,
    ]);
    const sibling = { ...open('s'), artifactName: 'libcurl-doc' };
    expect(assess([on(AMD, lib)], sibling)).toEqual([]);
  });

  it.each<[string, readonly Advisory[], readonly Advisory[], string | undefined]>([
    [
      'a false positive of its own hides a detection',
      [dismissed('a')],
      [investigated('o')],
      'not_affected a',
    ],
    [
      'a detection of its own hides a false positive',
      [investigated('a')],
      [dismissed('o')],
      'under_investigation a',
    ],
    ['nothing on its own name', [], [fixed('o')], 'affected_fix_available o'],
    [
      'a deleted one on its own name',
      [open('a', { deleteTime: '2026-11-01T00:00:00Z' })],
      [dismissed('o')],
      'not_affected o',
    ],
    [
      'one for another platform on its own name',
      [open('a', { artifactArchitecture: 'aarch64' })],
      [dismissed('o')],
      'not_affected o',
    ],
    ['an unreviewed one on its own name', [unreviewed('a')], [fixed('o')], 'affected_fix_available o'],
    ['an unreviewed one on its own name alone', [unreviewed('a')], [], 'unreviewed a'],
    ['a reviewed one of two on its own name', [unreviewed('a'), dismissed('b')], [open('o')], 'unreviewed a'],
    ['another type on its own name', [open('a', { artifactType: 'library' })], [], undefined],
    ['an unrecognized type on its own name', [open('a', { artifactType: 'wheel' })], [], 'unknown a'],
    ['an unrecognized type that is fixed', [dismissed('a', { artifactType: 'wheel' })], [], 'unknown a'],
    [
      'an unrecognized type hides no detection',
      [dismissed('a', { artifactType: 'wheel' })],
      [open('o')],
      'affected o',
    ],
    [
      'no false positive hides an unrecognized type',
      [dismissed('a'), open('b', { artifactArchitecture: 'sparc64' })],
      [],
      'unknown b',
    ],
  ])('decides by the own name first, else by the origin: %s', (_, own, origin, expected) => {
    const lib = { ...CURL, name: 'libcurl', origin: 'curl' };
    const onLib = own.map((one) => ({ ...one, artifactName: 'libcurl' }));
    const [found, ...more] = assess([on(AMD, lib)], ...origin, ...onLib);
    expect(more).toEqual([]);
    expect(found && `${found.decision.status} ${found.advisory.uid}`).toBe(expected);
  });

  it('names the platforms that have a version, and keeps two versions apart', () => {
    const arm = 'linux/arm64';
    const both = assess([on(arm, { ...CURL, arch: 'aarch64' }), on(AMD, CURL)], open('a'));
    expect(both.map(told)).toEqual([`CVE-2026-0001 curl 1.0-r0 affected a ${AMD}+${arm}`]);
    const newer = { ...CURL, version: '1.1-r0', arch: 'aarch64' };
    expect(assess([on(AMD, CURL), on(arm, newer)], open('a')).map(told)).toEqual([
      `CVE-2026-0001 curl 1.0-r0 affected a ${AMD}`,
      `CVE-2026-0001 curl 1.1-r0 affected a ${arm}`,
    ]);
  });

  it.each([
    ['of another architecture', { artifactArchitecture: 'aarch64' }, 0],
    ['of its own architecture in the other spelling', { artifactArchitecture: 'amd64' }, 1],
    ['of no architecture', { artifactArchitecture: 'noarch' }, 1],
    ['on an image', { artifactType: 'image' }, 0],
    ['that is deleted', { deleteTime: '2026-11-10T00:00:00Z' }, 0],
  ])('an advisory %s', (_, changes, found) => {
    expect(assess([on(AMD, CURL)], open('a', changes))).toHaveLength(found);
  });

  it('gives the same for the same in any order', () => {
    const packages = [CURL, { ...CURL, name: 'zlib' }, { ...CURL, name: 'apk' }];
    const given = [
      open('a'),
      { ...open('b', { aliases: ['CVE-2026-0000'] }), artifactName: 'curl' },
      { ...open('c'), artifactName: 'zlib' },
      { ...open('d'), artifactName: 'apk' },
    ];
    const expected = assess([on(AMD, ...packages)], ...given).map(told);
    expect(expected.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'CVE-2026-0001 apk',
      'CVE-2026-0000 curl',
      'CVE-2026-0001 curl',
      'CVE-2026-0001 zlib',
    ]);
    expect(assess([on(AMD, ...packages.toReversed())], ...given.toReversed()).map(told)).toEqual(expected);
  });
});

describe('advisories/decide/assess: an image by its own name', () => {
  const builtAt = parseInstant('2026-11-02T12:00:00Z');

  it('takes the worst of what is on the apk package of its name, and nothing that is deleted', () => {
    const deleted = open('d', { deleteTime: '2026-11-10T00:00:00Z', aliases: ['CVE-2026-0009'] });
    const others = ['image', 'library', 'wheel'].map((artifactType, index) =>
      open(artifactType, { artifactType, aliases: [`CVE-2026-100${index}`] }),
    );
    expect(assessByName([dismissed('a'), open('b'), deleted, ...others], builtAt).map(told)).toEqual([
      'CVE-2026-0001 - - affected b ',
    ]);
  });

  it('lists vulnerabilities by their ids, whatever the order was', () => {
    const given = ['3', '1', '2'].map((number) => open(number, { aliases: [`CVE-2026-000${number}`] }));
    const ids = assessByName(given, builtAt).map(({ id }) => id);
    expect(ids).toEqual(['CVE-2026-0001', 'CVE-2026-0002', 'CVE-2026-0003']);
  });
});
