import { describe, expect, it } from 'vitest';

import { code, escapeMarkdown, table } from '../../../src/text/markdown.ts';

describe('text/markdown', () => {
  it.each([
    ['a | b', 'a &#124; b'],
    ['<img src=x>', '&#60;img src=x&#62;'],
    ['`code` *bold* _it_ ~x~', '&#96;code&#96; &#42;bold&#42; &#95;it&#95; &#126;x&#126;'],
    ['[text](https://evil.test)', '&#91;text&#93;(https:\u200b//evil.test)'],
    ['see www.evil.test', 'see www\u200b.evil.test'],
    ['fixes #123', 'fixes &#35;\u200b123'],
    ['@somebody', '@\u200bsomebody'],
    ['(@org/team)', '(@\u200borg/team)'],
    ['a@evil.test and acme/shop@0123abc', 'a@\u200bevil.test and acme/shop@\u200b0123abc'],
    ['acme/shop#7 and GH-12', 'acme/shop&#35;\u200b7 and GH-\u200b12'],
    [':tada: yes', ':\u200btada: yes'],
    ['costs $1$', 'costs &#36;1&#36;'],
    ['turned \u202eround\u2066 and hid\u200bden', 'turned  round  and hid den'],
    ['a & b &lt;', 'a &#38; b &#38;lt;'],
    ['one\ntwo\u2028three', 'one two three'],
    ['::error::x', ': :\u200berror: :x'],
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
