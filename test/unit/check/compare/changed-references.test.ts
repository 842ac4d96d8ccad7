import { describe, expect, it } from 'vitest';

import type { ScannedImages } from '../../../../src/references/decide/image-use.ts';
import { changedImages } from '../../../../src/references/decide/changed-images.ts';
import { canonicalReference, readImageReference } from '../../../../src/values/image-reference.ts';

/** The images of files, one a line; an empty text is a line without an image. */
function uses(files: Readonly<Record<string, readonly string[]>>): ScannedImages {
  const found = Object.entries(files).flatMap(([file, lines]) =>
    lines.flatMap((text, index) => {
      const reading = readImageReference(text);
      return reading.kind === 'invalid' ? [] : [{ file, line: index + 1, reference: reading.reference }];
    }),
  );
  return { uses: found, unread: [] };
}

function changes(before: readonly string[], after: readonly string[]): readonly string[] {
  return changedImages(uses({ Dockerfile: after }), uses({ Dockerfile: before })).map(
    ({ from, to }) => `${canonicalReference(from)} → ${to.line} ${canonicalReference(to.reference)}`,
  );
}

describe('check/compare/changed-references', () => {
  it.each([
    ['nothing', ['a.io/x:1'], ['a.io/x:1'], []],
    ['a line that moved', ['a.io/x:1'], ['', 'a.io/x:1'], []],
    ['an image that is new or gone', ['a.io/x:1'], ['', 'a.io/y:1'], []],
    ['another tag', ['a.io/x:1'], ['', 'a.io/x:2'], ['a.io/x:1 → 2 a.io/x:2']],
    ['another image at the same line', ['a.io/x:1'], ['a.io/y:1'], ['a.io/x:1 → 1 a.io/y:1']],
    ['one of two places', ['a.io/x:1', 'a.io/x:1'], ['a.io/x:1', 'a.io/x:2'], ['a.io/x:1 → 2 a.io/x:2']],
  ])('finds %s', (_name, before, after, expected) => {
    expect(changes(before, after)).toEqual(expected);
  });

  it('follows an image to another file only if its own is removed', () => {
    const moved = changedImages(uses({ b: ['a.io/x:2'] }), uses({ a: ['a.io/x:1'] }));
    expect(moved.map(({ to }) => to.file)).toEqual(['b']);
    const kept = changedImages(uses({ a: ['a.io/x:1'], b: ['a.io/x:2'] }), uses({ a: ['a.io/x:1'] }));
    expect(kept).toEqual([]);
  });
});
