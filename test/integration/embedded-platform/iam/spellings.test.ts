import { describe, expect, it } from 'vitest';

import {
  ACME,
  EDGE,
  OWNER,
  PYTHON,
  startTestPlatform,
  STATIC,
  TEAM,
  TEAMSTER,
  WORLD,
} from '../test-platform.ts';
import type { Reply, TestPlatform } from '../test-platform.ts';

async function answers(test: TestPlatform, path: string): Promise<unknown> {
  const { status, json } = await test.ask(path, { token: await test.tokenOf(OWNER) });
  return { status, json: { ...json, nextPageToken: typeof json.nextPageToken } };
}

describe('a parameter of a list', () => {
  it.each([
    ['groups', 'uidp.children_of', 'uidp.childrenOf', ACME],
    ['groups', 'uidp.descendants_of', 'uidp.descendantsOf', TEAM],
    ['groups', 'uidp.ancestors_of', 'uidp.ancestorsOf', EDGE],
    ['groups', 'uidp.in_root', 'uidp.inRoot', 'true'],
    ['groups', 'page_size', 'pageSize', '1'],
    ['groups', 'order_by', 'orderBy', 'name desc'],
    ['groups', 'order_by', 'orderBy', 'created_at'],
    ['identities', 'relationship_type', 'relationshipType', 'RELATIONSHIP_TYPE_STATIC'],
    ['groupInvites', 'key_id', 'keyId', 'none'],
    ['externalGroupRoleMappings', 'identity_provider_uid', 'identityProviderUid', 'none'],
  ])('of %s is the same as %s and as %s', async (resource, snake, camel, value) => {
    const test = await startTestPlatform(WORLD);
    const ask = (name: string): Promise<unknown> =>
      answers(test, `/iam/v2/${resource}?${name}=${encodeURIComponent(value)}`);
    const all = await answers(test, `/iam/v2/${resource}`);
    expect(await ask(snake)).toEqual(await ask(camel));
    if (resource === 'groups' && value !== 'created_at') expect(await ask(snake)).not.toEqual(all);
  });

  it('that is repeated is a list', async () => {
    const test = await startTestPlatform(WORLD);
    const path = `/iam/v2/groups?uidp.ids=${TEAM}&uidp.ids=${EDGE}`;
    expect((await test.ask(path, { token: await test.tokenOf(OWNER) })).json.totalCount).toBe('2');
  });
});

describe('the mask of a PATCH', () => {
  it.each([
    ['update_mask', 'claim_match'],
    ['updateMask', 'claimMatch'],
  ])('is %s, and its fields are such as %s', async (name, field) => {
    const test = await startTestPlatform(WORLD);
    const claimMatch = { issuer: 'https://issuer.test', subject: 'changed' };
    const reply = await test.ask(`/iam/v2/identities/${TEAMSTER}?${name}=${field}`, {
      method: 'PATCH',
      token: await test.tokenOf(OWNER),
      body: JSON.stringify({ name: 'ignored', claimMatch }),
    });
    expect(reply.json).toMatchObject({ name: 'teamster', claimMatch });
  });

  it('names no other fields', async () => {
    const test = await startTestPlatform(WORLD);
    const reply = await test.ask(`/iam/v2/groups/${TEAM}?updateMask=uid`, {
      method: 'PATCH',
      token: await test.tokenOf(OWNER),
      body: '{}',
    });
    expect([reply.status, reply.json.message]).toEqual([
      400,
      'Invalid argument: update_mask: "uid" is not a field that can be changed; those are name, description, kind',
    ]);
  });
});

describe('sync_config of a repo, which has one spelling in JSON', () => {
  async function send(method: 'PATCH' | 'POST', path: string, body: object): Promise<Reply> {
    const test = await startTestPlatform(WORLD);
    const token = await test.tokenOf(OWNER);
    return test.ask(`/registry/v2/repos/${path}`, { method, token, body: JSON.stringify(body) });
  }

  it('is written and read', async () => {
    const { json } = await send('POST', ACME, { name: 'new', sync_config: { source: STATIC, google: 'x' } });
    expect(json).toMatchObject({ name: 'new', sync_config: { source: STATIC, google: 'x' } });
    const camel = await send('POST', ACME, { name: 'new', syncConfig: { source: STATIC } });
    expect(camel.json).not.toHaveProperty('syncConfig');
    expect(camel.json.sync_config).toBeNull();
  });

  it.each(['sync_config', 'syncConfig', 'sync_config.source', 'syncConfig.source'])(
    'changes with the mask %s',
    async (mask) => {
      const { json } = await send('PATCH', `${PYTHON}?updateMask=${mask}`, {
        sync_config: { source: STATIC },
        description: 'ignored',
      });
      expect(json).toMatchObject({ description: 'Python', sync_config: { source: STATIC } });
    },
  );
});

describe('the beta', () => {
  it.each(['iam/v2/groups', 'registry/v2/repos', 'vulnerabilities/v2/advisories', 'events/v2/subscriptions'])(
    'of %s answers as the release does',
    async (path) => {
      const test = await startTestPlatform(WORLD);
      expect(await answers(test, `/${path.replace('/v2/', '/v2beta1/')}`)).toEqual(
        await answers(test, `/${path}`),
      );
    },
  );

  it('shows the connection too', async () => {
    const test = await startTestPlatform(WORLD);
    expect((await test.ask('/ping/v2/ping')).json).toEqual({ response: 'pong' });
    expect((await test.ask('/ping/v2beta1/ping')).json).toEqual({ response: 'pong' });
  });
});
