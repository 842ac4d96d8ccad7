import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { compareBatch, compareDockerfiles } from '../support/judges/compare-dockerfiles.ts';
import { haveJudge } from '../support/judges/judges.ts';

/** `npm run fuzz` compares more. */
const FILES = 6_000;

/** Dockerfiles that BuildKit builds, one character per byte, by topic. */
const topics: Readonly<Record<string, Readonly<Record<string, unknown>>>> = JSON.parse(
  readFileSync('test/golden/dockerfile/references.json', 'utf8'),
);

describe.runIf(haveJudge('judge'))('Dockerfiles, judged by BuildKit', () => {
  it('name the images that BuildKit requests, before and after a pin', async () => {
    const seed = Date.now() % 1_000_000;
    console.log(`${FILES} Dockerfiles, seed ${seed}`);
    const { converted, pinned, disagreements } = await compareDockerfiles(FILES, seed);
    expect(disagreements).toEqual([]);
    expect(converted).toBeGreaterThan(FILES / 5);
    expect(pinned).toBeGreaterThan(FILES / 10);
  });

  it.each(Object.entries(topics))('are built by BuildKit as the golden ones of %s', async (_, cases) => {
    const texts = Object.keys(cases);
    const { converted, disagreements } = await compareBatch(texts);
    expect(disagreements).toEqual([]);
    expect(converted).toBe(texts.length);
  });
});
