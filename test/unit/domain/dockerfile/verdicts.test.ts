import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { readDockerfile } from '../../../../src/domain/dockerfile/read-dockerfile.ts';

/** Dockerfiles, one character for one byte, by what BuildKit says of them: it converts them, or it does not. */
interface Verdicts {
  readonly taken: readonly string[];
  readonly rejected: readonly string[];
}

const topics: Readonly<Record<string, Verdicts>> = JSON.parse(
  readFileSync(new URL('../../../golden/dockerfile/verdicts.json', import.meta.url), 'utf8'),
);

describe.each(Object.entries(topics))('domain/dockerfile, against BuildKit: %s', (_, { taken, rejected }) => {
  it.each(taken.map((text) => [JSON.stringify(text), text]))('takes %s', (_name, text) => {
    expect(readDockerfile(Buffer.from(text, 'latin1')).rejection).toBeUndefined();
  });

  it.each(rejected.map((text) => [JSON.stringify(text), text]))('rejects %s', (_name, text) => {
    const { images, rejection } = readDockerfile(Buffer.from(text, 'latin1'));
    expect(rejection?.reason).toMatch(/./);
    expect(images).toEqual([]);
  });
});
