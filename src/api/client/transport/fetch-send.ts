import { TransportFailure } from '../../http.ts';
import type { HttpRequest, HttpResponse } from '../../http.ts';
import { CollectedBytes } from './collected-bytes.ts';

/** Sends one request with `fetch` and returns the whole response; redirects are not followed. Throws `TransportFailure`. */
export async function fetchSend(request: HttpRequest): Promise<HttpResponse> {
  const timeout = AbortSignal.timeout(request.timeoutMs);
  const signal = request.signal === undefined ? timeout : AbortSignal.any([timeout, request.signal]);
  const { host } = new URL(request.url);
  try {
    const { url, method, headers, body } = request;
    const response = await fetch(url, { method, headers, body: body ?? null, redirect: 'manual', signal });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await readBody(response, request.maxBytes, host),
    };
  } catch (cause) {
    if (cause instanceof TransportFailure) throw cause;
    const kind = timeout.aborted ? 'timeout' : request.signal?.aborted === true ? 'cancelled' : 'unreachable';
    throw new TransportFailure(kind, `${host}: ${kind}`, cause);
  }
}

async function readBody(response: Response, maxBytes: number, host: string): Promise<Uint8Array> {
  const body = new CollectedBytes();
  for await (const chunk of response.body ?? []) {
    if (body.length + chunk.length > maxBytes)
      throw new TransportFailure('too_large', `${host}: response exceeds ${maxBytes} bytes`);
    body.append(chunk);
  }
  return body.toBytes();
}
