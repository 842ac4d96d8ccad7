import { describe, expect, it } from 'vitest';

import { createIamClient } from '../../../../../../src/api/client/platform/iam/iam-client.ts';
import { formatInstant, toInstant } from '../../../../../../src/values/instant.ts';
import { derivedRoleUid } from '../../../../../../src/embedded-platform/resources/uid.ts';
import {
  ACME,
  OWNER,
  startTestPlatform,
  VIEWER,
  WORLD,
} from '../../../../embedded-platform/test-platform.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const YEAR_MS = 365 * DAY_MS;

const roleUid = derivedRoleUid('', 'owner');

const OIDC = { issuer: 'https://login.test', clientId: 'x', pkceEnabled: true };

/** An identity provider without any token, and what Get shows of its credential. */
async function start() {
  const test = await startTestPlatform(WORLD);
  const { identityProviders, roleBindings } = createIamClient(await test.signIn(OWNER));
  const { uid } = await identityProviders.create(ACME, {
    name: 'people',
    defaultRole: derivedRoleUid('', 'viewer'),
    oidc: OIDC,
  });
  const after = (ms: number): string => formatInstant(toInstant(test.clock.now() + ms));
  const get = async (path: string) => (await test.ask(path, { token: await test.tokenOf(OWNER) })).json;
  return {
    uid,
    after,
    advance: (ms: number) => {
      test.clock.advance(ms);
    },
    endpointUrl: `${test.platform.line.apiUrl}/scim/v2/${uid}`,
    identityProviders,
    scim: identityProviders.scim,
    get,
    stored: async () => (await get(`/iam/v2/identityProviders/${uid}`)).scim,
    addOwner: () => roleBindings.create(ACME, { identityUid: VIEWER, roleUid }),
    /** Calls a method of the SCIM credential with a body that the client would not send. */
    send: async (method: string, body: object) =>
      test.ask(`/iam/v2/identityProviders/${uid}:${method}`, {
        method: 'POST',
        token: await test.tokenOf(OWNER),
        body: JSON.stringify(body),
      }),
  };
}

const etag = expect.stringMatching(/^[0-9a-f]{16}$/);

describe('the first SCIM token', () => {
  it('is shown once, and named by its state from then on', async () => {
    const { uid, after, endpointUrl, scim, stored } = await start();
    const before = {
      enabled: false,
      endpointUrl,
      credentialState: 'CREDENTIAL_STATE_NOT_ISSUED',
      etag: '',
      tokenExpireTime: null,
      previousTokenExpireTime: null,
    };
    expect(await stored()).toEqual(before);
    const { token, ...made } = await scim.generateToken(uid);
    expect(token.reveal()).toMatch(/^cgscim_[0-9a-f]{64}$/);
    const expireTime = after(YEAR_MS);
    expect(made).toEqual({ identityProviderUid: uid, endpointUrl, etag, expireTime });
    expect(await stored()).toEqual({
      ...before,
      credentialState: 'CREDENTIAL_STATE_LIVE',
      etag: made.etag,
      tokenExpireTime: expireTime,
    });
  });

  it('is not part of lists', async () => {
    const { uid, scim, get } = await start();
    await scim.generateToken(uid);
    const { identityProviders } = await get('/iam/v2/identityProviders');
    expect(identityProviders).toEqual([expect.objectContaining({ uid, name: 'people' })]);
    expect(identityProviders[0].scim).toBeNull();
  });

  it('is made once: one that expired or was revoked is regenerated', async () => {
    const { uid, after, advance, scim } = await start();
    await scim.generateToken(uid, { expireTime: after(MINUTE_MS) });
    const refusal = {
      code: 'platform_precondition',
      message: expect.stringContaining('has a SCIM token; regenerate it'),
    };
    await expect(scim.generateToken(uid)).rejects.toMatchObject(refusal);
    advance(MINUTE_MS);
    await expect(scim.generateToken(uid)).rejects.toMatchObject(refusal);
    await scim.revokeToken(uid);
    await expect(scim.generateToken(uid)).rejects.toMatchObject(refusal);
  });

  it('comes before every other change', async () => {
    const { uid, scim, send } = await start();
    for (const change of [
      scim.regenerateToken(uid, { etag: 'x' }),
      scim.revokeToken(uid),
      scim.setEnabled(uid, true, 'x'),
    ]) {
      await expect(change).rejects.toMatchObject({ code: 'platform_not_found' });
    }
    expect((await send('setScimEnabled', { enabled: true })).json).toMatchObject({
      message: 'Invalid argument: etag: is required',
    });
  });
});

describe('the lifetime of a SCIM token', () => {
  it('ends at the given time, at most two years from now, or never', async () => {
    const { uid, after, advance, scim, stored } = await start();
    const { etag: first } = await scim.generateToken(uid, { expireTime: after(MINUTE_MS) });
    advance(MINUTE_MS);
    expect(await stored()).toMatchObject({
      credentialState: 'CREDENTIAL_STATE_EXPIRED',
      tokenExpireTime: after(0),
    });
    const expireTime = after(2 * YEAR_MS);
    const second = await scim.regenerateToken(uid, { etag: first, expireTime });
    expect(second).toMatchObject({ expireTime });
    const third = await scim.regenerateToken(uid, { etag: second.etag, neverExpires: true });
    expect(third).not.toHaveProperty('expireTime');
    expect((await stored()).tokenExpireTime).toBeNull();
  });

  it.each([
    [{ expireTime: '2000-01-01T00:00:00Z' }, 'expireTime: is in the past'],
    [{ expireTime: '2028-11-19T12:00:00.001Z' }, 'expireTime: must be at most two years from now'],
    [{ expireTime: '2028-01-01T00:00:00Z', neverExpires: true }, 'neverExpires: cannot be true if'],
    [{ expireTime: 'tomorrow' }, 'expireTime: not a UTC timestamp'],
  ])('is not %j', async (lifetime, why) => {
    const { uid, scim, stored } = await start();
    await expect(scim.generateToken(uid, lifetime)).rejects.toMatchObject({
      code: 'platform_invalid_request',
      message: expect.stringContaining(`Invalid argument: ${why}`),
    });
    expect(await stored()).toMatchObject({ credentialState: 'CREDENTIAL_STATE_NOT_ISSUED' });
  });
});

describe('a regenerated SCIM token', () => {
  it.each([
    [undefined, '3600s', HOUR_MS],
    ['600s', '600s', 10 * MINUTE_MS],
    ['0.5s', '0.500s', 500],
    ['86401s', '86401s', DAY_MS],
  ])(
    'with the overlap %s leaves the previous one valid for it, at most a day',
    async (overlap, requested, ms) => {
      const { uid, after, advance, scim, stored } = await start();
      const first = await scim.generateToken(uid);
      const previousTokenExpireTime = after(ms);
      const second = await scim.regenerateToken(uid, {
        etag: first.etag,
        ...(overlap === undefined ? {} : { overlap }),
      });
      expect(second).toMatchObject({ requestedOverlap: requested, previousTokenExpireTime });
      expect(second.token.reveal()).not.toBe(first.token.reveal());
      expect(await stored()).toMatchObject({
        credentialState: 'CREDENTIAL_STATE_ROTATING',
        previousTokenExpireTime,
      });
      advance(ms);
      const later = await stored();
      expect(later).toMatchObject({ credentialState: 'CREDENTIAL_STATE_LIVE', etag: second.etag });
      expect(later.previousTokenExpireTime).toBeNull();
    },
  );

  it('with an overlap of zero replaces the previous one at once', async () => {
    const { uid, scim, stored } = await start();
    const { etag: first } = await scim.generateToken(uid);
    const second = await scim.regenerateToken(uid, { etag: first, overlap: '0s' });
    expect(second).toMatchObject({ requestedOverlap: '0s' });
    expect(second).not.toHaveProperty('previousTokenExpireTime');
    expect(await stored()).toMatchObject({ credentialState: 'CREDENTIAL_STATE_LIVE' });
  });

  it('does not extend the previous one', async () => {
    const { uid, after, scim } = await start();
    const { etag: before } = await scim.generateToken(uid, { expireTime: after(MINUTE_MS) });
    expect(await scim.regenerateToken(uid, { etag: before })).toMatchObject({
      previousTokenExpireTime: after(MINUTE_MS),
    });
  });

  it('replaces an expired or revoked one, which stays invalid', async () => {
    const { uid, after, advance, scim, stored } = await start();
    const { etag: first } = await scim.generateToken(uid, { expireTime: after(MINUTE_MS) });
    advance(MINUTE_MS);
    const second = await scim.regenerateToken(uid, { etag: first });
    expect(second).toMatchObject({ requestedOverlap: '3600s' });
    expect(second).not.toHaveProperty('previousTokenExpireTime');
    const { etag: revoked } = await scim.revokeToken(uid);
    expect(await scim.regenerateToken(uid, { etag: revoked })).not.toHaveProperty('previousTokenExpireTime');
    expect(await stored()).toMatchObject({ credentialState: 'CREDENTIAL_STATE_LIVE' });
  });

  it('rotates until the end of the overlap, even if it expires before', async () => {
    const { uid, after, advance, scim, stored } = await start();
    const { etag: first } = await scim.generateToken(uid);
    const { etag: second } = await scim.regenerateToken(uid, { etag: first, expireTime: after(MINUTE_MS) });
    advance(MINUTE_MS);
    expect(await stored()).toMatchObject({ credentialState: 'CREDENTIAL_STATE_ROTATING' });
    expect(await scim.regenerateToken(uid, { etag: second })).not.toHaveProperty('previousTokenExpireTime');
  });

  it.each(['-1s', '1h', '3600', '1.0000000001s'])('has no overlap of %s', async (overlap) => {
    const { uid, scim } = await start();
    const { etag: first } = await scim.generateToken(uid);
    await expect(scim.regenerateToken(uid, { etag: first, overlap })).rejects.toMatchObject({
      message: expect.stringContaining('overlap: must be a duration such as 3600s'),
    });
  });
});

describe('SCIM provisioning', () => {
  it('is enabled only in an organization with two owners', async () => {
    const { uid, scim, send, stored, addOwner } = await start();
    const { etag: first } = await scim.generateToken(uid);
    const { status, json } = await send('setScimEnabled', { enabled: true, etag: first });
    expect({ status, json }).toMatchObject({
      status: 400,
      json: {
        code: 9,
        message: 'Precondition failed: two owner-tier identities are required in the organization; it has 1',
      },
    });
    expect(await stored()).toMatchObject({ enabled: false, etag: first });
    await addOwner();
    const { etag: second } = await scim.setEnabled(uid, true, first);
    expect(await stored()).toMatchObject({ enabled: true, etag: second });
  });

  it('is disabled by an absent "enabled", and without owners', async () => {
    const { uid, scim, send, stored, addOwner } = await start();
    const { etag: first } = await scim.generateToken(uid);
    await addOwner();
    const { etag: second } = await scim.setEnabled(uid, true, first);
    expect((await send('setScimEnabled', { etag: second })).json).toEqual({
      identityProviderUid: uid,
      enabled: false,
      etag,
    });
    expect(await stored()).toMatchObject({ enabled: false });
  });

  it('is not changed by a caller that has not read the last change', async () => {
    const { uid, scim, stored, addOwner } = await start();
    const { etag: old } = await scim.generateToken(uid);
    await addOwner();
    const { etag: fresh } = await scim.setEnabled(uid, true, old);
    for (const change of [scim.regenerateToken(uid, { etag: old }), scim.setEnabled(uid, false, old)]) {
      await expect(change).rejects.toMatchObject({ code: 'platform_conflict' });
    }
    expect(await stored()).toMatchObject({ enabled: true, etag: fresh });
  });
});

describe('a revoked SCIM token', () => {
  it('ends at once, leaves provisioning as it was, and stays out of a PATCH of everything', async () => {
    const { uid, after, scim, stored, addOwner, identityProviders } = await start();
    const { etag: made } = await scim.generateToken(uid);
    await addOwner();
    await scim.setEnabled(uid, true, made);
    expect(await scim.revokeToken(uid)).toEqual({
      identityProviderUid: uid,
      enabled: true,
      revokeTime: after(0),
      etag,
    });
    const before = await stored();
    expect(before).toMatchObject({
      enabled: true,
      credentialState: 'CREDENTIAL_STATE_REVOKED',
      tokenExpireTime: after(0),
    });
    const { name, defaultRole = '' } = await identityProviders.get(uid);
    await identityProviders.update(uid, { name, defaultRole, oidc: OIDC }, '*');
    expect(await stored()).toEqual(before);
  });

  it('ends the overlap as well, and can be revoked again without effect', async () => {
    const { uid, advance, scim, stored } = await start();
    const { etag: first } = await scim.generateToken(uid);
    await scim.regenerateToken(uid, { etag: first });
    const revoked = await scim.revokeToken(uid);
    const before = await stored();
    expect(before).toMatchObject({ credentialState: 'CREDENTIAL_STATE_REVOKED' });
    expect(before.previousTokenExpireTime).toBeNull();
    advance(MINUTE_MS);
    expect(await scim.revokeToken(uid)).toEqual(revoked);
    expect(await stored()).toEqual(before);
  });
});
