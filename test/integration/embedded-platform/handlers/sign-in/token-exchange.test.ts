import { fromJson, toJson } from '@bufbuild/protobuf';
import type { JsonValue } from '@bufbuild/protobuf';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';

import { MESSAGE_PACKAGES } from '../../../../../src/embedded-platform/grpc/messages/message-packages.ts';
import { createMessageRegistry } from '../../../../../src/embedded-platform/grpc/message-registry.ts';
import { exchange, idToken, limitedToken } from '../../tokens/exchange-asks.ts';
import type { Limits } from '../../tokens/exchange-asks.ts';
import { askGrpc } from '../../grpc/grpc-calls.ts';
import {
  ACME,
  EDGE,
  NOBODY,
  OWNER,
  PYTHON,
  RIVAL,
  startTestPlatform,
  TEAM,
  TEAMSTER,
  VIEWER,
  WORLD,
} from '../../test-platform.ts';
import type { Reply, TestPlatform } from '../../test-platform.ts';

/** A platform with one identity of a relationship that is kept, and cannot be exchanged. */
async function platformOf(relationship: string): Promise<TestPlatform> {
  return startTestPlatform(
    `organizations: [{ name: acme, uid: ${ACME}, identities: [{ name: who, uid: ${VIEWER}, ${relationship} }] }]`,
  );
}

describe('an identity of another kind', () => {
  it.each([
    [
      'awsIdentity: { awsAccount: "123456789012", arn: "arn:aws:sts::123456789012:assumed-role/x", userId: x }',
      'a user or role of AWS',
    ],
    ['servicePrincipal: SERVICE_PRINCIPAL_INGESTER', 'a part of the service itself'],
  ])('%s is kept, and the refusal says that it cannot be signed in here', async (relationship, what) => {
    const test = await platformOf(relationship);
    const reply = await exchange(test, { aud: 'platform.test', identity: VIEWER }, 'aws-signed-request');
    expect(reply.status).toBe(501);
    expect(reply.json).toMatchObject({
      code: 12,
      message: `The embedded platform cannot sign in ${VIEWER}, which is ${what}: only claimMatch and staticKeys can be exchanged here`,
    });
  });
});

describe('the token exchange', () => {
  it('gives a token of the audience for an hour, and remembers when', async () => {
    const test = await startTestPlatform(WORLD);
    test.clock.advance(5_000);
    const reply = await exchange(test, { aud: 'https://platform.test', identity: VIEWER });
    expect(reply.status).toBe(200);
    expect(reply.json.expiry).toBe('2026-11-20T13:00:05.000Z');
    expect(reply.json.refreshToken).toBe('');
    const claims = decodeJwt(reply.json.token);
    expect(claims).toMatchObject({ iss: 'https://platform.test', aud: 'https://platform.test', sub: VIEWER });
    expect(claims).not.toHaveProperty('email');
    const identity = await test.ask(`/iam/v2/identities/${VIEWER}`, { token: reply.json.token });
    expect(identity.json.lastSeenTime).toBe('2026-11-20T12:00:05.000Z');
  });

  it('is the same by GET, with the uid encoded or not', async () => {
    const test = await startTestPlatform(WORLD);
    const token = await idToken(test);
    const query = new URLSearchParams({ aud: 'platform.test', identity: VIEWER }).toString();
    expect((await test.ask(`/sts/exchange?${query}`, { token })).status).toBe(200);
    expect((await test.ask(`/sts/exchange?aud=platform.test&identity=${VIEWER}`, { token })).status).toBe(
      200,
    );
  });

  it('gives one token for several audiences if requested', async () => {
    const test = await startTestPlatform(WORLD);
    const query = `aud=platform.test&aud=https://platform.test&identity=${VIEWER}`;
    const reply = await test.ask(`/sts/exchange?${query}`, { token: await idToken(test) });
    expect(decodeJwt(reply.json.token).aud).toEqual(['platform.test', 'https://platform.test']);
  });

  it('ignores a JSON body, as the service does', async () => {
    const test = await startTestPlatform(WORLD);
    const reply = await test.ask('/sts/exchange', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ aud: 'platform.test', identity: VIEWER }),
      token: await idToken(test),
    });
    expect(reply.status).toBe(400);
    expect(reply.json).toMatchObject({ code: 3, message: 'Audience must be specified' });
  });

  it.each([
    [{ aud: 'cgr.dev', identity: VIEWER }, 400, 3, 'Invalid argument: aud: unknown audience "cgr.dev"'],
    [{ aud: 'platform.test' }, 400, 3, 'Invalid argument: identity: must be the uid of an identity'],
    [
      { aud: 'platform.test', identity: 'a b?c=d' },
      400,
      3,
      'Invalid argument: identity: must be the uid of an identity',
    ],
    [
      { aud: 'platform.test', identity: `${ACME}/${'0'.repeat(16)}` },
      404,
      5,
      `Not found: Identity ${ACME}/${'0'.repeat(16)}`,
    ],
    [
      { aud: 'platform.test', identity: VIEWER, cap: 'tag.lists' },
      400,
      3,
      'Invalid argument: cap: unknown capability "tag.lists"',
    ],
    [
      { aud: 'platform.test', identity: VIEWER, scopes: 'acme' },
      400,
      3,
      'Invalid argument: scopes: must be uids of groups',
    ],
    [
      { aud: 'platform.test', identity: VIEWER, scope: 'read' },
      400,
      3,
      'Invalid argument: scopes: must be uids of groups',
    ],
    [
      { aud: 'platform.test', identity: VIEWER, identity_provider: `${ACME}/${'0'.repeat(16)}` },
      501,
      12,
      'The embedded platform does not support the parameter identity_provider',
    ],
  ])('refuses %o with %i', async (fields, status, code, message) => {
    const test = await startTestPlatform(WORLD);
    const reply = await exchange(test, fields);
    expect(reply.status).toBe(status);
    expect(reply.json).toMatchObject({ code, message });
  });

  it.each([
    ['expired', '&claim.exp=1000'],
    ['not yet valid', '&claim.nbf=99999999999'],
    ['of another issuer', '&claim.iss=https://evil.example'],
  ])('refuses a token that is %s', async (_, query) => {
    const test = await startTestPlatform(WORLD);
    const reply = await exchange(
      test,
      { aud: 'platform.test', identity: VIEWER },
      await idToken(test, query),
    );
    expect(reply.status).toBe(401);
    expect(reply.json.code).toBe(16);
  });

  it('rejects an expired token and a changed one', async () => {
    const test = await startTestPlatform(WORLD);
    const token = await idToken(test);
    const fields = { aud: 'platform.test', identity: VIEWER };
    const [head, , signature] = token.split('.');
    const forged = `${head}.${btoa(JSON.stringify({ ...decodeJwt(token), sub: 'x' })).replace(/=+$/, '')}.${signature}`;
    expect((await exchange(test, fields, forged)).status).toBe(401);
    expect((await exchange(test, fields, 'no.jwt.here')).status).toBe(401);
    test.clock.advance(301_000);
    expect((await exchange(test, fields, token)).status).toBe(401);
  });

  it('refuses a platform token and its own tokens as proof of who calls', async () => {
    const test = await startTestPlatform(WORLD);
    const platformToken = await test.tokenOf(VIEWER);
    expect((await exchange(test, { aud: 'platform.test', identity: VIEWER }, platformToken)).status).toBe(
      401,
    );
  });
});

describe('a limited token', () => {
  it('has its limits as claims, and a token without limits has none', async () => {
    const test = await startTestPlatform(WORLD);
    const claimsOf = async (...fields: Limits): Promise<unknown> =>
      decodeJwt(
        (await exchange(test, [['aud', 'platform.test'], ['identity', OWNER], ...fields])).json.token,
      );
    const unlimited = await claimsOf(['cap', ''], ['scope', ''], ['scopes', '']);
    expect(unlimited).not.toHaveProperty('cap');
    expect(unlimited).not.toHaveProperty('scopes');
    expect(await claimsOf(['cap', 'repo.list'], ['cap', 'CAP_TAG_LIST'], ['cap', 'repo.list'])).toMatchObject(
      {
        sub: OWNER,
        cap: ['repo.list', 'tag.list'],
      },
    );
    expect(await claimsOf(['scope', TEAM], ['scopes', EDGE], ['scopes', TEAM])).toMatchObject({
      scopes: [[TEAM, EDGE]],
    });
  });

  it('is the same by the query', async () => {
    const test = await startTestPlatform(WORLD);
    const query = `aud=platform.test&identity=${OWNER}&cap=repo.list&cap=tag.list&scopes=${EDGE}`;
    const reply = await test.ask(`/sts/exchange?${query}`, { token: await idToken(test) });
    expect(decodeJwt(reply.json.token)).toMatchObject({ cap: ['repo.list', 'tag.list'], scopes: [[EDGE]] });
  });

  it.each<readonly [string, Limits, readonly string[]]>([
    ['no scope: the group of a role and those below it', [], ['acme', 'edge', 'team']],
    ['a group below that of the role', [['scopes', TEAM]], ['edge', 'team']],
    [
      'several groups',
      [
        ['scopes', EDGE],
        ['scopes', TEAM],
      ],
      ['edge', 'team'],
    ],
    ['the deprecated form', [['scope', EDGE]], ['edge']],
    ['the capability alone', [['cap', 'groups.list']], ['acme', 'edge', 'team']],
    [
      'both',
      [
        ['cap', 'groups.list'],
        ['scopes', EDGE],
      ],
      ['edge'],
    ],
    [
      'a group of another organization beside one of its own',
      [
        ['scopes', RIVAL],
        ['scopes', EDGE],
      ],
      ['edge'],
    ],
  ])('lists the groups of its scopes: %s', async (_, limits, names) => {
    const { json } = await listWith(OWNER, limits, '/iam/v2/groups');
    expect(json.groups.map(({ name }: { readonly name: string }) => name).toSorted()).toEqual(names);
  });

  it.each<readonly [string, string, Limits]>([
    ['another capability', OWNER, [['cap', 'repo.list']]],
    ['a capability that the identity lacks', NOBODY, [['cap', 'groups.list']]],
    ['a group above that of the role', TEAMSTER, [['scopes', ACME]]],
    ['a group of another organization', OWNER, [['scopes', RIVAL]]],
    ['a group that does not exist', OWNER, [['scopes', `${ACME}/${'0'.repeat(16)}`]]],
    ['an image repository, which is not a group', OWNER, [['scopes', PYTHON]]],
  ])('lists no groups if it is limited to %s', async (_, identity, limits) => {
    expect(await listWith(identity, limits, '/iam/v2/groups')).toMatchObject({
      status: 403,
      json: { code: 7, message: 'Permission denied: missing capability groups.list' },
    });
  });

  it('keeps its limits when the identity is granted more', async () => {
    const test = await startTestPlatform(WORLD);
    const token = await limitedToken(test, NOBODY, [
      ['cap', 'repo.list'],
      ['scopes', ACME],
    ]);
    expect((await test.ask('/registry/v2/repos', { token })).status).toBe(403);
    const owner = await test.tokenOf(OWNER);
    const role = (await test.ask('/iam/v2/roles?name=viewer', { token: owner })).json.roles[0].uid;
    const body = JSON.stringify({ identityUid: NOBODY, roleUid: role });
    await test.ask(`/iam/v2/roleBindings/${ACME}`, { method: 'POST', token: owner, body });
    expect((await test.ask('/registry/v2/repos', { token })).status).toBe(200);
    expect((await test.ask('/registry/v2/tags', { token })).status).toBe(403);
  });
});

describe('the token exchange over gRPC', () => {
  const METHOD = 'oidc.SecurityTokenService/Exchange';

  it('reads audiences, identity and limits from the message', async () => {
    const test = await startTestPlatform(WORLD);
    const token = await idToken(test);
    const request = {
      aud: ['platform.test', 'https://platform.test'],
      identity: OWNER,
      cap: ['groups.list', 'repo.list'],
      scope: TEAM,
      scopes: [TEAM, EDGE],
    };
    const { json } = await askGrpc(test.platform, METHOD, request, { token });
    expect(json).toEqual({ token: expect.any(String), expiry: '2026-11-20T13:00:00Z' });
    const fields = Object.entries(request).flatMap(([name, value]) =>
      [value].flat().map((one) => [name, one] as const),
    );
    const rest = (await exchange(test, fields, token)).json;
    const { jti, ...claims } = decodeJwt(rest.token);
    expect(decodeJwt(json.token)).toEqual({ ...claims, jti: expect.not.stringMatching(jti ?? '') });
  });

  it.each<readonly [string, Readonly<Record<string, string>>, string | undefined]>([
    ['without a token', { aud: 'platform.test', identity: VIEWER }, ''],
    ['with a token that is none', { cap: 'everything' }, 'x.y.z'],
    ['without an audience', { identity: VIEWER }, undefined],
    ['for another audience', { aud: 'cgr.dev', identity: VIEWER }, undefined],
    ['without an identity', { aud: 'platform.test' }, undefined],
    [
      'for an identity that does not exist',
      { aud: 'platform.test', identity: `${ACME}/${'0'.repeat(16)}` },
      undefined,
    ],
    ['with an unknown capability', { aud: 'platform.test', identity: VIEWER, cap: 'x' }, undefined],
    ['with a scope that is no uid', { aud: 'platform.test', identity: VIEWER, scopes: 'acme' }, undefined],
    [
      'with an identity provider',
      { aud: 'platform.test', identity: VIEWER, identity_provider: 'x' },
      undefined,
    ],
  ])('is refused like REST: %s', async (_, fields, given) => {
    const test = await startTestPlatform(WORLD);
    const token = given ?? (await idToken(test));
    const { aud, cap, scopes, ...others } = fields;
    const lists = { aud: [aud ?? ''], cap: [cap ?? ''], scopes: [scopes ?? ''] };
    const request = { ...others, ...lists };
    const reply = await askGrpc(test.platform, METHOD, request, token === '' ? {} : { token });
    const rest = await exchange(test, fields, token);
    expect(rest.status).toBeGreaterThanOrEqual(400);
    expect([reply.code, reply.status]).toEqual([rest.json.code, rest.json]);
  });
});

describe('the responses of both exchanges', () => {
  const registry = createMessageRegistry(MESSAGE_PACKAGES);

  /** Parses JSON like the client of the service: a field that the message does not have is an error. */
  function parseStrictly(type: 'RawToken' | 'TokenPair', json: JsonValue): JsonValue {
    const message = registry.getMessage(`chainguard.platform.oidc.${type}`);
    if (message === undefined) throw new Error(`there is no message ${type}`);
    return toJson(message, fromJson(message, json), { alwaysEmitImplicit: true });
  }

  it('are the JSON of their messages, without another field', async () => {
    const test = await startTestPlatform(WORLD);
    const exchanged = (await exchange(test, { aud: 'platform.test', identity: VIEWER })).json;
    expect(parseStrictly('RawToken', exchanged)).toMatchObject({
      token: exchanged.token,
      refreshToken: '',
      expiry: '2026-11-20T13:00:00Z',
    });
    const refreshed = await test.ask('/sts/exchange_refresh_token?aud=platform.test', {
      method: 'POST',
      token: await test.platform.issueRefreshToken(VIEWER),
    });
    expect(parseStrictly('TokenPair', refreshed.json)).toMatchObject({
      token: { token: refreshed.json.token.token, expiry: '2026-11-20T13:00:00Z' },
      refreshToken: { token: refreshed.json.refreshToken.token, expiry: '2026-12-20T12:00:00Z' },
    });
    expect(() => parseStrictly('RawToken', { ...exchanged, scope: 'x' })).toThrow(/scope/);
  });
});

async function listWith(identity: string, limits: Limits, path: string): Promise<Reply> {
  const test = await startTestPlatform(WORLD);
  return test.ask(path, { token: await limitedToken(test, identity, limits) });
}
