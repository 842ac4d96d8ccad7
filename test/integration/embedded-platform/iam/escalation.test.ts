import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';

import { derivedRoleUid } from '../../../../src/embedded-platform/resources/uid.ts';
import { exchange, limitedToken } from '../tokens/exchange-asks.ts';
import type { Limits } from '../tokens/exchange-asks.ts';
import {
  ACME,
  basic,
  EDGE,
  NOBODY,
  OWNER,
  PYTHON,
  startTestPlatform,
  TEAM,
  TEAMSTER,
  VIEWER,
  WORLD,
} from '../test-platform.ts';
import type { Ask, Reply, TestPlatform } from '../test-platform.ts';

const CHANGER = `${ACME}/${'8'.repeat(16)}`;

/** The world with an identity that can change identities, and otherwise only look. */
const GUARDED = WORLD.replace(
  'identities:',
  `identities:
      - { name: changer, uid: ${CHANGER}, claimMatch: { issuer: i, subject: s }, bindings: [{ role: viewer }, { role: changer }] }`,
).replace('roles:', 'roles:\n      - { name: changer, capabilities: [identity.update] }');

async function patch(
  test: TestPlatform,
  uid: string,
  fields: object,
  { by = CHANGER, mask = '' }: { readonly by?: string; readonly mask?: string } = {},
): Promise<Reply> {
  return test.ask(`/iam/v2/identities/${uid}${mask === '' ? '' : `?updateMask=${mask}`}`, {
    method: 'PATCH',
    token: await test.tokenOf(by),
    body: JSON.stringify(fields),
  });
}

const MINE = { issuer: 'https://token.actions.githubusercontent.com', subjectPattern: 'repo:mallory/.*' };

describe('a caller that can change identities, and is no owner', () => {
  it('cannot become owner by changing the claim match of one', async () => {
    const test = await startTestPlatform(GUARDED);
    const { oidcRequestUrl, oidcRequestToken } = test.platform.line;
    const url = `${oidcRequestUrl}&audience=platform.test&claim.sub=repo:mallory/x:ref:refs/heads/main`;
    const token = (await test.ask(url, { token: oidcRequestToken })).json.value;
    expect(await patch(test, OWNER, { claimMatch: MINE })).toMatchObject({
      status: 403,
      json: {
        code: 7,
        message: expect.stringMatching(/^Permission denied: missing capability [a-z_.]+$/),
        details: [{ reason: 'PERMISSION_DENIED' }],
      },
    });
    expect((await exchange(test, { aud: 'platform.test', identity: OWNER }, token)).status).toBe(401);
  });

  it.each<readonly [string, string, object, string]>([
    ['one field of its claim match', OWNER, { claimMatch: { subject: 'repo:mallory/x:environment:x' } }, ''],
    [
      'its subject into a pattern',
      OWNER,
      { claimMatch: { subjectPattern: '.*' } },
      'claimMatch.subjectPattern',
    ],
    [
      'its claim match into keys',
      OWNER,
      { awsIdentity: { awsAccount: '1'.repeat(12), arn: 'a', userId: 'u' } },
      '',
    ],
    ['the identity of a group below', TEAMSTER, { claimMatch: MINE }, ''],
  ])('cannot change %s', async (_, uid, fields, mask) => {
    const test = await startTestPlatform(GUARDED);
    const was = (await test.ask(`/iam/v2/identities/${uid}`, { token: await test.tokenOf(OWNER) })).json;
    expect((await patch(test, uid, fields, { mask })).status).toBe(403);
    expect((await test.ask(`/iam/v2/identities/${uid}`, { token: await test.tokenOf(OWNER) })).json).toEqual(
      was,
    );
  });

  it('can change names, claim matches that stay the same, and identities that hold no more than it does', async () => {
    const test = await startTestPlatform(GUARDED);
    const { claimMatch } = (
      await test.ask(`/iam/v2/identities/${OWNER}`, { token: await test.tokenOf(OWNER) })
    ).json;
    expect((await patch(test, OWNER, { name: 'chief', claimMatch })).json).toMatchObject({
      name: 'chief',
      claimMatch,
    });
    for (const uid of [NOBODY, VIEWER, CHANGER])
      expect((await patch(test, uid, { claimMatch: MINE })).status).toBe(200);
  });
});

describe('an owner', () => {
  it('of the organization can change every identity, and one of a group those that hold nothing above it', async () => {
    const test = await startTestPlatform(GUARDED);
    const bound = await test.ask(`/iam/v2/roleBindings/${EDGE}`, {
      method: 'POST',
      token: await test.tokenOf(OWNER),
      body: JSON.stringify({ identityUid: VIEWER, roleUid: await ownerRole(test) }),
    });
    expect(bound.status).toBe(200);
    expect((await patch(test, VIEWER, { claimMatch: MINE })).status).toBe(403);
    for (const uid of [VIEWER, TEAMSTER]) {
      expect((await patch(test, uid, { claimMatch: MINE }, { by: OWNER })).status).toBe(200);
    }
    const within = await test.ask(`/iam/v2/identities/${TEAM}`, {
      method: 'POST',
      token: await test.tokenOf(TEAMSTER),
      body: JSON.stringify({ name: 'helper', claimMatch: MINE }),
    });
    const { uid } = within.json;
    expect((await patch(test, uid, { claimMatch: { subject: 'x' } }, { by: TEAMSTER })).status).toBe(200);
  });
});

async function ownerRole(test: TestPlatform): Promise<string> {
  return (await test.ask('/iam/v2/roles?name=owner', { token: await test.tokenOf(OWNER) })).json.roles[0].uid;
}

/** What administers roles and identities: enough to write every row below, if the written rights were held as well. */
const ADMINISTRATION: Limits = [
  'identity.create',
  'identity.update',
  'role_bindings.create',
  'role_bindings.update',
  'roles.create',
  'roles.update',
  'group_invites.create',
  'identity_providers.create',
].map((capability) => ['cap', capability]);

const GATE = derivedRoleUid(ACME, 'gate');
const OWNING = derivedRoleUid('', 'owner');

describe('a token of an owner with limits', () => {
  it.each<readonly [string, string, string, object]>([
    ['bind a broader role', 'POST', `roleBindings/${ACME}`, { identityUid: NOBODY, roleUid: OWNING }],
    ['bind one to its own identity', 'POST', `roleBindings/${ACME}`, { identityUid: OWNER, roleUid: GATE }],
    [
      'bind several',
      'POST',
      'roleBindings:batchCreate',
      { parent: ACME, requests: [{ roleBinding: { identityUid: NOBODY, roleUid: OWNING } }] },
    ],
    ['create a broader role', 'POST', `roles/${ACME}`, { name: 'more', capabilities: ['CAP_REPO_LIST'] }],
    ['broaden a role', 'PATCH', `roles/${GATE}`, { capabilities: ['CAP_REPO_LIST', 'CAP_REPO_DELETE'] }],
    ['invite with a broader role', 'POST', `groupInvites/${ACME}`, { roleUid: OWNING, ttl: '3600s' }],
    ['change how its own identity signs in', 'PATCH', `identities/${OWNER}`, { claimMatch: MINE }],
    ['change how another owner signs in', 'PATCH', `identities/${TEAMSTER}`, { claimMatch: MINE }],
  ])('cannot %s', async (_, method, path, fields) => {
    const test = await startTestPlatform(WORLD);
    const ask = { method, body: JSON.stringify(fields) } as Ask;
    const token = await limitedToken(test, OWNER, ADMINISTRATION);
    expect(await test.ask(`/iam/v2/${path}`, { ...ask, token })).toMatchObject({
      status: 403,
      json: { code: 7, message: expect.stringMatching(/^Permission denied: missing capability [a-z_.]+$/) },
    });
    const whole = await limitedToken(test, OWNER, []);
    expect((await test.ask(`/iam/v2/${path}`, { ...ask, token: whole })).status).toBe(200);
  });

  it('can do above its scope nothing of what it can do in it', async () => {
    const test = await startTestPlatform(WORLD);
    const token = await limitedToken(test, OWNER, [['scopes', TEAM]]);
    const create = async (parent: string): Promise<number> => {
      const body = JSON.stringify({ name: 'helper', claimMatch: MINE });
      return (await test.ask(`/iam/v2/identities/${parent}`, { method: 'POST', token, body })).status;
    };
    expect([await create(ACME), await create(TEAM), await create(EDGE)]).toEqual([404, 200, 200]);
    for (const path of [
      `iam/v2/groups/${ACME}`,
      `iam/v2/identities/${VIEWER}`,
      `registry/v2/repos/${PYTHON}`,
    ]) {
      expect((await test.ask(`/${path}`, { token })).status).toBe(404);
    }
    expect((await test.ask(`/iam/v2/groups/${ACME}`, { method: 'DELETE', token })).status).toBe(404);
  });

  it('is no proof of identity for another token', async () => {
    const test = await startTestPlatform(WORLD);
    const { apiUrl, registry } = test.platform.line;
    for (const audience of [apiUrl, registry]) {
      const token = await limitedToken(test, OWNER, [['cap', 'repo.list']], audience);
      expect((await exchange(test, { aud: apiUrl, identity: OWNER }, token)).status).toBe(401);
      const refreshed = await test.ask(`/sts/exchange_refresh_token?aud=${apiUrl}`, {
        method: 'POST',
        token,
      });
      expect(refreshed.status).toBe(401);
    }
  });
});

describe('a refreshed token with limits', () => {
  it('is never broader than the one before, and neither is the next refresh token', async () => {
    const test = await startTestPlatform(WORLD);
    const first = await test.platform.issueRefreshToken(OWNER);
    const narrow = await refresh(test, first, `cap=groups.list&cap=repo.list&scopes=${TEAM}`);
    expect(await canRead(test, narrow.token.token)).toEqual([200, 200, 403]);
    const wider = await refresh(
      test,
      narrow.refreshToken.token,
      `cap=groups.list&cap=identity.list&scopes=${ACME}&scopes=${EDGE}`,
    );
    expect(await canRead(test, wider.token.token)).toEqual([200, 403, 403]);
    expect((await test.ask(`/iam/v2/groups/${TEAM}`, { token: wider.token.token })).status).toBe(404);
    expect((await test.ask(`/iam/v2/groups/${EDGE}`, { token: wider.token.token })).status).toBe(200);
    const whole = await refresh(test, wider.refreshToken.token, '');
    const limits = { cap: ['groups.list'], scopes: [[TEAM], [ACME, EDGE]] };
    expect(decodeJwt(whole.token.token)).toMatchObject(limits);
    const same = await refresh(test, whole.refreshToken.token, `scopes=${ACME}&scopes=${EDGE}`);
    expect(decodeJwt(same.token.token)).toMatchObject(limits);
    const nothing = await refresh(test, same.refreshToken.token, `cap=repo.list&scopes=${ACME}`);
    expect(decodeJwt(nothing.token.token)).toMatchObject({ cap: [] });
    const still = await refresh(test, nothing.refreshToken.token, '');
    expect(await canRead(test, still.token.token)).toEqual([403, 403, 403]);
  });

  it('gets no role back that a scope above its group excluded', async () => {
    const test = await startTestPlatform(WORLD);
    const first = await test.platform.issueRefreshToken(TEAMSTER);
    const above = await refresh(test, first, `scopes=${ACME}`);
    expect(await canRead(test, above.token.token)).toEqual([403, 403, 403]);
    const below = await refresh(test, above.refreshToken.token, `scopes=${TEAM}`);
    expect(await canRead(test, below.token.token)).toEqual([403, 403, 403]);
  });

  it('is not used up by limits that cannot be', async () => {
    const test = await startTestPlatform(WORLD);
    const first = await test.platform.issueRefreshToken(OWNER);
    expect((await refresh(test, first, 'cap=everything')).code).toBe(3);
    expect((await refresh(test, first, 'scopes=acme')).code).toBe(3);
    expect(await refresh(test, first, '')).toHaveProperty('token.token');
  });
});

describe('a token of the registry with limits', () => {
  const MANIFEST = '/v2/acme/python/manifests/3.13';

  it.each<readonly [string, Limits, readonly string[], number]>([
    ['no limits', [], ['pull', 'push'], 200],
    [
      'what pulls',
      [
        ['cap', 'repo.blobs.get'],
        ['cap', 'manifest.list'],
      ],
      ['pull'],
      200,
    ],
    ['blobs alone', [['cap', 'repo.blobs.get']], ['pull'], 403],
    ['manifests alone', [['cap', 'manifest.list']], [], 200],
    ['another group', [['scopes', TEAM]], [], 404],
  ])('grants, and opens directly, no more than it has: %s', async (_, limits, actions, status) => {
    const test = await startTestPlatform(WORLD);
    const { registry } = test.platform.line;
    const password = await limitedToken(test, OWNER, limits, registry);
    const headers = basic('_token', password);
    const { token } = (await test.ask('/token?scope=repository:acme/python:pull,push', { headers })).json;
    const access = actions.length === 0 ? [] : [{ type: 'repository', name: 'acme/python', actions }];
    expect(decodeJwt(token)['access']).toEqual(access);
    expect((await test.ask(MANIFEST, { token: password })).status).toBe(status);
    expect((await test.ask(MANIFEST, { token })).status).toBe(actions.length === 0 ? 403 : status);
  });

  it('gets no broader one for its own registry token or by the form of OAuth', async () => {
    const test = await startTestPlatform(WORLD);
    const { registry } = test.platform.line;
    const password = await limitedToken(test, OWNER, [['cap', 'repo.blobs.get']], registry);
    const form = {
      grant_type: 'refresh_token',
      service: registry,
      client_id: 'docker',
      access_type: 'offline',
    };
    const reply = await test.ask('/token', {
      method: 'POST',
      body: new URLSearchParams({
        ...form,
        refresh_token: password,
        scope: 'repository:acme/python:pull,push',
      }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(reply.json).toMatchObject({ scope: 'repository:acme/python:pull', refresh_token: password });
    const { access_token: token } = reply.json;
    expect((await test.ask(MANIFEST, { token })).status).toBe(403);
    const again = await test.ask('/token?scope=repository:acme/python:pull', {
      headers: basic('_token', token),
    });
    expect(again.status).toBe(401);
  });

  it('pulls public images like everybody', async () => {
    const test = await startTestPlatform(WORLD);
    const password = await limitedToken(test, OWNER, [['cap', 'version.list']], test.platform.line.registry);
    expect((await test.ask('/v2/images/static/manifests/latest', { token: password })).status).toBe(200);
  });
});

// oxlint-disable-next-line typescript/no-explicit-any -- tests look into bodies of every form
async function refresh(test: TestPlatform, token: string, limits: string): Promise<any> {
  const query = `aud=${test.platform.line.apiUrl}&${limits}`;
  return (await test.ask(`/sts/exchange_refresh_token?${query}`, { method: 'POST', token })).json;
}

/** The status of lists of groups, repositories and identities. */
async function canRead(test: TestPlatform, token: string): Promise<readonly number[]> {
  const paths = ['/iam/v2/groups', '/registry/v2/repos', '/iam/v2/identities'];
  return Promise.all(paths.map(async (path) => (await test.ask(path, { token })).status));
}
