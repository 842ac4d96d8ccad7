import { once } from 'node:events';
import { connect } from 'node:net';

import { afterEach, describe, expect, it } from 'vitest';

import { readSeed } from '../../../src/embedded-platform/seed/read-seed.ts';
import { openListener } from '../../../src/embedded-platform/listen.ts';
import type { Listener } from '../../../src/embedded-platform/listen.ts';
import { createPlatform } from '../../../src/embedded-platform/platform.ts';
import type { EmbeddedPlatform } from '../../../src/embedded-platform/platform.ts';
import { fakeClock } from '../../support/platform/fake-clock.ts';
import { ACME, WORLD } from './test-platform.ts';
import { SIGNING_KEYS } from '../../support/platform/signing-keys.ts';

const open: { readonly listener: Listener; readonly platform: EmbeddedPlatform }[] = [];

afterEach(async () => {
  for (const { listener, platform } of open.splice(0)) {
    await listener.close();
    platform.close();
  }
});

async function serve(faults = ''): Promise<EmbeddedPlatform> {
  const listener = await openListener(0);
  const clock = fakeClock();
  const seed = readSeed(`${WORLD}\n${faults}`, 'seed.yml', clock.now());
  const platform = await createPlatform({ clock, seed, signingKeys: SIGNING_KEYS, origin: listener.origin });
  listener.serve(platform.answer, platform.answerGrpc);
  open.push({ listener, platform });
  return platform;
}

const faultOf = (kind: string): string => `faults: [{ route: listRepos, nth: 1, kind: ${kind} }]`;

/** What a socket gets for a GET of the repositories until the platform closes it. */
async function rawExchange(platform: EmbeddedPlatform, more: readonly string[] = []): Promise<string> {
  const authorization = `Bearer ${platform.line.adminToken}`;
  return rawAnswer(platform, [
    'GET /registry/v2/repos HTTP/1.1',
    'Host: x',
    `Authorization: ${authorization}`,
    ...more,
  ]);
}

/** What a socket gets for a head and a body until the platform closes it. */
async function rawAnswer(
  platform: EmbeddedPlatform,
  head: readonly string[],
  body: string | Uint8Array = '',
): Promise<string> {
  const { hostname, port } = new URL(platform.line.apiUrl);
  const socket = connect(Number(port), hostname);
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(body);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('error', () => undefined);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}

function listRepos(platform: EmbeddedPlatform): Promise<Response> {
  return fetch(`${platform.line.apiUrl}/registry/v2/repos`, {
    headers: { authorization: `Bearer ${platform.line.adminToken}` },
  });
}

describe('the platform on a socket', () => {
  it('is the same platform, at the address that it names', async () => {
    const platform = await serve();
    expect(platform.line.apiUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(platform.line.registry).toBe(new URL(platform.line.apiUrl).host);
    const response = await listRepos(platform);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('date')).toBe('Fri, 20 Nov 2026 12:00:00 GMT');
    expect(await response.json()).toMatchObject({ totalCount: '4' });
  });

  it('lets a whole sign-in work: job, exchange, API, registry', async () => {
    const platform = await serve();
    const { line } = platform;
    const minted = await fetch(`${line.oidcRequestUrl}&audience=127.0.0.1`, {
      headers: { authorization: `Bearer ${line.oidcRequestToken}` },
    });
    const { value } = (await minted.json()) as { value: string };
    const identity = `${'a'.repeat(40)}/${'4'.repeat(16)}`;
    const exchange = async (aud: string): Promise<string> => {
      const response = await fetch(`${line.issuerUrl}/sts/exchange`, {
        method: 'POST',
        headers: { authorization: `Bearer ${value}` },
        body: new URLSearchParams({ aud, identity }),
      });
      return ((await response.json()) as { token: string }).token;
    };
    const api = await fetch(`${line.apiUrl}/registry/v2/repos`, {
      headers: { authorization: `Bearer ${await exchange(line.apiUrl)}` },
    });
    expect(api.status).toBe(200);
    const basic = btoa(`_token:${await exchange(line.registry)}`);
    const granted = await fetch(`${line.tokenUrl}/token?scope=repository:acme/python:pull`, {
      headers: { authorization: `Basic ${basic}` },
    });
    const { token } = (await granted.json()) as { token: string };
    const history = await fetch(`http://${line.registry}/v2/acme/python/_chainguard/history/3.13`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(((await history.json()) as { history: unknown[] }).history).toHaveLength(31);
  });

  it('answers a body that is too large, and goes on', async () => {
    const platform = await serve();
    const response = await fetch(`${platform.line.apiUrl}/sts/exchange`, {
      method: 'POST',
      body: 'x'.repeat(10_000_000),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 3 });
    expect((await listRepos(platform)).status).toBe(200);
  });

  it.each(['Bearer other', 'Basic eA=='])('refuses a second Authorization header, %s', async (other) => {
    const platform = await serve();
    const received = await rawExchange(platform, [`Authorization: ${other}`, 'Connection: close']);
    const [head = '', body = ''] = received.split('\r\n\r\n', 2);
    expect(head).toMatch(/^HTTP\/1\.1 401 /);
    expect(JSON.parse(body)).toMatchObject({ code: 16 });
    expect((await listRepos(platform)).status).toBe(200);
  });

  it.each([
    ['no HTTP', ['HELO platform'], 400],
    ['another protocol', ['\x16\x03\x01\x02\x00'], 400],
    ['a method that is none', ['FOO /iam/v2/groups HTTP/1.1', 'Host: x'], 400],
    ['two lengths', ['POST /token HTTP/1.1', 'Host: x', 'Content-Length: 1', 'Content-Length: 2'], 400],
    [
      'a length beside chunks',
      ['POST /token HTTP/1.1', 'Host: x', 'Content-Length: 1', 'Transfer-Encoding: chunked'],
      400,
    ],
    ['a negative length', ['POST /token HTTP/1.1', 'Host: x', 'Content-Length: -1'], 400],
    ['a header of 20 kB', ['GET / HTTP/1.1', 'Host: x', `X: ${'x'.repeat(20_000)}`], 431],
    ['an address of 20 kB', [`GET /${'x'.repeat(20_000)} HTTP/1.1`, 'Host: x'], 431],
  ])('refuses %s in the form of every other refusal, and goes on', async (_, head, status) => {
    const platform = await serve();
    const [top = '', body = ''] = (await rawAnswer(platform, head)).split('\r\n\r\n', 2);
    expect(top).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(JSON.parse(body)).toMatchObject({
      code: 3,
      message: expect.stringMatching(/^Invalid argument: request: /),
    });
    expect((await listRepos(platform)).status).toBe(200);
  });

  it('answers on the same connection after a body of 10 MB', async () => {
    const platform = await serve();
    const next = 'GET /ping/v2/ping HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    const received = await rawAnswer(
      platform,
      ['POST /sts/exchange HTTP/1.1', 'Host: x', 'Content-Length: 10000000'],
      Buffer.concat([Buffer.alloc(10_000_000, 'x'), Buffer.from(next)]),
    );
    expect(received).toMatch(/^HTTP\/1\.1 413 [^]*"code":3[^]*HTTP\/1\.1 200 OK[^]*\{"response":"pong"\}$/);
  });

  it('reads bytes that are no UTF-8 as what they are not: JSON', async () => {
    const platform = await serve();
    const bytes = Buffer.from([0x7b, 0xff, 0xfe, 0x7d]);
    const response = await fetch(`${platform.line.apiUrl}/iam/v2/groups/${ACME}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${platform.line.adminToken}` },
      body: bytes,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 3 });
  });

  it('promises more than it sends when an answer is truncated', async () => {
    const received = await rawExchange(await serve(faultOf('truncate')));
    const [head = '', body = ''] = received.split('\r\n\r\n', 2);
    const promised = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    expect(body.length).toBeGreaterThan(0);
    expect(body.length).toBeLessThan(promised);
  });

  it('closes the connection without a byte when it is cut', async () => {
    expect(await rawExchange(await serve(faultOf('cut')))).toBe('');
  });

  it('sends the whole answer when it drips', async () => {
    const platform = await serve('faults: [{ route: listGroups, nth: 1, kind: drip, intervalMs: 1 }]');
    const response = await fetch(`${platform.line.apiUrl}/iam/v2/groups?name=none`, {
      headers: { authorization: `Bearer ${platform.line.adminToken}` },
    });
    expect(await response.json()).toEqual({
      groups: [],
      nextPageToken: '',
      totalCount: '0',
      skipped: 0,
    });
  });

  it('closes although a client waits for a response that never comes', async () => {
    const platform = await serve(faultOf('hang'));
    const waiting = rawExchange(platform);
    await fetch(`${platform.line.apiUrl}/nothing`);
    await open[0]?.listener.close();
    expect(await waiting).toBe('');
  });

  it('aborts a request still being answered as it closes, before a store behind it can be closed', async () => {
    const listener = await openListener(0);
    const started = Promise.withResolvers<AbortSignal | undefined>();
    listener.serve(
      ({ signal }) => {
        started.resolve(signal);
        return new Promise(() => undefined);
      },
      async () => ({ kind: 'cut' }),
    );
    const waiting = fetch(listener.origin).catch(() => 'closed');
    const signal = await started.promise;
    expect(signal?.aborted).toBe(false);
    const closing = listener.close();
    expect(signal?.aborted).toBe(true);
    await closing;
    expect(await waiting).toBe('closed');
  });

  it('says so when the port is taken', async () => {
    const platform = await serve();
    const { port } = new URL(platform.line.apiUrl);
    await expect(openListener(Number(port))).rejects.toMatchObject({
      code: 'config_input_invalid',
      message: `cannot listen on 127.0.0.1:${port} (EADDRINUSE)`,
    });
  });
});
