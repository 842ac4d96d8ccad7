import { describe, expect, it } from 'vitest';

import type { ImagePackages, ListedPackage } from '../../../../src/sbom/decide/image-packages.ts';
import type { Fetched } from '../../../../src/values/fetched.ts';
import type { PackageChangeKind } from '../../../../src/diff/decide/build-diff.ts';
import { diffPackages, listPackages } from '../../../../src/diff/decide/diff-packages.ts';
import type { PackageList } from '../../../../src/diff/decide/diff-packages.ts';
import { foldPackages } from '../../../../src/diff/decide/fold-packages.ts';
import { listed } from '../../../support/samples/sample-builds.ts';

function known(all: readonly ListedPackage[], isUnverified = false): PackageList {
  return { kind: 'known', all, isUnverified };
}

function changesOf(
  from: readonly ListedPackage[],
  to: readonly ListedPackage[],
): readonly (readonly [kind: string, name: string, from: string, to: string])[] {
  const diff = diffPackages(known(from), known(to));
  if (diff.kind === 'unknown') throw new Error(diff.why);
  return diff.changes.map((one) => [one.kind, one.name, one.from.join(), one.to.join()]);
}

describe('diff/decide/diff-packages', () => {
  it.each<[type: string, from: string, to: string, kind: PackageChangeKind]>([
    ['apk', '3.5.2-r0', '3.5.3-r0', 'upgraded'],
    ['apk', '3.9.1-r4', '3.10.0-r0', 'upgraded'],
    ['apk', '3.5.3-r0', '3.5.2-r7', 'downgraded'],
    ['apk', '3.5.3-r0', '3.5.3-r1', 'rebuilt'],
    ['apk', '3.5.3-r1', '3.5.3-r0', 'downgraded'],
    ['apk', '1.0_rc1-r3', '1.0-r0', 'upgraded'],
    ['apk', '1.0-r0', 'main-2026', 'changed'],
    ['npm', '9.2.1', '10.0.0', 'upgraded'],
    ['npm', '10.0.0', '9.2.1', 'downgraded'],
    ['npm', '1.0.0-rc.1', '1.0.0', 'changed'],
    ['golang', 'v1.2.3', 'v1.12.0', 'upgraded'],
    ['golang', 'v27.0.0+incompatible', 'v26.1.0+incompatible', 'downgraded'],
    ['golang', 'v0.0.0-20240101000000-abcdefabcdef', 'v0.1.0', 'changed'],
    ['pypi', '1.0', '1.0.0', 'changed'],
    ['deb', '1.2-3', '1.2-4', 'changed'],
    ['npm', '', '1.0.0', 'changed'],
    ['npm', `1.${'9'.repeat(400)}`, `1.1${'0'.repeat(400)}`, 'upgraded'],
  ])('%s %s → %s is %s', (type, from, to, kind) => {
    const changes = changesOf([listed('a', from, { type })], [listed('a', to, { type })]);
    expect(changes).toEqual([[kind, 'a', from, to]]);
  });

  it('compares all versions of one package', () => {
    const versions = (list: readonly string[]): readonly ListedPackage[] =>
      list.map((version) => listed('lodash', version, { type: 'npm' }));
    expect(changesOf(versions(['3.0.0', '4.0.0']), versions(['4.0.0', '3.0.0']))).toEqual([]);
    expect(changesOf(versions(['3.0.0', '4.0.0']), versions(['4.0.0', '3.1.0']))).toEqual([
      ['upgraded', 'lodash', '3.0.0', '3.1.0'],
    ]);
    expect(changesOf(versions(['3.0.0', '4.0.0']), versions(['4.0.0']))).toEqual([
      ['removed', 'lodash', '3.0.0', ''],
    ]);
    expect(changesOf(versions(['4.0.0']), versions(['4.0.0', '4.0.0']))).toEqual([
      ['added', 'lodash', '', '4.0.0'],
    ]);
    expect(changesOf(versions(['1.0.0', '2.0.0']), versions(['1.1.0', '2.1.0']))).toEqual([
      ['changed', 'lodash', '1.0.0,2.0.0', '1.1.0,2.1.0'],
    ]);
  });

  it('separates packages by type and architecture', () => {
    const from = [listed('a', '1'), listed('a', '1', { type: 'npm' })];
    const to = [listed('a', '1', { architecture: 'noarch' }), listed('a', '2', { type: 'npm' })];
    expect(changesOf(from, to)).toEqual([
      ['removed', 'a', '1', ''],
      ['added', 'a', '', '1'],
      ['upgraded', 'a', '1', '2'],
    ]);
  });

  it('lists downgrades first and rebuilt packages last', () => {
    const from = [listed('a', '1-r0'), listed('b', '1-r0'), listed('c', '2-r0'), listed('d', '1-r0')];
    const to = [listed('a', '1-r1'), listed('b', '2-r0'), listed('c', '1-r0'), listed('e', '1-r0')];
    expect(changesOf(from, to).map(([kind]) => kind)).toEqual([
      'downgraded',
      'removed',
      'added',
      'upgraded',
      'rebuilt',
    ]);
  });

  it('counts unchanged packages by type', () => {
    const packages = [
      listed('a', '1'),
      listed('b', '1', { type: '__proto__' }),
      listed('c', '1', { type: 'npm' }),
      listed('d', '1', { type: 'npm' }),
    ];
    const diff = diffPackages(known(packages, true), known(packages));
    expect(diff).toMatchObject({ kind: 'known', changes: [], hasUnverifiedSbom: true });
    expect(diff.kind === 'known' && Object.entries(diff.unchanged)).toEqual([
      ['__proto__', 1],
      ['apk', 1],
      ['npm', 2],
    ]);
  });
});

const PLATFORM = 'linux/amd64';
const HINT = { hint: 'Retry.' } as const;

describe('the packages of a platform', () => {
  it.each<[name: string, fetched: Fetched<ImagePackages>, list: PackageList]>([
    [
      'no SBOM',
      { kind: 'known', value: { source: 'name', reason: 'no SBOM' } },
      { kind: 'unknown', why: 'the first build: no SBOM', lacksSbom: true },
    ],
    [
      'a platform without one',
      {
        kind: 'known',
        value: { source: 'sbom', platforms: [], missing: [{ platform: PLATFORM, reason: 'it is no SPDX' }] },
      },
      { kind: 'unknown', why: 'the first build: it is no SPDX' },
    ],
    [
      'only the packages that advisories are matched with',
      { kind: 'known', value: { source: 'sbom', platforms: [{ platform: PLATFORM, packages: [] }] } },
      { kind: 'unknown', why: 'the first build: its SBOM was not read as a whole' },
    ],
    [
      'a failed request',
      { kind: 'unknown', problem: { code: 'auth_forbidden', message: 'access denied', ...HINT } },
      { kind: 'unknown', why: 'the first build: access denied' },
    ],
  ])('are unknown with %s', (_name, fetched, list) => {
    const read = listPackages(fetched, PLATFORM, 'the first build');
    expect(read).toEqual(list);
    expect(diffPackages(read, known([]))).toEqual(list);
    expect(diffPackages(known([]), read)).toEqual(list);
  });

  it('are known to come from an unverified SBOM', () => {
    const platforms = [{ platform: PLATFORM, packages: [], all: [], sbom: 'unverified' as const }];
    const fetched = { kind: 'known', value: { source: 'attestation', platforms } } as const;
    expect(listPackages(fetched, PLATFORM, 'the second build')).toEqual(known([], true));
  });
});

describe('diff/decide/fold-packages', () => {
  const openssl = { origin: 'openssl' };
  const from = [
    listed('libcrypto3', '3.5.2-r0', openssl),
    listed('libssl3', '3.5.2-r0', openssl),
    listed('openssl', '3.5.2-r0', openssl),
    listed('openssl-provider-legacy', '3.5.1-r0', openssl),
    listed('zlib', '1.3-r0'),
  ];
  const to = from.map(({ name, version, origin }) =>
    listed(name, version.replace(/-r0$/, '-r1'), { origin }),
  );

  it('folds packages that change together under their origin', () => {
    const diff = diffPackages(known(from), known(to));
    const groups = foldPackages(diff.kind === 'known' ? diff.changes : []);
    expect(groups.map(({ lead, members }) => [lead, members].flat().map(({ name }) => name))).toEqual([
      ['openssl', 'libcrypto3', 'libssl3'],
      ['openssl-provider-legacy'],
      ['zlib'],
    ]);
  });

  it('folds under the first package if the origin itself is not installed', () => {
    const diff = diffPackages(known(from.slice(0, 2)), known([]));
    const groups = foldPackages(diff.kind === 'known' ? diff.changes : []);
    expect(groups).toMatchObject([{ lead: { name: 'libcrypto3' }, members: [{ name: 'libssl3' }] }]);
  });
});
