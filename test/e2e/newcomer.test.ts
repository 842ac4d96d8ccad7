import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { text as readText } from 'node:stream/consumers';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createGitRepository } from '../support/github/git-repository.ts';
import type { GitRepository } from '../support/github/git-repository.ts';
import { startGitHub } from '../support/github/github-server.ts';
import type { GitHubServer } from '../support/github/github-server.ts';
import { packPackage } from '../support/jobs/pack-package.ts';
import { runWorkflow } from '../support/jobs/run-workflow.ts';
import type { WorkflowRun } from '../support/jobs/run-workflow.ts';
import { shellTokens } from '../support/jobs/shell-tokens.ts';
import { machineVariables } from '../support/jobs/temporary-directory.ts';
import { acmeWith, seedFile } from '../support/platform/seed-file.ts';
import { startPlatform } from '../support/platform/start-platform.ts';
import type { RunningPlatform } from '../support/platform/start-platform.ts';
import { connect, hostRepository, SHOP_FACTS } from '../support/workflow/hosted-repository.ts';
import type { HostedRepository } from '../support/workflow/hosted-repository.ts';
import type { WorkflowEvent } from '../support/workflow/workflow-event.ts';

const GROUP = '5f1c2b7d9e3a4c6b8d0e1f2a3b4c5d6e7f809102';
const WORKFLOW = '.github/workflows/mooring.yml';
const CONFIG = '.github/mooring.yml';

/** A person who signs in with the vendor's command line, as an owner of the organization. */
const OWNER = { identity: `${GROUP}/${'0e'.repeat(8)}`, subject: 'repo:acme/laptop:ref:refs/heads/main' };

const SHOP = {
  'api/Dockerfile':
    'FROM cgr.dev/acme/python:3.13-dev AS build\nRUN pip install shop\n\nFROM cgr.dev/acme/python:3.13\nCOPY --from=build /app /app\n',
  'storefront/Dockerfile': 'FROM cgr.dev/acme/node:22\nCOPY . /srv\n',
  'compose.yaml': 'services:\n  database:\n    image: cgr.dev/acme/postgres:17\n',
};

let platform: RunningPlatform;
let github: GitHubServer;
let repository: HostedRepository;
let clone: GitRepository;
let tokens: Readonly<Record<string, string>>;
const empty = mkdtempSync(join(tmpdir(), 'mooring-newcomer-'));

/** Adds a step to the log that MOORING_NEWCOMER_LOG names. */
function log(title: string, text: string): void {
  const path = process.env['MOORING_NEWCOMER_LOG'];
  if (path !== undefined) appendFileSync(path, `\n##### ${title}\n\n${text.trimEnd()}\n`);
}

interface ProgramRun {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program; GitHub answers in this process, so that it cannot wait for it without answering. */
async function runProgram(
  program: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly variables: Readonly<Record<string, string>> },
): Promise<ProgramRun> {
  const { cwd, variables } = options;
  const child = spawn(program, args, { cwd, env: { ...machineVariables(), HOME: empty, ...variables } });
  const [stdout, stderr] = await Promise.all([readText(child.stdout), readText(child.stderr)]);
  if (child.exitCode === null) await once(child, 'exit');
  const { exitCode: status } = child;
  log(`$ ${basename(program)} ${args.join(' ')}   (exit status ${status})`, stdout + stderr);
  return { status, stdout, stderr };
}

/** Runs the installed program as a person does, in the clone. */
function mooring(...args: readonly string[]): Promise<ProgramRun> {
  const { line } = platform;
  return runProgram(join(empty, 'node_modules/.bin/mooring'), args, {
    cwd: clone.folder,
    variables: {
      GITHUB_API_URL: github.apiUrl,
      MOORING_API_URL: line.apiUrl,
      MOORING_ISSUER_URL: line.issuerUrl,
      MOORING_TOKEN_URL: line.tokenUrl,
      MOORING_REGISTRY_URL: `http://${line.registry}`,
      ...tokens,
    },
  });
}

/** Lets an event happen to the written workflow. */
async function happen(event: WorkflowEvent): Promise<WorkflowRun> {
  const { line } = platform;
  const ran = await runWorkflow(
    {
      repository,
      github,
      oidc: (claims) => {
        const url = new URL(line.oidcRequestUrl);
        for (const [name, value] of Object.entries(claims)) url.searchParams.set(`claim.${name}`, value);
        return {
          ACTIONS_ID_TOKEN_REQUEST_URL: url.href,
          ACTIONS_ID_TOKEN_REQUEST_TOKEN: line.oidcRequestToken,
        };
      },
    },
    WORKFLOW,
    event,
  );
  const jobs = ran.jobs.map(
    (job) =>
      `--- job ${job.id}: ${job.conclusion}\n${job.log}${job.summary === '' ? '' : `\n--- summary of ${job.id}\n${job.summary}`}`,
  );
  log(`on ${JSON.stringify(event)}: ${ran.conclusion}`, jobs.join('\n\n'));
  return ran;
}

/** `check success, pin skipped`. */
function conclusions({ jobs }: WorkflowRun): string {
  return jobs.map(({ id, conclusion }) => `${id} ${conclusion}`).join(', ');
}

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(clone.folder, path)), { recursive: true });
    writeFileSync(join(clone.folder, path), content);
  }
}

/** Commits on a new branch of main, and pushes it. */
function propose(branch: string, files: Readonly<Record<string, string>>): void {
  clone.git('switch', '--quiet', '--create', branch, 'main');
  write(files);
  clone.commit(`Change ${branch}`);
  clone.git('push', '--quiet', 'origin', branch);
  clone.git('switch', '--quiet', 'main');
}

function merge(branch: string): void {
  clone.git('merge', '--quiet', '--no-edit', branch);
  clone.git('push', '--quiet', 'origin', 'main');
}

/** The lines of the written workflow that schedule it: of the check, then of the pins. */
function crons(): readonly string[] {
  const text = readFileSync(join(clone.folder, WORKFLOW), 'utf8');
  return [...text.matchAll(/- cron: '([^']+)'/g)].map(([, cron = '']) => cron);
}

beforeAll(async () => {
  const tarball = await packPackage();
  const installed = await runProgram('npm', ['install', '--no-audit', '--offline', tarball], {
    cwd: empty,
    variables: {},
  });
  expect(installed.status).toBe(0);
  const [acme, ...others] = acmeWith([
    tagsOf('python', ['3.13', '3.13-dev']),
    tagsOf('postgres', ['17']),
    {
      name: 'node',
      packages: [{ name: 'nodejs', version: '22.1.0-r0' }],
      tags: [
        { name: '18', deprecated: true, history: { from: 'now-700d', every: '1d', count: 500 } },
        { name: '22', history: { from: 'now-90d', every: '1d', count: 90 } },
      ],
    },
  ]).organizations;
  const claimMatch = { issuer: 'https://token.actions.githubusercontent.com', subject: OWNER.subject };
  const owner = { name: 'owner', uid: OWNER.identity, claimMatch, bindings: [{ role: 'owner' }] };
  platform = await startPlatform(
    '--seed',
    seedFile({
      github: { subject: 'immutable' },
      organizations: [{ ...acme, verified: true, roles: [], identities: [owner], groups: [] }, ...others],
    }),
  );
  tokens = await shellTokens(platform.line, OWNER);
  github = await startGitHub();
  const { id, owner: account } = await github.person.ask<{ id: number; owner: { id: number } }>('GET', '');
  repository = hostRepository({ ...SHOP_FACTS, id: String(id), ownerId: String(account.id) });
  clone = createGitRepository();
  connect(clone.git, repository);
  write(SHOP);
  clone.commit('A shop');
  clone.git('push', '--quiet', 'origin', 'main');
});

afterAll(async () => {
  await github.close();
  await platform.stop();
});

function tagsOf(name: string, tags: readonly string[]): object {
  return {
    name,
    packages: [{ name: `${name}-runtime`, version: '1.0.0-r0' }],
    tags: tags.map((tag) => ({ name: tag, history: { from: 'now-60d', every: '1d', count: 60 } })),
  };
}

describe('a newcomer', () => {
  it('previews and writes the setup', async () => {
    const preview = await mooring('init');
    expect([preview.status, preview.stderr]).toEqual([0, '']);
    expect(clone.git('status', '--porcelain')).toBe('');
    const written = await mooring('init', '--write');
    expect([written.status, written.stderr]).toEqual([0, '']);
    expect(clone.git('status', '--porcelain', '--untracked-files=all')).toBe(
      '?? .github/mooring.yml\n?? .github/workflows/mooring.yml',
    );
    expect((await mooring('init', '--write')).stdout).toContain('Already set up: nothing to change.');
    const doctor = await mooring('doctor');
    expect([doctor.status, doctor.stdout]).toEqual([0, expect.stringContaining('Ready: every step is ok.')]);
    // The example's images are signed by an authority of its own.
    const config = readFileSync(join(clone.folder, CONFIG), 'utf8');
    expect(config).toContain('trust:\n  signatures: require');
    const root = '.github/trusted_root.json';
    write({
      [CONFIG]: config.replace('\ntrust:\n', `\ntrust:\n  trusted-root: ${root}\n`),
      [root]: readFileSync(platform.line.trustedRoot, 'utf8'),
    });
  });

  it.each<[string, () => WorkflowEvent, string]>([
    [
      'the pull request with the setup',
      () => {
        propose('mooring', {});
        return { name: 'pull_request', head: 'mooring' };
      },
      'check success, pin skipped',
    ],
    [
      'the push of its merge',
      () => {
        const before = repository.head('main');
        merge('mooring');
        return { name: 'push', before };
      },
      'check success, pin skipped',
    ],
    ['the weekly check', () => ({ name: 'schedule', cron: crons()[0] ?? '' }), 'check success, pin skipped'],
    [
      'a merge queue',
      () => {
        propose('docs', { 'README.md': '# A shop\n' });
        return { name: 'merge_group', head: 'docs' };
      },
      'check success, pin skipped',
    ],
    ['the nightly pins', () => ({ name: 'schedule', cron: crons()[1] ?? '' }), 'check skipped, pin success'],
    ['a run by hand', () => ({ name: 'workflow_dispatch' }), 'check success, pin success'],
  ])('gets a green run for %s', async (_what, arrange, expected) => {
    expect(conclusions(await happen(arrange()))).toBe(expected);
  });

  it('has one pull request with the pins of every image', async () => {
    const open = await github.person.pullRequests('open');
    expect(open.map(({ head, base }) => [head.ref, base.ref])).toEqual([['mooring/pins', 'main']]);
    for (const path of Object.keys(SHOP)) {
      const text = await github.person.read('mooring/pins', path);
      expect(text.match(/cgr\.dev\S+@sha256:[0-9a-f]{64}/g)).toHaveLength(path === 'api/Dockerfile' ? 2 : 1);
    }
    log(`pull request "${open[0]?.title}"`, open[0]?.body ?? '');
  });

  it('gets a red run for a pull request with an end-of-life image, with one problem, reported once', async () => {
    propose('legacy', { 'storefront/Dockerfile': 'FROM cgr.dev/acme/node:18\nCOPY . /srv\n' });
    const run = await happen({ name: 'pull_request', head: 'legacy' });
    expect(conclusions(run)).toBe('check failure, pin skipped');
    const [job] = run.jobs;
    const [title = '', ...rows] = job?.summary.match(/^(?:## .*|\| ❌ \|.*)$/gm) ?? [];
    expect(title).toMatch(/^## ❌ .*\b1 new problem blocks\b/);
    expect(rows).toEqual([expect.stringMatching(/storefront\/Dockerfile.*end of life/i)]);
    const errors = job?.annotations.filter(({ name }) => name === 'error') ?? [];
    expect(errors.map(({ properties }) => [properties['file'], properties['line']])).toEqual([
      ['storefront/Dockerfile', '1'],
    ]);
    expect(job?.log.match(/\bend of life\b.*storefront\/Dockerfile/g)).toHaveLength(1);
    expect(job?.log.match(/past its end of life/g)).toHaveLength(1);
  });

  it('gets a green run for a pull request of a fork, which has no token', async () => {
    const run = await happen({ name: 'pull_request', head: 'docs', isFork: true });
    expect(conclusions(run)).toBe('check success, pin skipped');
  });
});
