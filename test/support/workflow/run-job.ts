import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { MOORING_REF, MOORING_REPOSITORY } from '../../../src/values/documentation.ts';
import { readAction } from '../jobs/actions.ts';
import type { ActionFile } from '../jobs/actions.ts';
import { runLauncher, runStep } from '../jobs/run-launcher.ts';
import type { LauncherRun, LauncherSetup } from '../jobs/run-launcher.ts';
import { readCommands } from '../jobs/runner-commands.ts';
import type { RunnerCommand } from '../jobs/runner-commands.ts';
import { interpolate, isMet } from './expressions.ts';
import type { Contexts, Status } from './expressions.ts';
import { runOther } from './other-actions.ts';
import type { OtherAction } from './other-actions.ts';
import type { Occurrence } from './workflow-event.ts';
import type { HostedRepository } from './hosted-repository.ts';
import type { Job, Step } from './workflow-file.ts';

/** What a job runs with. */
export interface JobSetup {
  readonly id: string;
  readonly job: Job;
  readonly occurrence: Occurrence;
  readonly repository: HostedRepository;
  /** Whether the job can read the repository. */
  readonly canRead: boolean;
  /** The contexts `github`, `vars`, `secrets`, `needs`, `env`, as GitHub gives them. */
  readonly contexts: Contexts & { readonly github: Readonly<Record<string, unknown>> };
  /** Variables beside those of the contexts: proxies, and the OIDC endpoint if permitted. */
  readonly environment: Readonly<Record<string, string>>;
  /** Inputs of Mooring's actions that a workflow does not set. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly otherActions: Readonly<Record<string, OtherAction>>;
}

export interface StepRun {
  readonly name: string;
  readonly conclusion: 'success' | 'failure' | 'skipped';
  readonly outputs: Readonly<Record<string, string>>;
  /** What the step printed, as the log shows it: secrets are masked, commands of the runner are included. */
  readonly log: string;
  readonly summary: string;
  readonly annotations: readonly RunnerCommand[];
}

export interface JobRun {
  readonly id: string;
  readonly conclusion: 'success' | 'failure' | 'skipped';
  readonly steps: readonly StepRun[];
  readonly annotations: readonly RunnerCommand[];
  readonly summary: string;
  /** The log of all steps, each below its name. */
  readonly log: string;
}

/** The runner of one job: what its steps leave for later ones. */
interface Runner {
  readonly workspace: string;
  readonly temporary: string;
  readonly home: string;
  readonly environment: Record<string, string>;
  readonly path: string[];
  readonly outputs: Record<string, { readonly outputs: Readonly<Record<string, string>>; outcome: string }>;
  readonly post: { readonly name: string; readonly run: () => Promise<LauncherRun> }[];
  status: Status;
}

/** Mooring at its major version, or at any commit, except the placeholder of one. */
const MOORING = new RegExp(
  String.raw`^(?<repository>${MOORING_REPOSITORY}|[\w-]+/mooring)(?:/(?<sub>[a-z]+))?@(?<ref>${MOORING_REF}|(?!0{40})[0-9a-f]{40})$`,
);

function actionVariables({
  repository = '',
  ref = '',
}: Readonly<Record<string, string>>): Record<string, string> {
  return {
    GITHUB_ACTION: `__${repository.replace('/', '_')}`,
    GITHUB_ACTION_REPOSITORY: repository,
    GITHUB_ACTION_REF: ref,
  };
}

/** Runs the steps of a job in order, then their post steps in reverse. */
export async function runJob(setup: JobSetup): Promise<JobRun> {
  const folder = mkdtempSync(join(tmpdir(), 'mooring-job-'));
  const [workspace = '', temporary = '', home = ''] = ['work', 'temp', 'home'].map((name) =>
    join(folder, name),
  );
  for (const directory of [workspace, temporary, home]) mkdirSync(directory);
  const runner: Runner = {
    workspace,
    temporary,
    home,
    environment: {},
    path: [],
    outputs: {},
    post: [],
    status: 'success',
  };
  const steps: StepRun[] = [];
  for (const step of setup.job.steps) steps.push(await takeStep(setup, runner, step));
  for (const { name, run } of runner.post.toReversed()) {
    const ended = await run();
    if (ended.exitCode !== 0) runner.status = 'failure';
    steps.push(stepRun(`Post ${name}`, ended));
  }
  return {
    id: setup.id,
    conclusion: runner.status,
    steps,
    annotations: steps.flatMap(({ annotations }) => annotations),
    summary: steps.map(({ summary }) => summary).join(''),
    log: steps.map(({ name, log }) => `== ${name}\n${log}`).join('\n'),
  };
}

async function takeStep(setup: JobSetup, runner: Runner, step: Step): Promise<StepRun> {
  const contexts = contextsOf(setup, runner, step);
  const title = step.name ?? step.uses ?? `Run ${step.run?.split('\n', 1)[0] ?? ''}`;
  const name = interpolate(title, contexts);
  if (!isMet(step.if, contexts, runner.status)) {
    return { name, conclusion: 'skipped', outputs: {}, log: '', summary: '', annotations: [] };
  }
  const ended = await runOne(setup, runner, step, contexts);
  Object.assign(runner.environment, ended.exported);
  runner.path.unshift(...ended.path);
  const taken = stepRun(name, ended);
  if (step.id !== undefined) {
    runner.outputs[step.id] = { outputs: ended.outputs, outcome: taken.conclusion };
  }
  if (taken.conclusion === 'failure' && !step['continue-on-error']) runner.status = 'failure';
  return taken;
}

function contextsOf({ contexts, job }: JobSetup, runner: Runner, step: Step): Contexts {
  const { workspace, temporary } = runner;
  const base = {
    matrix: null,
    ...contexts,
    github: { ...contexts.github, workspace },
    steps: runner.outputs,
    runner: { os: 'Linux', arch: 'X64', temp: temporary },
  };
  const env: Record<string, string> = {};
  for (const variables of [
    contexts['env'] as Record<string, string>,
    job.env,
    runner.environment,
    step.env,
  ]) {
    for (const [name, value] of Object.entries(variables)) env[name] = interpolate(value, { ...base, env });
  }
  return { ...base, env };
}

async function runOne(setup: JobSetup, runner: Runner, step: Step, contexts: Contexts): Promise<LauncherRun> {
  const inputs = Object.fromEntries(
    Object.entries(step.with).map(([name, value]) => [name, interpolate(value, contexts)]),
  );
  const mooring = MOORING.exec(step.uses ?? '')?.groups;
  if (step.run !== undefined) {
    const script = join(runner.temporary, `step-${Math.random()}.sh`);
    writeFileSync(script, interpolate(step.run, contexts));
    const shell = step.shell === 'bash' ? ['--noprofile', '--norc', '-eo', 'pipefail'] : ['-e'];
    return runStep(['bash', ...shell, script], launcherSetup(setup, runner, contexts, {}));
  }
  if (mooring !== undefined) {
    const path = mooring['sub'] === undefined ? 'action.yml' : `${mooring['sub']}/action.yml`;
    return runMooring(setup, runner, contexts, { path, inputs, variables: actionVariables(mooring) });
  }
  const ended = runOther(step.uses ?? '', inputs, { ...setup, workspace: runner.workspace });
  const nothing = { stderr: '', signal: null, state: {}, exported: {}, path: [], summary: '' };
  return { ...nothing, temporaryDirectory: '', ...ended };
}

/** Runs an action of this repository, with the defaults of its action.yml, and keeps its post action for later. */
async function runMooring(
  setup: JobSetup,
  runner: Runner,
  contexts: Contexts,
  {
    path,
    inputs: given,
    variables,
  }: Readonly<{ path: string } & Record<'inputs' | 'variables', Readonly<Record<string, string>>>>,
): Promise<LauncherRun> {
  const { inputs: declared, runs } = readAction(path);
  const unknown = Object.keys(given).filter((name) => declared[name] === undefined);
  if (unknown.length > 0) throw new Error(`${path} has no input ${unknown.join(', ')}`);
  const inputs = { ...defaultsOf(declared, contexts, setup.inputs), ...given };
  const step = launcherSetup(setup, runner, contexts, inputs);
  const launch = { ...step, environment: { ...step.environment, ...variables } };
  const ended = await runLauncher(basename(runs.main), launch);
  const { post } = runs;
  if (post !== undefined) {
    const state = Object.entries(ended.state).map(([name, value]) => [`STATE_${name}`, value]);
    const environment = { ...launch.environment, ...Object.fromEntries(state) };
    runner.post.push({
      name: path,
      run: () => runLauncher(basename(post), { ...launch, environment }),
    });
  }
  return ended;
}

function defaultsOf(
  declared: ActionFile['inputs'],
  contexts: Contexts,
  others: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(declared).map(([name, input]) => [
      name,
      others[name] ?? interpolate(input.default ?? '', contexts),
    ]),
  );
}

function launcherSetup(
  { contexts, environment, occurrence }: JobSetup,
  runner: Runner,
  { env }: Contexts,
  inputs: Readonly<Record<string, string>>,
): LauncherSetup {
  const github = Object.entries(contexts.github).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'token' ? [[`GITHUB_${name.toUpperCase()}`, value]] : [],
  );
  const path = [...runner.path, environment['PATH'] ?? process.env['PATH'] ?? ''].join(':');
  return {
    workspace: runner.workspace,
    event: { name: occurrence.name, payload: occurrence.payload },
    inputs,
    environment: {
      CI: 'true',
      RUNNER_OS: 'Linux',
      RUNNER_ENVIRONMENT: 'github-hosted',
      ...Object.fromEntries(github),
      ...environment,
      ...(env as Record<string, string>),
      PATH: path,
      HOME: runner.home,
      RUNNER_TEMP: runner.temporary,
    },
  };
}

function stepRun(name: string, { exitCode, stdout, stderr, outputs, summary }: LauncherRun): StepRun {
  const commands = readCommands(stdout);
  const secrets = commands.filter((command) => command.name === 'add-mask').map(({ text }) => text);
  const lines = `${stdout}${stderr}`.split('\n').filter((line) => !line.startsWith('::add-mask::'));
  return {
    name,
    conclusion: exitCode === 0 ? 'success' : 'failure',
    outputs,
    log: secrets.reduce((text, secret) => text.replaceAll(secret, '***'), lines.join('\n')),
    summary,
    annotations: commands.filter((command) => /^(?:error|warning|notice)$/.test(command.name)),
  };
}
