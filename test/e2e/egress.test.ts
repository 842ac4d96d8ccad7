import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { ACTIONS, readAction } from '../support/jobs/actions.ts';
import { isAt, placesOf } from '../support/jobs/egress.ts';
import { createGitRepository } from '../support/github/git-repository.ts';
import { BOOTSTRAP } from '../support/platform/identity-world.ts';
import { BOOTSTRAP_CLAIMS, OTHER_REGISTRY, startProduction } from '../support/jobs/production.ts';
import type { Production } from '../support/jobs/production.ts';
import { runLauncher } from '../support/jobs/run-launcher.ts';
import type { LauncherRun, LauncherSetup } from '../support/jobs/run-launcher.ts';
import { IDENTITY, pullRequestEvent } from '../support/samples/shop.ts';

let production: Production;
beforeAll(async () => {
  production = await startProduction();
});
afterAll(() => production.close());
beforeEach(() => production.proxy.forget());

/** What action.yml gives where a workflow says nothing: no address of the service is changed. */
function defaultsOf(path: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(readAction(path).inputs).flatMap(([name, { default: text }]) =>
      text === undefined || text.startsWith('${{') ? [] : [[name, text]],
    ),
  );
}

function run(action: string, setup: Partial<LauncherSetup>, launcher = `${action}.js`): Promise<LauncherRun> {
  const { path = '' } = ACTIONS.find(({ name }) => name === action) ?? {};
  return runLauncher(launcher, {
    workspace: mkdtempSync(join(tmpdir(), 'mooring-egress-')),
    ...setup,
    inputs: { ...defaultsOf(path), ...setup.inputs },
    environment: { ...production.environment(), ...setup.environment },
  });
}

/** A clone of one commit, as actions/checkout makes it: the base of its pull request is on GitHub alone. */
function shallowShop(): string {
  const repository = createGitRepository();
  repository.copy('examples/shop');
  repository.commit('A shop');
  repository.git('remote', 'add', 'origin', 'https://github.com/acme/shop');
  return repository.folder;
}

/** A build of the example's seed, which a pin is moved from. */
const PINNED_NGINX = 'sha256:fb62b2f5245654e08ab1221933ea90a97c782f353e0795797c8a08b92bef0b13';

/** A repository that pins an image, for `green`: this emulated GitHub has no GraphQL, so that nothing is found. */
function pinnedShop(): string {
  const repository = createGitRepository();
  writeFileSync(join(repository.folder, 'Dockerfile'), `FROM cgr.dev/acme/nginx:1.29@${PINNED_NGINX}\n`);
  repository.commit('A pinned image');
  return repository.folder;
}

/** A repository whose configuration names a signer of an image in another registry, and a mirror there. */
function shopWithOtherRegistries(): string {
  const repository = createGitRepository();
  mkdirSync(join(repository.folder, '.github'));
  const signer = `{ image: ${OTHER_REGISTRY}/tool, issuer: https://issuer.example, identity: https://issuer.example/release }`;
  const config = `trust: { signers: [${signer}] }\npin: { registry-map: { ${OTHER_REGISTRY}/nginx: cgr.dev/acme/nginx } }\n`;
  writeFileSync(join(repository.folder, '.github/mooring.yml'), config);
  const text = `FROM ${OTHER_REGISTRY}/tool:1\nFROM ${OTHER_REGISTRY}/nginx:1.29\n`;
  writeFileSync(join(repository.folder, 'Dockerfile'), text);
  repository.commit('Images of another registry');
  return repository.folder;
}

async function runGreen(action: string, inputs: Readonly<Record<string, string>>): Promise<void> {
  const { stdout } = await run(action, {
    workspace: pinnedShop(),
    inputs: {
      reference: 'cgr.dev/acme/nginx:1.29',
      'github-token': production.github.jobToken,
      identity: IDENTITY,
      ...inputs,
    },
  });
  expect(stdout).toContain('read the check states of commits');
}

/** One run of each action that asks everybody whom it can ask, with proof that it got as far. */
const RUNS: Readonly<Record<string, () => Promise<void>>> = {
  check: async () => {
    const { outputs } = await run('check', {
      workspace: shallowShop(),
      event: { name: 'pull_request', payload: pullRequestEvent('b'.repeat(40), 'c'.repeat(40)) },
      inputs: {
        identity: IDENTITY,
        organization: 'acme',
        'github-token': production.github.jobToken,
        comment: 'always',
      },
    });
    expect(outputs['verdict']).toMatch(/^(?:pass|warn|fail)$/);
    const signed = await run('check', {
      workspace: shopWithOtherRegistries(),
      inputs: { identity: IDENTITY, organization: 'acme' },
    });
    expect(signed.outputs['verdict']).toMatch(/^(?:warn|fail)$/);
  },
  login: async () => {
    const environment = {
      HOME: mkdtempSync(join(tmpdir(), 'mooring-home-')),
      RUNNER_TEMP: mkdtempSync(join(tmpdir(), 'mooring-temporary-')),
    };
    const { outputs, state } = await run('login', {
      inputs: { identity: IDENTITY, refresh: 'true', 'export-token': 'api' },
      environment,
    });
    expect(outputs['status']).toBe('signed-in');
    const asked = production.proxy.asked.length;
    const states = Object.entries(state).map(([name, value]) => [`STATE_${name}`, value]);
    const { stdout } = await run(
      'login',
      { environment: { ...environment, ...Object.fromEntries(states) } },
      'login-post.js',
    );
    expect([stdout, readdirSync(environment.RUNNER_TEMP)]).toEqual(['', []]);
    expect(production.proxy.asked.length).toBe(asked);
  },
  identity: async () => {
    const { outputs, stdout } = await run('identity', {
      event: {
        name: 'workflow_dispatch',
        payload: { repository: { full_name: 'acme/shop', default_branch: 'main' } },
      },
      inputs: { identity: BOOTSTRAP, mode: 'create', 'verify-image': 'acme/python' },
      environment: { ...production.environment(BOOTSTRAP_CLAIMS), GITHUB_REPOSITORY_ID: '8800' },
    });
    expect([outputs['decision'], stdout]).toEqual(['created', expect.stringContaining('was created')]);
  },
  pin: async () => {
    const repository = createGitRepository();
    const pinned = `cgr.dev/acme/nginx:1.29@${PINNED_NGINX}`;
    const text = `FROM cgr.dev/acme/python:3.13\nFROM ${OTHER_REGISTRY}/tool:1\nFROM ${pinned}\n`;
    writeFileSync(join(repository.folder, 'Dockerfile'), text);
    repository.commit('Three images');
    await production.github.person.push('main', { Dockerfile: text });
    const { outputs, stdout } = await run('pin', {
      workspace: repository.folder,
      event: {
        name: 'schedule',
        payload: { repository: { full_name: 'acme/shop', default_branch: 'main' } },
      },
      inputs: {
        identity: IDENTITY,
        'github-token': production.github.jobToken,
        labels: 'images',
        reviewers: 'someone',
      },
      environment: { GITHUB_REF: 'refs/heads/main' },
    });
    expect([outputs['operation'], stdout]).toEqual(['created', expect.stringContaining('acme/python')]);
  },
  bisect: async () => {
    // The first build that is tried is the bad end.
    const script =
      'f=$RUNNER_TEMP/bad; [ -f "$f" ] || echo "$MOORING_BISECT_DIGEST" > "$f"; [ "$(cat "$f")" != "$MOORING_BISECT_DIGEST" ]';
    const { outputs } = await run('bisect', {
      inputs: { identity: IDENTITY, reference: 'cgr.dev/acme/python:3.13', good: '-2', run: script },
    });
    expect(outputs).toMatchObject({
      status: 'found',
      'first-bad': expect.stringContaining('sha256:') as string,
    });
    await runGreen('bisect', { good: 'green:main', run: 'true' });
  },
  diff: async () => {
    const { outputs } = await run('diff', {
      inputs: {
        identity: IDENTITY,
        from: `cgr.dev/acme/nginx:1.29@${PINNED_NGINX}`,
        to: 'cgr.dev/acme/nginx:1.29',
      },
    });
    expect(outputs['verdict']).toMatch(/^(?:changed|rebuilt)$/);
    await runGreen('diff', { from: 'green:main' });
    // The registry of the other image is asked, and has no such image.
    await run('diff', {
      inputs: { identity: IDENTITY, reference: `${OTHER_REGISTRY}/tool:1`, from: 'newest' },
    });
  },
  resolve: async () => {
    const reference = `cgr.dev/acme/python:3.13\n${OTHER_REGISTRY}/tool:1`;
    const { outputs } = await run('resolve', { inputs: { identity: IDENTITY, reference } });
    expect(outputs['resolved']).toContain('acme/python');
  },
};

describe('hardening row 5: what SECURITY.md says of connections', () => {
  it.each(ACTIONS.map(({ name }) => name))(
    '%s connects to every host of its list, and no other',
    async (action) => {
      const others = [`${OTHER_REGISTRY}:443`];
      const places = placesOf(action);
      await RUNS[action]?.();
      const { asked } = production.proxy;
      expect(
        asked.filter(
          ({ host, path }) => !places.some((place) => isAt(place, host, others) && place.paths.test(path)),
        ),
      ).toEqual([]);
      expect(
        places
          .filter((place) => !asked.some(({ host }) => isAt(place, host, others)))
          .map(({ host }) => host),
      ).toEqual([]);
    },
  );
});
