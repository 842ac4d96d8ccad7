import { describe, expect, it } from 'vitest';

import { findIgnoreComments } from '../../../../src/references/decide/ignore-comments.ts';

describe('references/decide/ignore-comments', () => {
  it.each([
    ['behind a value', 'image: a # mooring: ignore=known', [undefined, 'known', undefined]],
    ['on the line above', '# mooring: ignore=known\nimage: a', [undefined, 'known', 'known']],
    ['without a reason', '// mooring: ignore', [undefined, 'a comment says so', 'a comment says so']],
    ['of SQL', 'x -- mooring: ignore=known', [undefined, 'known', undefined]],
    ['of XML', '<!-- mooring: ignore=known -->\n<a/>', [undefined, 'known', 'known']],
    ['of XML without a reason', '<a/> <!-- mooring: ignore -->', [undefined, 'a comment says so', undefined]],
    ['within a word', 'x#mooring: ignore', [undefined, undefined, undefined]],
  ] as const)('finds a comment %s', (_, text, expected) => {
    const lines = findIgnoreComments(text);
    expect([0, 1, 2].map((line) => lines?.(line))).toEqual(expected);
  });
});
