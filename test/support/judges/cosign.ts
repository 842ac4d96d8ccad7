import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { SigningIdentity } from '../../../src/embedded-platform/signing/certificate-authority.ts';
import { machineVariables } from '../jobs/temporary-directory.ts';
import { judgePath } from './judges.ts';

/** Nothing listens there, so that no request leaves the machine; loopback addresses bypass proxies. */
const NOWHERE = 'http://127.0.0.1:9';

/** Runs a command of cosign without network; returns its output. Rejects with its standard error if it fails. */
export async function cosign(...args: readonly string[]): Promise<string> {
  const env = {
    ...machineVariables(),
    HOME: mkdtempSync(join(tmpdir(), 'mooring-cosign-')),
    HTTPS_PROXY: NOWHERE,
    HTTP_PROXY: NOWHERE,
    COSIGN_PASSWORD: '',
  };
  const registry = args[0] === 'generate-key-pair' ? [] : ['--allow-http-registry'];
  const { stdout } = await promisify(execFile)(judgePath('cosign'), [...args, ...registry], {
    env,
  });
  return stdout;
}

/** Returns the options by which `verify` and `verify-attestation` trust one identity and no other instance. */
export function trusting(trustedRoot: string, { identity, issuer }: SigningIdentity): readonly string[] {
  return [
    '--trusted-root',
    temporaryFile(trustedRoot),
    '--certificate-identity',
    identity,
    '--certificate-oidc-issuer',
    issuer,
  ];
}

/** Writes a file for a program to read; returns its path. */
export function temporaryFile(text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'mooring-cosign-')), 'file.json');
  writeFileSync(path, text);
  return path;
}

/** Returns the path of a new private key, and the public key as PEM. */
export async function newKeyPair(): Promise<{ readonly path: string; readonly publicKey: string }> {
  const prefix = join(mkdtempSync(join(tmpdir(), 'mooring-cosign-')), 'pair');
  await cosign('generate-key-pair', '--output-key-prefix', prefix);
  return { path: `${prefix}.key`, publicKey: readFileSync(`${prefix}.pub`, 'utf8') };
}
