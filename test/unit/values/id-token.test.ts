import { describe, expect, it } from 'vitest';

import { describeClaims, readIdToken } from '../../../src/values/id-token.ts';

const jwt = (payload: unknown): string =>
  `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c2lnbmF0dXJl`;
const claims = {
  iss: 'https://issuer.test',
  sub: 'repo:o/r:ref:refs/heads/main',
  aud: 'a',
  ref: 'refs/heads/main',
};

describe('values/id-token', () => {
  it('reads the claims, non-ASCII ones too', () => {
    expect(readIdToken(jwt({ ...claims, environment: 'prüf ✓' }))).toMatchObject({
      ...claims,
      environment: 'prüf ✓',
    });
  });

  it.each([
    ['two parts', 'e30.e30'],
    ['four parts', 'e30.e30.e30.e30'],
    ['bad base64', 'e30.***.e30'],
    ['no JSON', `e30.${Buffer.from('nope').toString('base64url')}.e30`],
    ['a list', jwt([1])],
    ['no subject', jwt({ ...claims, sub: undefined })],
    ['an audience that is no text', jwt({ ...claims, aud: ['a'] })],
  ])('refuses %s without repeating the token', (_, token) => {
    expect(() => readIdToken(token)).toThrow(
      expect.objectContaining({
        code: 'platform_unexpected_answer',
        message: expect.not.stringContaining(token),
      }),
    );
  });

  it('shows the allowed claims alone, on one line each', () => {
    const token = jwt({ ...claims, sub: 'repo:o/r\n::error::x', jti: 'secret-id', actor: 'somebody' });
    expect(describeClaims(readIdToken(token))).toEqual([
      'iss: https://issuer.test',
      'sub: repo:o/r : :error: :x',
      'aud: a',
      'ref: refs/heads/main',
    ]);
  });
});
