import type { ClientHttp2Session } from 'node:http2';

import { afterEach, describe, expect, it } from 'vitest';

import { connectHttp2, requestHttp2 } from '../../support/platform/http2-client.ts';
import type { StreamResult } from '../../support/platform/http2-client.ts';
import { startSocketPlatform } from '../../support/platform/socket-platform.ts';
import type { SocketPlatform } from '../../support/platform/socket-platform.ts';
import { WORLD } from './test-platform.ts';

const open: { readonly server: SocketPlatform; readonly session: ClientHttp2Session }[] = [];

afterEach(async () => {
  for (const { server, session } of open.splice(0)) {
    await server.close();
    session.destroy();
  }
});

interface Connected extends SocketPlatform {
  readonly session: ClientHttp2Session;
}

async function serve(faults = ''): Promise<Connected> {
  const server = await startSocketPlatform(`${WORLD}\n${faults}`);
  const session = connectHttp2(server.platform.line.apiUrl);
  open.push({ server, session });
  return { ...server, session };
}

function listRepos({ platform, session }: Connected, more: object = {}): Promise<StreamResult> {
  const authorization = `Bearer ${platform.line.adminToken}`;
  return requestHttp2(session, { ':path': '/registry/v2/repos', authorization, ...more });
}

describe('the platform over cleartext HTTP/2', () => {
  it('returns the response of HTTP/1.1, on the same port', async () => {
    const served = await serve();
    const { line } = served.platform;
    const overHttp1 = await fetch(`${line.apiUrl}/registry/v2/repos`, {
      headers: { authorization: `Bearer ${line.adminToken}` },
    });
    const { status, headers, body } = await listRepos(served);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(overHttp1.headers.get('content-type'));
    expect(JSON.parse(body.toString())).toEqual(await overHttp1.json());
  });

  it('refuses gRPC methods that are not implemented in trailers', async () => {
    const { session } = await serve();
    const result = await requestHttp2(session, {
      ':method': 'POST',
      ':path': '/chainguard.platform.none.v2.NoService/NoMethod',
      'content-type': 'application/grpc+proto',
      te: 'trailers',
    });
    expect(result).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/grpc' },
      trailers: { 'grpc-status': '12' },
      code: 0,
    });
  });
});
