import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { createUndiciHttp } from '../../../../src/io/http/undici-http.ts';
import type { HttpRequest } from '../../../../src/api/http.ts';
import { startDripServer } from '../../../support/platform/drip-server.ts';
import type { DripServer } from '../../../support/platform/drip-server.ts';
import { startRefusingProxy } from '../../../support/jobs/refusing-proxy.ts';
import { startRawServer } from '../../../support/platform/raw-server.ts';
import type { RawServer } from '../../../support/platform/raw-server.ts';

const http = createUndiciHttp();
let server: RawServer | undefined;
let drops: DripServer | undefined;

afterEach(() => {
  server?.close();
  drops?.close();
});

function get(origin: string, more: Partial<HttpRequest> = {}) {
  const request = {
    method: 'GET',
    url: `${origin}/`,
    headers: {},
    timeoutMs: 2_000,
    maxBytes: 1_000,
  } as const;
  return http.send({ ...request, ...more });
}

describe('io/http/undici-http', () => {
  it('gives status, headers in lower case, and the whole body', async () => {
    server = await startRawServer((_, response) => {
      response.writeHead(418, { 'X-Request-Id': 'r1', 'Set-Cookie': ['a=1', 'b=2'] }).end('short and stout');
    });
    const response = await get(server.origin);
    expect(response).toMatchObject({
      status: 418,
      headers: { 'x-request-id': 'r1', 'set-cookie': 'a=1, b=2' },
    });
    expect(new TextDecoder().decode(response.body)).toBe('short and stout');
  });

  it('sends method, headers and body', async () => {
    let received = '';
    server = await startRawServer((request, response) => {
      request.on('data', (chunk) => (received += String(chunk)));
      request.on('end', () => response.end(request.headers['authorization']));
    });
    const response = await get(server.origin, {
      method: 'POST',
      headers: { authorization: 'Bearer t' },
      body: 'a=b',
    });
    expect([new TextDecoder().decode(response.body), received]).toEqual(['Bearer t', 'a=b']);
  });

  it('gives a redirect as it is: the other host never sees a request', async () => {
    const other = await startRawServer((_, response) => response.end('stolen'));
    server = await startRawServer((_, response) => response.writeHead(302, { location: other.origin }).end());
    const response = await get(server.origin, { headers: { authorization: 'Bearer secret' } });
    expect(response.status).toBe(302);
    expect(other.requests).toEqual([]);
    other.close();
  });

  it('calls a body that ends before its Content-Length cut', async () => {
    server = await startRawServer((_, response) => {
      response.writeHead(200, { 'content-length': '500' });
      response.write('{"value":"abc', () => response.destroy());
    });
    await expect(get(server.origin)).rejects.toMatchObject({ name: 'TransportFailure', kind: 'cut' });
  });

  it('calls a connection that closes before any header cut', async () => {
    server = await startRawServer((request) => request.socket.destroy());
    await expect(get(server.origin)).rejects.toMatchObject({ kind: 'cut' });
  });

  it('gives up on a body that drips, at the limit of the whole answer', async () => {
    server = await startRawServer((_, response) => {
      response.writeHead(200, { 'content-length': '500' });
      const drip = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(drip));
    });
    await expect(get(server.origin, { timeoutMs: 200 })).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('gives up on a server that never answers', async () => {
    server = await startRawServer(() => undefined);
    await expect(get(server.origin, { timeoutMs: 100 })).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('stops reading a body that is larger than allowed', async () => {
    server = await startRawServer((_, response) => response.end('x'.repeat(100_000)));
    await expect(get(server.origin)).rejects.toMatchObject({ kind: 'too_large' });
  });

  it('reports a port without a listener as unreachable', async () => {
    const gone = await startRawServer(() => undefined);
    gone.close();
    await expect(get(gone.origin)).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('ends with the run', async () => {
    server = await startRawServer(() => undefined);
    await expect(get(server.origin, { signal: AbortSignal.timeout(50) })).rejects.toMatchObject({
      kind: 'cancelled',
    });
  });

  it('cancels what is under way when it is closed', async () => {
    const own = createUndiciHttp();
    const received = Promise.withResolvers<void>();
    server = await startRawServer(() => received.resolve());
    const sent = own.send({
      method: 'GET',
      url: server.origin,
      headers: {},
      timeoutMs: 5_000,
      maxBytes: 1_000,
    });
    const ended = expect(sent).rejects.toMatchObject({ kind: 'cancelled' });
    await received.promise;
    await own.close();
    await ended;
  });

  it('prepares without sending, and leaves it to a request to say what went wrong', async () => {
    server = await startRawServer((_, response) => response.end('ok'));
    const own = createUndiciHttp();
    own.prepare();
    expect(server.requests).toEqual([]);
    await own.close();
    vi.stubEnv('HTTP_PROXY', 'no address');
    const other = createUndiciHttp();
    other.prepare();
    const sent = other.send({
      method: 'GET',
      url: server.origin,
      headers: {},
      timeoutMs: 1_000,
      maxBytes: 1,
    });
    await expect(sent).rejects.toMatchObject({ code: 'config_endpoint_invalid' });
    vi.unstubAllEnvs();
  });

  it('passes over what comes before the final status', async () => {
    server = await startRawServer((_, response) => {
      response.writeEarlyHints({ link: '</a>; rel=preload' });
      response.writeHead(200, { 'x-last': '1' }).end('ok');
    });
    const response = await get(server.origin);
    expect(response).toMatchObject({ status: 200, headers: { 'x-last': '1' } });
  });

  it('sends nothing more once it is closed', async () => {
    server = await startRawServer((_, response) => response.end('ok'));
    const own = createUndiciHttp();
    await own.close();
    const sent = own.send({ method: 'GET', url: server.origin, headers: {}, timeoutMs: 1_000, maxBytes: 9 });
    await expect(sent).rejects.toMatchObject({ kind: 'cancelled' });
    expect(server.requests).toEqual([]);
  });

  it('does not say what it sent', async () => {
    server = await startRawServer((request) => request.socket.destroy());
    const sent = get(server.origin, { headers: { authorization: 'Bearer hunter2' } });
    await expect(sent).rejects.toMatchObject({ message: expect.not.stringContaining('hunter2') });
  });
});

describe('behind a proxy', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('takes an empty variable in lower case for one that is not set', async () => {
    const proxy = await startRefusingProxy();
    vi.stubEnv('https_proxy', '');
    vi.stubEnv('HTTPS_PROXY', proxy.url);
    vi.stubEnv('no_proxy', '');
    vi.stubEnv('NO_PROXY', '127.0.0.1');
    await expect(getVia('https://registry.test')).rejects.toMatchObject({
      kind: 'proxy',
      message: `the proxy ${new URL(proxy.url).host} returned status 403`,
    });
    expect(proxy.asked).toEqual(['registry.test:443']);
    await expect(getVia('https://127.0.0.1:1')).rejects.toMatchObject({ kind: 'unreachable' });
    proxy.close();
  });

  it.each<[string, readonly string[], RegExp]>([
    ['does not answer', [], /^no complete response within 500 ms via the proxy 127\.0\.0\.1:\d+$/],
    [
      'answers for the host',
      ['HTTP/1.1 200 OK\r\n\r\n', '<html>Sign in</html>'],
      /\(ERR_SSL_\w+\) via the proxy 127\.0\.0\.1:\d+$/,
    ],
  ])('names a proxy that %s', async (_, pieces, message) => {
    drops = await startDripServer(async (send) => {
      for (const piece of pieces) await send(piece);
    });
    vi.stubEnv('HTTPS_PROXY', drops.origin);
    await expect(getVia('https://registry.test')).rejects.toMatchObject({
      name: 'TransportFailure',
      message: expect.stringMatching(message) as string,
    });
  });
});

/** A request by a transport that reads the environment anew. */
async function getVia(origin: string): Promise<unknown> {
  const own = createUndiciHttp();
  const request = { method: 'GET', url: origin, headers: {}, timeoutMs: 500, maxBytes: 1_000 } as const;
  try {
    return await own.send(request);
  } finally {
    await own.close();
  }
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Megabytes of buffers that are in use. */
function heldMegabytes(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers / 1_000_000;
}

const CHUNKED = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n';

describe('what a response holds in memory', () => {
  it('is its bytes, and not the packets that they came in', async () => {
    const before = heldMegabytes();
    let most = 0;
    drops = await startDripServer(async (send) => {
      await send(CHUNKED);
      for (let chunk = 1; chunk <= 900; chunk += 1) {
        await send(`1;${'e'.repeat(60_000)}\r\nx\r\n`);
        if (chunk % 100 === 0) most = Math.max(most, heldMegabytes() - before);
      }
      await send('0\r\n\r\n');
    });
    const { body } = await get(drops.origin, { timeoutMs: 15_000 });
    expect([body.length, body.buffer.byteLength <= 1_800]).toEqual([900, true]);
    expect(most).toBeLessThan(20);
  });

  it.each([
    ['headers', 'HTTP/1.1 200 OK\r\n', 'content-length: 0\r\n\r\n'],
    ['trailers', `${CHUNKED}0\r\n`, '\r\n'],
  ])('has a limit for %s, blanks included', async (_, start, end) => {
    drops = await startDripServer(async (send) => {
      await send(start);
      for (let count = 0; count < 1_200; count += 1) await send(`a:${' '.repeat(60_000)}b\r\n`);
      await send(end);
    });
    await expect(get(drops.origin, { timeoutMs: 15_000 })).rejects.toMatchObject({
      name: 'TransportFailure',
      kind: 'too_large',
    });
  });

  it('is limited for each response of a connection, however many it has had', async () => {
    const connections = new Set<unknown>();
    const body = Buffer.alloc(30_000_000);
    server = await startRawServer((request, response) => {
      connections.add(request.socket);
      response.end(body);
    });
    for (let count = 0; count < 6; count += 1) {
      const response = await get(server.origin, { timeoutMs: 15_000, maxBytes: body.length });
      expect(response.body.length).toBe(body.length);
    }
    // Undici can open another one while the first is not yet free.
    expect(connections.size).toBeLessThanOrEqual(2);
  });
});
