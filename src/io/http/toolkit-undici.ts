/**
 * The two exports of undici that the toolkit imports: `build.ts` bundles this in place of the whole package, whose other
 * modules are 56 kB of the download (adr 0006).
 */
import parts from 'undici/lib/web/fetch/index.js';
import ProxyAgent from 'undici/lib/dispatcher/proxy-agent.js';

export const { fetch } = parts;
export { ProxyAgent };
