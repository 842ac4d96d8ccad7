import { describe, expect, it } from 'vitest';

import { registryToken } from '../registry/registry-asks.ts';
import {
  ACME,
  EDGE,
  IMAGES,
  NOBODY,
  nowOf,
  OWNER,
  PULLER,
  SPY,
  startTestPlatform,
  TEAM,
  TEAMSTER,
  TOKEN_CREATOR,
  VIEWER,
  WORLD,
} from '../test-platform.ts';
import type { Reply, TestPlatform } from '../test-platform.ts';

const CLAIM_MATCH = {
  issuer: 'https://token.actions.githubusercontent.com',
  subject: 'repo:acme/new:pull_request',
};

async function as(test: TestPlatform, identity: string, path: string): Promise<Reply> {
  return test.ask(path, { token: await test.tokenOf(identity) });
}

async function post(test: TestPlatform, identity: string, path: string, body: unknown): Promise<Reply> {
  return test.ask(path, { method: 'POST', token: await test.tokenOf(identity), body: JSON.stringify(body) });
}

async function remove(test: TestPlatform, identity: string, path: string): Promise<Reply> {
  return test.ask(path, { method: 'DELETE', token: await test.tokenOf(identity) });
}

async function roleUid(test: TestPlatform, name: string): Promise<string> {
  return (await as(test, OWNER, `/iam/v2/roles?name=${name}`)).json.roles[0].uid;
}

const names = (items: readonly { readonly name: string }[]): readonly string[] =>
  items.map(({ name }) => name).sort();

describe('groups', () => {
  it('are listed at and below those of the caller', async () => {
    const test = await startTestPlatform(WORLD);
    expect(names((await as(test, VIEWER, '/iam/v2/groups')).json.groups)).toEqual(['acme', 'edge', 'team']);
    expect(names((await as(test, TEAMSTER, '/iam/v2/groups')).json.groups)).toEqual(['edge', 'team']);
    expect(names((await as(test, VIEWER, `/iam/v2/groups?uidp.children_of=${ACME}`)).json.groups)).toEqual([
      'team',
    ]);
    expect(names((await as(test, VIEWER, `/iam/v2/groups?uidp.descendantsOf=${ACME}`)).json.groups)).toEqual([
      'edge',
      'team',
    ]);
  });
});

describe('a PATCH of a public organization', () => {
  it('leaves it public', async () => {
    const test = await startTestPlatform(WORLD);
    const reply = await test.ask(`/iam/v2/groups/${IMAGES}`, {
      method: 'PATCH',
      token: test.platform.line.adminToken,
      body: JSON.stringify({ description: 'Public images' }),
    });
    expect(reply.json).toMatchObject({ name: 'images', description: 'Public images' });
    expect((await registryToken(test, ['images/static'])).status).toBe(200);
    expect(names((await as(test, VIEWER, '/registry/v2/repos')).json.repos)).toContain('static');
  });
});

describe('roles', () => {
  it('are the built-in ones, which say so, and those of the organization', async () => {
    const test = await startTestPlatform(WORLD);
    const { roles } = (await as(test, VIEWER, '/iam/v2/roles')).json;
    expect(names(roles)).toEqual([
      'console_viewer',
      'editor',
      'gate',
      'limited_owner',
      'owner',
      'registry.pull',
      'registry.pull_token_creator',
      'viewer',
    ]);
    for (const role of roles) {
      expect(role.uid).toMatch(/^[0-9a-f]+$/);
      expect(role.description.startsWith('Built-in role')).toBe(role.name !== 'gate');
    }
    const spies = (await as(test, SPY, '/iam/v2/roles')).json.roles;
    expect(names(spies)).not.toContain('gate');
  });

  it('show their capabilities by the names of the wire', async () => {
    const test = await startTestPlatform(WORLD);
    const { roles } = (await as(test, VIEWER, '/iam/v2/roles?name=registry.pull')).json;
    expect(roles[0].capabilities).toContain('CAP_IAM_GROUPS_LIST');
    expect(roles[0].capabilities).not.toContain('CAP_ADVISORIES_LIST');
  });
});

describe('identities', () => {
  it('are created, read and deleted', async () => {
    const test = await startTestPlatform(WORLD);
    const created = await post(test, OWNER, `/iam/v2/identities/${ACME}`, {
      name: 'mooring-acme-new',
      description: 'managed',
      claimMatch: CLAIM_MATCH,
    });
    expect(created.status).toBe(200);
    expect(created.json).toEqual({
      uid: expect.stringMatching(new RegExp(`^${ACME}/[0-9a-f]{16}$`)),
      name: 'mooring-acme-new',
      description: 'managed',
      company: '',
      email: '',
      emailUnverified: '',
      lastSeenTime: null,
      claimMatch: { ...CLAIM_MATCH, claims: {}, claimPatterns: {} },
      createTime: nowOf(test),
      updateTime: nowOf(test),
    });
    const path = `/iam/v2/identities/${created.json.uid}`;
    expect((await as(test, OWNER, path)).json).toEqual(created.json);
    const deleted = await remove(test, OWNER, path);
    expect([deleted.status, deleted.text]).toEqual([200, '']);
    expect((await as(test, OWNER, path)).status).toBe(404);
  });

  it.each([
    ['a missing name', { claimMatch: CLAIM_MATCH }, 'name'],
    ['a name that does not match', { name: 'Upper!', claimMatch: CLAIM_MATCH }, 'name'],
    ['no claim match', { name: 'x' }, 'claimMatch'],
    ['a claim match without a subject', { name: 'x', claimMatch: { issuer: 'i' } }, 'claimMatch.subject'],
    [
      'two ways to name the issuer',
      { name: 'x', claimMatch: { ...CLAIM_MATCH, issuerPattern: '.*' } },
      'claimMatch.issuer',
    ],
    [
      'a pattern that is none',
      { name: 'x', claimMatch: { issuer: 'i', subjectPattern: '(' } },
      'claimMatch.subjectPattern',
    ],
    [
      'a pattern that breaks out of its anchors',
      { name: 'x', claimMatch: { issuer: 'i', subjectPattern: 'a)|(?:b' } },
      'claimMatch.subjectPattern',
    ],
    [
      'a pattern with a lookahead',
      { name: 'x', claimMatch: { issuer: 'i', subjectPattern: '(?!x).*' } },
      'claimMatch.subjectPattern',
    ],
    [
      'a pattern with a backreference',
      { name: 'x', claimMatch: { ...CLAIM_MATCH, claimPatterns: { ref: String.raw`(a)\1` } } },
      'claimMatch.claimPatterns.ref',
    ],
    [
      'a claim that is no text',
      { name: 'x', claimMatch: { ...CLAIM_MATCH, claims: { a: 1 } } },
      'claimMatch.claims.a',
    ],
    ['a body that is no object', 'text', 'body'],
  ])('are refused with %s', async (_, body, field) => {
    const test = await startTestPlatform(WORLD);
    const reply = await post(test, OWNER, `/iam/v2/identities/${ACME}`, body);
    expect(reply.status).toBe(400);
    expect(reply.json.message).toMatch(new RegExp(`^Invalid argument: ${field}: `));
    expect(reply.json).toMatchObject({
      code: 3,
      details: [
        {
          '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
          reason: 'INVALID_ARGUMENT',
          domain: 'iam.platform.test',
        },
        { '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [{ field }] },
      ],
    });
  });

  it('lose their role bindings and their tokens when they are deleted', async () => {
    const test = await startTestPlatform(WORLD);
    const token = await test.tokenOf(PULLER);
    await remove(test, OWNER, `/iam/v2/identities/${PULLER}`);
    expect((await test.ask('/registry/v2/repos', { token })).status).toBe(401);
    const { roleBindings } = (await as(test, OWNER, '/iam/v2/roleBindings')).json;
    expect(roleBindings.map((binding: { identityUid: string }) => binding.identityUid)).not.toContain(PULLER);
  });
});

describe('role bindings', () => {
  it('come with identity, group and role', async () => {
    const test = await startTestPlatform(WORLD);
    const role = await roleUid(test, 'registry.pull');
    const reply = await post(test, OWNER, `/iam/v2/roleBindings/${ACME}`, {
      identityUid: NOBODY,
      roleUid: role,
    });
    expect(reply.status).toBe(200);
    expect(reply.json).toMatchObject({
      uid: expect.stringMatching(new RegExp(`^${ACME}/[0-9a-f]{16}$`)),
      identity: { uid: NOBODY, name: 'nobody', subject: 'repo:acme/shop:ref:refs/heads/main' },
      group: { uid: ACME, name: 'acme' },
      role: { uid: role, name: 'registry.pull' },
      createTime: nowOf(test),
    });
    const again = await post(test, OWNER, `/iam/v2/roleBindings/${ACME}`, {
      identityUid: NOBODY,
      roleUid: role,
    });
    expect(again.json).toEqual(reply.json);
    expect((await as(test, NOBODY, '/registry/v2/repos')).status).toBe(200);
    await remove(test, OWNER, `/iam/v2/roleBindings/${reply.json.uid}`);
    expect((await as(test, NOBODY, '/registry/v2/repos')).status).toBe(403);
  });

  it('are refused where the identity, the role or the group is not to be seen', async () => {
    const test = await startTestPlatform(WORLD);
    const role = await roleUid(test, 'viewer');
    const gate = await roleUid(test, 'gate');
    const bind = (identity: string, group: string, identityUid: string, binding: string): Promise<Reply> =>
      post(test, identity, `/iam/v2/roleBindings/${group}`, { identityUid, roleUid: binding });
    expect((await bind(OWNER, ACME, SPY, role)).json).toMatchObject({
      code: 5,
      message: `Not found: Identity ${SPY}`,
    });
    expect((await bind(SPY, 'b'.repeat(40), SPY, gate)).json).toMatchObject({
      code: 5,
      message: `Not found: Role ${gate}`,
    });
    expect((await bind(SPY, ACME, SPY, role)).json).toMatchObject({
      code: 5,
      message: `Not found: Group ${ACME}`,
    });
    expect((await bind(OWNER, ACME, TEAMSTER, role)).json).toMatchObject({
      code: 3,
      message: `Invalid argument: identityUid: the identity is confined to group ${TEAM}`,
    });
    expect((await bind(OWNER, EDGE, TEAMSTER, role)).status).toBe(200);
  });

  it('grant nothing that the one who binds does not hold', async () => {
    const test = await startTestPlatform(WORLD);
    const bind = async (role: string): Promise<Reply> =>
      post(test, TOKEN_CREATOR, `/iam/v2/roleBindings/${ACME}`, {
        identityUid: NOBODY,
        roleUid: await roleUid(test, role),
      });
    expect((await bind('registry.pull')).status).toBe(200);
    expect((await bind('viewer')).json).toMatchObject({
      code: 7,
      message: expect.stringContaining('missing capability account_associations.list'),
    });
  });
});
