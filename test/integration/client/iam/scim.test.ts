import { describe, expect, it } from 'vitest';

import { createIamClient } from '../../../../src/client/platform/iam/iam-client.ts';
import { formatInstant, toInstant } from '../../../../src/domain/instant.ts';
import { derivedRoleUid } from '../../../../src/server/resources/uid.ts';
import { ACME, OWNER, startTestPlatform, WORLD } from '../../server/test-platform.ts';

const YEAR_MS = 365 * 86_400_000;

/** An identity provider without any token, and what stands there about its tokens. */
async function start() {
  const test = await startTestPlatform(WORLD);
  const { identityProviders } = createIamClient(await test.signIn(OWNER));
  const { uid } = await identityProviders.create(ACME, {
    name: 'people',
    defaultRole: derivedRoleUid('', 'viewer'),
  });
  const after = (ms: number): string => formatInstant(toInstant(test.clock.now() + ms));
  return {
    test,
    uid,
    after,
    identityProviders,
    scim: identityProviders.scim,
    stored: async () => (await identityProviders.get(uid)).scim,
  };
}

const etag = expect.stringMatching(/^[0-9a-f]{16}$/);

describe('the token of a directory', () => {
  it('is shown once, and named by its state from then on', async () => {
    const { test, uid, after, scim, stored } = await start();
    expect(await stored()).toEqual({ enabled: false, credentialState: 'CREDENTIAL_STATE_NOT_ISSUED', etag });
    const { token, ...made } = await scim.generateToken(uid);
    expect(token.reveal()).toMatch(/^scim_[\w-]{43}$/);
    const expireTime = after(YEAR_MS);
    const endpointUrl = `${test.platform.line.apiUrl}/scim/v2/${uid}`;
    expect(made).toEqual({ identityProviderUid: uid, endpointUrl, etag, expireTime });
    const shown = await stored();
    expect(shown).toEqual({
      enabled: false,
      credentialState: 'CREDENTIAL_STATE_LIVE',
      etag: made.etag,
      tokenExpireTime: expireTime,
    });
    test.clock.advance(YEAR_MS);
    const { json } = await test.ask(`/iam/v2/identityProviders/${uid}`, { token: await test.tokenOf(OWNER) });
    expect(json.scim).toEqual({ ...shown, credentialState: 'CREDENTIAL_STATE_EXPIRED' });
  });

  it('expires at the given time, or never', async () => {
    const { uid, after, scim } = await start();
    const expireTime = after(60_000);
    expect(await scim.generateToken(uid, { expireTime })).toMatchObject({ expireTime });
    await scim.revokeToken(uid);
    expect(await scim.generateToken(uid, { neverExpires: true })).not.toHaveProperty('expireTime');
  });

  it.each([
    [{ expireTime: '2000-01-01T00:00:00Z' }, 'expireTime: is in the past'],
    [{ expireTime: '2100-01-01T00:00:00Z', neverExpires: true }, 'neverExpires: cannot be true if'],
    [{ expireTime: 'tomorrow' }, 'expireTime: not a UTC timestamp'],
  ])('is not made with %j', async (lifetime, why) => {
    const { uid, scim, stored } = await start();
    await expect(scim.generateToken(uid, lifetime)).rejects.toMatchObject({
      code: 'platform_invalid_request',
      message: expect.stringContaining(`Invalid argument: ${why}`),
    });
    expect(await stored()).toMatchObject({ credentialState: 'CREDENTIAL_STATE_NOT_ISSUED' });
  });

  it('is not made twice, and not revoked before it is made', async () => {
    const { uid, scim } = await start();
    await expect(scim.revokeToken(uid)).rejects.toMatchObject({ code: 'platform_precondition' });
    await scim.generateToken(uid);
    await expect(scim.generateToken(uid)).rejects.toMatchObject({
      code: 'platform_precondition',
      message: expect.stringContaining('a valid token exists; regenerate or revoke it'),
    });
  });

  it('is replaced by another, beside which it is good for the overlap', async () => {
    const { test, uid, after, scim, stored } = await start();
    const first = await scim.generateToken(uid, { expireTime: after(3_600_000) });
    const previousTokenExpireTime = after(600_000);
    const second = await scim.regenerateToken(uid, { etag: first.etag, overlap: '600s' });
    expect(second).toMatchObject({ requestedOverlap: '600s', previousTokenExpireTime });
    expect(second.token.reveal()).not.toBe(first.token.reveal());
    expect(await stored()).toMatchObject({
      credentialState: 'CREDENTIAL_STATE_ROTATING',
      previousTokenExpireTime,
    });
    test.clock.advance(600_000);
    expect(await stored()).toMatchObject({ credentialState: 'CREDENTIAL_STATE_LIVE' });
    const third = await scim.regenerateToken(uid, { etag: second.etag });
    expect(third).not.toHaveProperty('previousTokenExpireTime');
  });

  it('is not good for longer in an overlap than it would have been', async () => {
    const { uid, after, scim } = await start();
    const { etag: before } = await scim.generateToken(uid, { expireTime: after(60_000) });
    expect(await scim.regenerateToken(uid, { etag: before, overlap: '3600s' })).toMatchObject({
      previousTokenExpireTime: after(60_000),
    });
  });

  it('is not replaced by who has not seen its last change', async () => {
    const { uid, scim, stored } = await start();
    const { etag: old } = await scim.generateToken(uid);
    const { etag: fresh } = await scim.setEnabled(uid, true, old);
    for (const change of [scim.regenerateToken(uid, { etag: old }), scim.setEnabled(uid, false, old)]) {
      await expect(change).rejects.toMatchObject({ code: 'platform_conflict' });
    }
    expect(await stored()).toMatchObject({ enabled: true, etag: fresh });
  });

  it('is revoked at once, and stays out of a PATCH of everything', async () => {
    const { uid, after, scim, stored, identityProviders } = await start();
    const { etag: made } = await scim.generateToken(uid);
    await scim.setEnabled(uid, true, made);
    expect(await scim.revokeToken(uid)).toEqual({
      identityProviderUid: uid,
      enabled: true,
      revokeTime: after(0),
      etag,
    });
    const before = await stored();
    expect(before).toMatchObject({ enabled: true, credentialState: 'CREDENTIAL_STATE_REVOKED' });
    const { name, defaultRole = '' } = await identityProviders.get(uid);
    await identityProviders.update(uid, { name, defaultRole }, '*');
    expect(await stored()).toEqual(before);
  });
});
