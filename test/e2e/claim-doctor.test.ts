import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ACTIONS, readAction } from '../support/jobs/actions.ts';
import { startWorld } from '../support/jobs/fault-world.ts';
import type { FaultWorld } from '../support/jobs/fault-world.ts';
import { createJob, IDENTITY, ORGANIZATION } from '../support/jobs/login-job.ts';
import { runLauncher } from '../support/jobs/run-launcher.ts';
import type { LauncherRun } from '../support/jobs/run-launcher.ts';
import { machineVariables } from '../support/jobs/temporary-directory.ts';

const ISSUER = 'https://token.actions.githubusercontent.com';
const MAIN = 'repo:acme/shop:ref:refs/heads/main';
const NEXT = 'repo:acme/shop:ref:refs/heads/next';
const WITH_IDS = 'repo:acme@9900/shop@8800:ref:refs/heads/main';
const ENVIRONMENT = 'repo:acme/shop:environment:production';
const PULL_REQUEST = 'repo:acme/shop:pull_request';

type Row = readonly [cause: string, token: string, identity: object, says: RegExp];

const ROWS: readonly Row[] = [
  ['an environment against a branch', ENVIRONMENT, {}, /The job has an `environment:`/],
  [
    'a branch against an environment',
    MAIN,
    { subject: ENVIRONMENT },
    /for an environment, but the job has none/,
  ],
  ['a pull request', PULL_REQUEST, {}, /All pull requests have the same subject/],
  ['a subject with ids against one without', WITH_IDS, {}, /the identity has a subject without ids/],
  [
    'a subject without ids against one with',
    MAIN,
    { subject: WITH_IDS },
    /The identity has a subject with ids/,
  ],
  ['another audience', MAIN, { audience: 'https://console-api.enforce.dev' }, /another audience/],
  ['another branch', NEXT, {}, /another branch/],
  ['another issuer', MAIN, { issuer: 'https://github.acme.test/_services/token' }, /another issuer/],
  ['upper and lower case', MAIN, { subject: 'repo:Acme/Shop:ref:refs/heads/main' }, /differ in case/],
  [
    'another branch, with a condition that is long',
    NEXT,
    { claimPatterns: { ref: `^(?:${'never|'.repeat(250)}.*)$` } },
    /another branch/,
  ],
  ['a slash at the end', MAIN, { issuer: `${ISSUER}/` }, /by a trailing "\/"/],
];

/** A platform whose identity expects something else than it gets, unless the row says so. */
function worldOf(identity: object): Promise<FaultWorld> {
  const claimMatch = { issuer: ISSUER, subject: MAIN, ...identity };
  return startWorld({
    seed: {
      organizations: [
        {
          name: 'acme',
          uid: ORGANIZATION,
          identities: [{ name: 'shop', uid: IDENTITY, claimMatch, bindings: [{ role: 'registry.pull' }] }],
          repos: [{ name: 'python', tags: [{ name: '3.13', history: [{ at: 'now-1d' }] }] }],
        },
      ],
    },
  });
}

/** Where a job with this subject asks for its token. */
function requestOf({ line }: FaultWorld, subject: string): Readonly<Record<string, string>> {
  const url = new URL(line.oidcRequestUrl);
  url.searchParams.set('claim.sub', subject);
  return {
    ACTIONS_ID_TOKEN_REQUEST_URL: url.href,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: line.oidcRequestToken,
  };
}

function whoami({ line }: FaultWorld, environment: Readonly<Record<string, string>>) {
  return outcomeOf(['whoami', '--identity', IDENTITY], {
    MOORING_API_URL: line.apiUrl,
    MOORING_ISSUER_URL: line.issuerUrl,
    MOORING_REGISTRY_URL: `http://${line.registry}`,
    MOORING_API_TOKEN: line.adminToken,
    ...environment,
  });
}

/** The platform answers in this process: it must not wait for the other. */
function outcomeOf(args: readonly string[], environment: Readonly<Record<string, string>>) {
  return new Promise<{ readonly status: number | null; readonly stderr: string }>((resolve) => {
    const child = runCli(args, environment);
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.on('close', (status) => resolve({ status, stderr }));
  });
}

function runCli(args: readonly string[], environment: Readonly<Record<string, string>>) {
  return spawn(process.execPath, ['dist/cli.js', ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...machineVariables(), ...environment },
  });
}

function hasPrograms(): boolean {
  return ['curl', 'jq'].every((program) => spawnSync(program, ['--version']).status === 0);
}

/** As a person who pastes it. Rejects where it ends with another status than 0. */
function runShell(script: string, environment: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('sh', ['-e', '-c', script], {
      stdio: 'ignore',
      env: { ...machineVariables(), ...environment },
    });
    child.on('close', (status) => (status === 0 ? resolve() : reject(new Error(`it ended with ${status}`))));
  });
}

/** What a log shows of a run. */
function said({ stdout }: LauncherRun): string {
  return stdout
    .replaceAll(/^::add-mask::.*\n/gm, '')
    .replaceAll('%0A', '\n')
    .replaceAll('%25', '%');
}

describe('a refused exchange', () => {
  it.each(ROWS)(
    'by %s: whoami names the cause, and its API call is the cure',
    async (_, token, identity, says) => {
      const world = await worldOf(identity);
      try {
        const job = createJob(world, { environment: requestOf(world, token) });
        const refused = await job.login();
        expect([refused.exitCode, said(refused)]).toEqual([1, expect.stringContaining('auth_rejected')]);
        const { status, stderr } = await whoami(world, requestOf(world, token));
        expect([status, stderr.match(/^Cause: .*/gm)]).toEqual([1, [expect.stringMatching(says)]]);
        expect(stderr).toContain(`chainctl iam identities update ${IDENTITY} `);
        expect(stderr).toContain(`subject = "${token}"`);
        const [, url = '', body = ''] = /^ *'(http.*)' \\\n *--data '(.*)'$/m.exec(stderr) ?? [];
        const patched = await fetch(url, {
          method: 'PATCH',
          headers: { authorization: `Bearer ${world.line.adminToken}`, 'content-type': 'application/json' },
          body,
        });
        expect(patched.status).toBe(200);
        expect((await job.login()).exitCode).toBe(0);
      } finally {
        await world.close();
      }
    },
  );

  it.each(ROWS)(
    'by %s: a login prints what the token shows, and three ways to let it in',
    async (_, token, identity) => {
      const world = await worldOf(identity);
      try {
        const text = said(await createJob(world, { environment: requestOf(world, token) }).login());
        for (const line of [`iss: ${ISSUER}`, `sub: ${token}`, 'aud: 127.0.0.1', 'repository_id: 8800'])
          expect(text).toContain(`\n  ${line}\n`);
        expect(text).toContain(`--arg subject '${token}'`);
        expect(text).toContain(`'${world.line.apiUrl}/iam/v2/identities/${IDENTITY}?updateMask=claimMatch'`);
        expect(text).toContain(
          `chainctl iam identities update ${IDENTITY} --identity-issuer='${ISSUER}' --subject='${token}' --audience='127.0.0.1'`,
        );
        expect(text).toContain(
          `\n    issuer = "${ISSUER}"\n    subject = "${token}"\n    audience = "127.0.0.1"\n`,
        );
        for (const secret of world.secrets) expect(text).not.toContain(secret);
      } finally {
        await world.close();
      }
    },
  );

  it.skipIf(!hasPrograms())('the call that a login prints works when it is pasted', async () => {
    const world = await worldOf({ subject: NEXT, claims: { repository_id: '8800' } });
    try {
      const job = createJob(world, { environment: requestOf(world, MAIN) });
      const text = said(await job.login());
      const [, script = ''] = /^API:\n([\s\S]*?)^chainctl:/m.exec(text) ?? [];
      await runShell(script, { TOKEN: world.line.adminToken });
      expect((await job.login()).exitCode).toBe(0);
    } finally {
      await world.close();
    }
  });
});

describe('a refused exchange of every action', () => {
  let world: FaultWorld;
  beforeAll(async () => {
    world = await worldOf({ subject: NEXT });
  });
  afterAll(() => world.close());

  it.each(ACTIONS)('$name prints claims, cause and fix', async ({ name, path }) => {
    const workspace = mkdtempSync(join(tmpdir(), 'mooring-refused-'));
    execFileSync('git', ['init', '--quiet', workspace]);
    writeFileSync(join(workspace, 'Dockerfile'), 'FROM cgr.dev/acme/python:3.13\n');
    const defaults = Object.entries(readAction(path).inputs).flatMap(([input, { default: text }]) =>
      text === undefined || text.startsWith('${{') ? [] : [[input, text]],
    );
    const run = await runLauncher(`${name}.js`, {
      workspace,
      event: {
        name: 'workflow_dispatch',
        payload: { repository: { full_name: 'acme/shop', default_branch: 'main' } },
      },
      inputs: {
        ...(Object.fromEntries(defaults) as Record<string, string>),
        'api-url': world.line.apiUrl,
        'issuer-url': world.line.issuerUrl,
        'token-url': world.line.tokenUrl,
        'registry-url': `http://${world.line.registry}`,
        identity: IDENTITY,
        organization: 'acme',
        reference: 'cgr.dev/acme/python:3.13',
        run: 'true',
        'github-token': 'hunter2-hunter2',
      },
      environment: {
        ...requestOf(world, MAIN),
        ACTIONS_ID_TOKEN_REQUEST_URL: `${requestOf(world, MAIN)['ACTIONS_ID_TOKEN_REQUEST_URL']}&claim.event_name=workflow_dispatch&claim.ref=refs/heads/main`,
        GITHUB_REF: 'refs/heads/main',
        GITHUB_REPOSITORY_ID: '8800',
      },
    });
    const text = said(run);
    expect([run.exitCode, run.stdout.match(/^::error title=[^:]*/gm)]).toEqual([
      1,
      ['::error title=Mooring%3A auth_rejected'],
    ]);
    expect(text).toContain(`\n  sub: ${MAIN}\n`);
    expect(text).toContain('This run is for a branch without an `environment:`');
    expect(text).toMatch(/^API:\n[\s\S]*^chainctl:\n[\s\S]*^Terraform/m);
  });
});

describe('mooring whoami without a token', () => {
  it.each<[string, string, Readonly<Record<string, string>>, RegExp]>([
    [
      'names the variable on a laptop, with the command that sets it',
      '',
      {},
      /^1 mooring: MOORING_API_TOKEN is not set\nRun `export MOORING_API_TOKEN="\$\(chainctl auth token --audience=https:[^)]*\)"`\.\n$/,
    ],
    [
      'does not sign in as an identity there',
      `--identity ${IDENTITY}`,
      {},
      /^2 mooring: --identity works only in GitHub Actions\nRemove --identity [^\n]*\n$/,
    ],
    [
      'names the permission in a job',
      '',
      { GITHUB_ACTIONS: 'true' },
      /^1 mooring: this job cannot request an OIDC token\nAdd `permissions: id-token: write` to this job\./,
    ],
  ])('%s', async (_, options, environment, says) => {
    const args = options.split(' ').filter((word) => word !== '');
    const { status, stderr } = await outcomeOf(['whoami', ...args], environment);
    expect(`${status} ${stderr}`).toMatch(says);
  });
});
