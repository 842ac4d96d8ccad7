import { format, inspect } from 'node:util';

import { describe, expect, it } from 'vitest';

import { Secret, secretForms } from '../../../src/domain/secret.ts';

describe('domain/secret', () => {
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

  it('gives its value when asked for it', () => {
    expect(secret.reveal()).toBe('hunter2');
  });

  it('is masked in every form in which it may turn up', () => {
    expect(secretForms(new Secret('a b'))).toEqual(['a b', btoa('a b'), btoa('_token:a b'), 'a%20b']);
    expect(secretForms(new Secret('plain'))).toEqual(['plain', btoa('plain'), btoa('_token:plain')]);
  });
});
