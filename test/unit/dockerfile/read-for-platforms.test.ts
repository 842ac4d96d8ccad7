import { describe, expect, it } from 'vitest';

import { readForPlatforms } from '../../../src/dockerfile/read-for-platforms.ts';
import { canonicalReference } from '../../../src/values/image-reference.ts';

const BOTH = ['linux/amd64', 'linux/arm64'];

function read(text: string, platforms: readonly string[] | undefined = BOTH): readonly string[] {
  const { images, skipped } = readForPlatforms(text, { platforms });
  return [
    ...images.map(({ line, platform, reference }) =>
      [line, canonicalReference(reference).replace('docker.io/library/', ''), platform]
        .filter((part) => part !== undefined)
        .join(' '),
    ),
    ...skipped.map(({ code, line }) => `${line} ${code}`),
  ];
}

describe('a Dockerfile for several platforms', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'has an image for each',
      'FROM a.io/x-$TARGETARCH:1',
      ['1 a.io/x-amd64:1 linux/amd64', '1 a.io/x-arm64:1 linux/arm64'],
    ],
    ['has one image for all', 'ARG TARGETARCH\nFROM a.io/x:1', ['2 a.io/x:1']],
    [
      'has one image for all of each other line',
      'FROM a.io/x-$BUILDARCH:1\nFROM a.io/y:1',
      ['1 a.io/x-amd64:1 linux/amd64', '1 a.io/x-arm64:1 linux/arm64', '2 a.io/y:1'],
    ],
    [
      'keeps the platform of a FROM',
      'FROM --platform=linux/s390x a.io/${TARGETOS/linux/x}-$TARGETARCH:1',
      ['1 a.io/x-amd64:1 linux/s390x', '1 a.io/x-arm64:1 linux/s390x'],
    ],
    [
      'replaces a variable platform of a FROM',
      'FROM --platform=$BUILDPLATFORM a.io/x-$BUILDARCH:1',
      ['1 a.io/x-amd64:1 linux/amd64', '1 a.io/x-arm64:1 linux/arm64'],
    ],
    [
      'has no image that is a stage of another one',
      'FROM a.io/x:1 AS b-arm64\nFROM b-$TARGETARCH',
      ['1 a.io/x:1'],
    ],
    [
      'has an image hidden behind a stage',
      'FROM a.io/x:1 AS arm64\nFROM ${TARGETARCH/amd64/python}',
      ['1 a.io/x:1', '2 python:latest linux/amd64'],
    ],
    ['has each problem once', 'FROM $TARGETVARIANT', ['1 invalid-reference']],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('is read for linux/amd64 if none is given, and only for those that are', () => {
    const text = 'FROM a.io/x-$TARGETARCH:1';
    expect(read(text, [])).toEqual(['1 a.io/x-amd64:1']);
    expect(read(text, ['linux/arm/v7'])).toEqual(['1 a.io/x-arm:1']);
  });
});
