/** The parts of undici in use, imported by file: loading all of undici takes a tenth of a second. */
declare module 'undici/lib/dispatcher/env-http-proxy-agent.js' {
  import type { EnvHttpProxyAgent } from 'undici';

  const agent: typeof EnvHttpProxyAgent;
  export = agent;
}

declare module 'undici/lib/dispatcher/pool.js' {
  import type { Pool } from 'undici';

  const pool: typeof Pool;
  export = pool;
}

declare module 'undici/lib/api/api-connect.js' {
  import type { Dispatcher } from 'undici';

  /** `dispatcher.connect` as a function of the dispatcher. */
  function connect(this: Dispatcher, options: Dispatcher.ConnectOptions): Promise<Dispatcher.ConnectData>;
  export = connect;
}

declare module 'undici/lib/dispatcher/dispatcher.js' {
  import type { Dispatcher } from 'undici';

  const dispatcher: typeof Dispatcher;
  export = dispatcher;
}

declare module 'undici/lib/dispatcher/proxy-agent.js' {
  import type { ProxyAgent } from 'undici';

  const agent: typeof ProxyAgent;
  export = agent;
}

declare module 'undici/lib/web/fetch/index.js' {
  import type { fetch } from 'undici';

  const parts: { readonly fetch: typeof fetch };
  export = parts;
}
