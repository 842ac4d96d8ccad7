import { describe, expect, it } from 'vitest';

import type { Digest } from '../../../src/values/digest.ts';
import { digestOfPlatform } from '../../../src/values/platform-digest.ts';
import type { PlatformEntry } from '../../../src/values/platform-digest.ts';
import { digestOf } from '../../support/samples/sample-check.ts';

function entry(digest: Digest, platform?: string): PlatformEntry {
  if (platform === undefined) return { digest };
  const [os = '', architecture = '', variant] = platform.split('/');
  return { digest, platform: { os, architecture, variant } };
}

const [A, B, C] = [digestOf('a'), digestOf('b'), digestOf('c')];
const INDEX = [entry(A, 'linux/amd64'), entry(B, 'linux/arm64/v8'), entry(C, 'unknown/unknown')];

describe('values/platform-digest', () => {
  it.each([
    ['linux/amd64', A],
    ['linux/arm64', B],
    ['linux/arm64/v8', B],
  ])('finds %s', (platform, digest) => {
    expect(digestOfPlatform(INDEX, platform)).toEqual({ kind: 'found', digest });
  });

  it('prefers the entry that is named exactly', () => {
    const index = [entry(A, 'linux/arm/v6'), entry(B, 'linux/arm'), entry(C, 'linux/arm/v7')];
    expect(digestOfPlatform(index, 'linux/arm')).toEqual({ kind: 'found', digest: B });
  });

  it.each([
    ['a platform that is not there', INDEX, 'linux/arm', 'it has linux/amd64, linux/arm64/v8'],
    ['an attestation', INDEX, 'unknown/unknown', 'it has linux/amd64, linux/arm64/v8'],
    [
      'one of several variants',
      [entry(A, 'linux/arm/v6'), entry(B, 'linux/arm/v7')],
      'linux/arm',
      'several match: linux/arm/v6, linux/arm/v7',
    ],
    [
      'one of several versions',
      [entry(A, 'windows/amd64'), entry(B, 'windows/amd64')],
      'windows/amd64',
      'several match: windows/amd64, windows/amd64',
    ],
    ['no manifest', [], 'linux/amd64', 'it names no platform'],
    ['entries without a platform', [entry(A)], 'linux/amd64', 'it names no platform'],
  ])('does not guess at %s', (_, entries, platform, why) => {
    expect(digestOfPlatform(entries, platform)).toEqual({ kind: 'none', why });
  });
});
