import { once } from 'node:events';
import type { ClientHttp2Session } from 'node:http2';

import { afterEach, describe, expect, it } from 'vitest';

import type {
  GrpcAnswer,
  GrpcBody,
  GrpcRequest,
} from '../../../../src/embedded-platform/grpc/grpc-answer.ts';
import { openListener } from '../../../../src/embedded-platform/listen.ts';
import type { Listener } from '../../../../src/embedded-platform/listen.ts';
import type { Answer, PlatformRequest } from '../../../../src/embedded-platform/requests/answer.ts';
import { frameOf } from './grpc-calls.ts';
import { connectHttp2, requestHttp2 } from '../../../support/platform/http2-client.ts';
import type { StreamResult } from '../../../support/platform/http2-client.ts';

const closing: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

function connect(origin: string): ClientHttp2Session {
  const session = connectHttp2(origin);
  closing.push(() => session.destroy());
  return session;
}

const json = ({ body }: StreamResult): unknown => JSON.parse(body.toString());

/** A listener with functions in place of the platform. */
async function listen(
  rest: (request: PlatformRequest) => Answer,
  grpc: (request: GrpcRequest) => GrpcAnswer | Promise<GrpcAnswer> = () => ({ kind: 'cut' }),
): Promise<Listener> {
  const listener = await openListener(0);
  closing.push(listener.close);
  listener.serve(
    async (request) => rest(request),
    async (request) => grpc(request),
  );
  return listener;
}

const respond = (value: unknown, status = 200): Answer => ({
  kind: 'response',
  response: { status, headers: {}, body: new TextEncoder().encode(JSON.stringify(value)) },
});

/** Answers with the request itself. */
const echo = ({ method, url, headers, body }: PlatformRequest): Answer =>
  respond({ method, url: new URL(url).pathname, headers, body });

describe('a listener over HTTP/2', () => {
  it('hands on the headers of a request without pseudo-headers, repeated ones joined', async () => {
    const session = connect((await listen(echo)).origin);
    const result = await requestHttp2(
      session,
      [':method', 'PUT', ':path', '/a?b', 'x-one', '1', 'x-two', 'a', 'x-two', 'b'],
      'body',
    );
    expect(json(result)).toEqual({
      method: 'PUT',
      url: '/a',
      headers: { 'x-one': '1', 'x-two': 'a, b' },
      body: 'body',
    });
  });

  it('answers HEAD with the length of the body, and without the body', async () => {
    const session = connect((await listen(echo)).origin);
    const result = await requestHttp2(session, { ':method': 'HEAD', ':path': '/a' });
    expect(result).toMatchObject({ status: 200, headers: { 'content-length': '41' }, code: 0 });
    expect(result.body).toHaveLength(0);
  });

  it.each([204, 205, 304])('answers %i without a body', async (status) => {
    const session = connect((await listen(() => respond({}, status))).origin);
    const result = await requestHttp2(session, { ':path': '/a' });
    expect(result).toMatchObject({ status, code: 0 });
    expect(result.body).toHaveLength(0);
  });

  it.each([
    ['CONNECT', { ':method': 'CONNECT', ':authority': 'other:1' }],
    ['an unknown expectation', { ':path': '/', expect: 'other' }],
    ['the expectation of a 100', { ':path': '/', expect: '100-continue' }],
  ])('answers %s like any other request', async (_, headers) => {
    const session = connect((await listen(echo)).origin);
    expect((await requestHttp2(session, headers)).status).toBe(200);
  });

  it.each([
    ['NO_ERROR', 0],
    ['INTERNAL_ERROR', 2],
    ['CANCEL', 8],
  ])('aborts the signals of 50 requests that are reset with %s, and goes on', async (_, code) => {
    const signals: AbortSignal[] = [];
    const all = Promise.withResolvers<void>();
    const { origin } = await listen(({ url, signal }) => {
      if (url.endsWith('/goes-on') || signal === undefined) return respond({});
      if (signals.push(signal) === 50) all.resolve();
      return { kind: 'hang' };
    });
    const session = connect(origin);
    const streams = Array.from({ length: 50 }, () =>
      session.request({ ':path': '/' }).on('error', () => undefined),
    );
    await all.promise;
    const aborted = signals.map((signal) => once(signal, 'abort'));
    for (const stream of streams) stream.close(code);
    await Promise.all(aborted);
    expect((await requestHttp2(session, { ':path': '/goes-on' })).status).toBe(200);
  });

  it('aborts the signal of a request when its connection is reset', async () => {
    const started = Promise.withResolvers<AbortSignal | undefined>();
    const { origin } = await listen(({ signal }) => {
      started.resolve(signal);
      return {
        kind: 'drip',
        response: { status: 200, headers: {}, body: new Uint8Array(99) },
        intervalMs: 9,
      };
    });
    const session = connect(origin);
    session.request({ ':path': '/' }).on('error', () => undefined);
    const signal = await started.promise;
    if (signal === undefined) expect.fail('no signal');
    session.destroy();
    if (!signal.aborted) await once(signal, 'abort');
    expect((await fetch(`${origin}/`)).status).toBe(200);
  });

  it('answers pings', async () => {
    const session = connect((await listen(echo)).origin);
    await once(session, 'connect');
    const payload = Buffer.from('12345678');
    const pong = await new Promise((resolve) => {
      session.ping(payload, (_error, _duration, received) => resolve(received));
    });
    expect(pong).toEqual(payload);
  });

  it('ends the requests of a client that says goodbye before it closes the session', async () => {
    const [started, answering] = [Promise.withResolvers<void>(), Promise.withResolvers<GrpcAnswer>()];
    const { origin } = await listen(echo, () => {
      started.resolve();
      return answering.promise;
    });
    const session = connect(origin);
    const result = requestHttp2(session, CALL, 'x');
    await started.promise;
    session.close();
    answering.resolve(OK);
    expect(await result).toMatchObject({ status: 200, trailers: { 'grpc-status': '0' }, code: 0 });
  });
});

const CALL = { ':method': 'POST', ':path': '/some.Service/Method', 'content-type': 'application/grpc' };

/** A listener that receives the body of each call, and answers OK. */
async function receive(): Promise<Listener & { readonly bodies: (GrpcBody | string)[] }> {
  const bodies: (GrpcBody | string)[] = [];
  const listener = await listen(echo, async (call) => {
    bodies.push(await call.receive());
    return OK;
  });
  return { ...listener, bodies };
}

const FRAMED = new TextEncoder().encode('framed message');
const OK = {
  kind: 'response',
  headers: { 'x-header': 'a' },
  body: FRAMED,
  trailers: { 'grpc-status': '0', 'grpc-message': 'caf%C3%A9' },
} as const satisfies GrpcAnswer;

describe('gRPC calls on a listener', () => {
  it('reach the function for them, and get headers, message and trailers', async () => {
    const calls: (GrpcRequest & { readonly body: unknown })[] = [];
    const { origin } = await listen(echo, async (call) => {
      calls.push({ ...call, body: await call.receive() });
      return OK;
    });
    const headers = { ...CALL, 'content-type': 'application/grpc+proto', te: 'trailers', 'x-a': '1' };
    const result = await requestHttp2(connect(origin), headers, 'bytes');
    expect(result).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/grpc', 'x-header': 'a' },
      trailers: { 'grpc-status': '0', 'grpc-message': 'caf%C3%A9' },
      code: 0,
    });
    expect(result.body.toString()).toBe('framed message');
    // As from gRPC servers: REST has both, the date by the platform's clock.
    expect(Object.keys(result.headers)).not.toContain('content-length');
    expect(Object.keys(result.headers)).not.toContain('date');
    expect(calls).toMatchObject([
      {
        path: '/some.Service/Method',
        headers: { 'content-type': 'application/grpc+proto', te: 'trailers', 'x-a': '1' },
        body: { bytes: Buffer.from('bytes'), overflow: false },
      },
    ]);
    expect(Object.keys(calls[0]?.headers ?? {}).filter((name) => name.startsWith(':'))).toEqual([]);
  });

  it.each([
    [0, 5, false],
    [4_194_304, 4_194_309, false],
    [4_194_305, 4_194_309, true],
    [8_000_000, 4_194_309, true],
  ])('with a message of %i bytes keep %i; overflow: %s', async (size, kept, overflow) => {
    const { origin, bodies } = await receive();
    const result = await requestHttp2(connect(origin), CALL, frameOf(Buffer.alloc(size)));
    expect(bodies).toMatchObject([{ bytes: { length: kept }, overflow }]);
    expect(result).toMatchObject({ trailers: { 'grpc-status': '0' }, code: 0 });
  });

  it('are answered after one message, and closed if the client does not end its side', async () => {
    const { origin, bodies } = await receive();
    const message = frameOf(Buffer.alloc(40_000, 'x'));
    const result = await requestHttp2(connect(origin), CALL, message, { isOpen: true });
    expect(bodies).toEqual([{ bytes: message, overflow: false }]);
    expect(result).toMatchObject({ status: 200, trailers: { 'grpc-status': '0' }, code: 0 });
  });

  it('have no message if the client ends its side before', async () => {
    const { origin, bodies } = await receive();
    await requestHttp2(connect(origin), CALL, Buffer.alloc(3));
    await requestHttp2(connect(origin), CALL);
    expect(bodies.map((body) => typeof body === 'object' && body.bytes.length)).toEqual([3, 0]);
  });

  it.each(['before', 'after'])('are refused by headers alone, %s the body', async (when) => {
    const refusal = { ...OK, kind: 'refusal', body: new Uint8Array() } as const;
    const { origin } = await listen(echo, async (call) => {
      if (when === 'after') await call.receive();
      return refusal;
    });
    const session = connect(origin);
    for (const isOpen of [true, false]) {
      const result = await requestHttp2(session, CALL, frameOf(Buffer.from('x')), { isOpen });
      expect(result).toMatchObject({
        status: 200,
        headers: { 'grpc-status': '0', 'x-header': 'a' },
        code: 0,
      });
      expect([result.trailers, Object.keys(result.headers).includes('date')]).toEqual([{}, false]);
    }
  });

  it('can be answered message by message', async () => {
    const { origin } = await listen(echo, ({ chunks }) => ({
      kind: 'stream',
      headers: { 'x-header': 'a' },
      messages: (async function* () {
        for await (const chunk of chunks) yield Buffer.from(`got ${Buffer.from(chunk).toString()}`);
        return { 'grpc-status': '0' };
      })(),
    }));
    const stream = connect(origin).request(CALL);
    const trailers = once(stream, 'trailers');
    for (const word of ['one', 'two']) {
      stream.write(word);
      expect(String(await once(stream, 'data'))).toBe(`got ${word}`);
    }
    stream.end();
    expect((await trailers)[0]).toMatchObject({ 'grpc-status': '0' });
  });

  it.each<[string, GrpcAnswer, Partial<StreamResult>]>([
    ['cut', { kind: 'cut' }, { status: 0, code: 2 }],
    [
      'truncated',
      { ...OK, kind: 'truncate' },
      { status: 200, body: Buffer.from('framed '), trailers: {}, code: 2 },
    ],
    ['dripped', { ...OK, kind: 'drip', intervalMs: 1 }, { body: Buffer.from(FRAMED), trailers: OK.trailers }],
    [
      'without a message',
      { ...OK, body: new Uint8Array() },
      { body: Buffer.alloc(0), trailers: OK.trailers },
    ],
    [
      'that a proxy gives',
      { kind: 'http', response: { status: 503, headers: { 'content-type': 'text/html' }, body: FRAMED } },
      { status: 503, body: Buffer.from(FRAMED), trailers: {}, code: 0 },
    ],
  ])('can get an answer that is %s', async (_, answer, result) => {
    const { origin } = await listen(echo, () => answer);
    expect(await requestHttp2(connect(origin), CALL, 'x')).toMatchObject(result);
  });

  it('abort the signal of a call that is cancelled', async () => {
    const started = Promise.withResolvers<AbortSignal>();
    const { origin } = await listen(echo, async ({ signal }) => {
      started.resolve(signal);
      await once(signal, 'abort');
      return OK;
    });
    const stream = connect(origin).request(CALL).end();
    const signal = await started.promise;
    stream.close(8);
    if (!signal.aborted) await once(signal, 'abort');
    expect((await fetch(origin)).status).toBe(200);
  });

  it('that are not POST are refused', async () => {
    const { origin } = await listen(echo, () => OK);
    const result = await requestHttp2(connect(origin), { ...CALL, ':method': 'GET' });
    expect(result).toMatchObject({ status: 405, headers: { allow: 'POST' }, code: 0 });
  });
});
