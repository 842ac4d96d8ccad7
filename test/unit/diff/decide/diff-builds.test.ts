import { describe, expect, it } from 'vitest';

import type { BuildDiff, DiffVerdict } from '../../../../src/diff/decide/build-diff.ts';
import type { BuildFacts } from '../../../../src/diff/decide/build-facts.ts';
import { diffBuilds } from '../../../../src/diff/decide/diff-builds.ts';
import { listed, sampleBuild, sampleDigest } from '../../../support/samples/sample-builds.ts';

const GIVEN = { advisories: undefined, distance: undefined };

function diff(from: BuildFacts, to: BuildFacts): BuildDiff {
  return diffBuilds(from, to, GIVEN);
}

const CURL = [listed('curl', '8.16.0-r1')];
const LAYERS = [{ digest: sampleDigest('f'), size: 7 }];
const CREATED = { 'org.opencontainers.image.created': '2026-11-02' };
const OLD = sampleBuild({ digest: 'a', packages: CURL });

describe('diff/decide/diff-builds', () => {
  it.each<[name: string, from: BuildFacts, to: BuildFacts, verdict: DiffVerdict]>([
    ['the same build', OLD, OLD, 'identical'],
    ['a build without any difference', OLD, sampleBuild({ digest: 'b', packages: CURL }), 'rebuilt'],
    [
      'labels of the build only',
      OLD,
      sampleBuild({ digest: 'b', packages: CURL, config: { labels: CREATED } }),
      'rebuilt',
    ],
    ['another user', OLD, sampleBuild({ digest: 'b', packages: CURL, config: { user: '0' } }), 'changed'],
    ['another epoch', OLD, sampleBuild({ digest: 'b', packages: [listed('curl', '8.16.0-r2')] }), 'changed'],
    ['no SBOM', OLD, sampleBuild({ digest: 'b' }), 'unknown'],
    ['no SBOM and another user', OLD, sampleBuild({ digest: 'b', config: { user: '0' } }), 'changed'],
    [
      'no SBOM and the same layers',
      sampleBuild({ digest: 'a', layers: LAYERS }),
      sampleBuild({ digest: 'b', layers: LAYERS }),
      'rebuilt',
    ],
    [
      'a platform that is gone',
      { ...OLD, available: ['linux/amd64', 'linux/arm64'] },
      { ...OLD, build: { ...OLD.build, digest: sampleDigest('b') } },
      'identical',
    ],
    ['a requested platform that is gone', OLD, { ...sampleBuild({ digest: 'b' }), platforms: [] }, 'changed'],
    [
      'no platform in common',
      { ...OLD, platforms: [] },
      { ...sampleBuild({ digest: 'b' }), platforms: [] },
      'unknown',
    ],
  ])('%s', (_name, from, to, verdict) => {
    expect(diff(from, to).verdict).toBe(verdict);
  });

  it('is as different as its most different platform', () => {
    const on = (platform: string, build: BuildFacts): BuildFacts['platforms'] =>
      build.platforms.map((one) => Object.assign({}, one, { platform }));
    const changed = sampleBuild({ digest: 'b', config: { user: '0' } });
    const to = { ...changed, platforms: [...OLD.platforms, ...on('linux/arm64', changed)] };
    const from = { ...OLD, platforms: [...OLD.platforms, ...on('linux/arm64', OLD)] };
    expect(diff(from, to)).toMatchObject({
      verdict: 'changed',
      platforms: [{ verdict: 'identical' }, { verdict: 'changed', dangers: [] }],
    });
  });

  it('lists the platforms of one side only, and the layers to pull', () => {
    const one = { digest: sampleDigest('1'), size: 1 };
    const two = { digest: sampleDigest('2'), size: 10 };
    const three = { digest: sampleDigest('3'), size: 100 };
    const from = { ...sampleBuild({ digest: 'a', layers: [one, two] }), available: ['linux/amd64', 'a'] };
    const to = { ...sampleBuild({ digest: 'b', layers: [two, three] }), available: ['linux/amd64', 'b'] };
    expect(diff(from, to)).toMatchObject({
      gonePlatforms: ['a'],
      newPlatforms: ['b'],
      platforms: [{ layers: { shared: [two], pulled: [three], fromSize: 11, toSize: 110 } }],
    });
  });

  it('separates builds of one tag from those of other tags and images', () => {
    const named = (names: Partial<BuildFacts['build']>): BuildFacts => ({
      ...OLD,
      build: { ...OLD.build, ...names },
    });
    expect(diff(OLD, named({})).relation).toBe('same-tag');
    expect(diff(OLD, named({ tag: undefined })).relation).toBe('same-tag');
    expect(diff(OLD, named({ tag: '3.14' })).relation).toBe('other-tag');
    expect(diff(OLD, named({ image: 'cgr.dev/acme/node' })).relation).toBe('other-image');
  });

  it('links to the changes of the source', () => {
    const at = (source: string, revision: string): BuildFacts =>
      sampleBuild({
        digest: 'a',
        config: {
          labels: {
            'org.opencontainers.image.source': source,
            'org.opencontainers.image.revision': revision,
          },
        },
      });
    const [one, two] = ['a'.repeat(40), 'b'.repeat(40)];
    const shop = 'https://github.com/acme/shop';
    expect(diff(at(shop, one), at(shop, two)).compareUrl).toBe(`${shop}/compare/${one}...${two}`);
    expect(diff(at(shop, one), at(shop, one)).compareUrl).toBe(undefined);
    expect(diff(at(shop, one), at(`${shop}2`, two)).compareUrl).toBe(undefined);
    expect(diff(at(shop, one), OLD).compareUrl).toBe(undefined);
  });
});
