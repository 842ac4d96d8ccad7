import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createGitRepository } from '../../support/github/git-repository.ts';
import { runCheckJob } from '../../support/jobs/check-job.ts';
import { startRefusingProxy } from '../../support/jobs/refusing-proxy.ts';
import type { RefusingProxy } from '../../support/jobs/refusing-proxy.ts';
import { machineVariables } from '../../support/jobs/temporary-directory.ts';
import { pullRequestEvent } from '../../support/samples/shop.ts';
import { seedFile } from '../../support/platform/seed-file.ts';
import { startPlatform } from '../../support/platform/start-platform.ts';
import type { RunningPlatform } from '../../support/platform/start-platform.ts';

let platform: RunningPlatform;
let proxy: RefusingProxy;

beforeAll(async () => {
  const tags = [{ name: 'latest', history: [{ at: 'now-9d' }] }];
  const organization = { name: 'chainguard', public: true, repos: [{ name: 'node', tags }] };
  platform = await startPlatform('--seed', seedFile({ organizations: [organization] }));
  proxy = await startRefusingProxy();
});
afterAll(async () => {
  proxy.close();
  await platform.stop();
});

interface Ended {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line of dist in a shell; all hosts but the platform's are behind a proxy that refuses them. */
async function mooring(
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const { apiUrl, issuerUrl, tokenUrl, registry } = platform.line;
  const env = {
    ...machineVariables(),
    HOME: mkdtempSync(join(tmpdir(), 'mooring-home-')),
    HTTPS_PROXY: proxy.url,
    MOORING_API_URL: apiUrl,
    MOORING_ISSUER_URL: issuerUrl,
    MOORING_TOKEN_URL: tokenUrl,
    MOORING_REGISTRY_URL: `http://${registry}`,
    MOORING_TIMEOUT_SECONDS: '30',
    ...variables,
  };
  const cli = new URL('../../../dist/cli.js', import.meta.url).pathname;
  return new Promise((resolve) => {
    execFile(process.execPath, [cli, ...args], { env }, (error, stdout, stderr) =>
      resolve({ status: error === null ? 0 : Number(error.code), stdout, stderr }),
    );
  });
}

/** Hosts that Docker reads, and to which no request can be sent, or whose name every object has. */
const HOSTS = ['toString', 'hasOwnProperty', 'a.b:99999', '999.1.1.1'];
const NODE = 'cgr.dev/chainguard/node';

function repositoryOf(dockerfile: readonly string[]): string {
  const { folder } = createGitRepository();
  writeFileSync(join(folder, 'Dockerfile'), dockerfile.map((line) => `${line}\n`).join(''));
  return folder;
}

function expectNoStack({ stdout, stderr }: Ended): void {
  expect(`${stdout}${stderr}`).not.toMatch(/TypeError|Error:|^\s+at /m);
}

describe('a reference whose host cannot be reached', () => {
  it('is skipped by pin, with all others pinned', async () => {
    const run = await mooring([
      'pin',
      repositoryOf([...HOSTS.map((host) => `FROM ${host}/x:1`), `FROM ${NODE}`]),
    ]);
    expectNoStack(run);
    expect(run.status).toBe(1);
    expect(run.stdout).toMatch(/^\+FROM cgr\.dev\/chainguard\/node:latest@sha256:[0-9a-f]{64}$/m);
    for (const host of HOSTS) expect(run.stderr.toLowerCase()).toContain(`${host}/x:1`.toLowerCase());
  });

  it('is reported by resolve, with all others resolved', async () => {
    const run = await mooring(['resolve', ...HOSTS.map((host) => `${host}/x:1`), NODE]);
    expectNoStack(run);
    expect([run.status, run.stdout.match(/sha256:[0-9a-f]{64}/g)?.length]).toEqual([1, 1]);
  });

  it.each(['verify', 'check', 'images'])('does not end %s', async (command) => {
    const digest = `sha256:${'a'.repeat(64)}`;
    const run = await mooring([command, repositoryOf(HOSTS.map((host) => `FROM ${host}/x:1@${digest}`))]);
    expectNoStack(run);
    for (const host of HOSTS) expect(run.stdout.toLowerCase()).toContain(host.toLowerCase());
  });
});

describe('a machine that lacks something', () => {
  it.each(['images', 'pin', 'check', 'verify'])('says once that %s needs git', async (command) => {
    const folder = repositoryOf(['FROM a']);
    const { status, stderr } = await mooring([command, '--quiet', folder], { PATH: folder });
    expect([status, stderr]).toEqual([
      2,
      'mooring: git could not be started\nInstall Git and add it to PATH.\n',
    ]);
  });

  it('names safe.directory if another user owns the repository', async () => {
    const folder = repositoryOf(['FROM a']);
    const { status, stderr } = await mooring(['images', folder], { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' });
    expect([status, stderr]).toEqual([
      2,
      `mooring: git refuses the repository at ${folder}: another user owns it\n` +
        `Run \`git config --global --add safe.directory ${folder}\` first, if you trust it.\n`,
    ]);
  });
});

describe('a wait that does not end', () => {
  it('of a fetch of the base ends with the time limit of a check', async () => {
    const server = createServer(() => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const repository = createGitRepository();
    writeFileSync(join(repository.folder, 'Dockerfile'), 'FROM a\n');
    const head = repository.commit('Head');
    const { port } = server.address() as AddressInfo;
    repository.git('remote', 'add', 'origin', `git://127.0.0.1:${port}/shop`);
    const run = await runCheckJob(platform.line, {
      workspace: repository.folder,
      event: { name: 'pull_request', payload: pullRequestEvent('c'.repeat(40), head) },
      inputs: { 'timeout-seconds': '2' },
    });
    server.close();
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toContain(
      '::error title=Mooring%3A run_deadline::could not run git: the run timed out',
    );
  });

  it('of a credential helper ends with the time limit of a command', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mooring-helper-'));
    const program = '#!/bin/sh\nsleep 60\ntrue\n';
    writeFileSync(join(folder, 'docker-credential-endless'), program, { mode: 0o755 });
    writeFileSync(join(folder, 'config.json'), JSON.stringify({ credsStore: 'endless' }));
    const registry = await startChallengingRegistry();
    const variables = {
      DOCKER_CONFIG: folder,
      PATH: `${folder}:${process.env['PATH'] ?? ''}`,
      MOORING_TIMEOUT_SECONDS: '2',
    };
    const { status, stderr } = await mooring(['resolve', `${registry.host}/x:1`], variables);
    registry.close();
    expect(status).toBe(1);
    expect(stderr).toContain('mooring: could not run docker-credential-endless: the run timed out');
  });
});

/** A registry that requires a login. */
async function startChallengingRegistry(): Promise<{ readonly host: string; close(): void }> {
  const refusal = 'HTTP/1.1 401 No\r\nwww-authenticate: Basic realm="x"\r\ncontent-length: 0\r\n\r\n';
  const server = createServer((socket) =>
    socket.on('data', () => socket.write(refusal)).on('error', () => undefined),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, close: () => server.close() };
}
