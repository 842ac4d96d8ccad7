import { describe, expect, it } from 'vitest';

import { code, escapeMarkdown, table } from '../../../src/domain/markdown.ts';

describe('domain/markdown', () => {
  it.each([
    ['a | b', 'a &#124; b'],
    ['<img src=x>', '&#60;img src=x&#62;'],
    ['`code` *bold* _it_ ~x~', '&#96;code&#96; &#42;bold&#42; &#95;it&#95; &#126;x&#126;'],
    ['[text](https://evil.test)', '&#91;text&#93;(https&#58;//evil.test)'],
    ['see www.evil.test', 'see www&#46;evil.test'],
    ['fixes #123', 'fixes &#35;123'],
    ['@somebody', '@\u200bsomebody'],
    ['(@org/team)', '(@\u200borg/team)'],
    [':tada: yes', '&#58;tada: yes'],
    ['a & b &lt;', 'a &#38; b &#38;lt;'],
    ['one\ntwo\u2028three', 'one two three'],
    ['::error::x', ': &#58;error: :x'],
  ])('renders %j as text', (text, escaped) => {
    expect(escapeMarkdown(text)).toBe(escaped);
  });

  it('leaves a reference with its digest copyable', () => {
    const reference = 'cgr.dev/acme/python:3.13@sha256:0123';
    expect(escapeMarkdown(reference)).toBe(reference);
    expect(code(reference)).toBe(`<code>${reference}</code>`);
  });

  it('draws a table, and nothing for no rows', () => {
    expect(table(['A', 'B'], [['1', '2']])).toBe('| A | B |\n| --- | --- |\n| 1 | 2 |');
    expect(table(['A'], [])).toBe('');
  });
});
