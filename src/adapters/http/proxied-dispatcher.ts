import type { Dispatcher } from 'undici';
import connect from 'undici/lib/api/api-connect.js';
import EnvHttpProxyAgent from 'undici/lib/dispatcher/env-http-proxy-agent.js';
import Pool from 'undici/lib/dispatcher/pool.js';

import { MooringError } from '../../domain/errors.ts';

/** Thrown when the way through a proxy did not come about. The message names the proxy by its host alone. */
export class ProxyFailure extends Error {
  override readonly name = 'ProxyFailure';
  /** What the proxy answered; undefined when it did not. */
  readonly status: number | undefined;

  constructor(message: string, { status, cause }: { readonly status?: number; readonly cause?: unknown }) {
    super(message, { cause });
    this.status = status;
  }
}

/**
 * Connects to hosts, through the proxy of HTTPS_PROXY, HTTP_PROXY and NO_PROXY where they are set; at most so many
 * connections to one host. Throws `config_endpoint_invalid` for a variable that is no address of a proxy.
 */
export function createProxiedDispatcher(connections: number): Dispatcher {
  try {
    return new EnvHttpProxyAgent({
      connections,
      clientFactory: createTunnels,
    });
  } catch {
    // What undici says quotes the address, with the password in it.
    throw new MooringError('config_endpoint_invalid', 'HTTPS_PROXY or HTTP_PROXY is no address of a proxy', {
      hint: 'Write it as http://host:port or http://user:password@host:port, with what is special in user and password in percent signs.',
    });
  }
}

/**
 * Connections to a proxy, through which tunnels are opened. One that is refused is told with the status: undici has it in
 * its text alone. Without the whole of undici, its dispatchers have no `connect` of their own.
 */
function createTunnels(proxy: URL, options: object): Dispatcher {
  const pool = new Pool(proxy.origin, options);
  return Object.assign(pool, {
    connect: (target: Dispatcher.ConnectOptions) => openTunnel(connect.call(pool, target), proxy.host),
  });
}

async function openTunnel(
  connecting: Promise<Dispatcher.ConnectData>,
  host: string,
): Promise<Dispatcher.ConnectData> {
  const proxy = `the proxy ${host}`;
  const connected = await connecting.catch((cause: unknown) => {
    throw new ProxyFailure(proxy, { cause });
  });
  const { statusCode: status, socket } = connected;
  if (status === 200) return connected;
  socket.on('error', () => undefined).destroy();
  throw new ProxyFailure(`${proxy} answered with status ${status}`, { status });
}
