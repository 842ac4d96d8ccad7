import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { createGitRepository } from '../support/github/git-repository.ts';
import { startWorld } from '../support/jobs/fault-world.ts';
import { CHECK_DEFAULTS, platformSetup, runLauncher } from '../support/jobs/run-launcher.ts';
import type { LauncherRun } from '../support/jobs/run-launcher.ts';
import { smallSeed } from '../support/platform/seed-file.ts';
import { createShop, IDENTITY, pullRequestEvent } from '../support/samples/shop.ts';
import type { Shop } from '../support/samples/shop.ts';

const shop = createShop();
const one = createOneImage();

/** A pull request that adds one image of the small seed, as a runner has it. */
function createOneImage(): Pick<Shop, 'directory' | 'pullRequest'> {
  const { folder, commit } = createGitRepository();
  writeFileSync(join(folder, 'README.md'), 'A shop\n');
  const base = commit('A shop');
  writeFileSync(join(folder, 'Dockerfile'), 'FROM cgr.dev/acme/python:3.13\n');
  return { directory: folder, pullRequest: pullRequestEvent(base, commit('An image')) };
}

/** The check of a pull request against a platform where these things go wrong. Nothing fails by policy. */
async function checkWith(
  { directory, pullRequest }: Pick<Shop, 'directory' | 'pullRequest'>,
  seed: Readonly<Record<string, unknown>>,
  inputs: Readonly<Record<string, string>> = {},
): Promise<LauncherRun> {
  const world = await startWorld({ seed });
  try {
    const setup = platformSetup(world.line, 'repo:acme/shop:pull_request');
    const run = await runLauncher('check.js', {
      workspace: directory,
      event: { name: 'pull_request', payload: pullRequest },
      inputs: {
        ...CHECK_DEFAULTS,
        ...setup.inputs,
        identity: IDENTITY,
        organization: 'acme',
        'fail-on': 'not-checked',
        ...inputs,
      },
      environment: setup.environment,
    });
    const visible = run.stdout.replaceAll(/^::add-mask::.*$/gm, '') + run.stderr + run.summary;
    expect(visible).not.toMatch(/eyJ[\w-]+\.eyJ/);
    for (const secret of world.secrets) expect(visible).not.toContain(secret);
    return run;
  } finally {
    await world.close();
  }
}

/** The same of one image. */
function checkOneWith(fault: object, inputs?: Readonly<Record<string, string>>): Promise<LauncherRun> {
  return checkWith(one, { ...smallSeed(), faults: [fault] }, inputs);
}

const ROUTES = ['mintIdToken', 'exchangeToken', 'getRegistryToken', 'getTagHistory'] as const;

describe.concurrent.each(ROUTES)('%s', (route) => {
  it.each([
    ['a body that is cut', { kind: 'truncate' }],
    ['HTML instead of JSON', { kind: 'html', status: 200 }],
    ['a connection that is cut', { kind: 'cut' }],
    ['503', { kind: 'status', status: 503 }],
    ['500 with HTML', { kind: 'html', status: 500 }],
  ])('once %s: the request is repeated, and the check continues', async (_, fault) => {
    const run = await checkOneWith({ route, nth: 1, ...fault });
    expect([run.exitCode, run.outputs['verdict']]).toEqual([0, 'warn']);
  });

  it.each([
    ['a body that is cut', { kind: 'truncate' }],
    ['HTML instead of JSON', { kind: 'html', status: 200 }],
    [
      'a redirect to another host',
      { kind: 'status', status: 302, headers: { location: 'https://evil.test/' } },
    ],
    [
      'a token that is none',
      { kind: 'status', status: 200, body: { value: 'x', token: '\n', history: [{}] } },
    ],
  ])('always %s: the check does not end green', async (_, fault) => {
    const run = await checkOneWith({ route, nth: '*', ...fault });
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toMatch(/^::error/m);
  });

  it.each([
    ['an answer that drips', { kind: 'drip', intervalMs: 200 }],
    ['no answer at all', { kind: 'hang' }],
  ])('%s: the check ends in time, and not green', async (_, fault) => {
    const start = performance.now();
    const run = await checkOneWith({ route, nth: '*', ...fault }, { 'timeout-seconds': '1' });
    expect(performance.now() - start).toBeLessThan(120_000);
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toMatch(/^::error.*run_deadline/m);
  });
});

describe('what could not be checked', () => {
  it('is one problem with the images that it concerns, and names the capability that is missing', async () => {
    const fault = { kind: 'status', status: 403, body: { code: 7, message: 'no' } };
    const run = await checkWith(shop, { faults: [{ route: 'listAdvisories', nth: '*', ...fault }] });
    expect(run.exitCode).toBe(1);
    const problems = run.stdout
      .split('\n')
      .filter((line) => line.includes('lacks the capability advisories.list'));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(
      /^::error title=Missing capability advisories\.list,.*Images: .* and \d+ more\./,
    );
    expect(run.stdout).toContain('--add-capabilities=advisories.list');
  });
});
