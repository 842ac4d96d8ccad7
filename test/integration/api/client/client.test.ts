import { afterEach, describe, expect, it } from 'vitest';

import { createClient, MooringError, Secret } from '../../../../src/api/client/client.ts';
import type { CallOptions, Client, ClientOptions, List } from '../../../../src/api/client/client.ts';
import { fakeClock } from '../../../support/platform/fake-clock.ts';
import { REGISTRY_WORLD } from '../../../support/platform/registry-world.ts';
import { failure, json, scriptedHttp } from '../../../support/platform/scripted-http.ts';
import { ACME, OWNER, PULLER, startTestPlatform, TEAM } from '../../embedded-platform/test-platform.ts';

type Step = ReturnType<typeof json> | ReturnType<typeof failure>;

async function start(options: ClientOptions = {}) {
  const test = await startTestPlatform(REGISTRY_WORLD);
  const { clock, endpoints, send } = test;
  const given = { clock, endpoints, send, token: await test.tokenOf(OWNER), ...options };
  const registryToken = await test.registryPasswordOf(PULLER);
  return { ...test, client: createClient({ registryToken, ...given }), anonymous: createClient(given) };
}

function scripted(options: ClientOptions, ...steps: readonly Step[]): Client & { sent(): number } {
  const { send, requests } = scriptedHttp(...steps);
  const client = createClient({ send, clock: fakeClock(), ...options });
  return { ...client, sent: () => requests.length };
}

async function errorOf(result: Promise<unknown>): Promise<MooringError> {
  const error = await result.then(
    () => expect.fail('the call succeeded'),
    (reason: unknown) => reason,
  );
  return error instanceof MooringError ? error : expect.fail(`not a MooringError: ${String(error)}`);
}

const INVALID = { name: 'Not Valid', claimMatch: { issuer: 'https://issuer.test', subject: 'x' } };
const unavailable = json(503, { code: 14, message: 'try again' }, { 'x-request-id': 'r-1' });

describe('an error of the client', () => {
  it('has the rejected fields', async () => {
    const { client } = await start();
    expect(await errorOf(client.iam.identities.create(ACME, INVALID))).toMatchObject({
      code: 'platform_invalid_request',
      status: 400,
      fieldViolations: [{ field: 'name', description: expect.stringContaining('match') as string }],
      violations: [],
    });
  });

  it('has the preconditions that are not met', async () => {
    const { client } = await start();
    expect(await errorOf(client.iam.groups.delete(TEAM))).toMatchObject({
      code: 'platform_precondition',
      status: 400,
      violations: [{ type: 'RESOURCE_NOT_EMPTY', description: expect.stringMatching(/./) as string }],
    });
  });

  it('has the resource that was not found', async () => {
    const { client } = await start();
    const uid = `${ACME}/${'0'.repeat(16)}`;
    expect(await errorOf(client.iam.groups.get(uid))).toMatchObject({
      code: 'platform_not_found',
      status: 404,
      resource: { type: expect.stringMatching(/./) as string, name: expect.stringContaining(uid) as string },
    });
  });

  it('has the name of the request, and no status without a response', async () => {
    const refused = await errorOf(scripted({ retries: 0 }, unavailable).ping());
    expect(refused).toMatchObject({ code: 'platform_unavailable', status: 503, requestId: 'r-1' });
    const unreachable = await errorOf(scripted({ retries: 0 }, failure('cut')).ping());
    expect(unreachable).toMatchObject({
      code: 'platform_unreachable',
      hint: expect.stringContaining('firewall') as string,
    });
    expect(unreachable).not.toHaveProperty('status');
  });

  it('never names an input of an action', async () => {
    const slow = await errorOf(scripted({ retries: 0 }, failure('timeout')).ping());
    expect(slow.hint).toBe('The host responded too slowly. Retry, or raise `timeoutMs`.');
    const { anonymous } = await start();
    const denied = await errorOf(anonymous.getRegistryToken({ organization: 'acme', name: 'aged' }));
    expect(denied.hint).toBe('Private images require authentication: set the option `registryToken`.');
  });
});

describe('limits of the client', () => {
  it.each([0, 2])('send a request %i times again', async (retries) => {
    const client = scripted({ retries }, unavailable);
    await errorOf(client.ping());
    expect(client.sent()).toBe(retries + 1);
  });

  it('end a call with its time', async () => {
    const clock = fakeClock('2026-11-20T12:00:00Z', 0.99);
    const client = scripted({ timeoutMs: 1000, retries: 100, clock }, unavailable);
    await errorOf(client.ping());
    expect(clock.pauses.reduce((sum, one) => sum + one, 0)).toBeLessThan(1000);
  });

  it('are refused if they are none', () => {
    for (const limits of [{ timeoutMs: 0 }, { timeoutMs: Number.NaN }, { retries: -1 }, { retries: 0.5 }]) {
      expect(() => createClient(limits)).toThrow(expect.objectContaining({ code: 'config_usage_invalid' }));
    }
  });

  it('throw the reason of an aborted signal, as fetch does, before and during a request', async () => {
    const before = scripted({ signal: AbortSignal.abort() }, json(200, {}));
    await expect(before.ping()).rejects.toMatchObject({ name: 'AbortError' });
    expect(before.sent()).toBe(0);
    const controller = new AbortController();
    const reason = new Error('the user left');
    const during = createClient({
      signal: controller.signal,
      send: async () => {
        controller.abort(reason);
        throw failure('cancelled');
      },
    });
    await expect(during.ping()).rejects.toBe(reason);
  });

  it('abort the pause before another attempt', async () => {
    const controller = new AbortController();
    const client = createClient({
      signal: controller.signal,
      send: async () => {
        setImmediate(() => controller.abort());
        return json(503, {}, { 'retry-after': '20' });
      },
    });
    await expect(client.ping()).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('limits of a call', () => {
  const uid = ACME;
  const build = { repo: uid, digest: 'sha256:0' };
  const image = { organization: 'acme', name: 'aged' };
  const secret = new Secret('a.b.c');
  const calls: Readonly<
    Record<string, (client: Client, options: CallOptions) => Promise<unknown> | List<unknown>>
  > = {
    'the list of a resource': ({ iam }, options) => iam.groups.list({}, options),
    'get of a resource': ({ iam }, options) => iam.roles.get(uid, options),
    'create of a resource': ({ iam }, options) => iam.groups.create(uid, { name: 'new' }, options),
    'update of a resource': ({ iam }, options) => iam.roles.update(uid, {}, [], options),
    'delete of a resource': ({ iam }, options) => iam.groupInvites.delete(uid, options),
    'groups.lookup': ({ iam }, options) => iam.groups.lookup(options),
    'groups.isEligible': ({ iam }, options) => iam.groups.isEligible(options),
    'groups.requestAccess': ({ iam }, options) => iam.groups.requestAccess(uid, options),
    'identities.updateMetadata': ({ iam }, options) => iam.identities.updateMetadata({}, [], options),
    'identities.lookup': ({ iam }, options) => iam.identities.lookup({ issuer: '', subject: '' }, options),
    'roleBindings.createBatch': ({ iam }, options) =>
      iam.roleBindings.createBatch({ parent: uid, requests: [] }, options),
    'externalGroupRoleMappings.deleteBatch': ({ iam }, options) =>
      iam.externalGroupRoleMappings.deleteBatch(uid, [], options),
    'accountAssociations.check': ({ iam }, options) =>
      iam.accountAssociations.check(uid, 'ACCOUNT_PROVIDER_TYPE_AMAZON', options),
    'scim.generateToken': ({ iam }, options) => iam.identityProviders.scim.generateToken(uid, {}, options),
    'scim.regenerateToken': ({ iam }, options) =>
      iam.identityProviders.scim.regenerateToken(uid, { etag: '' }, options),
    'scim.revokeToken': ({ iam }, options) => iam.identityProviders.scim.revokeToken(uid, options),
    'scim.setEnabled': ({ iam }, options) => iam.identityProviders.scim.setEnabled(uid, true, '', options),
    'terms.list': ({ iam }, options) => iam.terms.list(uid, options),
    'terms.accept': ({ iam }, options) => iam.terms.accept(uid, [], options),
    listTags: ({ registry }, options) => registry.listTags({}, options),
    updateRepo: ({ registry }, options) => registry.updateRepo(uid, {}, '*', options),
    getReadme: ({ registry }, options) => registry.getReadme(uid, options),
    updateReadme: ({ registry }, options) => registry.updateReadme(uid, {}, options),
    architectures: ({ registry }, options) => registry.architectures(uid, 'sha256:0', options),
    imageSize: ({ registry }, options) => registry.imageSize(uid, 'sha256:0', undefined, options),
    listAdvisories: ({ vulnerabilities }, options) => vulnerabilities.listAdvisories({}, options),
    getAdvisory: ({ vulnerabilities }, options) => vulnerabilities.getAdvisory(uid, options),
    listDocuments: ({ advisories }, options) => advisories.listDocuments({}, options),
    listMetadata: ({ advisories }, options) => advisories.listMetadata({}, options),
    listResolved: ({ advisories }, options) =>
      advisories.listResolved({ startTime: '', endTime: '' }, options),
    listArtifactVersions: ({ libraries }, options) => libraries.listArtifactVersions(uid, options),
    countArtifacts: ({ libraries }, options) => libraries.countArtifacts([], options),
    listSubscriptions: ({ events }, options) => events.listSubscriptions({}, options),
    createSubscription: ({ events }, options) => events.createSubscription(uid, { sink: '' }, options),
    listEolTags: ({ v1 }, options) => v1.listEolTags({}, options),
    'v1.tagHistory': ({ v1 }, options) => v1.tagHistory(uid, {}, options),
    sbom: ({ v1 }, options) => v1.sbom(build, undefined, options),
    rawSbom: ({ v1 }, options) => v1.rawSbom(build, undefined, options),
    vulnerabilityReport: ({ v1 }, options) => v1.vulnerabilityReport(build, options),
    vulnerabilityCounts: ({ v1 }, options) => v1.vulnerabilityCounts({}, options),
    checkPolicies: ({ v1 }, options) => v1.checkPolicies(build, options),
    configuration: ({ issuers }, options) => issuers.configuration(options),
    keys: ({ issuers }, options) => issuers.keys(options),
    workloadConfiguration: ({ issuers }, options) =>
      issuers.workloadConfiguration('https://issuer.test', options),
    workloadKeys: ({ issuers }, options) =>
      issuers.workloadKeys({ issuer: '', jwks_uri: 'https://issuer.test' }, options),
    ping: (client, options) => client.ping(options),
    exchangeToken: (client, options) =>
      client.exchangeToken({ idToken: secret, identity: uid, audience: '' }, options),
    refreshToken: (client, options) => client.refreshToken({ refreshToken: secret, audience: '' }, options),
    getRegistryToken: (client, options) => client.getRegistryToken(image, options),
    listTagHistory: (client, options) => client.listTagHistory(image, '1', {}, options),
  };

  it.each(Object.entries(calls))('hold for %s', async (_, run) => {
    const client = scripted({}, json(200, {}));
    const result = run(client, { signal: AbortSignal.abort('too late') });
    await expect('all' in result ? result.all() : result).rejects.toBe('too late');
    expect(client.sent()).toBe(0);
  });

  it('override those of the client, whose signal still holds', async () => {
    const controller = new AbortController();
    const client = scripted({ retries: 0, signal: controller.signal }, unavailable);
    await errorOf(client.ping({ retries: 2, signal: new AbortController().signal }));
    expect(client.sent()).toBe(3);
    controller.abort();
    await expect(client.ping({ signal: new AbortController().signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(() => scripted({ timeoutMs: 1.5 }, unavailable)).toThrow('timeoutMs 1.5');
    const another = scripted({}, unavailable);
    expect((await errorOf(another.ping({ timeoutMs: 0 }))).code).toBe('config_usage_invalid');
  });
});

describe('a list', () => {
  it('returns all items, or the first of them without requesting more pages', async () => {
    const { client, requests } = await start();
    const names = (await client.registry.listTags({}, { pageSize: 2 }).all()).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(4);
    const before = requests.length;
    const first = await client.registry.listTags({}, { pageSize: 2 }).all({ limit: 3 });
    expect(first.map(({ name }) => name)).toEqual(names.slice(0, 3));
    expect(requests.length - before).toBe(2);
    expect(await client.registry.listTags().all({ limit: 0 })).toEqual([]);
    expect(requests.length - before).toBe(2);
  });
});

describe('the tag history', () => {
  const image = { organization: 'acme', name: 'aged' };

  it('lists the builds of a tag, with one token for the image', async () => {
    const { client, clock, requests } = await start();
    const records = await client.listTagHistory(image, '1').all();
    expect(records).toEqual([
      {
        updateTimestamp: '2026-10-31T12:00:00.000Z',
        digest: expect.stringMatching(/^sha256:\w{64}$/) as string,
      },
      {
        updateTimestamp: '2026-11-18T12:00:00.000Z',
        digest: expect.stringMatching(/^sha256:\w{64}$/) as string,
      },
    ]);
    const between = '2026-11-01T00:00:00Z';
    expect(await client.listTagHistory(image, '1', { start: between }).all()).toEqual(records.slice(1));
    expect(await client.listTagHistory(image, '1', { end: between }).all()).toEqual(records.slice(0, 1));
    const tokens = () => requests.filter(({ url }) => new URL(url).pathname === '/token').length;
    expect(tokens()).toBe(1);
    const { token, expiresAt } = await client.getRegistryToken(image);
    expect([String(token), expiresAt > clock.now(), tokens()]).toEqual(['***', true, 1]);
    clock.advance(expiresAt - clock.now() - 1000);
    expect((await client.getRegistryToken(image)).token.reveal()).not.toBe(token.reveal());
  });

  it('requests a token again after one was refused', async () => {
    const ok = { token: 'a.b.c', expires_in: 300 };
    const client = scripted({}, json(403, {}), json(200, ok));
    await errorOf(client.getRegistryToken(image));
    expect((await client.getRegistryToken(image)).token.reveal()).toBe('a.b.c');
  });

  it('of a missing tag is an error', async () => {
    const { client } = await start();
    expect(await errorOf(client.listTagHistory(image, 'missing').all())).toMatchObject({ status: 404 });
  });
});

describe('a runtime', () => {
  const { versions } = process;
  afterEach(() => {
    Object.defineProperty(process, 'versions', { value: versions });
  });

  it('that is too old is refused in one sentence', () => {
    Object.defineProperty(process, 'versions', { value: { ...versions, node: '20.19.0' } });
    expect(() => createClient()).toThrow('mooring/client requires Node.js 24 or later; this is 20.19.0');
  });
});
