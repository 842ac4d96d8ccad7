import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';

import { createGitRepository } from '../github/git-repository.ts';
import type { GitRepository } from '../github/git-repository.ts';
import { startProduction } from '../jobs/production.ts';
import type { Production } from '../jobs/production.ts';
import { machineVariables } from '../jobs/temporary-directory.ts';
import { connect, hostRepository } from '../workflow/hosted-repository.ts';
import type { HostedRepository } from '../workflow/hosted-repository.ts';
import { READER } from './blocks.ts';
import { publicRootVariables } from '../jobs/public-root.ts';

/** What a command printed, and how it ended. */
export interface Ran {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The world of a reader: the service and GitHub at their own addresses, and programs on PATH. */
export interface DocsWorld {
  readonly production: Production;
  /** Hosts the example repository acme/shop, with files beside its own; the branch `topic` changes a text. */
  host(files?: Readonly<Record<string, string>>): {
    readonly hosted: HostedRepository;
    readonly before: string;
  };
  /** Variables of a job that runs the workflows of the pages. */
  readonly jobEnvironment: Readonly<Record<string, string>>;
  /** The variables of a reader who has set tokens and organization. */
  readonly tokens: Readonly<Record<string, string>>;
  /** An OIDC token with this subject, for the audience of the platform's issuer. */
  idToken(subject: string): Promise<string>;
  /** Runs a script with bash in a directory, as a reader who is signed in with chainctl. */
  run(script: string, directory: string, variables?: Readonly<Record<string, string>>): Promise<Ran>;
  close(): Promise<void>;
}

const GITHUB = 'https://token.actions.githubusercontent.com';
const REPOSITORY = new URL('../../..', import.meta.url).pathname;

/** Those of the jobs of acme/shop, on GitHub and on the other systems of docs/other-ci.md. */
const SUBJECTS =
  '^(repo:acme/shop:|project_path:your-group/shop:|organization:your-org:pipeline:shop:|https://jenkins.example.com/job/shop/).*$';

/** Starts it. One identity, which stands for that of the reader, matches every job of acme/shop. */
export async function startDocsWorld(): Promise<DocsWorld> {
  const production = await startProduction([
    {
      name: 'docs',
      uid: READER,
      claimMatch: { issuer: GITHUB, subjectPattern: SUBJECTS },
      bindings: [{ role: 'registry.pull' }, { role: 'advisories.read' }],
    },
  ]);
  const home = mkdtempSync(join(tmpdir(), 'mooring-reader-'));
  const programs = join(home, 'bin');
  mkdirSync(programs);
  const install = (name: string, script: string): void => {
    writeFileSync(
      join(programs, name),
      `#!/bin/sh\nexec "${process.execPath}" "${join(REPOSITORY, script)}" "$@"\n`,
    );
    chmodSync(join(programs, name), 0o755);
  };
  install('mooring', 'dist/cli.js');
  for (const name of ['chainctl', 'docker', 'buildkite-agent', 'gh'])
    install(name, `test/support/docs/programs/${name}.ts`);
  writeFileSync(join(home, '.gitconfig'), '[user]\n  name = A Reader\n  email = reader@example.com\n');
  const groups: number[] = [];
  const registryToken = await exchange(production, 'cgr.dev');
  const variables = {
    ...machineVariables(),
    PATH: `${programs}:${process.env['PATH'] ?? ''}`,
    HOME: home,
    GIT_CONFIG_NOSYSTEM: '1',
    ...production.proxy.environment,
    ...publicRootVariables(production.trustedRoot),
    CURL_CA_BUNDLE: production.proxy.environment['NODE_EXTRA_CA_CERTS'],
    READERS_REGISTRY_TOKEN: registryToken,
    READERS_API_TOKEN: production.adminToken,
  };
  return {
    production,
    host: (files = {}) => host(files),
    jobEnvironment: { ...production.proxy.environment, PATH: variables.PATH },
    tokens: {
      MOORING_API_TOKEN: production.adminToken,
      MOORING_REGISTRY_TOKEN: registryToken,
      MOORING_ORGANIZATION: 'acme',
      // The readers of the tests run a clone that is not published.
      MOORING_MOORING: `acme/mooring@${'5'.repeat(40)}`,
    },
    idToken: (subject) => mint(production, subject),
    run: async (script, directory, more = {}) => {
      const child = start(script, directory, { ...variables, ...more });
      if (child.pid !== undefined) groups.push(child.pid);
      return result(child);
    },
    close: async () => {
      for (const group of groups) stop(group);
      await production.close();
    },
  };
}

function host(files: Readonly<Record<string, string>>): ReturnType<DocsWorld['host']> {
  const hosted = hostRepository();
  const clone = createGitRepository();
  connect(clone.git, hosted);
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(clone.folder, path)), { recursive: true });
    writeFileSync(join(clone.folder, path), text);
  };
  clone.copy('examples/shop');
  // Docker Hub is not there: pin would report its image as an error.
  write('db/Containerfile', 'FROM cgr.dev/acme/postgres:17\n');
  write('src/Dockerfile', 'FROM cgr.dev/acme/go:1.25\n');
  const before = push(clone, 'main');
  for (const [path, text] of Object.entries(files)) write(path, text);
  write('notes.md', 'Notes\n');
  push(clone, 'main');
  clone.git('checkout', '--quiet', '-b', 'topic');
  write('notes.md', 'More notes\n');
  push(clone, 'topic');
  return { hosted, before };
}

function push(clone: GitRepository, branch: string): string {
  const commit = clone.commit('A change');
  clone.git('push', '--quiet', 'origin', branch);
  return commit;
}

function start(
  script: string,
  cwd: string,
  env: Readonly<Record<string, string | undefined>>,
): ChildProcessByStdio<null, Readable, Readable> {
  return spawn('bash', ['-euo', 'pipefail', '-c', script], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
}

/** Milliseconds for the rest of the output of a script that ended: a program that it left in the background holds it open. */
const OUTPUT_MS = 1_000;

/** What a script printed before it ended; a program that it left in the background is not waited for. */
async function result(child: ChildProcessByStdio<null, Readable, Readable>): Promise<Ran> {
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const closed = once(child, 'close');
  await once(child, 'exit');
  // The end of a program can be seen before its last output.
  await Promise.race([closed, setTimeout(OUTPUT_MS)]);
  return { exitCode: child.exitCode, stdout, stderr };
}

/** Ends what a script left in the background. */
function stop(group: number): void {
  try {
    process.kill(-group, 'SIGTERM');
  } catch {
    // Nothing of it runs anymore.
  }
}

async function mint({ origin, environment }: Production, subject: string): Promise<string> {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: url = '', ACTIONS_ID_TOKEN_REQUEST_TOKEN: token = '' } = environment({
    sub: subject,
  });
  const { pathname, search } = new URL(url);
  const response = await fetch(`${origin}${pathname}${search}&audience=issuer.enforce.dev`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { value } = (await response.json()) as { value: string };
  return value;
}

/** Signs in as the reader's identity. */
async function exchange(production: Production, audience: string): Promise<string> {
  const response = await fetch(`${production.origin}/sts/exchange`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await mint(production, 'repo:acme/shop:pull_request')}` },
    body: new URLSearchParams({ aud: audience, identity: READER }),
  });
  const { token } = (await response.json()) as { token?: string };
  if (token === undefined) throw new Error(`no token for ${audience}: status ${response.status}`);
  return token;
}
