import { format, inspect } from 'node:util';

import { describe, expect, it } from 'vitest';

import { readToken, Secret, secretForms } from '../../../src/values/secret.ts';
import { readInputs, TokenInput } from '../../../src/runner/service-inputs.ts';

describe('values/secret', () => {
  const secret = new Secret('hunter2');

  it.each([
    ['a template', `<${secret.toString()}>`],
    ['String()', String(secret)],
    ['JSON', JSON.stringify({ secret })],
    ['inspect', inspect({ nested: { secret } }, { depth: 9, showHidden: true })],
    ['format', format('%s %o %j', secret, secret, secret)],
    ['its keys', Object.entries(secret).join()],
  ])('is not shown by %s', (_, text) => {
    expect(text).not.toContain('hunter2');
  });

  it('returns its value with reveal', () => {
    expect(secret.reveal()).toBe('hunter2');
  });

  it.each([
    ['as it is', 'pa+ss/w?rd', (text: string) => text],
    ['as base64', 'pa+ss/w?rd', btoa],
    ['as base64 for URLs', 'secret???>>>', (text: string) => Buffer.from(text).toString('base64url')],
    ['as Basic credentials', 'pa+ss/w?rd', (text: string) => btoa(`_token:${text}`)],
    ['in a URL', 'pa+ss/w?rd', encodeURIComponent],
    [
      'in a form',
      "it's (a) secret",
      (text: string) => new URLSearchParams({ a: text }).toString().slice('a='.length),
    ],
    ['inside JSON', 'a "quoted" \\ secret', (text: string) => JSON.stringify(text).slice(1, -1)],
    [
      'beyond ASCII, as base64',
      'gehe\u00efm-\u{1F511}',
      (text: string) => Buffer.from(text).toString('base64'),
    ],
    ['without the blanks around it', '  padded-token\n', (text: string) => text.trim()],
    ['line by line, as a runner masks', '-----BEGIN-----\r\nMIIEvQ\r\n', () => 'MIIEvQ'],
  ])('is masked %s', (_, value, form) => {
    expect(secretForms(new Secret(value))).toContain(form(value));
  });

  it.each(['', ' ', '\n', 'ab', 'x\ny'])('masks nothing for %j: it would blank out every log', (value) => {
    expect(secretForms(new Secret(value))).toEqual([]);
  });
});

describe('readToken', () => {
  it.each([
    ['abc\n', 'abc'],
    ['  ', undefined],
    [undefined, undefined],
  ])('reads %j without the blanks around it', (text, expected) => {
    expect(readToken('MOORING_API_TOKEN', text)?.reveal()).toBe(expected);
  });

  it.each(['abc\ndef', 'abc def', 'abc\u0000', 'ab\u00e9'])(
    'refuses %j by its form, without its value',
    (text) => {
      const read = (): unknown => readToken('MOORING_API_TOKEN', text);
      expect(read).toThrow(/^MOORING_API_TOKEN is not a token/);
      expect(read).not.toThrow(/ab/);
    },
  );

  it('refuses an input of that form by its name', async () => {
    const read = readInputs({ 'github-token': TokenInput }, () => 'ghs_abc\nxyz');
    await expect(read).rejects.toThrow(/^input github-token: must be a token alone/);
    await expect(read).rejects.not.toThrow(/ghs_/);
  });
});
