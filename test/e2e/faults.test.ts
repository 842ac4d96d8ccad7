import { describe, expect, it } from 'vitest';

import { startWorld } from '../support/jobs/fault-world.ts';
import { CHECK_DEFAULTS, platformSetup, runLauncher } from '../support/jobs/run-launcher.ts';
import type { LauncherRun } from '../support/jobs/run-launcher.ts';
import { createShop } from '../support/samples/shop.ts';

const shop = createShop();

/** The check of the example's pull request against a platform where these things go wrong. Nothing fails by policy. */
async function checkWith(
  faults: readonly unknown[],
  inputs: Readonly<Record<string, string>> = {},
): Promise<LauncherRun> {
  const world = await startWorld({ seed: { faults } });
  try {
    const setup = platformSetup(world.line, 'repo:acme/shop:pull_request');
    const run = await runLauncher('check.js', {
      workspace: shop.directory,
      event: { name: 'pull_request', payload: shop.pullRequest },
      inputs: {
        ...CHECK_DEFAULTS,
        ...setup.inputs,
        identity: shop.identity,
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

const ROUTES = ['mintIdToken', 'exchangeToken', 'getRegistryToken', 'getTagHistory'] as const;

describe.concurrent.each(ROUTES)('%s', (route) => {
  it.each([
    ['a body that is cut', { kind: 'truncate' }],
    ['HTML instead of JSON', { kind: 'html', status: 200 }],
    ['a connection that is cut', { kind: 'cut' }],
    ['503', { kind: 'status', status: 503 }],
    ['500 with HTML', { kind: 'html', status: 500 }],
  ])('once %s: the request is repeated, and the check continues', async (_, fault) => {
    const run = await checkWith([{ route, nth: 1, ...fault }]);
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
    const run = await checkWith([{ route, nth: '*', ...fault }]);
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toMatch(/^::error/m);
  });

  it.each([
    ['an answer that drips', { kind: 'drip', intervalMs: 200 }],
    ['no answer at all', { kind: 'hang' }],
  ])('%s: the check ends in time, and not green', async (_, fault) => {
    const start = performance.now();
    const run = await checkWith([{ route, nth: '*', ...fault }], { 'timeout-seconds': '1' });
    expect(performance.now() - start).toBeLessThan(120_000);
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toMatch(/^::error.*run_deadline/m);
  });
});

describe('what could not be checked', () => {
  it('is one problem with the images that it concerns, and names the capability that is missing', async () => {
    const run = await checkWith([
      { route: 'listAdvisories', nth: '*', kind: 'status', status: 403, body: { code: 7, message: 'no' } },
    ]);
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
