import type { ClientHttp2Session, OutgoingHttpHeaders } from 'node:http2';
import { gzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { MAX_GRPC_BYTES } from '../../../../src/embedded-platform/grpc/grpc-answer.ts';
import { connectHttp2, requestHttp2 } from '../../../support/platform/http2-client.ts';
import type { StreamResult } from '../../../support/platform/http2-client.ts';
import { startSocketPlatform } from '../../../support/platform/socket-platform.ts';
import type { SocketPlatform } from '../../../support/platform/socket-platform.ts';
import { decodeResponse, encodeRequest, frameOf } from './grpc-calls.ts';
import { ACME, WORLD } from '../test-platform.ts';

const GET_GROUP = 'iam.v2.GroupsService/GetGroup';

const FAULTS = `faults:
  - { route: listRepos, nth: 1, kind: truncate }
  - { route: listRepos, nth: 2, kind: drip, intervalMs: 1 }
  - { route: listRepos, nth: 3, kind: cut }
  - { route: listRepos, nth: 4, kind: html }
  - { route: listTags, nth: "*", kind: hang }
`;

describe('a gRPC call over a socket', () => {
  let server: SocketPlatform;
  let session: ClientHttp2Session;
  beforeAll(async () => {
    server = await startSocketPlatform(`${WORLD}\n${FAULTS}`);
    session = connectHttp2(server.platform.line.apiUrl);
  });
  afterAll(async () => {
    session.destroy();
    await server.close();
  });

  const call = (
    method: string,
    body: Uint8Array,
    headers: OutgoingHttpHeaders = {},
    isOpen = false,
  ): Promise<StreamResult> =>
    requestHttp2(
      session,
      {
        ':method': 'POST',
        ':path': `/chainguard.platform.${method}`,
        'content-type': 'application/grpc',
        te: 'trailers',
        authorization: `Bearer ${server.platform.line.adminToken}`,
        ...headers,
      },
      body,
      { isOpen },
    );
  const getGroup = (headers?: OutgoingHttpHeaders): Promise<StreamResult> =>
    call(GET_GROUP, frameOf(encodeRequest(GET_GROUP, { uid: ACME })), headers);
  const listRepos = (): Promise<StreamResult> =>
    call('registry.v2.ReposService/ListRepos', frameOf(new Uint8Array()));
  const listTags = (headers?: OutgoingHttpHeaders): Promise<StreamResult> =>
    call('registry.v2.TagsService/ListTags', frameOf(new Uint8Array()), headers);

  it('has one message, then its status in trailers', async () => {
    const { status, headers, body, trailers, code } = await getGroup();
    expect([status, headers['content-type'], trailers, code]).toEqual([
      200,
      'application/grpc',
      { 'grpc-status': '0' },
      0,
    ]);
    expect([body[0], body.readUInt32BE(1)]).toEqual([0, body.length - 5]);
    expect(decodeResponse(GET_GROUP, body.subarray(5))).toMatchObject({ uid: ACME, name: 'acme' });
  });

  it('that is refused has no message', async () => {
    const { status, body, trailers } = await getGroup({ authorization: 'Bearer none' });
    expect([status, body.length, trailers['grpc-status']]).toEqual([200, 0, '16']);
    expect(trailers['grpc-status-details-bin']).toMatch(/^[A-Za-z0-9+/]+$/);
  });

  it.each([
    [{ 'content-type': 'application/grpcweb' }, 415, '3'],
    [{ 'content-type': 'x-application/grpc' }, 415, '3'],
    [{ 'grpc-timeout': 'soon' }, 400, '13'],
  ])('with %j is an HTTP error with a status', async (headers, status, code) => {
    const result = await getGroup(headers);
    expect([result.status, result.headers['grpc-status'], result.body.length]).toEqual([status, code, 0]);
  });

  it.each(['application/grpc+proto', 'application/grpc;charset=utf-8'])('can be %s', async (type) => {
    expect((await getGroup({ 'content-type': type })).trailers['grpc-status']).toBe('0');
  });

  it('can be larger than a REST request, up to 4 MiB after decompression', async () => {
    const message = (size: number) => encodeRequest(GET_GROUP, { uid: 'x'.repeat(size) });
    const statusOf = async (body: Uint8Array, headers?: OutgoingHttpHeaders) =>
      (await call(GET_GROUP, body, headers)).trailers['grpc-status'];
    expect(await statusOf(frameOf(message(2 * 1024 * 1024)))).toBe('5');
    expect(await statusOf(frameOf(message(MAX_GRPC_BYTES)))).toBe('8');
    const compressed = frameOf(gzipSync(message(MAX_GRPC_BYTES)), 1);
    expect(await statusOf(compressed, { 'grpc-encoding': 'gzip' })).toBe('8');
    expect((await getGroup()).trailers['grpc-status']).toBe('0');
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['a whole message', frameOf(new Uint8Array(9))],
    ['half a message', frameOf(new Uint8Array(9)).subarray(0, 7)],
  ])('of an unknown method is refused by its headers, after %s of an open stream', async (_, body) => {
    const headers = { ':method': 'POST', ':path': '/a.B/C', 'content-type': 'application/grpc' };
    const results = await Promise.all(
      Array.from({ length: 300 }, () => requestHttp2(session, headers, body, { isOpen: true })),
    );
    for (const result of results) {
      expect(result).toMatchObject({
        status: 200,
        headers: {
          'content-type': 'application/grpc',
          'grpc-status': '12',
          'grpc-message': 'unknown service a.B',
        },
        body: Buffer.alloc(0),
        trailers: {},
        code: 0,
      });
    }
  });

  it.each([
    ['a known method', {}, 200, '0'],
    ['an encoding that is not supported', { 'grpc-encoding': 'br' }, 200, '12'],
    ['another content type', { 'content-type': 'application/grpcweb' }, 415, undefined],
    ['another HTTP method', { ':method': 'PUT' }, 405, undefined],
  ])('with %s is answered although the client does not end its side', async (_, headers, status, code) => {
    const body = frameOf(encodeRequest(GET_GROUP, { uid: ACME }));
    const result = await call(GET_GROUP, body, headers, true);
    expect([result.status, result.trailers['grpc-status'], result.code]).toEqual([status, code, 0]);
  });

  it('shares its connection with 200 others', async () => {
    const results = await Promise.all(Array.from({ length: 200 }, () => getGroup()));
    expect(new Set(results.map(({ trailers }) => trailers['grpc-status']))).toEqual(new Set(['0']));
  });

  it('can be cut, delayed or replaced by a fault', async () => {
    expect((await listRepos()).code).not.toBe(0);
    expect((await listRepos()).trailers['grpc-status']).toBe('0');
    expect((await listRepos()).code).not.toBe(0);
    const portal = await listRepos();
    expect([portal.status, portal.headers['content-type'], portal.trailers]).toEqual([
      200,
      'text/html; charset=utf-8',
      {},
    ]);
    expect((await listRepos()).trailers['grpc-status']).toBe('0');
  });

  it('that hangs ends at its deadline', async () => {
    const { status, trailers } = await listTags({ 'grpc-timeout': '50m' });
    expect([status, trailers['grpc-status'], trailers['grpc-message']]).toEqual([
      200,
      '4',
      'context deadline exceeded',
    ]);
  });

  it('can be cancelled, also by many at once', async () => {
    const streams = Array.from({ length: 50 }, () =>
      session.request({
        ':method': 'POST',
        ':path': '/chainguard.platform.registry.v2.TagsService/ListTags',
        'content-type': 'application/grpc',
        te: 'trailers',
        authorization: `Bearer ${server.platform.line.adminToken}`,
        'grpc-timeout': '1H',
      }),
    );
    for (const stream of streams) stream.on('error', () => undefined).end(frameOf(new Uint8Array()));
    await getGroup();
    for (const stream of streams) stream.close();
    expect((await getGroup()).trailers['grpc-status']).toBe('0');
  });
});
