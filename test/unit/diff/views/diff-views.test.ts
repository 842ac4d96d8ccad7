import { describe, expect, it } from 'vitest';

import type { BuildDiff, Danger, PackageChange } from '../../../../src/diff/decide/build-diff.ts';
import { changesCell } from '../../../../src/diff/views/changes-cell.ts';
import { diffMarkdown, diffSections } from '../../../../src/diff/views/diff-markdown.ts';
import { diffHeadline } from '../../../../src/diff/views/risks.ts';
import { diffTable } from '../../../../src/diff/views/diff-table.ts';
import {
  goPackages,
  richDiff,
  sampleConfig,
  sampleDiff,
  sampleDiffs,
  samplePackage,
  samplePlatform,
} from '../../../support/samples/sample-diff.ts';
import { sampleDigest } from '../../../support/samples/sample-plan.ts';

const GOLDEN = '../../../golden/diff';
const FOLDED = { width: 100, isAll: false };

function withPackages(changes: readonly PackageChange[]): BuildDiff {
  return sampleDiff({
    platforms: [samplePlatform({ packages: { kind: 'known', changes, unchanged: {} } })],
  });
}

describe('diff/views/diff-table', () => {
  it.each(Object.entries(sampleDiffs()))('%s: as it is printed', async (name, diff) => {
    await expect(diffTable(diff, FOLDED)).toMatchFileSnapshot(`${GOLDEN}/${name}.txt`);
  });

  it('lists everything, and fits a narrow terminal', async () => {
    const all = diffTable(richDiff(), { width: 100, isAll: true });
    await expect(all).toMatchFileSnapshot(`${GOLDEN}/rich-all.txt`);
    const narrow = diffTable(richDiff(), { width: 60, isAll: false });
    await expect(narrow).toMatchFileSnapshot(`${GOLDEN}/rich-narrow.txt`);
  });

  it('lists all of 30 packages, and only the notable ones of more', () => {
    const table = (count: number): string => diffTable(withPackages(goPackages(count)), FOLDED);
    expect(table(30)).toContain('example.test/module-30 (golang)');
    expect(table(31)).toContain('1 more upgraded package; --all lists them');
    const notable = [
      samplePackage('downgraded', 'example.test/old', ['v2.0.0', 'v1.0.0'], { type: 'golang' }),
      samplePackage('added', 'tool', ['', '1-r0']),
    ];
    const some = diffTable(withPackages([...goPackages(31), ...notable]), FOLDED);
    expect(some).toContain('↓  example.test/old (golang)  v2.0.0  v1.0.0\n+  tool');
    expect(some).toContain('31 more upgraded packages; --all lists them');
    expect(diffTable(withPackages(goPackages(31)), { ...FOLDED, isAll: true })).not.toContain('more');
  });

  it('counts vulnerabilities that it does not list', () => {
    const resolved = Array.from({ length: 13 }, (_, index) => ({
      id: `CVE-2026-${1000 + index}`,
      packages: ['zlib'],
      severity: { rating: 'unscored', score: null } as const,
    }));
    const diff = sampleDiff({
      ...withPackages([samplePackage('upgraded', 'zlib', ['1', '2'])]),
      advisories: { kind: 'known', resolved, introduced: [], stillOpen: [] },
    });
    const table = diffTable(diff, FOLDED).replaceAll(/\s+/g, ' ');
    expect(table).toContain('and 3 more; --all lists them');
    expect(table).toContain('CVE-2026-1002 (unscored) and 10 more');
    expect(diffTable(diff, { ...FOLDED, isAll: true })).not.toContain('more');
  });

  it('lists packages of one origin without it under its name', () => {
    const changes = ['libcrypto3', 'libssl3'].map((name) =>
      samplePackage('upgraded', name, ['3.5.2-r0', '3.5.3-r0'], { origin: 'openssl' }),
    );
    const [two, one] = [changes, changes.slice(1)].map((some) => diffTable(withPackages(some), FOLDED));
    expect(two).toContain('↑  openssl  3.5.2-r0  3.5.3-r0\n   └ libcrypto3, libssl3\n');
    expect(one).toMatch(/↑ {2}libssl3 {2}3.5.2-r0 {2}3.5.3-r0\n$/);
  });

  it('names the builds of different images, and platforms that are the same', () => {
    const digest = sampleDigest('7');
    const table = diffTable(
      sampleDiff({
        relation: 'other-image',
        to: { image: 'ghcr.io/acme/nginx', tag: undefined, digest, builtAt: undefined },
        newPlatforms: ['linux/arm64', 'linux/s390x'],
        platforms: [samplePlatform({ verdict: 'identical' })],
      }),
      { width: 120, isAll: false },
    );
    expect(table).toBe(
      'nginx:1.29: linux/arm64 and linux/s390x added\n' +
        'cgr.dev/acme/nginx:1.29 000000000000 → ghcr.io/acme/nginx 777777777777  different images  linux/amd64, linux/arm64 and\n' +
        'linux/s390x added\n\nsame manifest\n',
    );
  });
});

describe('diff/views/diff-markdown', () => {
  it.each(Object.entries(sampleDiffs()))('%s: as a summary shows it', async (name, diff) => {
    await expect(diffMarkdown(diff, { isAll: false })).toMatchFileSnapshot(`${GOLDEN}/${name}-summary.md`);
  });

  it('lists everything', async () => {
    await expect(diffMarkdown(richDiff(), { isAll: true })).toMatchFileSnapshot(
      `${GOLDEN}/rich-all-summary.md`,
    );
  });

  it('folds the images that change in the body of a pull request', async () => {
    const sections = diffSections(Object.values(sampleDiffs()), 50_000);
    await expect(`${sections}\n`).toMatchFileSnapshot(`${GOLDEN}/sections.md`);
    expect(sections).not.toContain('identical');
  });

  it('lists 30 rows of an image in a pull request, and counts the others', () => {
    const changes = Array.from({ length: 42 }, (_, index) =>
      samplePackage('added', `tool-${index}`, ['', '1-r0']),
    );
    const sections = diffSections([withPackages(changes)], 50_000);
    expect(sections.match(/^\| \+ \|/gm)).toHaveLength(30);
    expect(sections).toContain('\n12 more added packages; <code>mooring diff --all</code> lists them.');
  });

  it('counts the images that do not fit', () => {
    const diffs = Array.from({ length: 60 }, () => richDiff());
    const rest = (left: string): string =>
      `The changes of ${left} are not listed; <code>mooring diff</code> shows them.`;
    const sections = diffSections(diffs, 3_000);
    expect(sections.match(/<details>/g)).toHaveLength(1);
    expect(sections.endsWith(rest('59 images'))).toBe(true);
    expect(diffSections(diffs.slice(0, 1), 120)).toBe(rest('1 image'));
    expect(diffSections(diffs.slice(0, 1), 100)).toBe('');
    expect(diffSections([], 3_000)).toBe('');
  });
});

describe('diff/views/risks, the headline', () => {
  const danger = (...dangers: readonly Danger[]): BuildDiff['platforms'] => [
    samplePlatform({ dangers: dangers.map((one) => ({ danger: one, from: undefined, to: undefined })) }),
  ];
  const older = (count: number): BuildDiff['platforms'] => [
    samplePlatform({
      packages: {
        kind: 'known',
        changes: Array.from({ length: count }, (_, index) =>
          samplePackage('downgraded', `tool-${index}`, ['2', '1']),
        ),
        unchanged: {},
      },
    }),
  ];

  it.each<readonly [string, Partial<BuildDiff>]>([
    [' has another entrypoint and has no shell', { platforms: danger('entrypoint', 'shell-removed') }],
    [': 2 packages are older', { platforms: older(2) }],
    [
      ' no longer supports linux/arm64, and 1 package is older',
      { platforms: older(1), gonePlatforms: ['linux/arm64'] },
    ],
    [
      ': the configuration changed',
      { platforms: [samplePlatform({ config: [sampleConfig('user', { from: '1', to: '2' })] })] },
    ],
    [' → nginx:1.30: now runs as root', { ...sampleDiffs()['tags'], platforms: danger('runs-as-root') }],
    [' → nginx:1.30: identical', { ...sampleDiffs()['tags'], verdict: 'identical' }],
    [' → nginx:1.30: same packages, same configuration', { ...sampleDiffs()['tags'], verdict: 'rebuilt' }],
  ])('nginx:1.29%s', (found, changes) => {
    expect(diffHeadline(sampleDiff(changes))).toBe(`nginx:1.29${found}`);
  });
});

describe('diff/views/changes-cell', () => {
  it.each([
    ['identical', 'same build'],
    ['rebuilt', 'rebuilt, same packages'],
    ['unknown', 'unknown: no SBOM'],
    ['one', '1 downgraded'],
    ['tags', '1 upgraded'],
    [
      'rich',
      '46 upgraded, 1 downgraded, 1 added, 1 removed, 1 changed, 1 rebuilt; **now runs as root, has another entrypoint, exposes a new port, has no shell, no longer supports linux/s390x**',
    ],
  ])('%s: %s', (name, cell) => {
    expect(changesCell(sampleDiffs()[name] ?? expect.fail())).toBe(cell);
  });

  it('says why packages are unknown beside a changed configuration', () => {
    const packages = { kind: 'unknown', why: 'the registry *refused*' } as const;
    const config = [sampleConfig('user', { from: '1', to: '2' })];
    expect(changesCell(sampleDiff({ platforms: [samplePlatform({ packages, config })] }))).toBe(
      'packages unknown: the registry &#42;refused&#42;; configuration changed',
    );
    expect(changesCell(sampleDiff({ verdict: 'unknown', platforms: [] }))).toBe(
      'unknown: no common platform',
    );
  });
});
