import { beforeAll, describe, expect, it } from 'vitest';

import { CheckReport } from '../../../src/check/report/check-report.ts';
import { allPlaces } from '../../../src/check/decide/placed.ts';
import { findingsOf, resolvedFindings, updatesOf } from '../../../src/check/report/place-lists.ts';
import { problemsOf } from '../../../src/check/decide/problems.ts';
import { placesOf } from '../../../src/check/views/check-view.ts';
import { checkMemory } from '../../support/platform/check-memory.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';
import type { MemoryPlatform } from '../../support/platform/memory-platform.ts';
import { filesOnImages, IMAGES, manyPlaces } from '../../support/samples/many-places.ts';

const ADVISORIES = 20;
const FILES = 300;

let memory: MemoryPlatform;
beforeAll(async () => {
  memory = await startMemoryPlatform(manyPlaces(ADVISORIES), 'https://cgr.dev');
});

/** The problems of a report with the number of their places, worst first. */
function problemsIn(report: CheckReport): readonly (readonly [string, number])[] {
  return problemsOf(findingsOf(report)).map(({ findings, key, level, novelty, title }) => [
    `${level} ${novelty} ${title} ${key}`,
    placesOf(findings).length,
  ]);
}

describe('a check of many places', () => {
  it('has the problems of one place of each image, at all of them', async () => {
    const [one, many] = [
      await checkMemory(memory, { head: filesOnImages(IMAGES, '1') }),
      await checkMemory(memory, { head: filesOnImages(FILES, '1') }),
    ];
    expect(problemsIn(one).filter(([text]) => text.includes('CVE-'))).toHaveLength(IMAGES * ADVISORIES);
    expect(problemsIn(many)).toEqual(problemsIn(one).map(([text]) => [text, FILES / IMAGES]));
    expect(CheckReport.parse(many)).toEqual(many);
    const { findings, placeLists } = many;
    expect([findings.length, placeLists.length]).toEqual([one.findings.length, IMAGES]);
    expect(
      placeLists
        .flat()
        .map(({ file }) => file)
        .sort(),
    ).toEqual(Object.keys(filesOnImages(FILES, '1')).sort());
  });

  it('separates the places that a change adds', async () => {
    const base = filesOnImages(FILES / 2, '1');
    const report = await checkMemory(memory, { head: filesOnImages(FILES, '1'), base });
    const found = findingsOf(report).filter(({ advisory }) => advisory !== undefined);
    expect(found).toHaveLength(2 * IMAGES * ADVISORIES);
    for (const finding of found) {
      const files = allPlaces(finding).map(({ file }) => file);
      expect(files).toHaveLength(FILES / 2 / IMAGES);
      expect(files.every((file) => Object.hasOwn(base, file))).toBe(finding.novelty === 'pre-existing');
    }
  });

  it('compares the places of a change once for each pair of references', async () => {
    const [one, many] = await Promise.all(
      [IMAGES, FILES].map((files) =>
        checkMemory(memory, { head: filesOnImages(files, '2'), base: filesOnImages(files, '1') }),
      ),
    );
    for (const listOf of [updatesOf, resolvedFindings]) {
      const [few = [], all = []] = [one, many].map((report) => report && listOf(report));
      expect(all).toHaveLength(few.length);
      expect(all.every((entry) => allPlaces(entry).length === FILES / IMAGES)).toBe(true);
    }
    expect(many && problemsIn(many)).toEqual(one && problemsIn(one).map(([text]) => [text, FILES / IMAGES]));
  });

  it('has the rules of each place', async () => {
    const config = [
      'check:',
      '  rules:',
      '    - path: service-1?/**',
      '      fail-on: [advisory]',
      '      max-open-days: {}',
    ].join('\n');
    const head = { ...filesOnImages(FILES, '1'), '.github/mooring.yml': config };
    const report = await checkMemory(memory, { head });
    for (const finding of findingsOf(report).filter(({ rule }) => rule === 'advisory'))
      for (const { file } of allPlaces(finding))
        expect(finding.level === 'error').toBe(/^service-1\d\//.test(file));
  });
});
