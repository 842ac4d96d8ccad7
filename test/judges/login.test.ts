import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { skopeoAs } from '../support/jobs/debian-tools.ts';
import { startWorld } from '../support/jobs/fault-world.ts';
import type { FaultWorld } from '../support/jobs/fault-world.ts';
import { createJob, readTree } from '../support/jobs/login-job.ts';
import type { Job, JobSetup } from '../support/jobs/login-job.ts';
import type { LauncherRun } from '../support/jobs/run-launcher.ts';
import { machineVariables } from '../support/jobs/temporary-directory.ts';
import { haveJudge, judgePath } from '../support/judges/judges.ts';

let world: FaultWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** A job whose registry goes by the address that it has: the clients know no other name for it. */
function startJob(setup: JobSetup = {}): Job {
  return createJob(world, { ...setup, inputs: { registry: world.line.registry, ...setup.inputs } });
}

/** A directory with a credential store that is empty. */
function makeEmptyStore(): string {
  const directory = mkdtempSync(join(tmpdir(), 'mooring-store-'));
  const script = '#!/bin/sh\necho credentials not found in native keychain\nexit 1\n';
  writeFileSync(join(directory, 'docker-credential-desktop'), script, { mode: 0o755 });
  return directory;
}

const STORE = makeEmptyStore();

type Environment = Readonly<Record<string, string>>;

/** What later steps of the job have in their environment. */
function environmentAfter(job: Job, login: LauncherRun): Environment {
  return {
    HOME: job.home,
    ...world.environment,
    ...login.exported,
    PATH: [...login.path, STORE, process.env['PATH']].join(delimiter),
  };
}

/** Clients of registries; each reads the manifest of an image with the credentials that it finds in the environment. */
const CLIENTS = {
  skopeo: (environment: Environment, image: string) =>
    skopeoAs(environment, 'inspect', '--raw', '--tls-verify=false', `docker://${image}`),
  crane: (environment: Environment, image: string) => run('crane', environment, 'manifest', image),
  oras: (environment: Environment, image: string) =>
    run('oras', environment, 'manifest', 'fetch', '--plain-http', image),
};
type Client = keyof typeof CLIENTS;

async function run(
  client: 'crane' | 'oras',
  environment: Environment,
  ...args: readonly string[]
): Promise<string> {
  const env = { ...machineVariables(), ...environment };
  return (await promisify(execFile)(judgePath(client), args, { env })).stdout;
}

/** Reads an image, by default a private one; gives the number of its platforms. */
async function read(client: Client, environment: Environment, name = 'acme/python:3.13'): Promise<number> {
  const text = await CLIENTS[client](environment, `${world.line.registry}/${name}`);
  return (JSON.parse(text) as { readonly manifests: readonly unknown[] }).manifests.length;
}

const REFUSED = /unauthorized|denied|forbidden/i;
const ALL: readonly Client[] = ['skopeo', 'crane', 'oras'];

/** The file of containers, which the other clients do not read if there is a docker config. */
const AUTH_JSON = '.config/containers/auth.json';
const DOCKER = '.docker/config.json';

describe.runIf(haveJudge(...ALL))('clients of registries, after the login action', () => {
  it.each<[string, JobSetup, readonly Client[]]>([
    ['by the docker config', {}, ALL],
    ['by a docker config with others in it', { home: { [DOCKER]: '{"auths": {"ghcr.io": {}}}' } }, ALL],
    ['by an auth.json that is there', { home: { [AUTH_JSON]: '{}' } }, ALL],
    // oras reads only the store; the login action warns about that.
    ['where docker has a store', { home: { [DOCKER]: '{"credsStore": "desktop"}' } }, ['skopeo', 'crane']],
    [
      'where docker has a store in a field of another case',
      { home: { [DOCKER]: '{"CREDSSTORE": "desktop"}' } },
      ['skopeo', 'crane'],
    ],
    ['by an isolated docker config', { inputs: { scope: 'isolated' } }, ALL],
    ['by an isolated auth.json', { home: { [AUTH_JSON]: '{}' }, inputs: { scope: 'isolated' } }, ALL],
    ['by the credential helper', { inputs: { refresh: 'true' } }, ALL],
    [
      'by the credential helper, beside a store',
      { home: { [DOCKER]: '{"credsStore": "desktop"}' }, inputs: { refresh: 'true' } },
      ALL,
    ],
    [
      'by the credential helper in auth.json',
      { home: { [AUTH_JSON]: '{"auths": {}}' }, inputs: { refresh: 'true' } },
      ALL,
    ],
  ])('read a private image %s, and no longer after its post action', async (_, setup, clients) => {
    const job = startJob(setup);
    const before = job.files();
    const login = await job.login();
    expect([login.exitCode, login.stderr]).toEqual([0, '']);
    for (const client of clients) {
      // oxlint-disable-next-line no-await-in-loop -- the failure of one client must not be mixed with that of another
      expect([client, await read(client, environmentAfter(job, login))]).toEqual([client, 2]);
    }
    const post = await job.post(login);
    expect([post.exitCode, post.stdout.includes('::warning')]).toEqual([0, false]);
    expect([job.files(), readTree(job.temp)]).toEqual([before, {}]);
  });

  it.each(ALL)('%s reads no private image without the login', async (client) => {
    const job = startJob();
    await expect(read(client, { HOME: job.home })).rejects.toThrow(REFUSED);
    await job.post(await job.login());
    await expect(read(client, { HOME: job.home })).rejects.toThrow(REFUSED);
  });

  it.each(ALL)('%s does without a helper of its registry in a field of any case', async (client) => {
    const helper = `{"credhelpers": {${JSON.stringify(world.line.registry)}: "none"}}`;
    const job = startJob({ home: { [DOCKER]: helper } });
    const before = job.files();
    const login = await job.login();
    expect(await read(client, environmentAfter(job, login))).toBe(2);
    await job.post(login);
    expect(job.files()).toEqual(before);
  });

  it.each(ALL)(
    '%s reads a public image in another job of the same home, without the helper',
    async (client) => {
      const job = startJob({ inputs: { refresh: 'true' } });
      const login = await job.login();
      expect(await read(client, { HOME: job.home }, 'chainguard/static:latest')).toBe(2);
      await job.post(login);
    },
  );

  it('read by REGISTRY_AUTH_FILE', async () => {
    const job = startJob();
    const file = join(job.home, 'elsewhere', 'auth.json');
    const login = await job.login({ environment: { REGISTRY_AUTH_FILE: file } });
    const environment = { ...environmentAfter(job, login), REGISTRY_AUTH_FILE: file };
    expect(await read('skopeo', environment)).toBe(2);
    await job.post(login);
    await expect(read('skopeo', environment)).rejects.toThrow(REFUSED);
    expect(job.files()).toEqual({});
  });

  it.each(ALL)(
    '%s reads an hour later by the credential helper, which has signed in again',
    async (client) => {
      const job = startJob({ inputs: { refresh: 'true' } });
      const login = await job.login();
      const calls = world.calls('/sts/exchange');
      job.age(login, 70 * 60_000);
      expect(await read(client, environmentAfter(job, login))).toBe(2);
      expect(world.calls('/sts/exchange') - calls).toBe(1);
      await job.post(login);
    },
  );
});
