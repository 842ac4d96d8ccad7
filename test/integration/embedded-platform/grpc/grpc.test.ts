import { gunzipSync, gzipSync } from 'node:zlib';

import { beforeAll, describe, expect, it } from 'vitest';

import { createPlatform } from '../../../../src/embedded-platform/platform.ts';
import { fakeClock } from '../../../support/platform/fake-clock.ts';
import { SIGNING_KEYS } from '../../../support/platform/signing-keys.ts';
import { askGrpc, bodyOf, decodeResponse, encodeRequest, frameOf } from './grpc-calls.ts';
import type { GrpcAsk, GrpcReply } from './grpc-calls.ts';
import { ACME, NOBODY, startTestPlatform, TEAM, WORLD } from '../test-platform.ts';
import type { TestPlatform } from '../test-platform.ts';

const GET_GROUP = 'iam.v2.GroupsService/GetGroup';
const LIST_REPOS = 'registry.v2.ReposService/ListRepos';

function listRepos({ platform }: TestPlatform, ask: GrpcAsk = {}): Promise<GrpcReply> {
  return askGrpc(platform, LIST_REPOS, {}, { token: platform.line.adminToken, ...ask });
}

describe('the platform over gRPC', () => {
  let test: TestPlatform;
  beforeAll(async () => {
    test = await startTestPlatform(WORLD);
  });
  const ask = (method: string, request: Parameters<typeof askGrpc>[2], more: GrpcAsk = {}) =>
    askGrpc(test.platform, method, request, { token: test.platform.line.adminToken, ...more });

  it('lists a page as REST does, with the same page tokens', async () => {
    const first = await ask(LIST_REPOS, { uidp: { descendantsOf: ACME }, pageSize: 1, orderBy: 'name desc' });
    const rest = await test.ask(
      `/registry/v2/repos?uidp.descendants_of=${ACME}&page_size=1&order_by=name%20desc&page_token=${first.json.nextPageToken}`,
      { token: test.platform.line.adminToken },
    );
    expect(first).toMatchObject({ code: 0, json: { repos: [{ name: 'team/app' }], totalCount: '2' } });
    expect(rest.json.repos).toMatchObject([{ name: 'python' }]);
  });

  it('requires the group of a request for access, which the path of REST always has', async () => {
    const { code, message } = await ask('iam.v2.GroupsService/RequestGroupAccess', {});
    expect([code, message]).toEqual([3, 'Invalid argument: groupUid: is required']);
  });

  it('sends a total count of 0', async () => {
    expect((await ask(LIST_REPOS, { name: 'none' })).json).toEqual({ totalCount: '0' });
  });

  it('calls v2beta1 the same as v2', async () => {
    expect((await ask(GET_GROUP, { uid: TEAM })).json.name).toBe('team');
    const body = frameOf(encodeRequest(GET_GROUP, { uid: TEAM }));
    const path = '/chainguard.platform.iam.v2beta1.GroupsService/GetGroup';
    const headers = {
      'content-type': 'application/grpc',
      authorization: `Bearer ${test.platform.line.adminToken}`,
    };
    const { signal } = new AbortController();
    const answer = await test.platform.answerGrpc({ path, headers, ...bodyOf(body), signal });
    expect(answer).toMatchObject({ kind: 'response', trailers: { 'grpc-status': '0' } });
  });

  it.each([
    ['/iam.v2.GroupsService/GetGroup', 'unknown service iam.v2.GroupsService'],
    [
      '/chainguard.platform.iam.v2.GroupsService/Get',
      'unknown method Get for service chainguard.platform.iam.v2.GroupsService',
    ],
    ['/GetGroup', 'malformed method name: "/GetGroup"'],
  ])('does not implement %s', async (path, message) => {
    const headers = { 'content-type': 'application/grpc+proto' };
    const { signal } = new AbortController();
    const answer = await test.platform.answerGrpc({
      path,
      headers,
      ...bodyOf(frameOf(new Uint8Array())),
      signal,
    });
    expect(answer).toMatchObject({ trailers: { 'grpc-status': '12', 'grpc-message': message } });
  });

  it('refuses with the status that REST has as its body', async () => {
    const token = await test.tokenOf(NOBODY);
    const cases = [
      [GET_GROUP, { uid: ACME }, `/iam/v2/groups/${ACME}`, token],
      [GET_GROUP, { uid: 'x' }, '/iam/v2/groups/x', test.platform.line.adminToken],
      [LIST_REPOS, { orderBy: 'size' }, '/registry/v2/repos?order_by=size', test.platform.line.adminToken],
    ] as const;
    for (const [method, request, path, as] of cases) {
      const { status, code, message } = await ask(method, request, { token: as });
      const rest = await test.ask(path, { token: as });
      expect(status).toEqual(rest.json);
      expect([code, message]).toEqual([rest.json.code, rest.json.message]);
    }
  });

  it('percent-encodes a message', async () => {
    const { message, status } = await ask(LIST_REPOS, { orderBy: 'größe 50%' });
    expect(message).toBe('Invalid argument: order_by: unknown field "gr%C3%B6%C3%9Fe"');
    expect(status.message).toBe('Invalid argument: order_by: unknown field "größe"');
  });

  it('refuses a message that is too long for trailers without its details', async () => {
    const { answer, code } = await ask(GET_GROUP, { uid: 'x'.repeat(100_000) });
    expect(code).toBe(5);
    expect(JSON.stringify('trailers' in answer && answer.trailers).length).toBeLessThan(8_192);
  });
});

describe('the credentials of a call', () => {
  const outOfRange = Uint8Array.of(0x1a, 0x0a, 0x08, ...Array.from({ length: 8 }, () => 0xff), 0x7f);
  const LIST_TAGS = 'registry.v2.TagsService/ListTags';

  it('are looked at before its arguments', async () => {
    const test = await startTestPlatform(WORLD);
    const body = frameOf(outOfRange);
    const token = test.platform.line.adminToken;
    expect((await askGrpc(test.platform, LIST_TAGS, {}, { body })).code).toBe(16);
    expect(await askGrpc(test.platform, LIST_TAGS, {}, { body, token })).toMatchObject({
      code: 3,
      message: 'Invalid argument: updatedSince: not a UTC timestamp',
    });
  });

  it('are refused if there are two, and not read from binary metadata', async () => {
    const test = await startTestPlatform(WORLD);
    const authorization = `Bearer ${test.platform.line.adminToken}`;
    const twice = await listRepos(test, { headers: { authorization: `${authorization}, ${authorization}` } });
    expect(twice.code).toBe(16);
    const binary = { 'authorization-bin': Buffer.from(authorization).toString('base64') };
    expect((await askGrpc(test.platform, LIST_REPOS, {}, { headers: binary })).code).toBe(16);
  });
});

describe('an update over gRPC', () => {
  const UPDATE = 'iam.v2.GroupsService/UpdateGroup';
  const start = async (): Promise<TestPlatform> => {
    const test = await startTestPlatform(WORLD);
    const group = { uid: TEAM, description: 'Team' };
    await askGrpc(test.platform, UPDATE, { group }, { token: test.platform.line.adminToken });
    return test;
  };

  it.each([
    [
      'the populated fields without a mask',
      { group: { name: 'squad' } },
      { name: 'squad', description: 'Team' },
    ],
    [
      'the populated fields for an empty mask',
      { group: { name: 'squad' }, updateMask: '' },
      { name: 'squad', description: 'Team' },
    ],
    [
      'only fields of the mask',
      { group: { name: 'squad', description: 'New' }, updateMask: 'description' },
      { name: 'team', description: 'New' },
    ],
    [
      'a field of the mask to its default',
      { group: { name: 'squad' }, updateMask: 'description' },
      { name: 'team' },
    ],
    ['all fields for *', { group: { name: 'squad' }, updateMask: '*' }, { name: 'squad' }],
  ])('changes %s', async (_, request, expected) => {
    const test = await start();
    const group = { uid: TEAM, ...request.group };
    const token = test.platform.line.adminToken;
    const { json } = await askGrpc(test.platform, UPDATE, { ...request, group }, { token });
    const { name, description } = json;
    expect({ name, description }).toEqual(expected);
  });

  it('takes paths in snake_case', async () => {
    const test = await startTestPlatform(WORLD);
    const method = 'iam.v2.IdentitiesService/UpdateIdentity';
    const identity = { uid: NOBODY, claimMatch: { issuer: 'https://other.test', subject: 'me' } };
    const { json } = await askGrpc(
      test.platform,
      method,
      { identity, updateMask: 'claimMatch.issuer' },
      { token: test.platform.line.adminToken },
    );
    expect(json.claimMatch).toMatchObject({
      issuer: 'https://other.test',
      subject: 'repo:acme/shop:ref:refs/heads/main',
    });
  });
});

describe('the token exchange over gRPC', () => {
  it('refreshes a token, and refuses as REST does', async () => {
    const { platform } = await startTestPlatform(WORLD);
    const method = 'oidc.SecurityTokenService/ExchangeRefreshToken';
    const token = await platform.issueRefreshToken(NOBODY);
    const { json } = await askGrpc(platform, method, { aud: [platform.line.apiUrl] }, { token });
    expect(json.token.token).toMatch(/^eyJ/);
    expect(json.refreshToken.token).not.toBe(token);
    expect(await askGrpc(platform, method, {}, { token: json.refreshToken.token })).toMatchObject({
      code: 3,
      message: 'Audience must be specified',
    });
    expect(await askGrpc(platform, method, {}, { token })).toMatchObject({ code: 16 });
  });
});

describe('compression', () => {
  const request = encodeRequest(LIST_REPOS, { name: 'python' });

  it('of a request gives a compressed response', async () => {
    const test = await startTestPlatform(WORLD);
    const { answer } = await listRepos(test, {
      body: frameOf(gzipSync(request), 1),
      headers: { 'grpc-encoding': 'gzip' },
    });
    if (answer.kind !== 'response') throw new Error(`the answer is ${answer.kind}`);
    expect(answer.headers).toMatchObject({ 'grpc-encoding': 'gzip', 'grpc-accept-encoding': 'gzip' });
    expect(answer.body[0]).toBe(1);
    expect(decodeResponse(LIST_REPOS, gunzipSync(answer.body.subarray(5)))).toMatchObject({
      totalCount: '1',
    });
  });

  it('is for each message: one that has none is read too', async () => {
    const test = await startTestPlatform(WORLD);
    expect(
      (await listRepos(test, { body: frameOf(request), headers: { 'grpc-encoding': 'gzip' } })).code,
    ).toBe(0);
  });

  it('that is unknown is not implemented, and the response has those that are', async () => {
    const test = await startTestPlatform(WORLD);
    const { code, message, answer } = await listRepos(test, { headers: { 'grpc-encoding': 'br' } });
    expect([code, message]).toEqual([12, 'grpc: Decompressor is not installed for grpc-encoding "br"']);
    expect(answer).toMatchObject({ headers: { 'grpc-accept-encoding': 'gzip' } });
  });
});

describe('a bug in the platform', () => {
  it('is reported, and the client gets INTERNAL only', async () => {
    const bugs: unknown[] = [];
    const platform = await createPlatform({
      clock: fakeClock(),
      signingKeys: SIGNING_KEYS,
      onBug: (bug) => bugs.push(bug),
    });
    const token = platform.line.adminToken;
    platform.close();
    const { status } = await askGrpc(platform, GET_GROUP, { uid: ACME }, { token });
    expect(status).toEqual({ code: 13, message: 'Internal error' });
    expect(bugs).toHaveLength(1);
  });
});
