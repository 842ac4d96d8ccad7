import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { readDockerfile } from '../../../src/dockerfile/read-dockerfile.ts';
import { canonicalReference } from '../../../src/values/image-reference.ts';

/** The references that BuildKit resolves for linux/amd64 without build arguments, all stages; null if it rejects the file. */
interface OracleCase {
  readonly name: string;
  readonly dockerfile_base64: string;
  readonly resolved_by_buildkit: readonly string[] | null;
  readonly syntax_image: string | null;
}

const cases: readonly OracleCase[] = JSON.parse(
  readFileSync(new URL('../../golden/dockerfile/oracle.json', import.meta.url), 'utf8'),
);
const BUILT_FROM = new Set(['dockerfile-from', 'dockerfile-copy', 'dockerfile-mount']);

describe('dockerfile/read-dockerfile, against BuildKit', () => {
  it.each(cases.filter(({ resolved_by_buildkit: resolved }) => resolved !== null))(
    'resolves $name as BuildKit does',
    (oracle) => {
      const { images, skipped } = readDockerfile(Buffer.from(oracle.dockerfile_base64, 'base64'));
      const references = images
        .filter(({ kind }) => BUILT_FROM.has(kind))
        .map(({ reference }) => canonicalReference(reference));
      expect([...new Set(references)].toSorted()).toEqual(oracle.resolved_by_buildkit);
      const syntax = images.find(({ kind }) => kind === 'dockerfile-syntax');
      expect(syntax?.written ?? null).toBe(oracle.syntax_image);
      expect(skipped).toEqual([]);
    },
  );

  it('has all the cases', () => {
    expect(cases).toHaveLength(68);
  });
});
