import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { promisify } from 'node:util';

import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { openListener } from '../../../src/embedded-platform/listen.ts';
import type { Listener } from '../../../src/embedded-platform/listen.ts';
import { haveTools } from '../../support/jobs/debian-tools.ts';
import { connectHttp2, requestHttp2 } from '../../support/platform/http2-client.ts';
import { createPrivateAuthority } from '../../support/platform/private-authority.ts';
import type { PrivateAuthority } from '../../support/platform/private-authority.ts';

const opened: Listener[] = [];

afterEach(async () => {
  for (const listener of opened.splice(0)) await listener.close();
});

/** A listener that answers every request with `pong`, counts them, and has little patience if `timeoutMs` is given. */
async function open({ timeoutMs = 60_000, tls }: { timeoutMs?: number; tls?: PrivateAuthority } = {}) {
  const listener = await openListener(0, {
    tls: tls && { cert: readFileSync(tls.cert, 'utf8'), key: readFileSync(tls.key, 'utf8') },
    timeouts: { headMs: timeoutMs, requestMs: timeoutMs, idleMs: timeoutMs * 2 },
  });
  opened.push(listener);
  const counted = { requests: 0 };
  const pong = { status: 200, headers: {}, body: Buffer.from('pong') };
  listener.serve(
    async () => {
      counted.requests += 1;
      return { kind: 'response', response: pong };
    },
    async () => ({ kind: 'cut' }),
  );
  return { origin: listener.origin, counted };
}

/** Sends each part in a packet of its own, and returns the bytes that came until the listener closed the connection. */
async function exchangeBytes(
  origin: string,
  parts: readonly (string | Uint8Array)[],
  until?: (received: Buffer) => boolean,
): Promise<Buffer> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let received = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    if (until?.(received) === true) socket.destroy();
  });
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  for (const part of parts) {
    socket.write(part);
    // Two turns: one in which the part is sent, one in which the listener reads it.
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await turn().then(async () => turn());
  }
  await closed;
  return received;
}

const PREFACE = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
const END_STREAM = 1;
const END_HEADERS = 4;

/** A frame of HTTP/2 (RFC 9113 §4.1, §6). */
function frame(type: number, flags: number, stream: number, payload: Uint8Array = new Uint8Array()): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head.writeUInt8(type, 3);
  head.writeUInt8(flags, 4);
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

const DATA = (stream: number): Buffer => frame(0, 0, stream, Buffer.from('x'));
/** `GET http://x/`, or with `method` 0x83, `POST`, by the static table of RFC 7541. */
const HEADERS = (stream: number, flags: number, method = 0x82): Buffer =>
  frame(1, flags, stream, Buffer.from([method, 0x86, 0x84, 0x41, 1, 0x78]));
const RESET = (stream: number, code = 8): Buffer => frame(3, 0, stream, Buffer.from([0, 0, 0, code]));
const SETTINGS = frame(4, 0, 0);
const PING = frame(6, 0, 0, Buffer.alloc(8));
const CONTINUATION = frame(9, 0, 1, Buffer.from([0x40, 1, 0x78, 1, 0x79]));

/** The types of the frames in these bytes. */
function typesOf(bytes: Buffer): readonly number[] {
  const types: number[] = [];
  for (let at = 0; at + 9 <= bytes.length; at += 9 + bytes.readUIntBE(at, 3))
    types.push(bytes.readUInt8(at + 3));
  return types;
}

const GOAWAY = 7;
const isAnswered = (received: Buffer): boolean => received.includes('pong');

describe('the first bytes of a connection', () => {
  it.each([1, 2, 3, 4, 23, 24])(
    'mean HTTP/2 if they are its preface, even if they come in parts of %i bytes',
    async (size) => {
      const { origin } = await open();
      const count = Math.ceil(PREFACE.length / size);
      const parts = Array.from({ length: count }, (_, at) => PREFACE.subarray(at * size, (at + 1) * size));
      const received = await exchangeBytes(
        origin,
        [...parts, SETTINGS, HEADERS(1, END_STREAM | END_HEADERS)],
        isAnswered,
      );
      expect(isAnswered(received)).toBe(true);
    },
  );

  it.each(['GET', 'POST', 'PUT', 'PATCH', 'PROPFIND'])(
    'mean HTTP/1.1 if they are %s, even if they come one by one',
    async (method) => {
      const { origin } = await open();
      const request = `${method} / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
      expect((await exchangeBytes(origin, request.split(''))).toString()).toMatch(
        /^HTTP\/1\.1 200 [^]*pong$/,
      );
    },
  );

  it('end the connection if they are no whole preface, and the last ones', async () => {
    const { port } = new URL((await open()).origin);
    const socket = connect(Number(port), '127.0.0.1').resume();
    socket.end('PR');
    await once(socket, 'close');
  });

  it('are refused if they only look like HTTP/2', async () => {
    const { origin, counted } = await open();
    const received = await exchangeBytes(origin, ['PRI * HTTP/1.1\r\nHost: x\r\n\r\n']);
    expect(typesOf(received).at(-1)).toBe(GOAWAY);
    expect(counted.requests).toBe(0);
  });
});

describe('a client that never goes on', () => {
  it.each<[string, readonly (string | Uint8Array)[], RegExp]>([
    ['before its first byte', [], /^$/],
    ['in the preface', ['P', 'R'], /^$/],
    ['in the head of a request', ['GET / HTTP/1.1\r\nHost'], /^HTTP\/1\.1 408 [^]*"code":3/],
    ['in a body', ['POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n', 'x'], /^HTTP\/1\.1 408 /],
    ['after the first bytes of HTTP/2', ['PRI'], /^/],
    ['after its settings', [PREFACE, SETTINGS], /^/],
    ['in a header block', [PREFACE, SETTINGS, HEADERS(1, 0)], /^/],
    ['after a request', [PREFACE, SETTINGS, HEADERS(1, END_HEADERS | END_STREAM)], /pong/],
    [
      'in a body over HTTP/2',
      [PREFACE, SETTINGS, HEADERS(1, END_HEADERS, 0x83), DATA(1)],
      /"code":3,"message":"Invalid argument: request: was not completed in time/,
    ],
  ])('is disconnected if it stops %s', async (_, parts, received) => {
    const { origin } = await open({ timeoutMs: 200 });
    expect((await exchangeBytes(origin, parts)).toString('latin1')).toMatch(received);
  });
});

describe('a client that floods the platform over HTTP/2', () => {
  it.each<[string, (stream: number) => Buffer]>([
    ['resets', (stream) => Buffer.concat([HEADERS(stream, END_HEADERS | END_STREAM), RESET(stream)])],
    [
      'resets of unfinished requests',
      (stream) => Buffer.concat([HEADERS(stream, END_HEADERS, 0x83), RESET(stream)]),
    ],
    ['settings', () => SETTINGS],
    ['pings', () => PING],
    ['header frames', (stream) => (stream === 1 ? HEADERS(1, 0) : CONTINUATION)],
    ['data without a request', DATA],
  ])('with %s is disconnected, and others are not', async (_, frameOf) => {
    const { origin, counted } = await open();
    const frames = Array.from({ length: 20_000 }, (__, index) => frameOf(index * 2 + 1));
    const received = await exchangeBytes(origin, [Buffer.concat([PREFACE, SETTINGS, ...frames])]);
    expect(typesOf(received)).toContain(GOAWAY);
    expect(counted.requests).toBeLessThan(5_000);
    expect(await (await fetch(origin)).text()).toBe('pong');
  });

  it.each([0, 2, 8])('with a part of a body and a reset of code %i is not answered', async (code) => {
    const { origin, counted } = await open();
    const request = Buffer.concat([HEADERS(1, END_HEADERS, 0x83), DATA(1), RESET(1, code)]);
    const next = HEADERS(3, END_HEADERS | END_STREAM);
    await exchangeBytes(origin, [PREFACE, SETTINGS, request, next], isAnswered);
    expect(counted.requests).toBe(1);
  });
});

describe('a listener with a certificate', () => {
  let authority: PrivateAuthority;

  beforeAll(async () => {
    authority = await createPrivateAuthority();
  });

  it('serves HTTP/2 by ALPN', async () => {
    const { origin } = await open({ tls: authority });
    const session = connectHttp2(origin, { ca: readFileSync(authority.trusted) });
    const result = await requestHttp2(session, { ':path': '/' });
    session.destroy();
    expect(result).toMatchObject({ status: 200, code: 0 });
    expect(result.body.toString()).toBe('pong');
  });

  it.each([[['http/1.1']], [[]]])(
    'serves HTTP/1.1 to clients whose protocols are %j',
    async (ALPNProtocols) => {
      const { origin } = await open({ tls: authority });
      const { port } = new URL(origin);
      const options = { ca: readFileSync(authority.trusted), ALPNProtocols };
      const socket = connectTls(Number(port), '127.0.0.1', options);
      socket.end('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
      expect(Buffer.concat(await socket.toArray()).toString()).toMatch(/^HTTP\/1\.1 200 [^]*pong$/);
    },
  );

  it.runIf(haveTools('curl')).each([
    ['--http2', '2'],
    ['--http1.1', '1.1'],
  ])('is read by curl with %s over HTTP/%s', async (option, version) => {
    const { origin } = await open({ tls: authority });
    const args = ['-sS', '--max-time', '10', '--cacert', authority.trusted, option];
    const { stdout } = await promisify(execFile)('curl', [...args, '-w', ' %{http_version}', origin]);
    expect(stdout).toBe(`pong ${version}`);
  });

  it.each([
    ['a request without TLS', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['HTTP/2 without TLS', Buffer.concat([PREFACE, SETTINGS])],
    ['nothing', ''],
  ])('disconnects a client that sends %s, and goes on', async (_, bytes) => {
    const { origin } = await open({ tls: authority, timeoutMs: 200 });
    expect((await exchangeBytes(origin, [bytes])).includes('pong')).toBe(false);
    const session = connectHttp2(origin, { ca: readFileSync(authority.trusted) });
    expect((await requestHttp2(session, { ':path': '/' })).status).toBe(200);
    session.destroy();
  });

  it('closes although clients of both protocols keep their connections', async () => {
    const { origin } = await open({ tls: authority });
    const session = connectHttp2(origin, { ca: readFileSync(authority.trusted) });
    await requestHttp2(session, { ':path': '/' });
    const { port } = new URL(origin);
    const socket = connectTls(Number(port), '127.0.0.1', { ca: readFileSync(authority.trusted) });
    socket.on('error', () => undefined);
    await once(socket, 'secureConnect');
    const gone = Promise.all([once(session, 'close'), once(socket, 'close')]);
    await opened.pop()?.close();
    await gone;
  });
});
