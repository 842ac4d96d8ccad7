import { format, inspect } from 'node:util';

import { describe, expect, it } from 'vitest';

import { Secret, secretForms } from '../../../src/values/secret.ts';

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
