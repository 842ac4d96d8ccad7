import { delimiter, join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { haveTools, skopeoAs } from '../support/jobs/debian-tools.ts';
import { startWorld } from '../support/jobs/fault-world.ts';
import type { FaultWorld } from '../support/jobs/fault-world.ts';
import { createJob, readTree } from '../support/jobs/login-job.ts';
import type { Job, JobSetup } from '../support/jobs/login-job.ts';
import type { LauncherRun } from '../support/jobs/run-launcher.ts';

let world: FaultWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** A job whose registry goes by the address that it has: skopeo knows no other name for it. */
function startJob(setup: JobSetup = {}): Job {
  return createJob(world, { ...setup, inputs: { registry: world.line.registry, ...setup.inputs } });
}

/** What later steps of the job have in their environment. */
function environmentAfter(job: Job, run: LauncherRun): Readonly<Record<string, string>> {
  return {
    HOME: job.home,
    ...world.environment,
    ...run.exported,
    PATH: [...run.path, process.env['PATH']].join(delimiter),
  };
}

/** Inspects an image, by default a private one; gives its name. */
async function inspect(
  environment: Readonly<Record<string, string>>,
  reference = 'acme/python:3.13',
): Promise<string> {
  const image = `docker://${world.line.registry}/${reference}`;
  const text = await skopeoAs(environment, 'inspect', '--no-tags', '--tls-verify=false', image);
  return (JSON.parse(text) as { readonly Name: string }).Name;
}

const REFUSED = /unauthorized|denied|forbidden/i;

describe.runIf(haveTools('skopeo'))('skopeo, after the login action', () => {
  it.each<[string, JobSetup]>([
    ['by the docker config', {}],
    [
      'by a docker config with others in it',
      { home: { '.docker/config.json': '{"auths": {"ghcr.io": {}}}' } },
    ],
    ['by an auth.json that is there', { home: { '.config/containers/auth.json': '{}' } }],
    ['where docker has a store', { home: { '.docker/config.json': '{"credsStore": "desktop"}' } }],
    ['by an isolated docker config', { inputs: { scope: 'isolated' } }],
    [
      'by an isolated auth.json',
      { home: { '.config/containers/auth.json': '{}' }, inputs: { scope: 'isolated' } },
    ],
    ['by the credential helper', { inputs: { refresh: 'true' } }],
    ['by the credential helper, isolated', { inputs: { refresh: 'true', scope: 'isolated' } }],
    [
      'by the credential helper in auth.json',
      { home: { '.config/containers/auth.json': '{"auths": {}}' }, inputs: { refresh: 'true' } },
    ],
  ])('inspects a private image %s, and no longer after its post action', async (_, setup) => {
    const job = startJob(setup);
    const before = job.files();
    await expect(inspect({ HOME: job.home })).rejects.toThrow(REFUSED);
    const run = await job.login();
    expect([run.exitCode, run.stderr]).toEqual([0, '']);
    expect(await inspect(environmentAfter(job, run))).toBe(`${world.line.registry}/acme/python`);
    const post = await job.post(run);
    expect([post.exitCode, post.stdout.includes('::warning')]).toEqual([0, false]);
    expect([job.files(), readTree(job.temp)]).toEqual([before, {}]);
    await expect(inspect({ HOME: job.home })).rejects.toThrow(REFUSED);
  });

  it('inspects a public image in another job that shares the home directory, without the helper', async () => {
    const job = startJob({ inputs: { refresh: 'true' } });
    const run = await job.login();
    expect(await inspect({ HOME: job.home }, 'chainguard/static:latest')).toBe(
      `${world.line.registry}/chainguard/static`,
    );
    await job.post(run);
  });

  it('inspects by REGISTRY_AUTH_FILE', async () => {
    const job = startJob();
    const file = join(job.home, 'elsewhere', 'auth.json');
    const run = await job.login({ environment: { REGISTRY_AUTH_FILE: file } });
    const environment = { ...environmentAfter(job, run), REGISTRY_AUTH_FILE: file };
    expect(await inspect(environment)).toBe(`${world.line.registry}/acme/python`);
    await job.post(run);
    await expect(inspect(environment)).rejects.toThrow(REFUSED);
    expect(job.files()).toEqual({});
  });

  it('inspects an hour later by the credential helper, which has signed in again', async () => {
    const job = startJob({ inputs: { refresh: 'true' } });
    const run = await job.login();
    const calls = world.calls('/sts/exchange');
    job.age(run, 70 * 60_000);
    expect(await inspect(environmentAfter(job, run))).toBe(`${world.line.registry}/acme/python`);
    expect(world.calls('/sts/exchange') - calls).toBe(1);
    await job.post(run);
  });
});
