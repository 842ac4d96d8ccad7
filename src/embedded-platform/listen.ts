import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';

import { MooringError } from '../values/errors.ts';
import type { AnswerGrpc } from './grpc/grpc-answer.ts';
import type { AnswerRequest } from './requests/answer.ts';
import { serveMessage } from './transport/exchange.ts';
import type { Answerers } from './transport/exchange.ts';
import { createProtocols, TIMEOUTS } from './transport/protocols.ts';
import type { Protocols, Timeouts } from './transport/protocols.ts';

/** A port that is open. Requests that come before `serve` wait for it. */
export interface Listener {
  /** `http://127.0.0.1:<port>`, or the same with https. */
  readonly origin: string;
  /** Begins to answer. */
  serve(rest: AnswerRequest, grpc: AnswerGrpc): void;
  /** Ends every connection, in whatever state, and frees the port; a second time it does nothing. */
  close(): Promise<void>;
}

/** The certificate of a server with its chain, and its private key, as PEM texts. */
export interface TlsIdentity {
  readonly cert: string;
  readonly key: string;
}

interface ListenerOptions {
  /** Without it, the port speaks cleartext. */
  readonly tls?: TlsIdentity | undefined;
  readonly timeouts?: Timeouts;
}

/**
 * Opens a port of 127.0.0.1 for HTTP/1.1 and HTTP/2, with TLS if there is a certificate; port 0 is any free one. Throws
 * `config_input_invalid` when the port cannot be had, or the certificate and the key are not a pair.
 */
export async function openListener(
  port: number,
  { tls, timeouts = TIMEOUTS }: ListenerOptions = {},
): Promise<Listener> {
  const answerers = Promise.withResolvers<Answerers>();
  const open = new Set<AbortController>();
  const protocols = createProtocols(timeouts, (message, response) => {
    const gone = new AbortController();
    open.add(gone);
    const timeoutMs = timeouts.requestMs;
    void serveMessage(message, response, { origin, answerers: answerers.promise, gone, timeoutMs }).finally(
      () => open.delete(gone),
    );
  });
  const server = tls === undefined ? openCleartext(protocols) : openTls(tls, protocols, timeouts);
  const sockets = rememberSockets(server);
  const origin = `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${await bind(server, port)}`;
  return {
    origin,
    serve: (rest, grpc) => answerers.resolve({ rest, grpc }),
    close: () =>
      new Promise((resolve) => {
        // A server can be closed before its responses are: nothing is answered from a store that is closed next.
        for (const gone of open) gone.abort();
        server.close(() => resolve());
        protocols.close();
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function openCleartext(protocols: Protocols): Server {
  // A client may end its side before it has the response, as with a server of node:http.
  return createServer({ allowHalfOpen: true, noDelay: true }, protocols.acceptByPreface);
}

function openTls(tls: TlsIdentity, protocols: Protocols, { headMs }: Timeouts): Server {
  const options = { ...tls, ALPNProtocols: ['h2', 'http/1.1'], handshakeTimeout: headMs, noDelay: true };
  try {
    // Without this, a client that does not end its handshake keeps its connection.
    return createTlsServer(options, protocols.acceptByAlpn).on('tlsClientError', (_error, socket) => {
      socket.destroy();
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'unknown reason';
    throw new MooringError('config_input_invalid', `the certificate and key cannot be used: ${reason}`, {
      cause,
      hint: 'Use PEM files that belong together: --tls-cert with the chain, --tls-key without a passphrase.',
    });
  }
}

/** Returns the open connections of a server: sessions of HTTP/2 do not end by themselves. */
function rememberSockets(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}

function bind(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const reason = `cannot listen on 127.0.0.1:${port} (${cause.code ?? cause.message})`;
      reject(new MooringError('config_input_invalid', reason, { cause, hint: 'Use another --port.' }));
    });
    // Listening on a port of a TCP server always has this kind of address.
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}
