import { describe, expect, it } from 'vitest';

import type { CheckReport } from '../../../src/check/report/check-report.ts';
import type { ReportedImage } from '../../../src/check/report/reported-image.ts';
import { advisoryWorld } from '../../support/platform/advisory-world.ts';
import { checkMemory } from '../../support/platform/check-memory.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';

const IMAGES = ['node:18', 'curl:8', 'python:3.13', 'postgres:17', 'go:1.25'];
const ALL = IMAGES.map((image) => `FROM REGISTRY/acme/${image}\n`).join('');

const LOOSE = 'deprecated: warn, unscored: ignore, under-investigation: warn';
const STRICT = 'deprecated: fail, unscored: fail, unreviewed: warn, strict: true';

/** The same images in two folders, each by rules of its own. */
async function checkTwice(first: string, second: string): Promise<CheckReport> {
  const memory = await startMemoryPlatform({ organizations: advisoryWorld() });
  const rules = [`{ path: 'a/**', ${first} }`, `{ path: 'b/**', ${second} }`];
  return checkMemory(memory, {
    head: {
      '.github/mooring.yml': `check:\n  rules:\n${rules.map((rule) => `    - ${rule}\n`).join('')}`,
      'a/Dockerfile': ALL,
      'b/Dockerfile': ALL,
    },
  });
}

/** What the findings at the places of an image say of it. */
function impliedOf({ places, image }: ReportedImage, { findings }: CheckReport) {
  const about = findings.filter(
    ({ file, line, reference }) =>
      reference.startsWith(image) && places.some((place) => place.file === file && place.line === line),
  );
  const life = new Set(about.filter(({ rule }) => rule === 'end-of-life').map(({ weight }) => weight));
  return {
    verdict: life.has('blocking') ? 'fail' : life.has('warning') ? 'warn' : 'pass',
    open: about.some(({ rule }) => rule === 'not-judged')
      ? null
      : [...new Set(about.flatMap(({ advisory }) => advisory?.id ?? []))].sort(),
  };
}

describe('an image that is used at places of which each has its own rules', () => {
  it.each([
    ['the loose ones first', LOOSE, STRICT],
    ['the strict ones first', STRICT, LOOSE],
  ])('stands as its findings say, at the worst of its places: %s', async (_, first, second) => {
    const report = await checkTwice(first, second);
    expect(report.images).toHaveLength(IMAGES.length);
    for (const image of report.images) {
      const { verdict, open } = impliedOf(image, report);
      expect([image.image, image.endOfLife?.verdict, image.openAdvisories]).toEqual([
        image.image,
        verdict,
        open,
      ]);
    }
  });

  it('has at each place what the rules of that place make of it, whichever comes first', async () => {
    const told = ({ findings }: CheckReport, folder: string): readonly string[] =>
      findings
        .filter(({ file }) => file.startsWith(folder))
        .map(({ rule, weight, level, line, key }) => [rule, weight, level, line, key].join(' '))
        .toSorted();
    const [one, other] = [await checkTwice(LOOSE, STRICT), await checkTwice(STRICT, LOOSE)];
    expect(told(one, 'a/')).toEqual(told(other, 'b/'));
    expect(told(one, 'b/')).toEqual(told(other, 'a/'));
    expect(told(one, 'a/')).not.toEqual(told(one, 'b/'));
  });

  it('has a list that does not depend on the order of its places', async () => {
    const facts = (report: CheckReport) =>
      report.images.map(({ image, endOfLife, openAdvisories }) => [image, endOfLife, openAdvisories]);
    expect(facts(await checkTwice(LOOSE, STRICT))).toEqual(facts(await checkTwice(STRICT, LOOSE)));
  });
});
