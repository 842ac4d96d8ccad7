import { execFile, spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

import { stringify } from 'yaml';

/** Programs of Debian packages of the same name that some tests run for real. */
type Tool = 'skopeo' | 'docker-registry';

/** True when all are on PATH. Says on standard error which are missing, as tests that need them are skipped then. */
export function haveTools(...tools: readonly Tool[]): boolean {
  const missing = tools.filter((tool) => !isOnPath(tool));
  for (const tool of missing) process.stderr.write(`skipped: ${tool} is missing; apt-get install ${tool}\n`);
  return missing.length === 0;
}

function isOnPath(tool: Tool): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, tool), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Runs skopeo without any credentials of this machine; gives its standard output. Rejects with its standard error. */
export async function skopeo(...args: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'mooring-skopeo-'));
  const env = { ...process.env, HOME: folder, REGISTRY_AUTH_FILE: join(folder, 'auth.json') };
  const { stdout } = await promisify(execFile)('skopeo', ['--insecure-policy', ...args], { env });
  return stdout;
}

export interface StockRegistry {
  /** `127.0.0.1:<port>`. */
  readonly host: string;
  stop(): void;
}

/** Starts a stock registry in memory that sends its clients to a token endpoint, and trusts a certificate. */
export async function startStockRegistry(auth: {
  readonly tokenUrl: string;
  readonly service: string;
  readonly certificate: string;
}): Promise<StockRegistry> {
  const folder = mkdtempSync(join(tmpdir(), 'mooring-registry-'));
  const rootcertbundle = join(folder, 'certificate.pem');
  writeFileSync(rootcertbundle, auth.certificate);
  const file = join(folder, 'config.yml');
  const realm = `${auth.tokenUrl}/token`;
  writeFileSync(
    file,
    stringify({
      version: '0.1',
      storage: { inmemory: null },
      http: { addr: '127.0.0.1:0' },
      auth: { token: { realm, issuer: realm, service: auth.service, rootcertbundle } },
    }),
  );
  const child = spawn('docker-registry', ['serve', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  const said: string[] = [];
  for await (const line of createInterface(child.stderr)) {
    said.push(line);
    const [, host] = /listening on (127\.0\.0\.1:\d+)/.exec(line) ?? [];
    if (host === undefined) continue;
    child.stderr.resume();
    return { host, stop: () => child.kill('SIGTERM') };
  }
  throw new Error(`docker-registry did not start: ${said.join('\n')}`);
}
