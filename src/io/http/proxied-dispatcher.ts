import type { Dispatcher } from 'undici';
import connect from 'undici/lib/api/api-connect.js';
import EnvHttpProxyAgent from 'undici/lib/dispatcher/env-http-proxy-agent.js';
import Pool from 'undici/lib/dispatcher/pool.js';

import { MooringError } from '../../values/errors.ts';

/** Thrown if no tunnel through a proxy could be opened. The message has only the host of the proxy. */
export class ProxyFailure extends Error {
  override readonly name = 'ProxyFailure';
  /** HTTP status of the proxy, or undefined if it sent no response. */
  readonly status: number | undefined;

  constructor(message: string, { status, cause }: { readonly status?: number; readonly cause?: unknown }) {
    super(message, { cause });
    this.status = status;
  }
}

/** A dispatcher, and the proxies that it uses. */
export interface ProxiedDispatcher {
  readonly dispatcher: Dispatcher;
  /** Returns host and port of the proxy through which a host was called; undefined if none was. */
  readonly proxyTo: (url: string) => string | undefined;
}

/**
 * Creates a dispatcher with at most `connections` connections per host that uses the proxy of HTTPS_PROXY,
 * HTTP_PROXY and NO_PROXY. Throws `config_endpoint_invalid` if one of these is not a proxy address.
 */
export function createProxiedDispatcher(connections: number): ProxiedDispatcher {
  const tunnels: Tunnels = new Map();
  try {
    const dispatcher = new EnvHttpProxyAgent({
      ...proxiesOf(process.env),
      connections,
      clientFactory: (proxy, options) => createTunnels({ proxy, tunnels }, options),
    });
    return {
      dispatcher,
      proxyTo: (url) => {
        const { hostname, port } = new URL(url);
        return tunnels.get(`${hostname}:${port || '443'}`);
      },
    };
  } catch {
    // undici's message quotes the address with its password.
    throw new MooringError('config_endpoint_invalid', 'HTTPS_PROXY or HTTP_PROXY is not a proxy address', {
      hint: 'Write it as http://host:port or http://user:password@host:port; percent-encode special characters.',
    });
  }
}

type Variables = Readonly<Record<string, string | undefined>>;

/** An empty variable counts as unset, as it does for curl; undici takes the one in lower case, even if it is empty. */
function proxiesOf(variables: Variables): Readonly<Record<'httpProxy' | 'httpsProxy' | 'noProxy', string>> {
  return {
    httpProxy: variables['http_proxy'] || variables['HTTP_PROXY'] || '',
    httpsProxy: variables['https_proxy'] || variables['HTTPS_PROXY'] || '',
    noProxy: variables['no_proxy'] || variables['NO_PROXY'] || '',
  };
}

/** The host of the proxy by the `host:port` that a tunnel was opened to. */
type Tunnels = Map<string, string>;

/**
 * Creates a pool of connections to a proxy. A refused tunnel fails with its HTTP status, which undici has
 * only in its message. Its dispatchers get `connect` only if all of undici is loaded.
 */
function createTunnels(
  { proxy, tunnels }: { readonly proxy: URL; readonly tunnels: Tunnels },
  options: object,
): Dispatcher {
  const pool = new Pool(proxy.origin, options);
  return Object.assign(pool, {
    connect: (target: Dispatcher.ConnectOptions) => {
      tunnels.set(target.path, proxy.host);
      return openTunnel(connect.call(pool, target), proxy.host);
    },
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
  throw new ProxyFailure(`${proxy} returned status ${status}`, { status });
}
