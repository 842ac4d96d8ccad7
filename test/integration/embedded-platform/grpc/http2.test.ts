import { execFile } from 'node:child_process';
import type { ClientHttp2Session } from 'node:http2';
import { promisify } from 'node:util';

import { afterEach, describe, expect, it } from 'vitest';

import { haveTools, skopeo } from '../../../support/jobs/debian-tools.ts';
import { connectHttp2, requestHttp2 } from '../../../support/platform/http2-client.ts';
import type { StreamResult } from '../../../support/platform/http2-client.ts';
import { endBy, seedOf, spawnPlatform, untilReady } from '../../../support/platform/platform-process.ts';
import { startSocketPlatform } from '../../../support/platform/socket-platform.ts';
import type { SocketPlatform } from '../../../support/platform/socket-platform.ts';
import { WORLD } from '../test-platform.ts';

const closing: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

function connect(origin: string): ClientHttp2Session {
  const session = connectHttp2(origin);
  closing.push(() => session.destroy());
  return session;
}

interface Served extends SocketPlatform {
  readonly session: ClientHttp2Session;
}

async function serve(faults = ''): Promise<Served> {
  const server = await startSocketPlatform(`${WORLD}\n${faults}`);
  closing.push(server.close);
  return { ...server, session: connect(server.platform.line.apiUrl) };
}

function listRepos({ platform, session }: Served, more: object = {}): Promise<StreamResult> {
  const authorization = `Bearer ${platform.line.adminToken}`;
  return requestHttp2(session, { ':path': '/registry/v2/repos', authorization, ...more });
}

const json = ({ body }: StreamResult): unknown => JSON.parse(body.toString());

describe('the platform over cleartext HTTP/2', () => {
  it('returns the response of HTTP/1.1, on the same port', async () => {
    const served = await serve();
    const { line } = served.platform;
    const overHttp1 = await fetch(`${line.apiUrl}/registry/v2/repos`, {
      headers: { authorization: `Bearer ${line.adminToken}` },
    });
    const result = await listRepos(served);
    expect(result.status).toBe(200);
    expect(result.headers).toMatchObject({
      'content-type': 'application/json',
      'content-length': overHttp1.headers.get('content-length'),
      date: expect.stringMatching(/ GMT$/),
    });
    expect(json(result)).toEqual(await overHttp1.json());
  });

  it('answers a body that is too large, and goes on', async () => {
    const served = await serve();
    const post = { ':method': 'POST', ':path': '/sts/exchange' };
    const result = await requestHttp2(served.session, post, 'x'.repeat(10_000_000));
    expect(result.status).toBe(413);
    expect(json(result)).toMatchObject({ code: 3 });
    expect((await listRepos(served)).status).toBe(200);
  });

  it('rejects a body that is too large in bytes, not characters', async () => {
    const { session } = await serve();
    const post = { ':method': 'POST', ':path': '/sts/exchange' };
    expect((await requestHttp2(session, post, 'é'.repeat(600_000))).status).toBe(413);
  });

  it('refuses a second authorization header', async () => {
    const { platform, session } = await serve();
    const one = ['authorization', `Bearer ${platform.line.adminToken}`];
    const result = await requestHttp2(session, [':path', '/registry/v2/repos', ...one, ...one]);
    expect(result.status).toBe(401);
    expect(json(result)).toMatchObject({ code: 16 });
  });

  it.each([
    ['a header', { ':path': '/registry/v2/repos', 'x-long': 'x'.repeat(20_000) }],
    ['a path', { ':path': `/${'x'.repeat(20_000)}` }],
  ])('refuses %s of 20 kB, and goes on', async (_, headers) => {
    const served = await serve();
    const result = await requestHttp2(served.session, headers);
    expect(result.status).toBe(431);
    expect(json(result)).toEqual({
      code: 3,
      message: 'Invalid argument: request: URL and headers exceed 16 KiB',
    });
    expect((await listRepos(served)).status).toBe(200);
  });

  it('resets the stream, not the connection, if a fault cuts or truncates a response', async () => {
    const served = await serve(
      'faults: [{ route: listRepos, nth: 1, kind: cut }, { route: listRepos, nth: 2, kind: truncate }]',
    );
    expect(await listRepos(served)).toMatchObject({ status: 0, code: 2 });
    const truncated = await listRepos(served);
    expect(truncated).toMatchObject({ status: 200, code: 2 });
    expect(truncated.body.length).toBeGreaterThan(0);
    expect(truncated.body.length).toBeLessThan(Number(truncated.headers['content-length']));
    expect(await listRepos(served)).toMatchObject({ status: 200, code: 0 });
  });

  it('sends the whole response if a fault drips it', async () => {
    const served = await serve('faults: [{ route: listRepos, nth: 1, kind: drip, intervalMs: 1 }]');
    const result = await listRepos(served, { ':path': '/registry/v2/repos?name=none' });
    expect(json(result)).toEqual({ repos: [], nextPageToken: '', totalCount: '0', skipped: 0 });
  });

  it('leaves out headers of HTTP/1.1 connections that a fault sets', async () => {
    const served = await serve(
      'faults: [{ route: listRepos, nth: 1, status: 503, headers: { Connection: close, Keep-Alive: "1", Retry-After: "1" } }]',
    );
    const result = await listRepos(served);
    expect(result).toMatchObject({ status: 503, headers: { 'retry-after': '1' }, code: 0 });
    expect(Object.keys(result.headers)).not.toContain('keep-alive');
  });

  it('serves 600 streams of one connection, and HTTP/1.1 and skopeo at the same time', async () => {
    const served = await serve();
    const { line } = served.platform;
    const [results, fetched, inspected] = await Promise.all([
      Promise.all(Array.from({ length: 600 }, () => listRepos(served))),
      Promise.all(Array.from({ length: 20 }, () => fetch(`${line.apiUrl}/ping/v2/ping`))),
      haveTools('skopeo')
        ? skopeo('inspect', '--tls-verify=false', `docker://${line.registry}/images/static:latest`)
        : '{"Os":"linux"}',
    ]);
    expect(results.filter(({ status, code }) => status !== 200 || code !== 0)).toEqual([]);
    expect(fetched.filter(({ status }) => status !== 200)).toEqual([]);
    expect(JSON.parse(inspected)).toMatchObject({ Os: 'linux' });
  });

  it('answers gRPC content types over HTTP/1.1 like any other, without such a path', async () => {
    const { platform } = await serve();
    const response = await fetch(`${platform.line.apiUrl}/some.Service/Method`, {
      method: 'POST',
      headers: { 'content-type': 'application/grpc' },
      body: 'x',
    });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 5 });
  });

  it('ends on SIGTERM although a client keeps its session and a call is open', async () => {
    const faults = 'faults: [{ route: listRepos, nth: 1, kind: hang }]';
    const child = spawnPlatform('--seed', seedOf(`${WORLD}\n${faults}`));
    const line = await untilReady(child);
    const session = connect(line.apiUrl);
    const waiting = requestHttp2(session, {
      ':path': '/registry/v2/repos',
      authorization: `Bearer ${line.adminToken}`,
    });
    await requestHttp2(session, { ':path': '/ping/v2/ping' });
    expect(await endBy(child, 'SIGTERM')).toBe(0);
    expect((await waiting).status).toBe(0);
  });
});

describe.runIf(haveTools('curl'))('curl on the platform', () => {
  it.each([
    ['--http1.1', '1.1'],
    ['--http2-prior-knowledge', '2'],
    // The upgrade is declined: RFC 9113 §3.1 deprecates it.
    ['--http2', '1.1'],
  ])('with %s gets the response over HTTP/%s', async (option, version) => {
    const { platform } = await serve();
    const address = `${platform.line.apiUrl}/ping/v2/ping`;
    const args = ['-sS', '--max-time', '10', option, '-w', ' %{http_version}', address];
    const { stdout } = await promisify(execFile)('curl', args);
    expect(stdout).toBe(`{"response":"pong"} ${version}`);
  });
});
