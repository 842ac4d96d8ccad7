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
 * Reads the whole body and keeps the first bytes of it. The rest is dropped, not refused, so that the client gets the
 * response. Returns `gone` if the client disconnects; `late` after `timeoutMs` over HTTP/2, since node:http watches the
 * time only over HTTP/1.1.
 */
export async function receiveBody(
  message: Message,
  { keep, timeoutMs }: { readonly keep: number; readonly timeoutMs: number },
): Promise<Body | 'gone' | 'late'> {
  let isLate = false;
  const expire = ({ stream }: Http2ServerRequest): void => {
    isLate = true;
    message.destroy();
    // Without this, the stream waits for the rest of the request after its response.
    stream.once('finish', () => stream.close());
  };
  const timer = 'stream' in message ? setTimeout(expire, timeoutMs, message) : undefined;
  const chunks: Buffer[] = [];
  let total = 0;
  try {
    for await (const chunk of message as AsyncIterable<Buffer>) {
      if (total < keep) chunks.push(chunk.subarray(0, keep - total));
      total += chunk.length;
    }
  } catch {
    return isLate ? 'late' : 'gone';
  } finally {
    clearTimeout(timer);
  }
  // The body of a stream that is reset ends like a complete one.
  if ('stream' in message && message.stream.aborted) return 'gone';
  return { bytes: Buffer.concat(chunks), overflow: total > keep };
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
