import { describe, expect, it } from 'vitest';

import type { ComparedImage } from '../../../../src/check/compare/changed-references.ts';
import { observeBaseChange, observeDowngrades } from '../../../../src/check/rules/changed-image.ts';
import type { ListedPackage } from '../../../../src/sbom/decide/image-packages.ts';
import type { BuildFacts, RunConfig } from '../../../../src/diff/decide/build-facts.ts';
import { diffBuilds } from '../../../../src/diff/decide/diff-builds.ts';
import { listed, sampleBuild, sampleDigest } from '../../../support/samples/sample-builds.ts';

const IMAGE = 'cgr.dev/acme/python:3.13';
const PLACE = { file: 'Dockerfile', line: 3, reference: `${IMAGE}@${sampleDigest('b')}` };
const BEFORE = { ...PLACE, reference: `${IMAGE}@${sampleDigest('a')}` };

function compared(from: BuildFacts, to: BuildFacts, more: Partial<ComparedImage> = {}): ComparedImage {
  const value = diffBuilds(from, to, { advisories: undefined, distance: undefined });
  return { place: PLACE, before: BEFORE, direction: 'forward', diff: { kind: 'known', value }, ...more };
}

function withPackages(...versions: readonly string[]): readonly [BuildFacts, BuildFacts] {
  const packages = (at: (version: string) => string): readonly ListedPackage[] =>
    versions.map((version, index) => listed(`p${index}`, at(version)));
  return [
    sampleBuild({ digest: 'a', packages: packages(() => '5-r0') }),
    sampleBuild({ digest: 'b', packages: packages((version) => version) }),
  ];
}

function withConfig(from: Partial<RunConfig>, to: Partial<RunConfig>): readonly [BuildFacts, BuildFacts] {
  return [
    sampleBuild({ digest: 'a', packages: [], config: from }),
    sampleBuild({ digest: 'b', packages: [], config: to }),
  ];
}

describe('check/rules/changed-image: downgraded', () => {
  it.each([
    [['6-r0', '5-r1'], [], ''],
    [['4-r0'], ['p0 is downgraded to 4-r0'], 'downgrades p0 5-r0 → 4-r0.'],
    [['4-r0', '3-r0'], ['2 packages are downgraded'], 'downgrades p0 5-r0 → 4-r0 and p1 5-r0 → 3-r0.'],
    [['4-r0', '4-r0', '4-r0', '4-r0', '4-r0', '4-r0', '4-r0'], ['7 packages are downgraded'], ' and 2 more.'],
  ])('%j', (versions, titles, end) => {
    const found = observeDowngrades(compared(...withPackages(...versions)));
    expect(found.map(({ title }) => title)).toEqual(titles);
    for (const { message } of found) expect(message.endsWith(end)).toBe(true);
  });

  it('expects older packages in older builds and in other ones', () => {
    const builds = withPackages('4-r0');
    expect(observeDowngrades(compared(...builds, { direction: 'backward' }))).toEqual([]);
    expect(observeDowngrades(compared(...builds, { direction: 'unknown' }))).toEqual([]);
  });

  it('has a title of at most 70 characters', () => {
    const [from, to] = withPackages('4-r0');
    const long = (build: BuildFacts, version: string): BuildFacts => ({
      ...sampleBuild({ digest: build.build.digest.charAt(7), packages: [listed('x'.repeat(200), version)] }),
    });
    const [found] = observeDowngrades(compared(long(from, '5-r0'), long(to, '4-r0')));
    expect(found?.title.length).toBe(70);
  });
});

describe('check/rules/changed-image: base-changed', () => {
  it('is silent about a change that is not dangerous', () => {
    const harmless = withConfig({ environment: ['A=1'] }, { environment: ['A=2'], user: '65532' });
    expect(observeBaseChange(compared(...harmless))).toEqual([]);
  });

  it('names each change once, whatever the number of platforms', () => {
    const [from, to] = withConfig({ user: '65532' }, { user: '0' });
    const both = (build: BuildFacts, available: readonly string[]): BuildFacts => ({
      ...build,
      available,
      platforms: ['linux/amd64', 'linux/arm64'].flatMap((platform) =>
        build.platforms.map((one) => Object.assign({}, one, { platform })),
      ),
    });
    const one = observeBaseChange(compared(both(from, ['linux/amd64']), both(to, ['linux/amd64'])));
    expect(one).toMatchObject([
      {
        rule: 'base-changed',
        title: 'Base image: runs as root (was 65532)',
        message: `Compared with ${IMAGE}@sha256:aaaaaaaaaaaa…: runs as root (was 65532).`,
      },
    ]);
    const gone = observeBaseChange(
      compared(both(from, ['linux/amd64', 'linux/s390x']), both(to, ['linux/amd64'])),
    );
    expect(gone).toMatchObject([
      {
        title: 'Base image: 2 risky changes',
        message: expect.stringContaining('; not built for linux/s390x anymore.') as string,
      },
    ]);
  });

  it('reports more updates than a run compares', () => {
    const beyond = { place: PLACE, before: BEFORE, direction: 'forward', diff: undefined } as const;
    const all = [...observeDowngrades(beyond), ...observeBaseChange(beyond)];
    expect(all.map(({ rule, title }) => [rule, title])).toEqual([
      ['downgraded', 'Builds of the image not compared'],
      ['base-changed', 'Builds of the image not compared'],
    ]);
    for (const { message } of all) expect(message).toContain('this change updates too many images');
  });
});
