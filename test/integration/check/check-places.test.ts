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

describe('a Dockerfile whose images depend on the platform', () => {
  const TWO = { '.github/mooring.yml': 'check: { platforms: [linux/amd64, linux/arm64] }\n' };
  const BY_ARCHITECTURE = 'FROM REGISTRY/acme/${TARGETARCH/arm64/node}:18\n';

  it('is judged for each configured platform, each image for its own', async () => {
    const memory = await startMemoryPlatform();
    const report = await checkMemory(memory, { head: { ...TWO, Dockerfile: BY_ARCHITECTURE } });
    const images = report.images.map(({ image }) => image.replace(/^.*acme\//, ''));
    expect(images.toSorted()).toEqual(['amd64:18', 'node:18']);
  });

  it.each<[string, Readonly<Record<string, string>>, string, string]>([
    ['fails if a change gives one of them another image', TWO, 'FROM REGISTRY/acme/go:1.25\n', 'fail'],
    ['is not judged for a platform that is not built', {}, 'FROM REGISTRY/acme/amd64:18\n', 'other'],
    ['passes if nothing changed', TWO, BY_ARCHITECTURE, 'same'],
  ])('%s', async (_, config, base, expected) => {
    const memory = await startMemoryPlatform();
    const files = (Dockerfile: string) => ({ ...config, Dockerfile });
    const report = await checkMemory(memory, { head: files(BY_ARCHITECTURE), base: files(base) });
    const ended = report.findings.filter(
      ({ reference, rule }) => rule === 'end-of-life' && reference.includes('node:18'),
    );
    const outcome = ended.map(({ level, novelty }) => `${level} ${novelty}`);
    const outcomes: Readonly<Record<string, readonly string[]>> = {
      fail: ['error new'],
      same: ['warning pre-existing'],
    };
    expect(outcome).toEqual(outcomes[expected] ?? []);
  });
});

describe('a stage that becomes the final one', () => {
  const [OLD, GO] = ['FROM REGISTRY/acme/node:18', 'FROM REGISTRY/acme/go:1.25'];
  const ended = ({ findings }: CheckReport) =>
    findings.flatMap(({ level, line, novelty, rule }) =>
      rule === 'end-of-life' ? [`${level} ${novelty} ${line}`] : [],
    );

  it.each<[string, string, string, readonly string[]]>([
    ['is new by a swap', `${OLD} AS a\n${GO} AS b\n`, `${GO} AS b\n${OLD} AS a\n`, ['error new 2']],
    ['is new if the last stage is gone', `${OLD} AS a\n${GO}\n`, `${OLD} AS a\n`, ['error new 1']],
    [
      'is new if the last one is built from it',
      `${OLD} AS a\n${GO}\n`,
      `${OLD} AS a\nFROM a\n`,
      ['error new 1'],
    ],
    ['is new with another tag', `FROM REGISTRY/acme/node:20 AS a\n${GO}\n`, `${OLD} AS a\n`, ['error new 1']],
    ['is pre-existing if it was', `${GO} AS b\n${OLD}\n`, `${OLD}\n`, ['warning pre-existing 1']],
    [
      'is pre-existing beside one that is none',
      `${OLD} AS a\n${OLD}\n`,
      `${OLD}\n`,
      ['warning pre-existing 1'],
    ],
    [
      'is pre-existing as none any more',
      `${GO} AS b\n${OLD}\n`,
      `${OLD} AS a\n${GO}\n`,
      ['warning pre-existing 1'],
    ],
  ])('%s', async (_, base, head, expected) => {
    const memory = await startMemoryPlatform();
    const report = await checkMemory(memory, { head: { Dockerfile: head }, base: { Dockerfile: base } });
    expect(ended(report)).toEqual(expected);
  });
});
