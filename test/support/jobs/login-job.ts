import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';

import { actionDefaults, readAction } from './actions.ts';
import type { FaultWorld } from './fault-world.ts';
import { createGitRepository } from '../github/git-repository.ts';
import { CHECK_DEFAULTS, LOGIN_DEFAULTS, runLauncher } from './run-launcher.ts';
import type { LauncherRun, LauncherSetup } from './run-launcher.ts';
import { machineVariables } from './temporary-directory.ts';

export const ORGANIZATION = '5f1c2b7d9e3a4c6b8d0e1f2a3b4c5d6e7f809102';
export const IDENTITY = `${ORGANIZATION}/a1b2c3d4e5f60718`;

/** The registry, as image references name it. */
export const HOST = 'cgr.dev';

export interface JobSetup {
  /** Files below the home, with their text. */
  readonly home?: Readonly<Record<string, string>>;
  /** What else has to be in the home, beside files. */
  readonly arrange?: (home: string) => void;
  /** Files of the repository, with their text. */
  readonly workspace?: Readonly<Record<string, string>>;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly event?: LauncherSetup['event'];
  /** JavaScript that the process runs before anything else, to make the machine misbehave. */
  readonly preload?: string;
  readonly onStart?: LauncherSetup['onStart'];
  readonly mostFileBytes?: LauncherSetup['mostFileBytes'];
  /** The folder of another job with the same home. */
  readonly sharedHome?: string;
}

/** What a step of a job may have of its own. */
type StepSetup = Pick<JobSetup, 'inputs' | 'environment' | 'preload' | 'onStart'>;

/** One job on a runner: a home, a temporary folder, and the steps that run in it. */
export interface Job {
  readonly home: string;
  readonly temp: string;
  login(changes?: StepSetup): Promise<LauncherRun>;
  identity(changes?: StepSetup): Promise<LauncherRun>;
  check(changes?: StepSetup): Promise<LauncherRun>;
  /** On main, with a token for a GitHub that nobody reaches. */
  pin(changes?: StepSetup): Promise<LauncherRun>;
  /** The post action, with the state of a login. */
  post(of: Pick<LauncherRun, 'state'>, changes?: StepSetup): Promise<LauncherRun>;
  /** Runs the credential helper of a login as docker does, in a later step. */
  helper(
    of: LauncherRun,
    action: string,
    input?: string,
    environment?: Readonly<Record<string, string | undefined>>,
  ): Promise<HelperRun>;
  /** Makes the token that the helper keeps be so many milliseconds older. */
  age(of: LauncherRun, milliseconds: number): void;
  config(): DockerConfig | undefined;
  /** Every file below the home, as mode and text. */
  files(): Readonly<Record<string, string>>;
}

export interface HelperRun {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface DockerConfig {
  readonly auths?: Readonly<Record<string, { readonly auth: string }>>;
  readonly credHelpers?: Readonly<Record<string, string>>;
  readonly credsStore?: string;
}

/** Sets a job up against a platform. */
export function createJob(world: Pick<FaultWorld, 'line' | 'environment'>, setup: JobSetup = {}): Job {
  const folder = mkdtempSync(join(tmpdir(), 'mooring-job-'));
  const home = setup.sharedHome ?? join(folder, 'home');
  const temp = join(folder, 'temp');
  for (const place of [home, temp]) mkdirSync(place, { recursive: true });
  writeFiles(home, setup.home);
  setup.arrange?.(home);
  const workspace = createWorkspace(setup.workspace);
  const run = (launcher: string, changes: StepSetup): Promise<LauncherRun> =>
    runLauncher(launcher, {
      workspace,
      event: setup.event ?? { name: 'push', payload: {} },
      inputs: {
        ...DEFAULTS[launcher],
        ...addressesOf(world),
        identity: IDENTITY,
        organization: 'acme',
        ...setup.inputs,
        ...changes.inputs,
      },
      environment: {
        ...world.environment,
        HOME: home,
        RUNNER_TEMP: temp,
        ...preloadVariable(changes.preload ?? setup.preload),
        ...setup.environment,
        ...changes.environment,
      },
      mostFileBytes: setup.mostFileBytes,
      onStart: changes.onStart ?? setup.onStart,
    });
  return {
    home,
    temp,
    login: (changes = {}) => run('login.js', changes),
    identity: (changes = {}) => run('identity.js', changes),
    check: (changes = {}) => run('check.js', changes),
    pin: (changes = {}) =>
      run('pin.js', {
        ...changes,
        environment: {
          GITHUB_API_URL: 'http://127.0.0.1:1',
          GITHUB_REF: 'refs/heads/main',
          ...changes.environment,
        },
      }),
    post: ({ state }, changes = {}) =>
      run('login-post.js', {
        ...changes,
        environment: {
          ...Object.fromEntries(Object.entries(state).map(([name, value]) => [`STATE_${name}`, value])),
          ...changes.environment,
        },
      }),
    helper: (of, action, input = '', environment = {}) =>
      runHelper(action, input, {
        ...machineVariables(),
        PATH: [...of.path, process.env['PATH']].join(delimiter),
        HOME: home,
        ...world.environment,
        ...environment,
      }),
    age: (of, milliseconds) => {
      const path = join(directoryOf(of), 'token.json');
      const kept = JSON.parse(readFileSync(path, 'utf8')) as { readonly endsAt: number };
      writeFileSync(path, JSON.stringify({ ...kept, endsAt: kept.endsAt - milliseconds }));
    },
    config: () => {
      const path = join(home, '.docker/config.json');
      return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as DockerConfig) : undefined;
    },
    files: () => readTree(home),
  };
}

/** Returns the directory of an isolated or refreshed login. */
export function directoryOf({ state }: Pick<LauncherRun, 'state'>): string {
  const { directory } = JSON.parse(state['login'] ?? '{}') as { readonly directory?: string };
  return directory ?? '';
}

/** The inputs of a launcher that a workflow does not set. */
const DEFAULTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'login.js': LOGIN_DEFAULTS,
  'check.js': CHECK_DEFAULTS,
  'pin.js': { ...actionDefaults('pin/action.yml'), 'github-token': 'ghs_00000000000000000000' },
  'identity.js': Object.fromEntries(
    Object.entries(readAction('identity/action.yml').inputs).map(([name, input]) => [
      name,
      input.default ?? '',
    ]),
  ),
};

function writeFiles(folder: string, files: Readonly<Record<string, string>> = {}): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** A folder, or a repository with these files in it. */
function createWorkspace(files: JobSetup['workspace']): string {
  if (files === undefined) return mkdtempSync(join(tmpdir(), 'mooring-workspace-'));
  const { folder, commit } = createGitRepository();
  writeFiles(folder, files);
  commit('Files');
  return folder;
}

/** Inputs that say where the service is. */
function addressesOf({ line }: Pick<FaultWorld, 'line'>): Readonly<Record<string, string>> {
  return {
    'api-url': line.apiUrl,
    'issuer-url': line.issuerUrl,
    'token-url': line.tokenUrl,
    registry: HOST,
    'registry-url': `${new URL(line.apiUrl).protocol}//${line.registry}`,
  };
}

function preloadVariable(code: string | undefined): Readonly<Record<string, string>> {
  if (code === undefined) return {};
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(code)}` };
}

/** As docker does: by its name, found on PATH, with the action as its argument and the server on standard input. */
async function runHelper(
  action: string,
  input: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<HelperRun> {
  const child = spawn('docker-credential-mooring', [action], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...environment },
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  child.stdin.end(input);
  await once(child, 'close');
  return { exitCode: child.exitCode, signal: child.signalCode, stdout, stderr };
}

/** Every file below a folder: its mode and its text, or what it is instead. */
export function readTree(folder: string): Readonly<Record<string, string>> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        const mode = (lstatSync(path).mode & 0o777).toString(8);
        return [relative(folder, path), entry.isFile() ? `${mode} ${readFileSync(path, 'utf8')}` : 'a link'];
      }),
  );
}

/**
 * What runs let be seen: everything but the masks, which are for the runner alone, the answer of a credential helper,
 * which is for who asked, an output that was asked for, and the credential files.
 */
export function visibleText(runs: readonly (LauncherRun | HelperRun)[], job: Job): string {
  const others = Object.entries({ ...readTree(job.home), ...readTree(job.temp) })
    .filter(([path]) => !/(?:config|auth|token)\.json$|\.mooring-logins$/.test(path))
    .map(([, text]) => text);
  return [...runs.flatMap(visibleParts), ...others].join('\n');
}

function visibleParts(run: LauncherRun | HelperRun): readonly string[] {
  if (!('outputs' in run)) return [run.exitCode === 0 ? '' : run.stdout, run.stderr];
  const { token: _token, ...outputs } = run.outputs;
  return [
    run.stdout.replaceAll(/^::add-mask::.*$/gm, ''),
    run.stderr,
    run.summary,
    JSON.stringify([outputs, run.state, run.exported, run.path]),
  ];
}
