import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Duplex } from 'node:stream';

import type { DiagnosticsChannel } from 'undici';

import { TransportFailure } from '../../api/http.ts';

/** Twice the largest body that a request allows. */
const MOST_BYTES = 64 * 1024 * 1024;

type Sent = DiagnosticsChannel.ClientSendHeadersMessage;

/** Undici publishes the socket of a request here, when it sends it. */
const CHANNEL = 'undici:client:sendHeaders';

/**
 * Limits the bytes of each HTTP/1 response as they are on the wire: undici counts the names and values of headers and
 * trailers, and until they are complete keeps every packet that one of them begins in, blanks included. A response that
 * exceeds the limit fails with the `TransportFailure` `too_large`. Call the returned function to end this.
 */
export function limitWireBytes(): () => void {
  const starts = new WeakMap<Duplex, number>();
  const note = (message: unknown): void => {
    if (!isSentByHttp1(message)) return;
    const { socket } = message;
    const isNew = !starts.has(socket);
    starts.set(socket, socket.bytesRead);
    if (isNew) socket.on('readable', () => check(socket, starts.get(socket)));
  };
  subscribe(CHANNEL, note);
  return () => {
    unsubscribe(CHANNEL, note);
  };
}

function check(socket: Sent['socket'], start = 0): void {
  if (socket.bytesRead - start <= MOST_BYTES) return;
  socket.destroy(
    new TransportFailure('too_large', `the response with its headers is larger than ${MOST_BYTES} bytes`),
  );
}

/** Node.js itself limits the headers of HTTP/2. */
function isSentByHttp1(message: unknown): message is Sent {
  if (typeof message !== 'object' || message === null || !('socket' in message)) return false;
  const { socket } = message;
  const isMultiplexed = socket instanceof Duplex && 'alpnProtocol' in socket && socket.alpnProtocol === 'h2';
  return socket instanceof Duplex && !isMultiplexed;
}
