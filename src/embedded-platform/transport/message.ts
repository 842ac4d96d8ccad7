import { maxHeaderSize } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';

/** A request of either protocol. */
export type Message = IncomingMessage | Http2ServerRequest;

/** Its response, before it is sent. */
export type Reply = ServerResponse | Http2ServerResponse;

/** The bytes of a body that were kept; `overflow` if there were more. */
export interface Body {
  readonly bytes: Buffer;
  readonly overflow: boolean;
}

/**
 * Reads the body, all of it or up to the chunk with the byte that `findEnd` returns, and keeps the first bytes. The rest
 * is dropped, not refused, so that the client gets the response. Returns `gone` if the client disconnects; `late` after `timeoutMs` over HTTP/2, since node:http watches the
 * time only over HTTP/1.1.
 */
export async function receiveBody(
  message: Message,
  {
    keep,
    timeoutMs,
    findEnd,
  }: {
    readonly keep: number;
    readonly timeoutMs: number;
    /** Returns the length to wait for, infinite while it is unknown; without this, the whole body is read. */
    readonly findEnd?: (received: Buffer) => number;
  },
): Promise<Body | 'gone' | 'late'> {
  let isLate = false;
  const expire = (): void => {
    isLate = true;
    message.destroy();
  };
  const timer = 'stream' in message ? setTimeout(expire, timeoutMs) : undefined;
  const chunks: Buffer[] = [];
  let total = 0;
  let end = Infinity;
  try {
    for await (const chunk of message.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if (total < keep) chunks.push(chunk.subarray(0, keep - total));
      total += chunk.length;
      if (findEnd !== undefined && end === Infinity) end = findEnd(Buffer.concat(chunks));
      if (total >= end) break;
    }
    message.resume();
  } catch {
    return isLate ? 'late' : 'gone';
  } finally {
    clearTimeout(timer);
  }
  // The body of a stream that is reset ends like a complete one.
  if ('stream' in message && message.stream.aborted) return 'gone';
  return { bytes: Buffer.concat(chunks), overflow: total > keep };
}

/** Yields a body as it comes. It ends if the client disconnects, too. */
export async function* receiveChunks(message: Message): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of message as AsyncIterable<Buffer>) yield chunk;
  } catch {
    // The signal of the request is aborted, so that what was sent so far has no answer.
  }
}

/** Returns the headers: names in lower case, repeated ones joined by `, `; no pseudo-headers of HTTP/2. */
export function headersOf(message: Message): Readonly<Record<string, string>> {
  const headers = new Map<string, string>();
  for (const [written, value] of pairsOf(message)) {
    const name = written.toLowerCase();
    const earlier = headers.get(name);
    if (!name.startsWith(':')) headers.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
  }
  return Object.fromEntries(headers);
}

/** Returns true if the URL and headers exceed what node:http accepts over HTTP/1.1. */
export function isHeadTooLarge(message: Message): boolean {
  const sizes = pairsOf(message).map(([name, value]) => name.length + value.length);
  return sizes.reduce((sum, size) => sum + size, 0) > maxHeaderSize;
}

function pairsOf({ rawHeaders }: Message): readonly (readonly [string, string])[] {
  return rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? '']] : []));
}
