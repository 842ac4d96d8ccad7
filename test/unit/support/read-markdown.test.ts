import { describe, expect, it } from 'vitest';

import { magicIn, readMarkdown, shownTexts } from '../../support/views/read-markdown.ts';

/** Whether the reader that guards the views would notice a text that got into a page as it is. */
function isNoticed(page: string): boolean {
  try {
    return shownTexts(readMarkdown(page)).some((text) => magicIn(text) !== undefined);
  } catch {
    return true;
  }
}

describe('support/read-markdown', () => {
  it('reads what is meant', () => {
    const page = [
      '## Title &#42;',
      '',
      '| A | B |',
      '| --- | --- |',
      '| <code>a&#124;b</code> | **c**<br>d |',
      '',
      '<details><summary>More</summary>',
      '',
      'Text: 1 of 2',
      '',
      '</details>',
    ].join('\n');
    expect(readMarkdown(page)).toEqual([
      { kind: 'heading', text: 'Title *' },
      { kind: 'table', head: ['A', 'B'], rows: [['a|b', 'c\nd']] },
      { kind: 'open', text: 'More' },
      { kind: 'paragraph', text: 'Text: 1 of 2' },
      { kind: 'close' },
    ]);
  });

  it.each([
    ['a link', '[a](b)'],
    ['an image', '![a](b)'],
    ['an element', '<b>a</b>'],
    ['a comment', 'a <!-- b -->'],
    ['a second marker', `a\n\n<!-- mooring:check ${'0'.repeat(32)} -->`],
    ['a named reference', '&lt;'],
    ['backticks', '`a`'],
    ['emphasis', '*a*'],
    ['an emphasis of nothing', '****'],
    ['an emphasis without an end', '**a'],
    ['a strike', '~~a~~'],
    ['mathematics', '$a$'],
    ['a footnote', 'a[^1]'],
    ['an escape', 'a \\# b'],
    ['a list', '- a'],
    ['a numbered list', '12. a'],
    ['a quotation', '> a'],
    ['a line', '---'],
    ['indented code', '    a'],
    ['a heading below', 'a\n==='],
    ['a heading at the side', 'a\n# b'],
    ['a fence', '```\na\n```'],
    ['a diagram of other things', '```mermaid\ngraph TD\n```'],
    ['a line of other things in a diagram', '```mermaid\ntimeline\n    2026-11-01 : click\n```'],
    ['a row that is too wide', '| a |\n| --- |\n| b | c |'],
    ['a row that is too narrow', '| a | b |\n| --- | --- |\n| c |'],
    ['a row that is none', '| a |\n| --- |\n| b'],
    ['a folded part without an end', '<details><summary>a</summary>\n\nb'],
    ['an end of nothing', '</details>'],
    ['a code without an end', '<code>a'],
    ['a mention', 'a @octocat'],
    ['a mention by reference', '&#64;octocat'],
    ['an issue', '#1'],
    ['an issue by reference', '&#35;1'],
    ['an issue by letters', 'GH-1'],
    ['a commit', `a@${'0'.repeat(40)}`],
    ['an address', 'see https://evil.test'],
    ['a bare address', '(www.evil.test)'],
    ['a mail address', 'a@evil.test'],
    ['an emoji', 'a :tada: b'],
    ['another way of text', 'a\u202eb'],
    ['a colour', 'a\u001b[31mb'],
    ['an invisible letter', 'a\u3164b'],
    ['half a character', 'a\ud800b'],
  ])('notices %s', (_, page) => {
    expect(isNoticed(page)).toBe(true);
  });
});
