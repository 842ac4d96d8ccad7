import { describe, expect, it } from 'vitest';

import type { CheckReport } from '../../../src/check/report/check-report.ts';
import { checkMemory } from '../../support/platform/check-memory.ts';
import type { Files } from '../../support/platform/check-memory.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';
import type { MemoryPlatform } from '../../support/platform/memory-platform.ts';
import { IDENTITY } from '../../support/samples/shop.ts';

const HISTORY = { from: 'now-40d', every: '1d', count: 40 };

/** What the life of a tag can be (advisory-rules.md#end-of-life-decisions), as the seed has it. */
const LIVES: readonly object[] = [
  {},
  { deprecated: true },
  { eol: { tagStatus: 'TAG_INACTIVE' } },
  { eol: { tagStatus: 'TAG_IN_GRACE', graceStatus: 'GRACE_ACTIVE', gracePeriodExpiryDate: 'now+20d' } },
  { eol: { graceStatus: 'GRACE_EXPIRED', gracePeriodExpiryDate: 'now-20d' } },
  { eol: { mainPackageVersion: { version: '1', eolDate: '2020-01-01' } }, deprecated: true },
  { eol: { mainPackageVersion: { version: '1', eolDate: '2099-01-01', eolBroken: true } } },
];

/** An organization of so many repositories, each with a tag `1` of one of these lives, `2` that lives, and dated ones. */
function organization(repositories: number): object {
  return {
    name: 'acme',
    uid: IDENTITY.slice(0, 40),
    identities: [
      {
        name: 'shop',
        uid: IDENTITY,
        claimMatch: {
          issuer: 'https://token.actions.githubusercontent.com',
          subject: 'repo:acme/shop:pull_request',
        },
        bindings: [{ role: 'registry.pull' }],
      },
    ],
    repos: Array.from({ length: repositories }, (_, index) => ({
      name: `app-${index}`,
      tags: [
        ...(index % 9 === 8 ? [] : [{ name: '1', history: HISTORY, ...LIVES[index % LIVES.length] }]),
        { name: '2', history: HISTORY },
        { name: '1-20260101', history: HISTORY, deprecated: index % 2 === 0 },
      ],
    })),
  };
}

/** The public organization has a repository of the same name, which is not the caller's. */
const PUBLIC = {
  name: 'chainguard',
  public: true,
  repos: [{ name: 'app-1', tags: [{ name: '1', history: HISTORY }] }],
};

function start(repositories: number, faults: readonly object[] = []): Promise<MemoryPlatform> {
  // The seed is written as YAML, which would make aliases of what is there several times.
  return startMemoryPlatform(
    JSON.parse(JSON.stringify({ organizations: [organization(repositories), PUBLIC], faults })) as Readonly<
      Record<string, unknown>
    >,
  );
}

function filesOf(images: readonly string[]): readonly (readonly [path: string, text: string])[] {
  return images.map((image, index) => [`service-${index}/Dockerfile`, `FROM REGISTRY/${image}\n`]);
}

/** What is reported on a file, without what depends on how much else was checked, such as the number of a problem. */
function saidOf(file: string, { findings, images }: CheckReport): unknown {
  return {
    findings: findings
      .filter((finding) => finding.file === file)
      .map((finding) => Object.assign({}, finding, { problem: 0 })),
    images: images.filter(({ places }) => places.some((place) => place.file === file)),
  };
}

function check(memory: MemoryPlatform, files: Files): Promise<CheckReport> {
  return checkMemory(memory, { head: files });
}

function listsIn({ requests }: MemoryPlatform): readonly string[] {
  return requests
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => /\/(?:repos|tags|eoltags)$/.test(pathname))
    .map(({ pathname }) => pathname.split('/').at(-1) ?? '')
    .toSorted();
}

const EVERY = [
  ...Array.from({ length: 20 }, (_, index) => `acme/app-${index}:1`),
  'acme/app-3:2',
  'acme/app-4:1-20260101',
  'acme/app-5:1-20260101',
  'acme/ghost:1',
  'chainguard/app-1:1',
];

describe('check/evidence: lists of an organization', () => {
  it.each([
    ['all on one page', 20],
    ['more than a page', 230],
  ])(
    'give the same result for every image as a query for it alone: %s',
    async (_, repositories) => {
      const memory = await start(repositories);
      const files = filesOf(EVERY);
      const together = await check(memory, Object.fromEntries(files));
      for (const [path, text] of files) {
        // oxlint-disable-next-line no-await-in-loop -- one platform, and its requests are counted
        const alone = await check(memory, { [path]: text });
        expect(saidOf(path, together), path).toEqual(saidOf(path, alone));
      }
      expect(new Set(together.findings.map(({ rule }) => rule))).toContain('end-of-life');
    },
    60_000,
  );

  it('take the place of a question for each image', async () => {
    const memory = await start(20);
    const live = Array.from({ length: 20 }, (_, index) => `acme/app-${index}:2`);
    await check(memory, Object.fromEntries(filesOf(live)));
    expect(listsIn(memory)).toEqual(['eoltags', 'repos', 'tags']);
  });

  it('are not fetched for few images', async () => {
    const memory = await start(20);
    await check(memory, Object.fromEntries(filesOf(['acme/app-1:2', 'acme/app-2:2'])));
    expect(listsIn(memory)).toEqual(['eoltags', 'eoltags', 'repos', 'repos', 'tags', 'tags']);
    const queries = memory.requests.map(({ url }) => new URL(url).searchParams);
    expect(queries.filter((query) => query.has('uidp.descendants_of'))).toEqual([]);
  });

  it('that are refused leave everything as it is without them', async () => {
    const live = Object.fromEntries(filesOf(Array.from({ length: 10 }, (_, index) => `acme/app-${index}:1`)));
    const refused = ['listRepos', 'listTags', 'listEolTags'].map((route) => ({
      route,
      nth: 1,
      kind: 'status',
      status: 403,
    }));
    const [plain, hindered] = [await start(20), await start(20, refused)];
    const { findings } = await check(plain, live);
    expect((await check(hindered, live)).findings).toEqual(findings);
  });
});
