import type { HttpRequest, HttpResponse, HttpSend, TransportFailureKind } from '../../../src/api/http.ts';
import { TransportFailure } from '../../../src/api/http.ts';

type Step = HttpResponse | TransportFailure;

/** A transport that answers by a list, one step per request, and remembers what it was asked. The last step repeats. */
export function scriptedHttp(...steps: readonly Step[]): {
  readonly send: HttpSend;
  readonly requests: readonly HttpRequest[];
} {
  const requests: HttpRequest[] = [];
  return {
    requests,
    send: async (request) => {
      requests.push(request);
      const step = steps[Math.min(requests.length, steps.length) - 1];
      if (step === undefined) throw new Error('the script has no step');
      if (step instanceof TransportFailure) throw step;
      return step;
    },
  };
}

export function json(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): HttpResponse {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: new TextEncoder().encode(JSON.stringify(body)),
  };
}

export function page(
  status: number,
  html: string,
  headers: Readonly<Record<string, string>> = {},
): HttpResponse {
  return {
    status,
    headers: { 'content-type': 'text/html', ...headers },
    body: new TextEncoder().encode(html),
  };
}

export function failure(kind: TransportFailureKind): TransportFailure {
  return new TransportFailure(kind, `a scripted ${kind}`);
}
