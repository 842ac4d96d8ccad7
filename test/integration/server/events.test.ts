import { flattenedVerify, importJWK } from 'jose';
import { describe, expect, it } from 'vitest';

import { createEventClient } from '../../../src/client/platform/event-client.ts';
import { createIamClient } from '../../../src/client/platform/iam/iam-client.ts';
import { TransportFailure } from '../../../src/ports/http.ts';
import type { HttpRequest, HttpSend } from '../../../src/ports/http.ts';
import { createPlatform } from '../../../src/server/platform.ts';
import { readSeed } from '../../../src/server/seed/read-seed.ts';
import { fakeClock } from '../../support/platform/fake-clock.ts';
import { ACME, OWNER, TEAM, WORLD } from './test-platform.ts';
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
  requests.map(({ body }) => JSON.parse(body ?? '').type);

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
      'platform.group.created.v2',
      'platform.group.deleted.v2',
      'platform.group.updated.v2',
      'platform.subscription.created.v2',
    ]);
    const created = delivered[typesOf(delivered).indexOf('platform.group.created.v2')];
    expect(JSON.parse(created?.body ?? '')).toEqual({
      specversion: '1.0',
      id: expect.any(String),
      source: platform.line.apiUrl,
      type: 'platform.group.created.v2',
      subject: group.uid,
      time: new Date(clock.now()).toISOString(),
      datacontenttype: 'application/json',
      data: { actor: OWNER, body: group },
    });
    expect(created).toMatchObject({
      method: 'POST',
      url: SINK,
      headers: { 'content-type': 'application/cloudevents+json' },
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
    expect(typesOf(delivered).filter((type) => type === 'platform.group.created.v2')).toHaveLength(1);
  });
});
