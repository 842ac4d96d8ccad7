import type { ChildProcess } from 'node:child_process';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { promisify } from 'node:util';

import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { machineVariables } from '../../support/jobs/temporary-directory.ts';
import type { PlatformLine } from '../../support/platform/start-platform.ts';
import { newFile, seedOf, spawnPlatform, untilReady } from '../../support/platform/platform-process.ts';
import { createPrivateAuthority } from '../../support/platform/private-authority.ts';
import type { PrivateAuthority } from '../../support/platform/private-authority.ts';
import { WORLD } from './test-platform.ts';

const running: ChildProcess[] = [];
let authority: PrivateAuthority;

beforeAll(async () => {
  authority = await createPrivateAuthority();
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

function start(...args: readonly string[]): ChildProcess {
  const child = spawnPlatform('--seed', seedOf(WORLD), ...args);
  running.push(child);
  return child;
}

const tls = (): readonly string[] => ['--tls-cert', authority.cert, '--tls-key', authority.key];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Resolves a public image by the command line, in a process that trusts the certificates of a file. */
async function resolve({ registry, tokenUrl }: PlatformLine, trusted: string | undefined): Promise<string> {
  // Hosts of the loopback address are reached over plain HTTP by default.
  const places = ['--registry', registry, '--registry-url', tokenUrl, '--token-url', tokenUrl];
  const args = ['src/launch/cli.ts', 'resolve', ...places, `${registry}/images/static:latest`];
  const env = { ...machineVariables(), ...(trusted === undefined ? {} : { NODE_EXTRA_CA_CERTS: trusted }) };
  const run = promisify(execFile)(process.execPath, args, { env });
  return (await run.catch((error: { readonly stdout: string }) => error)).stdout;
}

describe('a platform with a certificate', () => {
  it('serves HTTPS to clients that trust its authority, under its public URL', async () => {
    const port = await freePort();
    const origin = `https://localhost:${port}`;
    const line = await untilReady(start('--port', String(port), '--public-url', `${origin}/`, ...tls()));
    expect(line).toMatchObject({
      apiUrl: origin,
      issuerUrl: origin,
      tokenUrl: origin,
      registry: `localhost:${port}`,
    });
    expect(line.oidcRequestUrl).toMatch(`${origin}/_github/oidc/token`);
    expect(await resolve(line, authority.trusted)).toMatch(
      new RegExp(`^${line.registry}/images/static:latest@sha256:[0-9a-f]{64} `, 'm'),
    );
    expect(await resolve(line, undefined)).toMatch(/certificate is not trusted.*NODE_EXTRA_CA_CERTS/);
  });

  it('serves it on the loopback address without a public URL', async () => {
    const line = await untilReady(start(...tls()));
    expect(line.apiUrl).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
    expect(await resolve(line, authority.trusted)).toContain('@sha256:');
  });

  it('reports files that cannot be read or do not belong together', async () => {
    const other = newFile('key.pem');
    writeFileSync(other, 'no key');
    for (const [args, message] of [
      [['--tls-cert', authority.cert, '--tls-key', other], 'the certificate and key cannot be used: '],
      [
        ['--tls-cert', '/nowhere.pem', '--tls-key', other],
        'the certificate file /nowhere.pem cannot be read (ENOENT)',
      ],
    ] as const) {
      const child = start(...args);
      let complaints = '';
      child.stderr?.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
      // oxlint-disable-next-line no-await-in-loop -- one process after the other
      await once(child, 'close');
      expect(child.exitCode).toBe(1);
      expect(complaints).toMatch(`mooring platform: ${message}`);
      expect(complaints.trim().split('\n')).toHaveLength(1);
    }
  });
});
