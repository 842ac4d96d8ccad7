import { describe, expect, it } from 'vitest';

import { readImageReference } from '../../../../src/values/image-reference.ts';
import type { ImageReference } from '../../../../src/values/image-reference.ts';
import { parseInstant } from '../../../../src/values/instant.ts';
import { findIgnoreRule } from '../../../../src/config/policy/ignore-rules.ts';
import { findIgnoreComments } from '../../../../src/references/decide/ignore-comments.ts';
import type { IgnoreRule } from '../../../../src/config/policy/ignore-rules.ts';

describe('references/decide/ignore-comments', () => {
  const text = [
    'image: a # mooring: ignore=it is ours',
    'image: b',
    '# mooring: ignore',
    'image: c',
    '  // mooring:ignore=x\r',
    'image: d',
    'image: e # mooring: ignored',
    'image: "e#mooring: ignore"',
  ].join('\n');

  it.each([
    [1, 'it is ours'],
    [2, undefined],
    [4, 'a comment says so'],
    [5, 'x'],
    [6, 'x'],
    [7, undefined],
    [8, undefined],
  ])('on line %i gives %s', (line, reason) => expect(findIgnoreComments(text)?.(line)).toBe(reason));
});

describe('config/policy/ignore-rules', () => {
  const now = parseInstant('2026-06-01T00:00:00Z');
  const rule: IgnoreRule = { image: undefined, path: undefined, reason: 'r', until: undefined };
  const isLeftOut = (partial: Partial<IgnoreRule>, text = 'alpine:3.20'): boolean =>
    findIgnoreRule([{ ...rule, ...partial }], { file: 'a/Dockerfile', reference: reference(text) }, now) !==
    undefined;

  it.each(['alpine', 'alpine:3.20', 'docker.io/library/alpine', 'docker.io/library/alpine:3.20'])(
    'knows an image of Docker Hub as %s',
    (wanted) => expect(isLeftOut({ image: (name) => name === wanted })).toBe(true),
  );

  it('requires both if a rule names an image and a path', () => {
    expect(isLeftOut({ image: () => true, path: (path) => path === 'a/Dockerfile' })).toBe(true);
    expect(isLeftOut({ image: () => true, path: () => false })).toBe(false);
  });

  it('counts no more from the end of a rule on', () => {
    expect(isLeftOut({ until: parseInstant('2026-06-01T00:00:01Z') })).toBe(true);
    expect(isLeftOut({ until: now })).toBe(false);
  });
});

function reference(text: string): ImageReference {
  const reading = readImageReference(text);
  if (reading.kind === 'invalid') throw new Error(reading.reason);
  return reading.reference;
}
