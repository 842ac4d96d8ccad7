import { describe, expect, it } from 'vitest';

import { parseDigest } from '../../../../src/values/digest.ts';
import { compareClaim } from '../../../../src/signatures/decide/claim.ts';

const HERE = parseDigest(`sha256:${'a'.repeat(64)}`);
const ELSEWHERE = parseDigest(`sha256:${'b'.repeat(64)}`);

describe('compareClaim', () => {
  it.each([
    ['the same image', HERE, 'cgr.dev/acme/python', { kind: 'fits' }],
    ['the same image with a tag', HERE, 'cgr.dev/acme/python:3.13', { kind: 'fits' }],
    ['no image', HERE, undefined, { kind: 'fits' }],
    ['the origin of a mirror', HERE, 'registry.example.com/acme/node', { kind: 'fits' }],
    ['a text that is no image', HERE, 'pkg:oci/Python', { kind: 'fits' }],
    ['another image', HERE, 'cgr.dev/acme/node', { kind: 'other-image', image: 'cgr.dev/acme/node' }],
    [
      'the end of its name',
      HERE,
      'cgr.dev/acme/python-evil',
      { kind: 'other-image', image: 'cgr.dev/acme/python-evil' },
    ],
    ['another digest', ELSEWHERE, 'cgr.dev/acme/python', { kind: 'other-digest' }],
  ])('compares a claim about %s', (_, digest, image, fit) => {
    expect(compareClaim({ digest, image }, HERE, { host: 'cgr.dev', path: 'acme/python' })).toEqual(fit);
  });

  it('compares the two names of Docker Hub as one', () => {
    const claim = { digest: HERE, image: 'index.docker.io/library/alpine' };
    expect(compareClaim(claim, HERE, { host: 'docker.io', path: 'library/alpine' })).toEqual({
      kind: 'fits',
    });
  });
});
