import { describe, expect, it } from 'vitest';

import { createCaller } from '../../../../../src/api/client/transport/call.ts';
import type { Call } from '../../../../../src/api/client/transport/call.ts';
import { readEndpoints } from '../../../../../src/api/client/transport/endpoints.ts';
import { createGroupsClient } from '../../../../../src/api/client/platform/iam/groups-client.ts';
import { platformAccess } from '../../../../../src/api/client/platform/platform-access.ts';
import { createPlatformClient } from '../../../../../src/api/client/platform/platform-client.ts';
import { routes } from '../../../../../src/api/routes.ts';
import { pingRoutes } from '../../../../../src/api/routes/ping-routes.ts';
import { registryRoutes } from '../../../../../src/api/routes/registry-routes.ts';
import type { MooringError } from '../../../../../src/values/errors.ts';
import { Secret } from '../../../../../src/values/secret.ts';
import type { HttpResponse, TransportFailure } from '../../../../../src/api/http.ts';
import { fakeClock } from '../../../../support/platform/fake-clock.ts';
import type { FakeClock } from '../../../../support/platform/fake-clock.ts';
import { failure, json, page, scriptedHttp } from '../../../../support/platform/scripted-http.ts';

const endpoints = readEndpoints({
  apiUrl: 'https://api.test',
  issuerUrl: 'https://issuer.test',
  tokenUrl: '',
  registryUrl: '',
  registry: 'registry.test',
});
const token = new Secret('the-access-token');
const roles = json(200, { roles: [{ uid: 'r', name: 'viewer' }], totalCount: '1' });
const unavailable = json(503, { code: 14, message: 'try again' });

function listRoles(
  steps: readonly (HttpResponse | TransportFailure)[],
  clock: FakeClock = fakeClock(),
  signal?: AbortSignal,
) {
  const http = scriptedHttp(...steps);
  const call = createCaller({
    routes,
    send: http.send,
    clock,
    endpoints,
    ...(signal === undefined ? {} : { signal }),
  });
  return { http, clock, result: call('listRoles', 'list the roles', { credential: token }) };
}

async function failureOf(result: Promise<unknown>): Promise<MooringError> {
  return result.then(
    () => expect.fail('the call succeeded'),
    (error: MooringError) => error,
  );
}

describe('api/client/transport/call', () => {
  it.each([
    ['a connection that is cut', failure('cut')],
    ['a name that does not resolve', failure('dns')],
    ['a host that cannot be reached', failure('unreachable')],
    ['an answer that drips past its time', failure('timeout')],
    ['status 408', json(408, {})],
    ['status 429', json(429, {})],
    ['status 502 with HTML', page(502, '<html>')],
    ['status 503', unavailable],
    ['status 504', page(504, '')],
    ['status 500 without a status body', page(500, '<h1>oops</h1>')],
    ['HTML with status 200', page(200, '<html>please log in</html>')],
    ['status 200 without a body', page(200, '')],
    ['status 204', page(204, '')],
    ['null', json(200, null)],
    ['a list without its count', json(200, { roles: [] })],
    ['a body that is cut within its JSON', { ...roles, body: roles.body.slice(0, 9) }],
  ])('retries after %s', async (_, first) => {
    const { http, result } = listRoles([first, roles]);
    await expect(result).resolves.toMatchObject({ value: { roles: [{ name: 'viewer' }] } });
    expect(http.requests).toHaveLength(2);
  });

  it.each([
    ['400', json(400, { code: 3, message: 'Invalid argument: name: bad' }), 'platform_invalid_request'],
    ['401', json(401, { code: 16, message: 'who?' }), 'auth_rejected'],
    ['403', json(403, { code: 7, message: 'no' }), 'auth_forbidden'],
    ['404', json(404, { code: 5, message: 'none' }), 'platform_not_found'],
    ['409', json(409, { code: 6, message: 'exists' }), 'platform_conflict'],
    ['500 with a status body', json(500, { code: 13, message: 'broken' }), 'platform_unavailable'],
    ['400 with code 9', json(400, { code: 9, message: 'not empty' }), 'platform_precondition'],
    ['a redirect', page(302, '', { location: 'https://evil.test/steal' }), 'platform_redirected'],
    ['an answer too large', failure('too_large'), 'platform_too_large'],
    ['a certificate that is not trusted', failure('tls'), 'platform_unreachable'],
  ])('takes %s as final', async (_, answer, code) => {
    const { http, result } = listRoles([answer]);
    expect(await failureOf(result)).toMatchObject({ code });
    expect(http.requests).toHaveLength(1);
  });

  it('gives up after five tries, and reports the host, the tries and the response', async () => {
    const { http, result } = listRoles([unavailable]);
    const error = await failureOf(result);
    expect(http.requests).toHaveLength(5);
    expect(error.code).toBe('platform_unavailable');
    expect(error.message).toMatch(
      /could not list the roles: api\.test, 5 tries in .* status 503 "try again" \(code 14\)/,
    );
  });

  it('tries at most twice if a page of HTML replaces JSON', async () => {
    const { http, result } = listRoles([page(200, '<html>')]);
    expect(await failureOf(result)).toMatchObject({ code: 'platform_not_json' });
    expect(http.requests).toHaveLength(2);
  });

  it('waits as long as Retry-After says, in seconds or until a date', async () => {
    const { clock, result } = listRoles([
      json(429, {}, { 'retry-after': '2' }),
      json(503, {}, { 'retry-after': 'Fri, 20 Nov 2026 12:00:07 GMT' }),
      json(503, {}, { 'retry-after': 'Fri, 20 Nov 2026 11:00:00 GMT' }),
      roles,
    ]);
    await result;
    expect(clock.pauses).toEqual([2_000, 5_000, 0]);
  });

  it('never waits longer than 30 s for one Retry-After, and ignores one that is garbage', async () => {
    const { clock, result } = listRoles([
      json(429, {}, { 'retry-after': '45' }),
      json(429, {}, { 'retry-after': 'soon' }),
      roles,
    ]);
    await result;
    expect(clock.pauses).toEqual([30_000, 300]);
  });

  it('fails at once when Retry-After exceeds the time of the call, and reports it', async () => {
    const { http, clock, result } = listRoles([json(429, {}, { 'retry-after': '3600' })]);
    const error = await failureOf(result);
    expect(error.message).toContain('Retry-After is 3600 s, longer than the time left for this request');
    expect(http.requests).toHaveLength(1);
    expect(clock.pauses).toEqual([]);
  });

  it('doubles the pause, with full jitter', async () => {
    const { clock, result } = listRoles([unavailable], fakeClock(undefined, 0.999_999));
    await failureOf(result);
    expect(clock.pauses).toEqual([299, 599, 1_199, 2_399]);
  });

  it('never sends a call twice that is not idempotent', async () => {
    const http = scriptedHttp(failure('cut'), json(200, { uid: 'u', name: 'n' }));
    const call = createCaller({ send: http.send, clock: fakeClock(), endpoints, routes });
    const result = call('createIdentity', 'create it', { path: { parent: 'p' }, body: { name: 'n' } });
    expect(await failureOf(result)).toMatchObject({ code: 'platform_unreachable' });
    expect(http.requests).toHaveLength(1);
  });

  it('ends with the run, even in the middle of a pause', async () => {
    const { result } = listRoles([unavailable], fakeClock(), AbortSignal.abort());
    expect(await failureOf(result)).toMatchObject({ code: 'run_deadline' });
  });

  it('refuses an answer that the contract does not know, naming the field', async () => {
    const { result } = listRoles([json(200, { roles: [{ uid: 1, name: 'x' }], totalCount: '1' })]);
    const error = await failureOf(result);
    expect(error.code).toBe('platform_unexpected_answer');
    expect(error.message).toMatch(/: "roles\.0\.uid" of the answer is no text$/);
  });

  it.each([
    [
      'a field that is missing',
      { roles: [{ name: 'x' }], totalCount: '1' },
      'the answer has no text "roles.0.uid"',
    ],
    ['a text where a list is', { roles: 'none', totalCount: '1' }, '"roles" of the answer is no list'],
    ['a list for a whole', [], 'the answer is no object'],
    ['null', null, 'the answer is no object'],
    ['an object of nothing', {}, 'the answer has no text "totalCount"'],
  ])('says of a malformed answer what is wrong, in words: %s', async (_, body, said) => {
    const { result } = listRoles([json(200, body)]);
    expect((await failureOf(result)).message).toMatch(new RegExp(`: ${said}$`));
  });

  it.each([
    ['of a quota', { '@type': 'x/google.rpc.QuotaFailure', violations: [{ subject: 'acme' }] }],
    [
      'of a field that is the whole',
      { '@type': 'x/google.rpc.BadRequest', fieldViolations: [{ description: 'bad' }] },
    ],
    ['in which nothing is set', { '@type': 'x/google.rpc.PreconditionFailure', violations: [{}] }],
  ])('takes the code of an error with details %s', async (_, detail) => {
    const { result } = listRoles([json(500, { code: 7, message: 'no', details: [detail] })]);
    expect((await failureOf(result)).code).toBe('auth_forbidden');
  });

  it('sends the token to the configured origin only, and never says it', async () => {
    const { http, result } = listRoles([
      json(403, { code: 7, message: 'the-access-token? ::set-output name=x::y\n##[error]' }),
    ]);
    const error = await failureOf(result);
    expect(http.requests.map(({ url }) => new URL(url).origin)).toEqual(['https://api.test']);
    expect(http.requests[0]?.headers['authorization']).toBe('Bearer the-access-token');
    expect(error.message).not.toMatch(/::set-output|##\[error\]|\n/);
    expect(error.hint).toContain('roles.list');
  });

  it.each([
    ['an anonymous caller', 401, undefined, 'MOORING_REGISTRY_TOKEN'],
    ['a signed-in caller', 401, token, 'belong to the same service'],
    ['an anonymous caller', 403, undefined, 'MOORING_REGISTRY_TOKEN'],
    ['a signed-in caller', 403, token, 'has the role registry.pull'],
  ])('says what %s can do about a registry token refused with %i', async (_, status, credential, hint) => {
    const http = scriptedHttp(json(status, {}));
    const call = createCaller({ send: http.send, clock: fakeClock(), endpoints, routes });
    const parts = { query: { scope: 'repository:a/b:pull' } };
    const error = await failureOf(
      call('getRegistryToken', 'get a token', credential === undefined ? parts : { ...parts, credential }),
    );
    const expected = status === 401 ? 'auth_rejected' : 'auth_forbidden';
    expect([error.code, error.hint]).toEqual([expected, expect.stringContaining(hint)]);
  });

  it('says which inputs to check where no registry answers', async () => {
    const http = scriptedHttp(json(404, {}));
    const call = createCaller({ send: http.send, clock: fakeClock(), endpoints, routes });
    expect(await failureOf(call('checkRegistryAccess', 'ask the registry', {}))).toMatchObject({
      code: 'platform_not_found',
      hint: expect.stringContaining('`registry-url`'),
    });
  });

  it('sends the exchange as a form, and a registry password as Basic', async () => {
    const http = scriptedHttp(json(200, { token: 'a.b.c' }));
    const call = createCaller({ send: http.send, clock: fakeClock(), endpoints, routes });
    await call('exchangeToken', 'sign in', { credential: token, body: { aud: 'x y', identity: 'a/b' } });
    await call('getRegistryToken', 'get a token', {
      credential: token,
      query: { scope: 'repository:a/b:pull' },
    });
    expect(http.requests[0]).toMatchObject({
      url: 'https://issuer.test/sts/exchange',
      body: 'aud=x+y&identity=a%2Fb',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(http.requests[1]).toMatchObject({
      url: 'https://registry.test/token?scope=repository%3Aa%2Fb%3Apull',
      headers: { authorization: `Basic ${btoa('_token:the-access-token')}` },
    });
  });

  it('returns the time of the server if the response has it', async () => {
    const { result } = listRoles([{ ...roles, headers: { date: 'Fri, 20 Nov 2026 10:00:00 GMT' } }]);
    expect((await result).serverTime).toBe(Date.parse('2026-11-20T10:00:00Z'));
  });
});

describe('a call of some routes', () => {
  const http = scriptedHttp(json(200, { response: 'pong', repos: [], totalCount: '0' }));
  const call = createCaller({
    send: http.send,
    clock: fakeClock(),
    endpoints,
    routes: { ...registryRoutes, ...pingRoutes },
  });

  it('goes to each client that needs no others', async () => {
    await call('ping', 'reach the platform');
    expect(await Array.fromAsync(createPlatformClient({ call, token }).listRepos({}))).toEqual([]);
    expect(http.requests).toHaveLength(2);
  });

  // Each would compile without the comment above it if the type of a call let it: then the comment is the error.
  it('goes nowhere else, which the compiler says before anybody finds out', async () => {
    const access = platformAccess({ call, token });
    // @ts-expect-error -- the groups are not among the routes
    const groups = createGroupsClient(access);
    await expect(groups.get('g')).rejects.toThrow(TypeError);
    // @ts-expect-error -- nor are roles
    await expect(access.request('listRoles', 'list the roles')).rejects.toThrow(TypeError);
    // @ts-expect-error -- nor is every other operation
    const whole: Call = call;
    await expect(whole('listRoles', 'list the roles')).rejects.toThrow(TypeError);
    // @ts-expect-error -- nor is the one of the registry's tags
    const tags: Call<'listTags' | 'getTagHistory'> = call;
    await expect(tags('getTagHistory', 'read a history')).rejects.toThrow(TypeError);
  });
});
