import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { ListedPackage } from '../../../src/sbom/decide/image-packages.ts';
import type {
  BuildDiff,
  ConfigChange,
  PackageChange,
  PackageChangeKind,
} from '../../../src/diff/decide/build-diff.ts';
import type { BuildFacts, RunConfig } from '../../../src/diff/decide/build-facts.ts';
import { diffBuilds } from '../../../src/diff/decide/diff-builds.ts';
import { foldPackages } from '../../../src/diff/decide/fold-packages.ts';
import { HOSTILE_TEXTS } from '../../support/samples/hostile-texts.ts';
import { listed, sampleBuild, sampleDigest } from '../../support/samples/sample-builds.ts';

const HOSTILE = ['__proto__', 'constructor', '"],["', 'a\u0000b', ...HOSTILE_TEXTS.map(([, trick]) => trick)];
const text = fc.oneof({ weight: 4, arbitrary: fc.constantFrom('a', 'b', 'c') }, fc.constantFrom(...HOSTILE));
const version = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('1-r0', '1-r1', '2-r0', '1.2', '1.10.0', 'v1.3', 'main') },
  text,
);

/** The origin follows from the name, as it does in one distribution. */
const packages: fc.Arbitrary<readonly ListedPackage[]> = fc.array(
  fc
    .record({ name: text, version, type: fc.constantFrom('apk', 'npm', '__proto__'), isArm: fc.boolean() })
    .map(({ name, version: at, type, isArm }) =>
      listed(name, at, {
        type,
        architecture: isArm ? 'aarch64' : undefined,
        origin: `of ${name.slice(0, 1)}`,
      }),
    ),
  { maxLength: 8 },
);

const list = fc.uniqueArray(text, { maxLength: 3 });
const config: fc.Arbitrary<RunConfig> = fc.record({
  user: text,
  entrypoint: list,
  command: list,
  environment: fc
    .dictionary(fc.constantFrom('PATH', 'A', 'API_TOKEN', '__proto__'), list)
    .map((variables) => Object.entries(variables).map(([name, values]) => `${name}=${values.join(':')}`)),
  workingDirectory: text,
  ports: list,
  volumes: list,
  stopSignal: text,
  labels: fc.dictionary(fc.constantFrom('a', 'org.opencontainers.image.created', '__proto__'), text),
  healthcheck: text,
  onBuild: list,
});

const build: fc.Arbitrary<BuildFacts> = fc
  .record({
    digest: fc.constantFrom('a', 'b', 'c'),
    packages: fc.option(packages, { nil: undefined }),
    config,
    layers: fc.array(fc.constantFrom('1', '2', '3'), { maxLength: 4 }),
  })
  .map(({ layers, ...parts }) =>
    sampleBuild({
      ...parts,
      layers: layers.map((digit) => ({ digest: sampleDigest(digit), size: Number(digit) })),
    }),
  );

function diff(from: BuildFacts, to: BuildFacts): BuildDiff {
  return diffBuilds(from, to, { advisories: undefined, distance: undefined });
}

function changesOf({ platforms }: BuildDiff): readonly PackageChange[] {
  return platforms.flatMap((one) => (one.packages.kind === 'known' ? one.packages.changes : []));
}

const MIRROR: Readonly<Record<PackageChangeKind, readonly PackageChangeKind[]>> = {
  added: ['removed'],
  removed: ['added'],
  upgraded: ['downgraded'],
  downgraded: ['upgraded', 'rebuilt'],
  rebuilt: ['downgraded'],
  changed: ['changed'],
};

function keyOf({ type, name, architecture }: PackageChange | ListedPackage): string {
  return JSON.stringify([type, name, architecture]);
}

/** Both ways as one text per change, in no order. */
function configTexts(changes: readonly ConfigChange[], isMirrored: boolean): readonly string[] {
  return changes
    .map(({ from, to, ...rest }) => JSON.stringify([rest, isMirrored ? [to, from] : [from, to]]))
    .sort();
}

describe('what differs between two builds', () => {
  it('is nothing for one build', () => {
    fc.assert(
      fc.property(build, (one) => {
        const { verdict, platforms, gonePlatforms, newPlatforms } = diff(one, one);
        expect(verdict).toBe('identical');
        expect([gonePlatforms, newPlatforms]).toEqual([[], []]);
        expect(platforms).toMatchObject([{ config: [], dangers: [], layers: { pulled: [] } }]);
        expect(changesOf(diff(one, one))).toEqual([]);
      }),
    );
  });

  it('is mirrored on the way back', () => {
    fc.assert(
      fc.property(build, build, (from, to) => {
        const [there, back] = [diff(from, to), diff(to, from)];
        expect(back.verdict).toBe(there.verdict);
        const returned = new Map(changesOf(back).map((change) => [keyOf(change), change]));
        expect(returned.size).toBe(changesOf(there).length);
        for (const change of changesOf(there)) {
          const mirrored = returned.get(keyOf(change));
          expect(mirrored).toMatchObject({ from: change.to, to: change.from, origin: change.origin });
          expect(MIRROR[change.kind]).toContain(mirrored?.kind);
        }
        const [one, other] = [there.platforms[0], back.platforms[0]];
        expect(configTexts(other?.config ?? [], true)).toEqual(configTexts(one?.config ?? [], false));
        expect([other?.layers.fromSize, other?.layers.toSize]).toEqual([
          one?.layers.toSize,
          one?.layers.fromSize,
        ]);
        expect(other?.layers.shared.length).toBe(one?.layers.shared.length);
      }),
      { numRuns: 500 },
    );
  });

  it('accounts for every package and layer of both builds', () => {
    fc.assert(
      fc.property(packages, packages, build, (had, has, { platforms: [facts] }) => {
        const parts = { config: facts?.config ?? {}, layers: facts?.layers ?? [] };
        const from = sampleBuild({ digest: 'a', packages: had });
        const found = diff(from, sampleBuild({ digest: 'b', packages: has, ...parts }));
        const changes = changesOf(found);
        const platform = found.platforms[0];
        const unchanged =
          platform?.packages.kind === 'known' ? Object.values(platform.packages.unchanged) : [];
        const same = unchanged.reduce((sum, count) => sum + count, 0);
        expect(changes.flatMap((change) => change.from).length + same).toBe(had.length);
        expect(changes.flatMap((change) => change.to).length + same).toBe(has.length);
        for (const change of changes) {
          const versions = (all: readonly ListedPackage[]): readonly string[] =>
            all.flatMap((one) => (keyOf(one) === keyOf(change) ? [one.version] : []));
          expect(versions(had)).toEqual(expect.arrayContaining([...change.from]));
          expect(versions(has)).toEqual(expect.arrayContaining([...change.to]));
        }
        const layers = [...(platform?.layers.shared ?? []), ...(platform?.layers.pulled ?? [])];
        expect(layers.length).toBe(parts.layers.length);
      }),
      { numRuns: 500 },
    );
  });

  it('does not depend on the order of packages', () => {
    fc.assert(
      fc.property(packages, packages, (had, has) => {
        const found = diff(
          sampleBuild({ digest: 'a', packages: had }),
          sampleBuild({ digest: 'b', packages: has }),
        );
        const turned = diff(
          sampleBuild({ digest: 'a', packages: had.toReversed() }),
          sampleBuild({ digest: 'b', packages: has.toReversed() }),
        );
        expect(turned).toEqual(found);
      }),
    );
  });

  it('is folded without losing a change', () => {
    fc.assert(
      fc.property(packages, packages, (had, has) => {
        const changes = changesOf(
          diff(sampleBuild({ digest: 'a', packages: had }), sampleBuild({ digest: 'b', packages: has })),
        );
        const groups = foldPackages(changes);
        const folded = groups.flatMap(({ lead, members }) => [lead, ...members]);
        expect(new Set(folded)).toEqual(new Set(changes));
        expect(folded.length).toBe(changes.length);
        for (const { lead, members } of groups)
          for (const { kind, from, to } of members) expect(lead).toMatchObject({ kind, from, to });
      }),
    );
  });

  it('never has the value of a variable with the name of a secret', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 12 }), text, (value, start) => {
        const name = `${start.replaceAll('=', '')}_TOKEN`;
        const secret = sampleBuild({ digest: 'a', config: { environment: [`${name}=${value}`] } });
        const found = diff(secret, sampleBuild({ digest: 'b' }));
        expect(found.platforms[0]?.config).toEqual([
          { field: 'environment', name, from: '', to: undefined, isSecret: true },
        ]);
      }),
    );
  });
});
