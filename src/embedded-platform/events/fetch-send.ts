import { TransportFailure } from '../../api/http.ts';
import type { HttpRequest, HttpResponse } from '../../api/http.ts';

/** Sends events over the network. Redirects are answers like any other. Throws `TransportFailure`. */
export async function fetchSend(request: HttpRequest): Promise<HttpResponse> {
  const timeout = AbortSignal.timeout(request.timeoutMs);
  const signal = request.signal === undefined ? timeout : AbortSignal.any([timeout, request.signal]);
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      redirect: 'manual',
      signal,
      ...(request.body === undefined ? {} : { body: request.body }),
    });
    // What a sink says beside its status is of no use: it is not even read.
    await response.body?.cancel();
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: new Uint8Array(),
    };
  } catch (cause) {
    const kind = timeout.aborted ? 'timeout' : request.signal?.aborted === true ? 'cancelled' : 'unreachable';
    throw new TransportFailure(kind, `${new URL(request.url).host}: ${kind}`, cause);
  }
}
