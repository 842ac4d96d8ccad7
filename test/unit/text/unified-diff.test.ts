import { describe, expect, it } from 'vitest';

import { unifiedDiff } from '../../../src/text/unified-diff.ts';

describe('text/unified-diff', () => {
  it('shows changed lines with three lines around, one hunk for what is near', () => {
    const before = Array.from({ length: 20 }, (_, index) => `line ${index + 1}`);
    const after = before.map((line, index) => ([4, 6, 18].includes(index) ? `${line}!` : line));
    expect(unifiedDiff('a/file', `${before.join('\n')}\n`, `${after.join('\n')}\n`)).toBe(
      [
        '--- a/a/file',
        '+++ b/a/file',
        '@@ -2,9 +2,9 @@',
        ' line 2',
        ' line 3',
        ' line 4',
        '-line 5',
        '+line 5!',
        ' line 6',
        '-line 7',
        '+line 7!',
        ' line 8',
        ' line 9',
        ' line 10',
        '@@ -16,5 +16,5 @@',
        ' line 16',
        ' line 17',
        ' line 18',
        '-line 19',
        '+line 19!',
        ' line 20',
      ].join('\n'),
    );
  });

  it('creates a file that did not exist', () =>
    expect(unifiedDiff('a/new', undefined, 'x\ny\n')).toBe(
      '--- /dev/null\n+++ b/a/new\n@@ -0,0 +1,2 @@\n+x\n+y',
    ));

  it('says nothing of nothing', () => expect(unifiedDiff('a', 'x\n', 'x\n')).toBe(''));

  it.each([
    ['a b/Dockerfile', 'a/a b/Dockerfile'],
    ['café/Dockerfile', 'a/café/Dockerfile'],
    ['with "quotes"', String.raw`"a/with \"quotes\""`],
    ['back\\slash', String.raw`"a/back\\slash"`],
    ['tab\tand\nbreak', String.raw`"a/tab\011and\012break"`],
    ['next\u0085line', String.raw`"a/next\302\205line"`],
  ])('quotes the name %j only if a line cannot hold it', (path, name) => {
    expect(unifiedDiff(path, 'x\n', 'y\n').split('\n')[0]).toBe(`--- ${name}`);
  });

  it('keeps line endings, a byte order mark, and a last line without an ending', () => {
    expect(unifiedDiff('a', '\ufeffx\r\ny\r\nz', '\ufeffX\r\ny\r\nZ').split('\n').slice(2)).toEqual([
      '@@ -1,3 +1,3 @@',
      '-\ufeffx\r',
      '+\ufeffX\r',
      ' y\r',
      '-z',
      '\\ No newline at end of file',
      '+Z',
      '\\ No newline at end of file',
    ]);
  });
});
