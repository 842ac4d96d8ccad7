import { readFileSync } from 'node:fs';

import { flattenedVerify, importJWK } from 'jose';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { createEventClient } from '../../../src/api/client/platform/event-client.ts';
import { createIamClient } from '../../../src/api/client/platform/iam/iam-client.ts';
import type { Route } from '../../../src/api/route.ts';
import { routes } from '../../../src/api/routes.ts';
import { TransportFailure } from '../../../src/api/http.ts';
import type { HttpRequest, HttpSend } from '../../../src/api/http.ts';
import { createPlatform } from '../../../src/embedded-platform/platform.ts';
import { readSeed } from '../../../src/embedded-platform/seed/read-seed.ts';
import { fakeClock } from '../../support/platform/fake-clock.ts';
import { ACME, OWNER, PULLER, TEAM, WORLD } from './test-platform.ts';
import { CALLS, NEVER_FOUND } from '../../support/platform/every-call.ts';
import { openWorld } from '../../support/platform/every-client.ts';
import { connect } from '../../support/platform/memory-platform.ts';
import { SIGNING_KEYS } from '../../support/platform/signing-keys.ts';

const SINK = 'https://sink.test/events';

/** A platform whose events come to a list; `answer` is the sink. */
async function start(answer: (request: HttpRequest, attempt: number) => ReturnType<HttpSend>) {
  const clock = fakeClock();
  const delivered: HttpRequest[] = [];
  const platform = await createPlatform({
    clock,
    seed: readSeed(WORLD, 'seed.yml', clock.now()),
    signingKeys: SIGNING_KEYS,
    validateResponses: true,
    onBug: (error) => {
      throw error;
    },
    sendEvent: (request) => {
      delivered.push(request);
      return answer(request, delivered.length);
    },
  });
  const signedIn = await connect(platform, clock).signIn(OWNER);
  return { platform, clock, delivered, events: createEventClient(signedIn), iam: createIamClient(signedIn) };
}

const taken: HttpSend = async () => ({ status: 204, headers: {}, body: new Uint8Array() });

const typesOf = (requests: readonly HttpRequest[]): readonly string[] =>
  requests.map(({ headers }) => headers['ce-type'] ?? '');

describe('subscriptions', () => {
  it('are created, listed, read and deleted', async () => {
    const { events } = await start(taken);
    const created = await events.createSubscription(ACME, { sink: SINK });
    expect(created).toMatchObject({ sink: SINK });
    expect(await events.getSubscription(created.uid)).toEqual(created);
    expect(await Array.fromAsync(events.listSubscriptions({ childrenOf: ACME }))).toEqual([created]);
    await events.deleteSubscription(created.uid);
    expect(await Array.fromAsync(events.listSubscriptions())).toEqual([]);
  });

  it.each([
    ['http://sink.test/', 'must be an https address'],
    ['ftp://127.0.0.1/', 'must be an https address'],
    ['nonsense', 'must be an https address'],
    ['https://user:password@sink.test/', 'must not contain credentials'],
  ])('do not send to %s', async (sink, why) => {
    const { events } = await start(taken);
    await expect(events.createSubscription(ACME, { sink })).rejects.toMatchObject({
      code: 'platform_invalid_request',
      message: expect.stringContaining(`sink: ${why}`),
    });
  });

  it('may send to this machine without TLS', async () => {
    const { events } = await start(taken);
    expect((await events.createSubscription(ACME, { sink: 'http://127.0.0.1:8080/' })).sink).toContain(
      '8080',
    );
  });
});

describe('events', () => {
  it('report what is created, changed and deleted below the group', async () => {
    const { events, iam, platform, delivered, clock } = await start(taken);
    await events.createSubscription(TEAM, { sink: SINK });
    const group = await iam.groups.create(TEAM, { name: 'night' });
    await iam.groups.update(group.uid, { description: 'Night shift' });
    await iam.groups.delete(group.uid);
    await iam.groups.create(ACME, { name: 'elsewhere' });
    await platform.eventsSettled();
    // Each is signed and sent by itself, so that they have no order.
    expect(typesOf(delivered).toSorted()).toEqual([
      'dev.chainguard.api.events.subscription.created.v1',
      'dev.chainguard.api.iam.group.created.v1',
      'dev.chainguard.api.iam.group.deleted.v1',
      'dev.chainguard.api.iam.group.updated.v1',
    ]);
    const eventOf = (type: string) => delivered[typesOf(delivered).indexOf(type)];
    const created = eventOf('dev.chainguard.api.iam.group.created.v1');
    expect(created).toMatchObject({ method: 'POST', url: SINK });
    expect(created?.headers).toEqual({
      'content-type': 'application/json',
      'ce-specversion': '1.0',
      'ce-id': expect.any(String),
      'ce-source': `${platform.line.apiUrl}/iam/v2/groups`,
      'ce-type': 'dev.chainguard.api.iam.group.created.v1',
      'ce-subject': group.uid,
      'ce-time': new Date(clock.now()).toISOString(),
      'ce-audience': 'customer',
      'ce-bodytype': 'chainguard.platform.iam.v2.Group',
      'ce-group': group.uid,
      'x-jws-signature': expect.any(String),
    });
    expect(JSON.parse(created?.body ?? '')).toEqual({
      actor: { subject: OWNER },
      // Only what is set, unlike in the answer.
      body: {
        uid: group.uid,
        name: 'night',
        status: 'ORG_STATUS_READY',
        createTime: group.createTime,
        updateTime: group.updateTime,
      },
    });
    const deleted = eventOf('dev.chainguard.api.iam.group.deleted.v1');
    expect(deleted?.headers).toMatchObject({
      'ce-subject': group.uid,
      'ce-bodytype': 'chainguard.platform.iam.v2.DeleteGroupRequest',
      'ce-group': TEAM,
    });
    expect(JSON.parse(deleted?.body ?? '')).toEqual({
      actor: { subject: OWNER },
      body: { uid: group.uid },
    });
  });

  it('are signed with a key that the issuer publishes', async () => {
    const { events, platform, delivered } = await start(taken);
    await events.createSubscription(ACME, { sink: SINK });
    await platform.eventsSettled();
    const body = delivered[0]?.body ?? '';
    const jws = delivered[0]?.headers['x-jws-signature'] ?? '';
    const [protectedHeader = '', , signature = ''] = jws.split('.');
    const { body: keys } = await platform.handle({
      method: 'GET',
      url: `${platform.line.issuerUrl}/.well-known/jwks.json`,
      headers: {},
      timeoutMs: 1_000,
      maxBytes: 10_000,
    });
    const key = await importJWK(JSON.parse(new TextDecoder().decode(keys)).keys[0], 'RS256');
    const signed = {
      protected: protectedHeader,
      signature,
      payload: Buffer.from(body).toString('base64url'),
    };
    const verified = await flattenedVerify(signed, key);
    expect(new TextDecoder().decode(verified.payload)).toBe(body);
    await expect(flattenedVerify({ ...signed, payload: 'eyJ9' }, key)).rejects.toThrow('signature');
  });

  it('are sent again until the sink takes them, ever later', async () => {
    const { events, platform, delivered, clock } = await start(async (request, attempt) => {
      if (attempt === 1) throw new TransportFailure('unreachable', 'sink.test: unreachable');
      return attempt === 2 ? { status: 503, headers: {}, body: new Uint8Array() } : taken(request);
    });
    await events.createSubscription(ACME, { sink: SINK });
    await platform.eventsSettled();
    expect(delivered).toHaveLength(3);
    expect(new Set(delivered.map(({ body }) => body)).size).toBe(1);
    expect(clock.pauses).toEqual([1_000, 2_000]);
  });

  it('are given up in the end', async () => {
    const { events, platform, delivered } = await start(async () => ({
      status: 500,
      headers: {},
      body: new Uint8Array(),
    }));
    await events.createSubscription(ACME, { sink: SINK });
    await platform.eventsSettled();
    expect(delivered).toHaveLength(6);
  });

  it('make no request wait', async () => {
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<HttpSend>>>();
    const { events, iam, platform } = await start(() => promise);
    await events.createSubscription(ACME, { sink: SINK });
    expect((await iam.groups.create(ACME, { name: 'at once' })).name).toBe('at once');
    resolve({ status: 200, headers: {}, body: new Uint8Array() });
    await platform.eventsSettled();
  });

  it('go to one sink once, however many subscriptions name it', async () => {
    const { events, iam, platform, delivered } = await start(taken);
    await events.createSubscription(ACME, { sink: SINK });
    await events.createSubscription(TEAM, { sink: SINK });
    await iam.groups.create(TEAM, { name: 'night' });
    await platform.eventsSettled();
    expect(
      typesOf(delivered).filter((type) => type === 'dev.chainguard.api.iam.group.created.v1'),
    ).toHaveLength(1);
  });
});

/** The events that the service declares, by the method as its row names it; the golden file has them as text. */
const { services } = z
  .object({
    services: z.record(z.string(), z.record(z.string(), z.object({ event: z.string().optional() }))),
  })
  .parse(JSON.parse(readFileSync('test/golden/grpc-v2.json', 'utf8')));

const DECLARED = new Map(
  Object.entries(services).flatMap(([service, methods]) =>
    Object.entries(methods).flatMap(([method, { event = '' }]) => {
      const [type = '', audience, extensions = ''] = event.split(' ');
      const name = `${service}/${method}`.replace('chainguard.platform.', '');
      return audience === 'CUSTOMER' ? [[name, { type, extensions: extensions.split(',') }] as const] : [];
    }),
  ),
);

/** Calls a route by the client's method, which may call others before; gives what a sink of the organization gets. */
async function eventsOf(name: keyof typeof CALLS) {
  const delivered: HttpRequest[] = [];
  const sendEvent: HttpSend = async (request) => {
    delivered.push(request);
    return taken(request);
  };
  const world = await openWorld(undefined, undefined, { sendEvent });
  await world.events.createSubscription(ACME, { sink: SINK });
  await CALLS[name](world);
  await world.test.platform.eventsSettled();
  const declared = world.called.flatMap((called) => {
    const { rpc = '' }: Route = routes[called];
    return DECLARED.get(rpc) ?? [];
  });
  return { delivered, declared };
}

describe('the calls of a method', () => {
  const names = (Object.keys(CALLS) as (keyof typeof CALLS)[]).filter((name) => !NEVER_FOUND.has(name));

  it.each(names)('emit the event that it declares: %s', async (name) => {
    const { delivered, declared } = await eventsOf(name);
    expect(typesOf(delivered).toSorted()).toEqual(declared.map(({ type }) => type).sort());
    for (const { headers } of delivered) {
      const extensions = declared.find(({ type }) => type === headers['ce-type'])?.extensions ?? [];
      const known = ['group', 'identityprovider'].filter((one) => headers[`ce-${one}`] !== undefined);
      expect(known).toEqual(extensions);
      for (const one of known) expect(headers[`ce-${one}`]).toMatch(new RegExp(`^${ACME}(?:/|$)`));
      expect(headers['ce-audience']).toBe('customer');
    }
  });
});

describe('an event', () => {
  /** The headers and the body of the last event of a call. */
  async function lastOf(name: keyof typeof CALLS, type: string) {
    const { delivered } = await eventsOf(name);
    const { headers = {}, body = '' } =
      delivered.find((one) => one.headers['ce-type'] === `dev.chainguard.api.${type}.v1`) ?? {};
    return { headers, body: JSON.parse(body).body };
  }

  it.each([
    ['generateScimToken', 'iam.identity_providers.scim_token.generated'],
    ['regenerateScimToken', 'iam.identity_providers.scim_token.regenerated'],
  ] as const)('of %s has no token', async (name, type) => {
    const { headers, body } = await lastOf(name, type);
    expect(body).toMatchObject({ identityProviderUid: headers['ce-subject'], etag: expect.any(String) });
    expect(body).not.toHaveProperty('token');
    expect(headers['ce-source']).toMatch(/\/iam\/v2\/identityProviders$/);
  });

  it('of an invitation has neither its code nor its role', async () => {
    const { body } = await lastOf('createGroupInvite', 'iam.group_invite.created');
    expect(Object.keys(body)).toEqual(['uid', 'expirationTime']);
  });

  it('of a batch is about what the batch is for', async () => {
    const bound = await lastOf('batchCreateRoleBindings', 'iam.rolebindings.created.batch');
    expect(bound.headers).toMatchObject({ 'ce-subject': ACME, 'ce-group': ACME });
    expect(bound.headers['ce-source']).toMatch(/\/iam\/v2\/roleBindings:batchCreate$/);
    expect(bound.body.roleBindings).toMatchObject([{ identity: { uid: PULLER }, group: { uid: ACME } }]);
    const unmapped = await lastOf(
      'batchDeleteExternalGroupRoleMappings',
      'iam.external_group_role_mappings.deleted.batch',
    );
    const provider = unmapped.headers['ce-subject'];
    expect(unmapped.headers).toMatchObject({ 'ce-group': ACME, 'ce-identityprovider': provider });
    expect(unmapped.body).toMatchObject({ parent: provider, externalGroupRoleMappings: [{ scope: ACME }] });
  });

  it('has no field that its message has not', async () => {
    const { headers, body } = await lastOf('createTag', 'platform.registry.tag.created');
    expect(headers).toMatchObject({ 'ce-group': ACME, 'ce-bodytype': 'chainguard.platform.registry.v2.Tag' });
    expect(body).toMatchObject({ uid: headers['ce-subject'], name: 'new' });
    expect(body).not.toHaveProperty('createTime');
  });

  it('of accepted terms names the documents', async () => {
    const { headers, body } = await lastOf('acceptTerms', 'iam.terms.accepted');
    expect(headers['ce-subject']).toBe(ACME);
    expect(body).toEqual({ group: ACME, documentIds: ['terms'] });
  });
});
