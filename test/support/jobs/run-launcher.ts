import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import type { PlatformLine } from '../platform/start-platform.ts';
import { machineVariables } from './temporary-directory.ts';

export interface LauncherRun {
  readonly exitCode: number | null;
  /** What ended it from outside; null where it ended by itself. */
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly outputs: Readonly<Record<string, string>>;
  /** What it keeps for its post action, and the variables that it sets for later steps. */
  readonly state: Readonly<Record<string, string>>;
  readonly exported: Readonly<Record<string, string>>;
  /** The folders that it puts before those of PATH. */
  readonly path: readonly string[];
  readonly summary: string;
  readonly temporaryDirectory: string;
}

export interface LauncherSetup {
  readonly workspace: string;
  readonly inputs: Readonly<Record<string, string>>;
  /** Name of the event and its payload. */
  readonly event?: { readonly name: string; readonly payload: unknown };
  /** Set over what a runner gives; undefined takes a variable away. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly onLine?: (line: string) => void;
  readonly onStart?: ((child: ChildProcess) => void) | undefined;
  /** The most bytes that a file may have: writing more fails, as on a disk without room. */
  readonly mostFileBytes?: number | undefined;
}

/** Runs a launcher of dist as a runner does: inputs, event, files and folders by environment, in a process of its own. */
export function runLauncher(launcher: string, setup: LauncherSetup): Promise<LauncherRun> {
  return runStep([process.execPath, new URL(`../../../dist/${launcher}`, import.meta.url).pathname], setup);
}

/** Runs the program of a step, with the same environment and files. */
export async function runStep(command: readonly string[], setup: LauncherSetup): Promise<LauncherRun> {
  const folder = mkdtempSync(join(tmpdir(), 'mooring-runner-'));
  const file = (name: string, text = ''): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const outputFile = file('output');
  const summaryFile = file('summary.md');
  const [stateFile, variableFile, pathFile] = [file('state'), file('env'), file('path')];
  const [program = '', ...words] = withFileLimit(command, setup.mostFileBytes);
  const child = spawn(program, words, {
    cwd: setup.workspace,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...machineVariables(),
      HOME: folder,
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: setup.workspace,
      GITHUB_REPOSITORY: 'acme/shop',
      GITHUB_ACTOR: 'a-person',
      GITHUB_EVENT_NAME: setup.event?.name ?? 'push',
      GITHUB_EVENT_PATH: file('event.json', JSON.stringify(setup.event?.payload ?? {})),
      GITHUB_OUTPUT: outputFile,
      GITHUB_STEP_SUMMARY: summaryFile,
      GITHUB_STATE: stateFile,
      GITHUB_ENV: variableFile,
      GITHUB_PATH: pathFile,
      RUNNER_TEMP: folder,
      ...Object.fromEntries(
        Object.entries(setup.inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
      ),
      ...setup.environment,
    },
  });
  setup.onStart?.(child);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  createInterface(child.stdout).on('line', (line) => setup.onLine?.(line));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  await once(child, 'close');
  return {
    exitCode: child.exitCode,
    signal: child.signalCode,
    stdout,
    stderr,
    outputs: readOutputs(readFileSync(outputFile, 'utf8')),
    state: readOutputs(readFileSync(stateFile, 'utf8')),
    exported: readOutputs(readFileSync(variableFile, 'utf8')),
    path: readFileSync(pathFile, 'utf8')
      .split('\n')
      .filter((line) => line !== ''),
    summary: existsSync(summaryFile) ? readFileSync(summaryFile, 'utf8') : '',
    temporaryDirectory: folder,
  };
}

/** A shell's `ulimit` would not do: it loses the inputs, whose names no shell would take for variables. */
function withFileLimit(command: readonly string[], bytes: number | undefined): readonly string[] {
  return bytes === undefined ? command : ['prlimit', `--fsize=${bytes}`, ...command];
}

/**
 * Inputs and environment that point an action at an embedded platform, as a runner with `id-token: write` would. The
 * subject is that of the token which the platform's OIDC endpoint gives this job.
 */
export function platformSetup(
  line: PlatformLine,
  subject: string,
): {
  readonly inputs: Readonly<Record<string, string>>;
  readonly environment: Readonly<Record<string, string>>;
} {
  const requestUrl = new URL(line.oidcRequestUrl);
  requestUrl.searchParams.set('claim.sub', subject);
  return {
    inputs: {
      'api-url': line.apiUrl,
      'issuer-url': line.issuerUrl,
      'token-url': line.tokenUrl,
      registry: 'cgr.dev',
      'registry-url': `http://${line.registry}`,
      'trusted-root': line.trustedRoot ?? '',
    },
    environment: {
      ACTIONS_ID_TOKEN_REQUEST_URL: requestUrl.href,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: line.oidcRequestToken,
    },
  };
}

/** The variables that point the command line at an embedded platform. */
export function platformVariables({
  apiUrl,
  issuerUrl,
  registry,
  tokenUrl,
  trustedRoot,
}: PlatformLine): Readonly<Record<string, string>> {
  return {
    MOORING_API_URL: apiUrl,
    MOORING_ISSUER_URL: issuerUrl,
    MOORING_TOKEN_URL: tokenUrl,
    MOORING_REGISTRY_URL: `http://${registry}`,
    ...(trustedRoot === undefined ? {} : { MOORING_TRUSTED_ROOT: trustedRoot }),
  };
}

/** What a workflow sees of an input that it does not set: the default of action.yml, `github.token` aside. */
export const CHECK_DEFAULTS: Readonly<Record<string, string>> = {
  'when-unavailable': '',
  'fail-on': '',
  'timeout-seconds': '300',
  comment: 'never',
};

export const LOGIN_DEFAULTS: Readonly<Record<string, string>> = {
  'when-unavailable': 'fail',
  scope: 'job',
  refresh: 'false',
  'export-token': 'none',
  'timeout-seconds': '300',
};

/**
 * The file format of GITHUB_OUTPUT, GITHUB_STATE and GITHUB_ENV: `name<<delimiter`, the lines of the value, the delimiter;
 * or `name=value`.
 */
function readOutputs(text: string): Readonly<Record<string, string>> {
  const outputs: Record<string, string> = {};
  const entry = /^(?:([^=\n]+?)<<(.+)\n([\s\S]*?)\n\2|([^=\n]+)=(.*))$/gm;
  for (const [, name, , lines = '', plainName = '', value = ''] of text.matchAll(entry))
    outputs[name ?? plainName] = name === undefined ? value : lines;
  return outputs;
}
