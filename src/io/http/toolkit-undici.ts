/**
 * The two exports of undici that the toolkit imports: `build.ts` bundles this in place of the whole package, whose other
 * modules are 56 kB of the download (adr 0006).
 */
import connect from 'undici/lib/api/api-connect.js';
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js';
import ProxyAgent from 'undici/lib/dispatcher/proxy-agent.js';
import parts from 'undici/lib/web/fetch/index.js';

// undici does so when it is loaded as a whole; the proxy agent calls it.
Object.assign(Dispatcher.prototype, { connect });

export const { fetch } = parts;
export { ProxyAgent };
