import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { readDockerfile } from '../../../../src/domain/dockerfile/read-dockerfile.ts';
import { canonicalReference } from '../../../../src/domain/image-reference.ts';

/** What BuildKit itself resolves for linux/amd64 without build arguments, all stages, or its error. */
interface OracleCase {
  readonly name: string;
  readonly dockerfile_base64: string;
  readonly resolved_by_buildkit: readonly string[] | null;
  readonly syntax_image: string | null;
}

const cases: readonly OracleCase[] = JSON.parse(
  readFileSync(new URL('../../../golden/dockerfile/oracle.json', import.meta.url), 'utf8'),
);
const BUILT_FROM = new Set(['dockerfile-from', 'dockerfile-copy', 'dockerfile-mount']);

describe('domain/dockerfile, against BuildKit', () => {
  it.each(cases)('resolves $name as BuildKit does', (oracle) => {
    const { images, skipped, rejection } = readDockerfile(Buffer.from(oracle.dockerfile_base64, 'base64'));
    if (oracle.resolved_by_buildkit === null) {
      expect(rejection !== undefined || skipped.length > 0).toBe(true);
      expect(images.filter(({ edit }) => edit.kind === 'editable')).toEqual([]);
      return;
    }
    const references = images
      .filter(({ kind }) => BUILT_FROM.has(kind))
      .map(({ reference }) => canonicalReference(reference));
    expect([...new Set(references)].toSorted()).toEqual(oracle.resolved_by_buildkit);
    const syntax = images.find(({ kind }) => kind === 'dockerfile-syntax');
    expect(syntax?.written ?? null).toBe(oracle.syntax_image);
    expect(rejection).toBeUndefined();
  });

  it('has all the cases', () => {
    expect(cases).toHaveLength(68);
  });
});
