import { describe, expect, it } from 'vitest';

import { createJwtReader, signJwt, toSeconds } from '../../../../src/embedded-platform/tokens/jwt.ts';
import type { JwtClaims } from '../../../../src/embedded-platform/tokens/jwt.ts';
import { generateSigningKeys, loadSigningKey } from '../../../../src/embedded-platform/tokens/signing-key.ts';
import { fakeClock } from '../../../support/platform/fake-clock.ts';
import type { FakeClock } from '../../../support/platform/fake-clock.ts';

const KEYS = await generateSigningKeys();
const KEY = await loadSigningKey(KEYS.platform);
const ISSUER = 'https://issuer.example';
const MINUTE = 60_000;

/** The claims of a token that is good from now on for two minutes. */
function claimsAt(clock: FakeClock, others: JwtClaims = {}): JwtClaims {
  const now = toSeconds(clock.now());
  return { iss: ISSUER, aud: 'somebody', sub: 'me', nbf: now, exp: now + 120, ...others };
}

describe('embedded-platform/tokens/jwt: a reader', () => {
  it('says the same of a token that it has read before', async () => {
    const clock = fakeClock();
    const read = createJwtReader({ key: KEY, issuer: ISSUER, clock });
    const token = await signJwt(claimsAt(clock), KEY);
    const first = await read(token);
    expect(first).toMatchObject({ kind: 'valid', claims: { sub: 'me', aud: 'somebody' } });
    expect(await read(token)).toEqual(first);
  });

  it.each([
    ['after its end', 2 * MINUTE],
    ['before its beginning', -MINUTE],
  ])('refuses a token %s, read before or not, in the same words', async (_, step) => {
    const clock = fakeClock();
    const expected = { key: KEY, issuer: ISSUER, clock };
    const read = createJwtReader(expected);
    const token = await signJwt(claimsAt(clock), KEY);
    expect(await read(token)).toMatchObject({ kind: 'valid' });
    clock.advance(step);
    const again = await read(token);
    expect(again.kind).toBe('invalid');
    expect(again).toEqual(await createJwtReader(expected)(token));
  });

  it('takes a token to its last second', async () => {
    const clock = fakeClock();
    const read = createJwtReader({ key: KEY, issuer: ISSUER, clock });
    const token = await signJwt(claimsAt(clock), KEY);
    await read(token);
    clock.advance(2 * MINUTE - 1000);
    expect(await read(token)).toMatchObject({ kind: 'valid' });
  });

  it('believes no token for being like one that was good', async () => {
    const clock = fakeClock();
    const read = createJwtReader({ key: KEY, issuer: ISSUER, clock });
    const claims = claimsAt(clock);
    const good = await signJwt(claims, KEY);
    expect(await read(good)).toMatchObject({ kind: 'valid' });
    const forged = await signJwt(claims, await loadSigningKey(KEYS.github));
    const [head, , signature] = good.split('.');
    const others = Buffer.from(JSON.stringify({ ...claims, sub: 'root' })).toString('base64url');
    for (const token of [forged, `${head}.${others}.${signature}`, `${good}=`, good.slice(0, -4)]) {
      expect(await read(token)).toMatchObject({ kind: 'invalid' });
    }
  });

  it('goes on after more tokens than it remembers', async () => {
    const clock = fakeClock();
    const read = createJwtReader({ key: KEY, issuer: ISSUER, clock });
    const names = Array.from({ length: 1_001 }, (_, number) => `subject ${number}`);
    const tokens = await Promise.all(names.map((sub) => signJwt(claimsAt(clock, { sub }), KEY)));
    for (const token of [...tokens, ...tokens.slice(0, 3)]) {
      // oxlint-disable-next-line no-await-in-loop -- the order of the questions is what matters
      expect(await read(token)).toMatchObject({ kind: 'valid' });
    }
  });

  it('remembers no token that it rejects, however many there are', async () => {
    const clock = fakeClock();
    let verified = 0;
    const key = {
      ...KEY,
      get publicKey() {
        verified += 1;
        return KEY.publicKey;
      },
    };
    const read = createJwtReader({ key, issuer: ISSUER, clock });
    const good = await signJwt(claimsAt(clock), KEY);
    await read(good);
    for (let number = 0; number < 1_001; number += 1) {
      // oxlint-disable-next-line no-await-in-loop -- the order of the questions is what matters
      expect(await read(`${good}${number}`)).toMatchObject({ kind: 'invalid' });
    }
    expect(verified).toBe(1_002);
    expect(await read(good)).toMatchObject({ kind: 'valid' });
    expect(verified).toBe(1_002);
  });
});
