import type { Duplex } from 'node:stream';

import { GRPC_CODES } from '../../api/schema/failure.ts';
import type { Failure } from '../../api/schema/failure.ts';
import type { HttpResponse } from '../../api/http.ts';

interface Garbled {
  readonly status: number;
  readonly phrase: string;
  readonly reason: string;
}

const NOT_HTTP: Garbled = { status: 400, phrase: 'Bad Request', reason: 'is not HTTP/1.1' };

/** Refusals by the code of the error that node:http reports. */
const GARBLED: Readonly<Record<string, Garbled>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    phrase: 'Request Header Fields Too Large',
    reason: 'URL and headers exceed 16 KiB',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    phrase: 'Request Timeout',
    reason: 'was not completed in time',
  },
};

/** Answers what is no request of HTTP/1.1, or too large a head of one, in the form of every other refusal (AIP-193). */
export function refuseGarbled(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const garbled = GARBLED[error.code ?? ''] ?? NOT_HTTP;
  const { headers, body } = toResponse(garbled);
  const head = Object.entries({ ...headers, 'content-length': body.length, connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.write(`HTTP/1.1 ${garbled.status} ${garbled.phrase}\r\n${head.join('')}\r\n`);
  socket.end(body);
}

/** The same answer where there is a stream to give it on, as over HTTP/2. */
export function garbledResponse(code: 'HPE_HEADER_OVERFLOW' | 'ERR_HTTP_REQUEST_TIMEOUT'): HttpResponse {
  return toResponse(GARBLED[code] ?? NOT_HTTP);
}

function toResponse({ status, reason }: Garbled): HttpResponse {
  const failure: Failure = {
    code: GRPC_CODES.INVALID_ARGUMENT,
    message: `Invalid argument: request: ${reason}`,
  };
  return {
    status,
    headers: { 'content-type': 'application/json' },
    body: new TextEncoder().encode(JSON.stringify(failure)),
  };
}
