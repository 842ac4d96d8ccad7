import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import type { IncomingHttpHeaders } from 'node:http2';
import { promisify } from 'node:util';

import { compressionAlgorithms } from '@grpc/grpc-js';
import type { ClientOptions } from '@grpc/grpc-js';
import { afterEach, describe, expect, it } from 'vitest';

import { openListener } from '../../../../src/embedded-platform/listen.ts';
import { dial } from '../../../support/grpc/grpc-client.ts';
import type { GrpcClient } from '../../../support/grpc/grpc-client.ts';
import { haveTools, skopeo } from '../../../support/jobs/debian-tools.ts';
import { createPrivateAuthority } from '../../../support/platform/private-authority.ts';
import { startSocketPlatform } from '../../../support/platform/socket-platform.ts';
import { ACME, OWNER, PULLER, startTestPlatform, WORLD } from '../test-platform.ts';

const GROUPS = '/chainguard.platform.iam.v2.GroupsService';
const LIST_TAGS = '/chainguard.platform.registry.v2.TagsService/ListTags';

interface Reached {
  readonly client: GrpcClient;
  readonly origin: string;
  /** A bearer token of the owner. */
  readonly token: string;
  readonly registryPassword: string;
}

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function reach(faults = '', options: ClientOptions = {}): Promise<Reached> {
  const { platform, close } = await startSocketPlatform(`${WORLD}\n${faults}`);
  const { apiUrl: origin, registry } = platform.line;
  const client = dial(origin, options);
  closing.push(() => client.close(), close);
  return {
    client,
    origin,
    token: await platform.issueToken({ identity: OWNER, audience: origin }),
    registryPassword: await platform.issueToken({ identity: PULLER, audience: registry }),
  };
}

const group = { uid: ACME };

describe('a gRPC client on a socket', () => {
  it('makes 200 calls at the same time over one connection', async () => {
    const { client, token } = await reach();
    const request = { uidp: { descendantsOf: ACME }, orderBy: 'name' };
    const [first, ...others] = await Promise.all(
      Array.from({ length: 200 }, () => client.call(LIST_TAGS, request, { token })),
    );
    expect(first).toMatchObject({ totalCount: expect.stringMatching(/^[1-9]/) });
    expect(others).toEqual(others.map(() => first));
  });

  it('ends a call at its deadline, and the next is answered', async () => {
    const { client, token } = await reach('faults: [{ route: getGroup, nth: 1, kind: hang }]');
    const late = client.call(`${GROUPS}/GetGroup`, group, { token, deadlineMs: 200 });
    await expect(late).rejects.toMatchObject({ code: 4 });
    expect(await client.call(`${GROUPS}/GetGroup`, group, { token })).toMatchObject({ name: 'acme' });
  });

  it('cancels 50 calls that are being answered, and the next is answered', async () => {
    const { client, token } = await reach('faults: [{ route: getGroup, nth: 1, times: 50, delayMs: 5000 }]');
    const stop = new AbortController();
    const calls = Array.from({ length: 50 }, () =>
      client.call(`${GROUPS}/GetGroup`, group, { token, signal: stop.signal }),
    );
    // An answer to a later call says that the others have arrived.
    await client.call(LIST_TAGS, {}, { token });
    stop.abort();
    for (const call of calls) await expect(call).rejects.toMatchObject({ code: 1 });
    expect(await client.call(LIST_TAGS, { pageSize: 1 }, { token })).toHaveProperty('tags');
  });

  it('sends and receives gzip', async () => {
    const compressed = { 'grpc.default_compression_algorithm': compressionAlgorithms.gzip };
    const { client, token } = await reach('', compressed);
    const description = 'x'.repeat(100_000);
    const change = { group: { uid: ACME, description }, updateMask: 'description' };
    expect(await client.call(`${GROUPS}/UpdateGroup`, change, { token })).toMatchObject({ description });
  });

  it.each([
    ['as it is', compressionAlgorithms.identity],
    ['counted when it is decompressed', compressionAlgorithms.gzip],
  ])('may send up to 4 MiB, %s', async (_, algorithm) => {
    const { client, token } = await reach('', { 'grpc.default_compression_algorithm': algorithm });
    const send = async (length: number) =>
      client.call(`${GROUPS}/GetGroup`, { uid: 'x'.repeat(length) }, { token });
    await expect(send(4 * 1024 * 1024 - 5)).rejects.not.toMatchObject({ code: 8 });
    await expect(send(4 * 1024 * 1024)).rejects.toMatchObject({ code: 8 });
    expect(await client.call(`${GROUPS}/GetGroup`, group, { token })).toMatchObject({ name: 'acme' });
  });

  it.each([`${GROUPS}/ShutDown`, '/chainguard.platform.iam.v9.GroupsService/GetGroup', '/x'])(
    'is told that %s is not implemented',
    async (method) => {
      const { client, token } = await reach();
      await expect(client.call(method, {}, { token })).rejects.toMatchObject({ code: 12 });
    },
  );

  it('sends metadata of its own, and calls v2beta1 too', async () => {
    const { client, token } = await reach();
    const metadata = { cgrequestid: 'a', cgclientid: 'b', traceparent: '00-0-0-00', 'x-own': 'c' };
    const method = `${GROUPS.replace('.v2.', '.v2beta1.')}/GetGroup`;
    expect(await client.call(method, group, { token, metadata })).toMatchObject({ name: 'acme' });
  });

  it('calls over TLS', async () => {
    const { trusted, cert, key } = await createPrivateAuthority();
    const { platform, tokenOf } = await startTestPlatform(WORLD);
    const tls = { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') };
    const listener = await openListener(0, { tls });
    listener.serve(platform.answer, platform.answerGrpc);
    const client = dial(listener.origin, {}, readFileSync(trusted));
    closing.push(() => client.close(), listener.close);
    const token = await tokenOf(OWNER);
    expect(await client.call(`${GROUPS}/GetGroup`, group, { token })).toMatchObject({ name: 'acme' });
  });

  it('is refused without a token before its request is looked at', async () => {
    const { client } = await reach();
    const call = client.call(`${GROUPS}/CreateGroup`, { parent: 'no such group' });
    await expect(call).rejects.toMatchObject({ code: 16, status: { code: 16, details: expect.any(Array) } });
  });
});

/** What a call with these bytes as its body gets: the status of its trailers. */
async function rawStatus(origin: string, token: string, body: Uint8Array): Promise<string | undefined> {
  const session = connect(origin);
  closing.push(() => session.destroy());
  const stream = session.request({
    ':method': 'POST',
    ':path': `${GROUPS}/GetGroup`,
    'content-type': 'application/grpc',
    te: 'trailers',
    authorization: `Bearer ${token}`,
  });
  const trailers = once(stream, 'trailers') as Promise<[IncomingHttpHeaders]>;
  stream.end(body);
  stream.resume();
  const [{ 'grpc-status': status }] = await trailers;
  return String(status);
}

describe('frames of a call', () => {
  const message = Buffer.from(`0a28${Buffer.from(ACME).toString('hex')}`, 'hex');
  const frame = Buffer.concat([Buffer.from([0, 0, 0, 0, message.length]), message]);

  it.each([
    ['one message', frame, '0'],
    ['none', Buffer.alloc(0), '13'],
    ['two messages', Buffer.concat([frame, frame]), '13'],
    ['a message that ends early', frame.subarray(0, -1), '13'],
    ['a head that ends early', frame.subarray(0, 3), '13'],
    ['a reserved flag', Buffer.concat([Buffer.from([2]), frame.subarray(1)]), '13'],
    ['bytes that are no message', Buffer.from([0, 0, 0, 0, 2, 0x0a, 0xff]), '13'],
  ])('that have %s', async (_, body, status) => {
    const { origin, token, client } = await reach();
    expect(await rawStatus(origin, token, body)).toBe(status);
    expect(await client.call(`${GROUPS}/GetGroup`, group, { token })).toMatchObject({ name: 'acme' });
  });
});

describe.runIf(haveTools('skopeo', 'curl'))('one port', () => {
  it('serves REST, curl over HTTP/2, skopeo and gRPC at the same time', async () => {
    const { client, origin, token, registryPassword } = await reach();
    const host = new URL(origin).host;
    const tags = `${origin}/registry/v2/tags?uidp.descendantsOf=${ACME}&order_by=name`;
    const authorization = `Bearer ${token}`;
    const rest = async () => (await fetch(tags, { headers: { authorization } })).text();
    const curl = async () => {
      const options = ['--silent', '--http2-prior-knowledge', '--header', `authorization: ${authorization}`];
      return (await promisify(execFile)('curl', [...options, tags])).stdout;
    };
    const inspect = async () =>
      skopeo(
        'inspect',
        '--tls-verify=false',
        '--creds',
        `_token:${registryPassword}`,
        `docker://${host}/acme/python:3.13`,
      );
    const call = async () =>
      client.call(LIST_TAGS, { uidp: { descendantsOf: ACME }, orderBy: 'name' }, { token });

    const rounds = Array.from({ length: 10 });
    const [texts, curled, images, answers] = await Promise.all([
      Promise.all(rounds.map(rest)),
      Promise.all(rounds.map(curl)),
      Promise.all(rounds.slice(0, 3).map(inspect)),
      Promise.all(rounds.flatMap(() => [call(), call(), call()])),
    ]);
    const [page = ''] = texts;
    expect(new Set([...texts, ...curled])).toEqual(new Set([page]));
    const { totalCount } = JSON.parse(page) as { readonly totalCount: string };
    expect(answers.map((answer) => answer['totalCount'])).toEqual(answers.map(() => totalCount));
    expect(images.map((image) => JSON.parse(image) as unknown)).toEqual(
      images.map(() => expect.objectContaining({ Name: `${host}/acme/python` })),
    );
  });
});
