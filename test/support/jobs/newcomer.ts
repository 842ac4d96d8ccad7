import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { text as readText } from 'node:stream/consumers';

import { createGitRepository } from '../github/git-repository.ts';
import type { GitRepository } from '../github/git-repository.ts';
import { startGitHub } from '../github/github-server.ts';
import type { GitHubServer } from '../github/github-server.ts';
import type { RunningPlatform } from '../platform/start-platform.ts';
import { connect, hostRepository, SHOP_FACTS } from '../workflow/hosted-repository.ts';
import type { HostedRepository } from '../workflow/hosted-repository.ts';
import type { WorkflowEvent } from '../workflow/workflow-event.ts';
import { packPackage } from './pack-package.ts';
import { runWorkflow } from './run-workflow.ts';
import type { WorkflowRun, WorkflowWorld } from './run-workflow.ts';
import { machineVariables } from './temporary-directory.ts';

export const WORKFLOW = '.github/workflows/mooring.yml';
export const CONFIG = '.github/mooring.yml';

/** The commit of Mooring that a newcomer is given. */
export const MOORING = `acme/mooring@${'5'.repeat(40)}`;

/** Adds a step to the log that MOORING_NEWCOMER_LOG names. */
export function log(title: string, text: string): void {
  const path = process.env['MOORING_NEWCOMER_LOG'];
  if (path !== undefined) appendFileSync(path, `\n##### ${title}\n\n${text.trimEnd()}\n`);
}

export interface ProgramRun {
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
  const child = spawn(program, args, { cwd, env: { ...machineVariables(), ...variables } });
  const [stdout, stderr] = await Promise.all([readText(child.stdout), readText(child.stderr)]);
  if (child.exitCode === null) await once(child, 'exit');
  const { exitCode: status } = child;
  log(`$ ${basename(program)} ${args.join(' ')}   (exit status ${status})`, stdout + stderr);
  return { status, stdout, stderr };
}

/** Installs the package in an empty directory, as a person does; returns the directory. */
export async function installPackage(): Promise<string> {
  const empty = mkdtempSync(join(tmpdir(), 'mooring-newcomer-'));
  const args = ['install', '--no-audit', '--offline', await packPackage()];
  const { status, stderr } = await runProgram('npm', args, { cwd: empty, variables: { HOME: empty } });
  if (status !== 0) throw new Error(`npm install ended with ${status}: ${stderr}`);
  return empty;
}

/** A person with a clone of acme/shop, and the repository on GitHub. */
export interface Newcomer {
  readonly clone: GitRepository;
  readonly repository: HostedRepository;
  readonly github: GitHubServer;
  /** Runs the installed program in the clone. */
  mooring(...args: readonly string[]): Promise<ProgramRun>;
  write(files: Readonly<Record<string, string>>): void;
  read(path: string): string;
  /** Trusts the authority that signs the images of the example, in the written configuration file. */
  trust(): void;
  /** Commits on a new branch of main, and pushes it. */
  propose(branch: string, files: Readonly<Record<string, string>>): void;
  merge(branch: string): void;
  /** Lets an event happen to the written workflow. */
  happen(event: WorkflowEvent): Promise<WorkflowRun>;
  /** The lines of the written workflow that schedule it. */
  crons(): readonly string[];
  close(): Promise<void>;
}

/** Starts it with these files on main. `installed` is the directory with the package. */
export async function startNewcomer(options: {
  readonly installed: string;
  readonly platform: RunningPlatform;
  readonly files: Readonly<Record<string, string>>;
  /** The tokens of the person; none without an account. */
  readonly tokens?: Readonly<Record<string, string>>;
}): Promise<Newcomer> {
  const { installed, tokens = {} } = options;
  const { line } = options.platform;
  const github = await startGitHub();
  const { id, owner: account } = await github.person.ask<{ id: number; owner: { id: number } }>('GET', '');
  const repository = hostRepository({ ...SHOP_FACTS, id: String(id), ownerId: String(account.id) });
  const clone = createGitRepository();
  connect(clone.git, repository);
  const write: Newcomer['write'] = (files) => {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(clone.folder, path)), { recursive: true });
      writeFileSync(join(clone.folder, path), content);
    }
  };
  const read = (path: string): string => readFileSync(join(clone.folder, path), 'utf8');
  const oidc: WorkflowWorld['oidc'] = (claims) => {
    const url = new URL(line.oidcRequestUrl);
    for (const [name, value] of Object.entries(claims)) url.searchParams.set(`claim.${name}`, value);
    return {
      ACTIONS_ID_TOKEN_REQUEST_URL: url.href,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: line.oidcRequestToken,
    };
  };
  write(options.files);
  clone.commit('A shop');
  clone.git('push', '--quiet', 'origin', 'main');
  return {
    clone,
    repository,
    github,
    write,
    read,
    mooring: (...args) =>
      runProgram(join(installed, 'node_modules/.bin/mooring'), args, {
        cwd: clone.folder,
        variables: {
          HOME: installed,
          GITHUB_API_URL: github.apiUrl,
          MOORING_API_URL: line.apiUrl,
          MOORING_ISSUER_URL: line.issuerUrl,
          MOORING_TOKEN_URL: line.tokenUrl,
          MOORING_REGISTRY_URL: `http://${line.registry}`,
          MOORING_MOORING: MOORING,
          ...tokens,
        },
      }),
    trust: () => {
      const root = '.github/trusted_root.json';
      write({
        [CONFIG]: read(CONFIG).replace('\ntrust:\n', `\ntrust:\n  trusted-root: ${root}\n`),
        [root]: readFileSync(line.trustedRoot, 'utf8'),
      });
    },
    propose: (branch, files) => {
      clone.git('switch', '--quiet', '--create', branch, 'main');
      write(files);
      clone.commit(`Change ${branch}`);
      clone.git('push', '--quiet', 'origin', branch);
      clone.git('switch', '--quiet', 'main');
    },
    merge: (branch) => {
      clone.git('merge', '--quiet', '--no-edit', branch);
      clone.git('push', '--quiet', 'origin', 'main');
    },
    happen: async (event) => {
      const ran = await runWorkflow({ repository, github, oidc }, WORKFLOW, event);
      const jobs = ran.jobs.map(
        (job) =>
          `--- job ${job.id}: ${job.conclusion}\n${job.log}${job.summary === '' ? '' : `\n--- summary of ${job.id}\n${job.summary}`}`,
      );
      log(`on ${JSON.stringify(event)}: ${ran.conclusion}`, jobs.join('\n\n'));
      return ran;
    },
    crons: () => [...read(WORKFLOW).matchAll(/- cron: '([^']+)'/g)].map(([, cron = '']) => cron),
    close: () => github.close(),
  };
}

/** `check success, pin skipped`. */
export function conclusions({ jobs }: WorkflowRun): string {
  return jobs.map(({ id, conclusion }) => `${id} ${conclusion}`).join(', ');
}
