import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { readDockerfile } from '../../../src/dockerfile/read-dockerfile.ts';
import { canonicalReference } from '../../../src/values/image-reference.ts';

/** Dockerfiles that BuildKit builds, one character per byte, by topic, with their references. */
type Cases = Readonly<Record<string, readonly string[]>>;

const topics: Readonly<Record<string, Cases>> = JSON.parse(
  readFileSync(new URL('../../golden/dockerfile/references.json', import.meta.url), 'utf8'),
);

describe.each(Object.entries(topics))('dockerfile/read-dockerfile, what BuildKit builds: %s', (_, cases) => {
  it.each(Object.entries(cases))('lists the references of %j', (text, references) => {
    const { images, skipped } = readDockerfile(Buffer.from(text, 'latin1'));
    const listed = images.map(
      ({ line, kind, reference }) =>
        `${line} ${kind.replace('dockerfile-', '')} ${canonicalReference(reference)}`,
    );
    expect(listed).toEqual(references);
    expect(skipped.filter(({ code }) => code === 'malformed')).toEqual([]);
  });
});
