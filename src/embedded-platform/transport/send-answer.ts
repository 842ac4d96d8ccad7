import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { constants } from 'node:http2';
import type { ServerHttp2Stream } from 'node:http2';
import { setTimeout as wait } from 'node:timers/promises';

import { assertNever } from '../../values/errors.ts';
import type { HttpResponse } from '../../api/http.ts';
import type { GrpcAnswer } from '../grpc/grpc-answer.ts';
import type { Answer } from '../requests/answer.ts';
import type { Reply } from './message.ts';

/** A response that can have trailers, as that of a gRPC call has; then its length is not announced. */
interface StreamResponse extends HttpResponse {
  readonly trailers?: Readonly<Record<string, string>>;
}

/** An answer of either face, in one form. */
export type StreamAnswer =
  | Exclude<Answer, { readonly response: HttpResponse }>
  | (Extract<Answer, { readonly response: HttpResponse }> & { readonly response: StreamResponse })
  /** One block of headers over HTTP/2, with `:status`. */
  | { readonly kind: 'head'; readonly headers: Readonly<Record<string, string | number>> }
  | Extract<GrpcAnswer, { readonly kind: 'stream' }>;

/** Calls `abort` if the client disconnects, or resets its stream, before it has the whole response. */
export function onceAborted(reply: Reply, abort: () => void): void {
  const stream = streamOf(reply);
  stream.once('close', () => {
    // A stream that is reset counts as finished.
    if (!stream.writableFinished || ('aborted' in stream && stream.aborted)) abort();
  });
}

interface Request {
  readonly method: string | undefined;
  /** Aborts when the client is gone. */
  readonly signal: AbortSignal;
}

/** Sends an answer. Rejects only if the client disconnects in the middle of a slow one. */
export async function sendAnswer(answer: StreamAnswer, reply: Reply, request: Request): Promise<void> {
  switch (answer.kind) {
    case 'response':
      writeHead(answer.response, reply, answer.response.body.length);
      end(answer.response, reply, bodyOf(answer.response, request));
      return;
    case 'truncate':
      return truncate(answer.response, reply);
    case 'drip':
      return drip(answer.response, answer.intervalMs, reply, request);
    case 'head':
      sendHeadOnly(answer.headers, reply);
      return;
    case 'stream':
      return sendMessages(answer, reply, request);
    case 'cut':
      cut(reply);
      return;
    case 'hang':
      return;
    default:
      assertNever(answer);
  }
}

/** Headers of one connection of HTTP/1.1, which no response over HTTP/2 can have (RFC 9113 §8.2.2). */
const CONNECTION_HEADERS: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
]);

/** The response to a HEAD has no body, and itself says how long the body of a GET would be. */
function writeHead({ status, headers, trailers }: StreamResponse, reply: Reply, length: number): void {
  const hasLength = trailers === undefined && !WITHOUT_BODY.has(status);
  const all = hasLength ? { 'content-length': length, ...headers } : headers;
  if (!('stream' in reply)) {
    reply.writeHead(status, all);
    return;
  }
  // The date is that of the platform's clock, or there is none.
  reply.sendDate = false;
  reply.writeHead(
    status,
    Object.fromEntries(Object.entries(all).filter(([name]) => !CONNECTION_HEADERS.has(name))),
  );
}

/** Returns what is sent of a body: over HTTP/2, a byte where none can be is an error of the server. */
function bodyOf({ status, body }: HttpResponse, { method }: Request): Uint8Array {
  return method === 'HEAD' || WITHOUT_BODY.has(status) ? new Uint8Array() : body;
}

const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

function end({ trailers }: StreamResponse, reply: Reply, body: Uint8Array): void {
  if (trailers !== undefined) reply.addTrailers({ ...trailers });
  if ('stream' in reply) closeOnceSent(reply.stream, trailers === undefined ? 'finish' : 'wantTrailers');
  // Without a byte, the end needs no frame of its own.
  if (body.length === 0) reply.end();
  else reply.end(body);
}

/**
 * Closes a stream whose client has not ended its side (RFC 9113 §8.1): it would stay open as long as the connection. That
 * drops trailers that are not written yet, which they are in the turn in which they are wanted.
 */
function closeOnceSent(stream: ServerHttp2Stream, last: 'finish' | 'wantTrailers'): void {
  stream.once(last, () => setImmediate(() => stream.readableEnded || stream.close()));
}

/** The response of node:http2 cannot end with its headers if it can have trailers; its stream can. */
function sendHeadOnly(headers: Readonly<Record<string, string | number>>, reply: Reply): void {
  if (!('stream' in reply)) return;
  // A variable, since the types of Node.js do not have the last one.
  const options = { endStream: true, sendDate: false };
  reply.stream.respond(headers, options);
  reply.stream.close();
}

/** Sends each message as soon as it exists, but waits for a client that reads slowly. */
async function sendMessages(
  { headers, messages }: Extract<StreamAnswer, { readonly kind: 'stream' }>,
  reply: Reply,
  { signal }: Request,
): Promise<void> {
  const body = new Uint8Array();
  writeHead({ status: 200, headers, body, trailers: {} }, reply, 0);
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a message is an answer to what the client sends next
    const next = await messages.next();
    if (signal.aborted) return;
    if (next.done === true) return end({ status: 200, headers, body, trailers: next.value }, reply, body);
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (!streamOf(reply).write(next.value)) await once(streamOf(reply), 'drain', { signal });
  }
}

/** Promises the whole body, or one byte of an empty one, and ends the connection in the middle of it. */
function truncate(given: StreamResponse, reply: Reply): void {
  const { body } = given;
  sendHead(given, reply, Math.max(1, body.length));
  streamOf(reply).write(body.subarray(0, Math.floor(body.length / 2)), () => cut(reply));
}

/** Sends the headers before there is a body, as HTTP/2 does anyway. */
function sendHead(given: StreamResponse, reply: Reply, length: number): void {
  writeHead(given, reply, length);
  if (!('stream' in reply)) reply.flushHeaders();
}

async function drip(
  given: StreamResponse,
  intervalMs: number,
  reply: Reply,
  request: Request,
): Promise<void> {
  sendHead(given, reply, given.body.length);
  for (const byte of bodyOf(given, request)) {
    // oxlint-disable-next-line no-await-in-loop -- the pause between two bytes is what a drip is
    await wait(intervalMs, undefined, { signal: request.signal });
    streamOf(reply).write(Uint8Array.of(byte));
  }
  end(given, reply, new Uint8Array());
}

/** Ends the connection over HTTP/1.1, and over HTTP/2, where it belongs to other requests too, the stream. */
function cut(reply: Reply): void {
  if ('stream' in reply) reply.stream.close(constants.NGHTTP2_INTERNAL_ERROR);
  else reply.destroy();
}

/** Returns what takes the bytes: the stream over HTTP/2, the response over HTTP/1.1. */
function streamOf(reply: Reply): ServerHttp2Stream | ServerResponse {
  return 'stream' in reply ? reply.stream : reply;
}
