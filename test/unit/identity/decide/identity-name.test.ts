import { describe, expect, it } from 'vitest';

import { IDENTITY_NAME } from '../../../../src/api/iam/identity.ts';
import {
  identityDescription,
  identityName,
  readIdentityMarker,
  tokenWords,
} from '../../../../src/identity/decide/identity-name.ts';
import { claimsOf } from '../../../support/samples/token-claims.ts';

const FINGERPRINT = '0123456789abcdef'.repeat(4);

describe('identity/decide/identity-name', () => {
  it.each([
    [claimsOf(), 'mooring-acme-shop-main-01234567'],
    [
      claimsOf({ repository: 'Acme/My.Shop', sub: 'repo:Acme/My.Shop:environment:Prüf ✓' }),
      'mooring-acme-my.shop-pr-f-01234567',
    ],
    [claimsOf({ sub: 'somebody' }), 'mooring-acme-shop-other-01234567'],
    [
      claimsOf({ repository: `acme/${'x'.repeat(100)}`, sub: 'else' }),
      `mooring-acme-${'x'.repeat(41)}-01234567`,
    ],
    [claimsOf({ repository: undefined, sub: 'x' }), 'mooring--other-01234567'],
  ])('names the identity of %#', (claims, name) => {
    expect(identityName(tokenWords(claims), FINGERPRINT)).toBe(name);
    expect(name).toMatch(IDENTITY_NAME);
    expect(name).toMatch(/^[a-z0-9][a-z0-9._-]{2,62}$/);
  });

  it.each([undefined, 'check'])('recognizes its own description, with the purpose %s', (purpose) => {
    const description = identityDescription({ fingerprint: FINGERPRINT, purpose });
    expect(readIdentityMarker(description)).toEqual({ fingerprint: FINGERPRINT, purpose });
    expect(description).toMatch(/^[\S ]{0,512}$/);
    for (const other of [undefined, '', 'managed-by=mooring v=1', `x ${description}`]) {
      expect(readIdentityMarker(other)).toBeUndefined();
    }
  });
});
