import type { HttpRequest, HttpResponse, HttpSend } from '../../../src/api/http.ts';
import { openListener } from '../../../src/embedded-platform/listen.ts';
import type { EmbeddedPlatform } from '../../../src/embedded-platform/platform.ts';
import { connectHttp2, requestHttp2 } from './http2-client.ts';

/** A platform on a port, with clients of both protocols. */
export interface BothProtocols {
  /** Sends every request over HTTP/2, and at the same time those that only read over HTTP/1.1. */
  readonly send: HttpSend;
  /** The responses of requests that only read. */
  readonly compared: readonly { readonly overHttp1: HttpResponse; readonly overHttp2: HttpResponse }[];
  close(): Promise<void>;
}

/** Responses that are never the same: each has a token of its own. */
const MINTS = /\/(?:token|oidc\/token)\?/;

export async function openBothProtocols({ answer, answerGrpc }: EmbeddedPlatform): Promise<BothProtocols> {
  const listener = await openListener(0);
  listener.serve(answer, answerGrpc);
  const session = connectHttp2(listener.origin);
  const compared: { overHttp1: HttpResponse; overHttp2: HttpResponse }[] = [];

  async function sendHttp2({ method, headers, body }: HttpRequest, path: string): Promise<HttpResponse> {
    const all = { ':method': method, ':path': path, ...headers };
    const { status, headers: received, body: bytes } = await requestHttp2(session, all, body);
    return { status, headers: received, body: bytes };
  }

  return {
    compared,
    send: async (request) => {
      const path = request.url.slice(new URL(request.url).origin.length);
      const isRead = (request.method === 'GET' || request.method === 'HEAD') && !MINTS.test(path);
      if (!isRead) return sendHttp2(request, path);
      const [overHttp2, overHttp1] = await Promise.all([
        sendHttp2(request, path),
        sendHttp1(request, listener.origin + path),
      ]);
      compared.push({ overHttp1, overHttp2 });
      return overHttp2;
    },
    close: async () => {
      session.destroy();
      await listener.close();
    },
  };
}

async function sendHttp1({ method, headers }: HttpRequest, url: string): Promise<HttpResponse> {
  const response = await fetch(url, { method, headers, redirect: 'manual' });
  const names = [...response.headers].filter(([name]) => name !== 'connection' && name !== 'keep-alive');
  return {
    status: response.status,
    headers: Object.fromEntries(names),
    body: Buffer.from(await response.arrayBuffer()),
  };
}
