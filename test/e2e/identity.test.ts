import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { BOOTSTRAP_CAPABILITIES } from '../../src/identity/decide/create-commands.ts';
import { PURPOSE_RULES } from '../../src/identity/decide/purpose.ts';
import type { Purpose, RepositoryFacts } from '../../src/identity/decide/purpose.ts';
import { acceptedSamples, rejectedSamples } from '../../src/identity/decide/sample-claims.ts';
import type { Sample } from '../../src/identity/decide/sample-claims.ts';
import { readAction } from '../support/jobs/actions.ts';
import { BOOTSTRAP, GITHUB, GROUP } from '../support/platform/identity-world.ts';
import { platformSetup, runLauncher } from '../support/jobs/run-launcher.ts';
import type { LauncherRun } from '../support/jobs/run-launcher.ts';
import { seedFile } from '../support/platform/seed-file.ts';
import { startPlatform } from '../support/platform/start-platform.ts';
import type { RunningPlatform } from '../support/platform/start-platform.ts';
import { machineVariables } from '../support/jobs/temporary-directory.ts';

const SUBJECT = 'repo:acme/shop:environment:images';
const match = { issuer: GITHUB, subject: SUBJECT };

let platform: RunningPlatform;

beforeAll(async () => {
  const seed = seedFile({
    github: {
      claims: {
        repository: 'acme/shop',
        repository_id: '8800',
        repository_owner_id: '9900',
        event_name: 'workflow_dispatch',
        ref: 'refs/heads/main',
        environment: 'images',
      },
    },
    organizations: [
      {
        name: 'acme',
        uid: GROUP,
        roles: [
          { name: 'bootstrap', capabilities: [...BOOTSTRAP_CAPABILITIES] },
          PURPOSE_RULES.check.role,
          PURPOSE_RULES.pin.role,
        ].map(({ name, capabilities }) => ({ name, capabilities })),
        identities: [
          { name: 'bootstrap', uid: BOOTSTRAP, claimMatch: match, bindings: [{ role: 'bootstrap' }] },
          {
            name: 'weak',
            uid: `${GROUP}/${'c'.repeat(16)}`,
            claimMatch: { ...match },
            bindings: [{ role: 'registry.pull' }],
          },
        ],
        repos: [{ name: 'python', tags: [{ name: '3.13', history: [{ at: 'now-1d' }] }] }],
      },
    ],
  });
  platform = await startPlatform('--seed', seed);
});
afterAll(async () => {
  expect(await platform.stop()).toBe(0);
});

const DEFAULTS = Object.fromEntries(
  Object.entries(readAction('identity/action.yml').inputs).map(([name, input]) => [
    name,
    input.default ?? '',
  ]),
);

interface Changes {
  readonly subject?: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly event?: { readonly name: string; readonly payload: unknown };
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

function identity({ subject = SUBJECT, inputs, event, environment }: Changes = {}): Promise<LauncherRun> {
  const setup = platformSetup(platform.line, subject);
  return runLauncher('identity.js', {
    workspace: mkdtempSync(join(tmpdir(), 'mooring-identity-')),
    event: event ?? { name: 'workflow_dispatch', payload: {} },
    inputs: { ...DEFAULTS, ...setup.inputs, identity: BOOTSTRAP, ...inputs },
    environment: { ...setup.environment, GITHUB_REPOSITORY_ID: '8800', ...environment },
  });
}

const DISPATCH = {
  name: 'workflow_dispatch',
  payload: { repository: { full_name: 'acme/shop', default_branch: 'main' } },
};

/** The status of exchanging a token with these claims for one of the identity. */
async function exchange(uid: string, { claims }: Sample): Promise<number> {
  const { oidcRequestUrl, oidcRequestToken, issuerUrl, apiUrl } = platform.line;
  const { expiresAt: _, aud, environment = '', ...texts } = claims;
  const mint = new URL(oidcRequestUrl);
  mint.searchParams.set('audience', aud);
  for (const [name, value] of Object.entries({ ...texts, environment }))
    if (value !== undefined) mint.searchParams.set(`claim.${name}`, value);
  const minted = await fetch(mint, { headers: { authorization: `Bearer ${oidcRequestToken}` } });
  const { value } = (await minted.json()) as { readonly value: string };
  const response = await fetch(`${issuerUrl}/sts/exchange`, {
    method: 'POST',
    headers: { authorization: `Bearer ${value}` },
    body: new URLSearchParams({ aud: apiUrl, identity: uid }),
  });
  return response.status;
}

/** The one error that a run ended with, as its text. */
function errorOf(run: LauncherRun): string {
  expect(run.exitCode).toBe(1);
  const errors = run.stdout.split('\n').filter((line) => line.startsWith('::error'));
  expect(errors).toHaveLength(1);
  return (errors[0] ?? '').replaceAll('%0A', '\n').replaceAll('%25', '%');
}

function whoami(environment: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const { line } = platform;
  return spawnSync(process.execPath, ['dist/cli.js', 'whoami', ...args], {
    encoding: 'utf8',
    env: {
      ...machineVariables(),
      MOORING_API_URL: line.apiUrl,
      MOORING_ISSUER_URL: line.issuerUrl,
      MOORING_REGISTRY_URL: `http://${line.registry}`,
      ...environment,
    },
  });
}

describe('the identity action', () => {
  it('in the mode that changes nothing, says what is missing and how to make it', async () => {
    const error = errorOf(await identity());
    expect(error).toContain('auth_identity_missing');
    expect(error).toContain(`--subject='${SUBJECT}'`);
    expect(error).toContain('resource "chainguard_identity"');
  });

  it('creates the identity, outputs its uid, and finds it again', async () => {
    const inputs = { mode: 'create', 'verify-image': 'acme/python', 'expect-organization': GROUP };
    const made = await identity({ inputs });
    expect([made.exitCode, made.stderr]).toEqual([0, '']);
    expect(made.outputs).toMatchObject({ decision: 'created', role: 'registry.pull' });
    expect(made.outputs['name']).toMatch(/^mooring-acme-shop-images-[0-9a-f]{8}$/);
    const again = await identity({ inputs });
    expect(again.outputs).toEqual({ ...made.outputs, decision: 'reused' });
    const required = await identity();
    expect(required.outputs['identity']).toBe(made.outputs['identity']);
  });

  it('hardening row 18: shows no token in log, outputs or summary, and masks each of them first', async () => {
    const run = await identity({ inputs: { mode: 'create' } });
    const masked = [...run.stdout.matchAll(/^::add-mask::(.+)$/gm)].map(([, secret = '']) => secret);
    expect(masked.length).toBeGreaterThan(8);
    const shown = run.stdout.split('\n').filter((line) => !line.startsWith('::add-mask::'));
    const visible = [...shown, run.stderr, run.summary, JSON.stringify(run.outputs)].join('\n');
    for (const secret of [...masked, platform.line.oidcRequestToken]) expect(visible).not.toContain(secret);
    expect(visible).not.toMatch(/eyJ[\w-]+\.eyJ/);
  });

  it('prints the minimum bootstrap role if the caller cannot look identities up', async () => {
    const error = errorOf(
      await identity({ inputs: { mode: 'create', identity: `${GROUP}/${'c'.repeat(16)}` } }),
    );
    expect(error).toContain('auth_forbidden');
    expect(error).toContain(`--capabilities=${BOOTSTRAP_CAPABILITIES.join(',')}`);
  });

  const facts: RepositoryFacts = {
    issuer: GITHUB,
    owner: 'acme',
    name: 'shop',
    repositoryId: '8800',
    ownerId: '9900',
    defaultBranch: 'main',
  };

  it.each<[Purpose, string]>([
    ['check', 'mooring-check'],
    ['pin', 'mooring-pin'],
    ['login', 'registry.pull'],
  ])('with the purpose %s, creates an identity that signs in for its events only', async (purpose, role) => {
    const run = await identity({ inputs: { mode: 'create', purpose }, event: DISPATCH });
    expect([run.exitCode, run.stderr]).toEqual([0, '']);
    expect(run.outputs).toMatchObject({ decision: 'created', role });
    expect(run.outputs['name']).toMatch(new RegExp(`^mooring-acme-shop-${purpose}-[0-9a-f]{8}$`));
    expect(run.stdout).toContain('was verified by its claim match');
    const uid = run.outputs['identity'] ?? '';
    const options = { facts, purpose, scope: 'repository', audience: '127.0.0.1' } as const;
    for (const one of acceptedSamples(options)) expect(await exchange(uid, one), one.title).toBe(200);
    for (const one of rejectedSamples(options)) expect(await exchange(uid, one), one.title).toBe(401);
    const again = await identity({ inputs: { purpose }, event: DISPATCH });
    expect(again.outputs).toEqual({ ...run.outputs, decision: 'reused' });
  });

  it.each<[string, Changes, RegExp]>([
    ['a purpose that is none', { inputs: { purpose: 'build' } }, /must be check, pin, login, or empty/],
    [
      'an environment without a purpose',
      { inputs: { environment: 'x' } },
      /`environment` requires `purpose`/,
    ],
    [
      'a pinned branch of a purpose',
      { inputs: { purpose: 'pin', 'pin-ref': 'true' } },
      /`pin-ref` cannot be combined/,
    ],
    [
      'a purpose without a default branch',
      { inputs: { purpose: 'check' } },
      /config_identity_refused[\s\S]*default branch/,
    ],
    [
      'a pull request',
      { event: { name: 'pull_request', payload: {} } },
      /config_identity_refused[\s\S]*pull_request/,
    ],
    ['a role that writes', { inputs: { role: 'owner' } }, /config_identity_refused[\s\S]*owner/],
    [
      'another organization',
      { inputs: { 'expect-organization': 'f'.repeat(40) } },
      /auth_wrong_organization/,
    ],
    [
      'a group below',
      { inputs: { 'expect-organization': `${GROUP}/${'1'.repeat(16)}` } },
      /config_input_invalid/,
    ],
    ['a mode that is none', { inputs: { mode: 'maybe' } }, /config_input_invalid.*\n?.*require or create/],
    [
      'no permission',
      { environment: { ACTIONS_ID_TOKEN_REQUEST_URL: undefined, ACTIONS_ID_TOKEN_REQUEST_TOKEN: undefined } },
      /auth_no_id_token/,
    ],
    [
      'a bootstrap that does not match',
      { subject: 'repo:acme@9900/shop@8800:environment:images', inputs: { mode: 'create' } },
      /auth_rejected[\s\S]*The subject has ids[\s\S]*chainctl iam identities update/,
    ],
  ])('fails for %s, with the reason', async (_, changes, reason) => {
    expect(errorOf(await identity(changes))).toMatch(reason);
  });

  it('has the commands of the identity page', () => {
    const page = readFileSync('docs/identity.md', 'utf8');
    expect(page).toContain(`--capabilities=${BOOTSTRAP_CAPABILITIES.join(',')}\n`);
    for (const { name, capabilities } of [PURPOSE_RULES.check.role, PURPOSE_RULES.pin.role])
      expect(page).toContain(
        `roles create ${name} --parent=$ORG \\\n  --capabilities=${capabilities.join(',')}\n`,
      );
  });
});

describe('mooring whoami', () => {
  const job = (subject: string): Readonly<Record<string, string>> =>
    platformSetup(platform.line, subject).environment;

  it('prints the claims of a job and the identity that it signs in as', () => {
    const { status, stdout, stderr } = whoami(job(SUBJECT), '--identity', BOOTSTRAP);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(`sub: ${SUBJECT}`);
    expect(stdout).toContain('name: bootstrap');
    expect(stdout).toContain('roles: bootstrap');
    expect(stdout).not.toMatch(/eyJ/);
  });

  it('compares a job with the identity that refuses it, where a token may read it', () => {
    const environment = {
      ...job('repo:acme/shop:pull_request'),
      MOORING_API_TOKEN: platform.line.adminToken,
    };
    const { status, stdout, stderr } = whoami(environment, '--identity', BOOTSTRAP);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('subject: DIFFERS');
    expect(stderr).toContain('Cause: The identity is for an environment');
    expect(stderr).not.toMatch(/eyJ/);
  });

  it('prints the identity of the token outside of a job', () => {
    const { status, stdout } = whoami({ MOORING_API_TOKEN: platform.line.adminToken });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^MOORING_API_TOKEN is [0-9a-f]{40}, expires /);
    expect(stdout).not.toContain(platform.line.adminToken);
  });

  it('takes a token with the line break of the file that it came from', () => {
    const { status, stderr } = whoami({ MOORING_API_TOKEN: `${platform.line.adminToken}\n` });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('sends no request for --identity outside of a job, even with a token', () => {
    const environment = { MOORING_API_TOKEN: platform.line.adminToken };
    const { status, stderr } = whoami(environment, '--identity', BOOTSTRAP);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr:
        'mooring: --identity works only in GitHub Actions\nRemove --identity to show the identity of MOORING_API_TOKEN.\n',
    });
  });

  it.each([[[]], [['--identity', 'me']], [['somebody']]])('ends %j without a token with a reason', (args) => {
    const { status, stdout, stderr } = whoami({}, ...args);
    expect([status === 1 || status === 2, stdout]).toEqual([true, '']);
    expect(stderr).toMatch(/^mooring: /);
  });
});
