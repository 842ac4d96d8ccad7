import { execFile, spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

import { stringify } from 'yaml';

import { machineVariables } from './temporary-directory.ts';

/** Programs of Debian packages of the same name that some tests run for real. */
type Tool = 'skopeo' | 'curl' | 'docker-registry' | 'zsh' | 'fish';

/** True when all are on PATH. Says on standard error which are missing, as tests that need them are skipped then. */
export function haveTools(...tools: readonly Tool[]): boolean {
  const missing = tools.filter((tool) => findProgram(tool) === undefined);
  for (const tool of missing) process.stderr.write(`skipped: ${tool} is missing; apt-get install ${tool}\n`);
  return missing.length === 0;
}

/** Path of a program on PATH, or undefined. */
export function findProgram(name: string): string | undefined {
  const paths = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name));
  return paths.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Runs skopeo without any credentials of this machine; gives its standard output. Rejects with its standard error. */
export async function skopeo(...args: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'mooring-skopeo-'));
  return skopeoAs({ HOME: folder, REGISTRY_AUTH_FILE: join(folder, 'auth.json') }, ...args);
}

/** The same with the credentials that it finds by this environment, and by no other. */
export async function skopeoAs(
  environment: Readonly<Record<string, string | undefined>>,
  ...args: readonly string[]
): Promise<string> {
  const env = { ...machineVariables(), ...environment };
  const { stdout } = await promisify(execFile)('skopeo', ['--insecure-policy', ...args], { env });
  return stdout;
}

export interface StockRegistry {
  /** `127.0.0.1:<port>`. */
  readonly host: string;
  stop(): void;
}

/** How a stock registry lets its clients in. */
export type StockAuth =
  | { readonly kind: 'nobody-asked' }
  /** Lines of an htpasswd file, with bcrypt. */
  | { readonly kind: 'basic'; readonly users: string }
  /** It sends its clients to `realm`, and trusts the certificate of whoever signs there. */
  | {
      readonly kind: 'token';
      readonly realm: string;
      readonly service: string;
      readonly certificate: string;
    };

/** Somebody whom a stock registry can know; the line is that of `htpasswd -B`. */
export const ANN = {
  username: 'ann',
  password: 's3cret-of-ann',
  line: 'ann:$2y$05$abcdefghijklmnopqrstuubGIO2GYAzsTYkWDBylJZ1TngL2ovaZy\n',
} as const;

/** Starts a stock registry in memory. */
export async function startStockRegistry(auth: StockAuth): Promise<StockRegistry> {
  const folder = mkdtempSync(join(tmpdir(), 'mooring-registry-'));
  const file = join(folder, 'config.yml');
  writeFileSync(
    file,
    stringify({
      version: '0.1',
      storage: { inmemory: null },
      http: { addr: '127.0.0.1:0' },
      ...authSection(auth, folder),
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

/** What the settings of the registry say of it, with the files that they name. */
function authSection(auth: StockAuth, folder: string): object {
  const path = join(folder, 'trusted');
  switch (auth.kind) {
    case 'nobody-asked':
      return {};
    case 'basic':
      writeFileSync(path, auth.users);
      return { auth: { htpasswd: { realm: 'stock', path } } };
    case 'token': {
      const { realm, service, certificate } = auth;
      writeFileSync(path, certificate);
      return { auth: { token: { realm, issuer: realm, service, rootcertbundle: path } } };
    }
  }
}
