import { afterEach, describe, expect, it, vi } from 'vitest';

import { createUndiciHttp } from '../../../src/adapters/http/undici-http.ts';
import type { HttpRequest } from '../../../src/ports/http.ts';
import { startRawServer } from '../../support/platform/raw-server.ts';
import type { RawServer } from '../../support/platform/raw-server.ts';

const http = createUndiciHttp();
let server: RawServer | undefined;

afterEach(() => server?.close());

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

describe('adapters/undici-http', () => {
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
