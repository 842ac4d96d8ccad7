import { createServer as createHttpServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createPrivateKey } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSecureContext } from 'node:tls';
import type { SecureContext } from 'node:tls';
import type { AddressInfo, Socket } from 'node:net';

import { selfSignedCertificate } from '../../../src/embedded-platform/tokens/registry-tokens.ts';
import { loadSigningKey } from '../../../src/embedded-platform/tokens/signing-key.ts';
import { SIGNING_KEYS } from '../platform/signing-keys.ts';

/** A request as the world outside saw it; a connection that was only asked for has no method and no path. */
export interface Asked {
  /** Name and port, as the client named them to its proxy. */
  readonly host: string;
  readonly method: string;
  /** Without the query. */
  readonly path: string;
}

/** What answers for each host: an http origin that requests are passed on to, or `NOTHING`, which has none of it. */
type Upstreams = Readonly<Record<string, string>>;
export const NOTHING = 'nothing';

/** The only way out of a machine: a proxy that writes down every host and path that it is asked for. */
export interface RecordingProxy {
  readonly asked: readonly Asked[];
  /** How many tunnels were asked for. */
  tunnels(): number;
  /** Begins a new list. */
  forget(): void;
  /** What a process needs in its environment to use the proxy and to trust what answers behind it. */
  readonly environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

export interface ProxyOptions {
  /** `user:password`, without which the proxy answers 407. */
  readonly credentials?: string;
  /** What it answers to the request for a tunnel, counted from 1 on: a status, or that it ends the connection. */
  readonly answer?: (nth: number) => number | 'cut';
}

/**
 * Starts the proxy. The hosts of the table answer over TLS, with a certificate of their own each, from their upstream;
 * the way to every other host is refused.
 */
export async function startRecordingProxy(
  upstreams: Upstreams,
  { credentials, answer = () => 200 }: ProxyOptions = {},
): Promise<RecordingProxy> {
  const asked: Asked[] = [];
  const { contexts, trusted } = await certify(Object.keys(upstreams));
  const hosts = createTlsServer(
    {
      SNICallback: (name, done) => {
        const context = contexts.get(name);
        done(context === undefined ? new Error(`no certificate for ${name}`) : null, context);
      },
    },
    (request, response) => void passOn(request, response, { upstreams, asked }),
  );
  const proxy = createHttpServer((_, response) => response.writeHead(403).end());
  const sockets = new Set<Socket>();
  const basic =
    credentials === undefined ? undefined : `Basic ${Buffer.from(credentials).toString('base64')}`;
  let tunnels = 0;
  proxy.on('connection', (socket) => sockets.add(socket));
  proxy.on('connect', (request: IncomingMessage, socket: Socket) => {
    const host = request.url ?? '';
    socket.on('error', () => socket.destroy());
    tunnels += 1;
    const isKnown = basic === undefined || request.headers['proxy-authorization'] === basic;
    const status = isKnown ? answer(tunnels) : 407;
    if (status === 'cut') return void socket.destroy();
    if (status !== 200) return void socket.end(`HTTP/1.1 ${status} No\r\ncontent-length: 0\r\n\r\n`);
    if (upstreams[host.replace(/:443$/, '')] !== undefined) {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      hosts.emit('connection', socket);
      return;
    }
    asked.push({ host, method: '', path: '' });
    socket.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n');
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    asked,
    tunnels: () => tunnels,
    forget: () => void asked.splice(0),
    environment: {
      HTTPS_PROXY: `http://${userInfo(credentials)}127.0.0.1:${(proxy.address() as AddressInfo).port}`,
      NODE_EXTRA_CA_CERTS: trusted,
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

function userInfo(credentials: string | undefined): string {
  if (credentials === undefined) return '';
  return `${credentials.split(':').map(encodeURIComponent).join(':')}@`;
}

/** One key, and a certificate by it for every host; gives them for the server, and as the file that clients trust. */
async function certify(hosts: readonly string[]): Promise<{
  readonly contexts: ReadonlyMap<string, SecureContext>;
  readonly trusted: string;
}> {
  const jwk = SIGNING_KEYS.platform;
  const signing = await loadSigningKey(jwk);
  const key = createPrivateKey({ key: { ...jwk }, format: 'jwk' }).export({ type: 'pkcs8', format: 'pem' });
  const certificates = await Promise.all(
    hosts.map(async (name) => {
      const certificate = await selfSignedCertificate({ key: signing, name });
      return [name, `${certificate.toString('pem')}\n`] as const;
    }),
  );
  const trusted = join(mkdtempSync(join(tmpdir(), 'mooring-trust-')), 'certificates.pem');
  writeFileSync(trusted, certificates.map(([, text]) => text).join(''));
  return {
    contexts: new Map(certificates.map(([host, cert]) => [host, createSecureContext({ key, cert })])),
    trusted,
  };
}

async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  { upstreams, asked }: { readonly upstreams: Upstreams; readonly asked: Asked[] },
): Promise<void> {
  const { method = '', url = '/', headers } = request;
  const name = headers.host ?? '';
  asked.push({ host: `${name}:443`, method, path: new URL(url, 'https://host').pathname });
  const upstream = upstreams[name] ?? NOTHING;
  if (upstream === NOTHING) {
    response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const { host: _host, connection: _connection, 'content-length': _length, ...passed } = headers;
  const answer = await fetch(upstream + url, {
    method,
    headers: passed as Record<string, string>,
    redirect: 'manual',
    ...(chunks.length === 0 ? {} : { body: Buffer.concat(chunks) }),
  });
  const body = Buffer.from(await answer.arrayBuffer());
  const kept = [...answer.headers].filter(
    ([header]) => !/^(?:content-(?:length|encoding)|transfer-encoding|connection)$/.test(header),
  );
  response.writeHead(answer.status, { ...Object.fromEntries(kept), 'content-length': body.length });
  response.end(method === 'HEAD' ? undefined : body);
}
