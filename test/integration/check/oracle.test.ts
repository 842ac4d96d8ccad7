import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { packageFamily } from '../../../src/advisories/decide/package-family.ts';
import type { CheckReport } from '../../../src/check/report/check-report.ts';
import { expectedIn, expectedNew, versionKey } from '../../support/oracle/oracle.ts';
import type { Expected } from '../../support/oracle/oracle.ts';
import { createWorld } from '../../support/oracle/world.ts';
import type { World, WorldPlace } from '../../support/oracle/world.ts';
import { treesOf, worldSeed } from '../../support/oracle/world-seed.ts';
import { checkMemory } from '../../support/platform/check-memory.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';
import { placedFindings } from '../../support/views/placed-findings.ts';

interface Vectors {
  readonly compare: readonly { readonly a: string; readonly op: '<' | '=' | '>'; readonly b: string }[];
  readonly valid: readonly string[];
  readonly invalid: readonly string[];
}

const vectors = JSON.parse(readFileSync('test/golden/advisory/apk-vectors.json', 'utf8')) as Vectors;

describe('the version order of the oracle', () => {
  it('is that of apk', () => {
    const differing = vectors.compare.filter(({ a, op, b }) => {
      const [one = '', other = ''] = [versionKey(a), versionKey(b)];
      return (one < other ? '<' : one > other ? '>' : '=') !== op;
    });
    expect(differing).toEqual([]);
    expect(vectors.compare.length).toBeGreaterThan(50);
  });
});

/** Findings of the report, at each of their places, as the oracle writes them; `null` packages are those of images without an SBOM. */
function reported(report: CheckReport, novelty?: string): readonly string[] {
  return placedFindings(report)
    .filter((one) => one.rule === 'advisory' && (novelty === undefined || one.novelty === novelty))
    .map(({ file, line, advisory }) => {
      const { name, version } = advisory?.package ?? { name: '', version: '' };
      return `${file}:${line} ${name} ${version}`.trim().concat(` ${advisory?.id}`);
    })
    .sort();
}

/** Findings whose fix the report has in a newer build, or in none yet, contrary to what the oracle finds in the newest. */
function wrongFixes(
  { findings }: CheckReport,
  world: World,
): { readonly checked: number; readonly wrong: readonly string[] } {
  const newest = world.base.map((place) => ({ ...place, build: 1 as const }));
  const open = new Set(
    expectedIn(world, newest).flatMap(({ place: { image }, package: of, family, id }) =>
      [of.replace(/ .*/, ''), `family ${family}`].map((name) => `${image} ${name} ${id}`),
    ),
  );
  const claims = findings.flatMap(({ reference, advisory }) => {
    const { fix, id, package: of } = advisory ?? {};
    if (fix === undefined || !of) return [];
    const image = /(image-\d+):/.exec(reference)?.[1] ?? '';
    const isKept = world.images.get(image)?.builds[1].packages.some(({ name }) => name === of.name);
    const key = `${image} ${isKept === true ? of.name : `family ${packageFamily(of.name)}`} ${id}`;
    return [{ key, isRight: fix.kind === (open.has(key) ? 'none-yet' : 'build') }];
  });
  return { checked: claims.length, wrong: claims.flatMap(({ key, isRight }) => (isRight ? [] : [key])) };
}

function written(all: readonly Expected[]): readonly string[] {
  return all
    .map(({ place, package: of, id }) => `${place.file}:${place.line} ${of}`.trim().concat(` ${id}`))
    .sort();
}

/** The images of which something was not judged, each with what that is. */
function notJudged({ findings }: CheckReport): readonly string[] {
  const found = findings.filter(({ rule }) => rule === 'not-judged');
  return [
    ...new Set(found.map(({ reference, title }) => `${/image-\d+/.exec(reference)?.[0]} ${title}`)),
  ].sort();
}

/** The lines that only one of them has, and how many lines there are. */
function difference(report: readonly string[], oracle: readonly string[]): object {
  const [one, other] = [new Set(report), new Set(oracle)];
  return {
    onlyReported: [...one.difference(other)].slice(0, 20),
    onlyExpected: [...other.difference(one)].slice(0, 20),
    twice: report.length - one.size,
  };
}

const EQUAL = { onlyReported: [], onlyExpected: [], twice: 0 };

describe('a check of 30 images with 5,000 advisories', () => {
  const world = createWorld();

  it('finds image by package by vulnerability what the oracle derives, on base, on head, and of it what is new', async () => {
    const memory = await startMemoryPlatform(worldSeed(world));
    const trees = await treesOf(world, memory);
    expect([world.images.size, world.advisories.length]).toEqual([30, 5_000]);
    const base = await checkMemory(memory, { head: trees.base });
    expect(difference(reported(base), written(expectedIn(world, world.base)))).toEqual(EQUAL);
    const { checked, wrong } = wrongFixes(base, world);
    expect([wrong, checked > 3_000]).toEqual([[], true]);
    const change = await checkMemory(memory, { head: trees.head, base: trees.base });
    expect(difference(reported(change), written(expectedIn(world, world.head)))).toEqual(EQUAL);
    const expected = written(expectedNew(world, world.base, world.head));
    expect(expected.length).toBeGreaterThan(1_000);
    expect(difference(reported(change, 'new'), expected)).toEqual(EQUAL);
    expect(notJudged(change)).toEqual([
      'image-11 Not judged: packages of an unrecognized distribution',
      'image-19 Not judged: no SBOM',
      'image-5 Not judged: no SBOM',
      'image-7 Not judged on linux/arm64',
    ]);
  });

  it('finds the same in 1,600 files on two of the images, half of which a change updates', async () => {
    const names = ['image-1', 'image-2'];
    const files = (count: number, build: (index: number) => 0 | 1): readonly WorldPlace[] =>
      Array.from({ length: count }, (_, index) => ({
        file: `service-${index}/Dockerfile`,
        line: 1,
        image: names[index % names.length] ?? '',
        build: build(index),
        isPinned: true,
      }));
    const many = {
      ...world,
      base: files(1_600, () => 0),
      head: files(1_600, (index) => (index < 800 ? 0 : 1)),
    };
    /** What the oracle finds in one file of each image, at all the files of the same image in a range. */
    const atAll = (all: readonly Expected[], from: number, to: number): readonly string[] => {
      const of = Map.groupBy(all, ({ place }) => place.image);
      return many.base
        .slice(from, to)
        .flatMap(({ file, image }) =>
          written(of.get(image) ?? []).map((text) => text.replace(/^[^:]*/, file)),
        )
        .sort();
    };
    const [before, after] = [files(2, () => 0), files(2, () => 1)];
    const [old, updated] = [expectedIn(world, before), expectedIn(world, after)];
    const memory = await startMemoryPlatform(worldSeed(many));
    const trees = await treesOf(many, memory);
    const base = await checkMemory(memory, { head: trees.base });
    expect(difference(reported(base), atAll(old, 0, 1_600))).toEqual(EQUAL);
    const change = await checkMemory(memory, { head: trees.head, base: trees.base });
    const expected = [...atAll(old, 0, 800), ...atAll(updated, 800, 1_600)];
    expect(expected.length).toBeGreaterThan(100_000);
    expect(difference(reported(change), expected)).toEqual(EQUAL);
    const added = atAll(expectedNew(world, before, after), 800, 1_600);
    expect(added.length).toBeGreaterThan(1_000);
    expect(difference(reported(change, 'new'), added)).toEqual(EQUAL);
  });
});
