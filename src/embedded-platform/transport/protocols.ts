import { createServer as createHttp1Server } from 'node:http';
import { createServer as createHttp2Server } from 'node:http2';
import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';

import { refuseGarbled } from './garbled.ts';
import type { Message, Reply } from './message.ts';

/** Milliseconds for which a client can keep a connection waiting. */
export interface Timeouts {
  /** For its first bytes, for a TLS handshake, and for the head of a request over HTTP/1.1. */
  readonly headMs: number;
  /** For a complete request. */
  readonly requestMs: number;
  /** For the next frame of an HTTP/2 session, even if calls are open. */
  readonly idleMs: number;
}

/** The first two are those of node:http. */
export const TIMEOUTS: Timeouts = { headMs: 60_000, requestMs: 300_000, idleMs: 600_000 };

/** HTTP/1.1 and HTTP/2 on connections that another server accepts. */
export interface Protocols {
  /** Takes a cleartext connection; its first bytes decide the protocol (RFC 9113 §3.3, prior knowledge). */
  acceptByPreface(this: void, socket: Socket): void;
  /** Takes a TLS connection; the handshake decided the protocol (RFC 7301). */
  acceptByAlpn(this: void, socket: TLSSocket): void;
  /** Ends the timers of both. Connections stay the caller's. */
  close(): void;
}

type Receive = (message: Message, reply: Reply) => void;

/** Creates servers of both protocols that call `receive` for each request, and listen nowhere. */
export function createProtocols(timeouts: Timeouts, receive: Receive): Protocols {
  const http1 = startHttp1(timeouts, receive);
  const http2 = startHttp2(timeouts, receive);
  return {
    acceptByPreface: (socket) => {
      readPreface(socket, timeouts.headMs, (isHttp2) => (isHttp2 ? http2 : http1).emit('connection', socket));
    },
    acceptByAlpn: (socket) => {
      socket.on('error', ignoreError);
      (socket.alpnProtocol === 'h2' ? http2 : http1).emit('connection', socket);
    },
    close: () => {
      http1.close();
      http2.close();
    },
  };
}

function startHttp1({ headMs, requestMs }: Timeouts, receive: Receive): ReturnType<typeof createHttp1Server> {
  const server = createHttp1Server({
    headersTimeout: headMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: headMs / 2,
  });
  server.on('request', receive);
  server.on('clientError', refuseGarbled);
  // Only a server that listens checks its timeouts; this one gets its connections from another that does.
  server.emit('listening');
  return server;
}

/** As of Go's net/http; a client that opens more at once waits, or has them refused unprocessed. */
const MAX_STREAMS = 250;

function startHttp2({ idleMs }: Timeouts, receive: Receive): ReturnType<typeof createHttp2Server> {
  const server = createHttp2Server({ settings: { maxConcurrentStreams: MAX_STREAMS } });
  // These, not `stream`: with a listener of both kinds, both send trailers.
  for (const event of ['request', 'connect', 'checkExpectation']) server.on(event, receive);
  server.setTimeout(idleMs);
  // A client that ends its side is gone, as with node:http; the session would wait for its open streams.
  server.on('session', (session) => {
    session.socket.once('end', () => session.destroy());
  });
  return server;
}

/** How a client starts that knows of HTTP/2 (RFC 9113 §3.4); no method of HTTP/1.1 starts like that. */
const PREFACE = 'PRI';

/**
 * Reads until the protocol is known, puts back what it read, and calls `decide`. A client that sends too little for
 * too long is disconnected.
 */
function readPreface(socket: Socket, timeoutMs: number, decide: (isHttp2: boolean) => void): void {
  let held = Buffer.alloc(0);
  const timer = setTimeout(() => socket.destroy(), timeoutMs);
  const end = (): void => void socket.destroy();
  const read = (): void => {
    const chunk = socket.read() as Buffer | null;
    if (chunk === null) return;
    held = Buffer.concat([held, chunk]);
    const start = held.toString('latin1', 0, PREFACE.length);
    if (start !== PREFACE && PREFACE.startsWith(start)) return;
    clearTimeout(timer);
    socket.off('readable', read).off('end', end);
    // Not earlier: a server that gets a part of the preface loses it.
    socket.unshift(held);
    decide(start === PREFACE);
  };
  socket.on('error', ignoreError).once('close', () => clearTimeout(timer));
  socket.on('readable', read).on('end', end);
}

/** A connection that fails also closes, and that ends its requests. Without a listener, the process would end. */
function ignoreError(): void {}
