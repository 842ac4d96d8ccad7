import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { WrongInput } from '../../../src/values/input.ts';
import type { Input } from '../../../src/values/input.ts';
import { formatInstant, readInstant, toInstant } from '../../../src/values/instant.ts';
import { readNamedBuild, resolveNamedBuild } from '../../../src/tag-history/decide/named-build.ts';
import { ACTIONS, actionDefaults, readAction } from '../../support/jobs/actions.ts';
import { startWorld } from '../../support/jobs/fault-world.ts';
import type { FaultWorld } from '../../support/jobs/fault-world.ts';
import { platformSetup } from '../../support/jobs/run-launcher.ts';
import { machineVariables } from '../../support/jobs/temporary-directory.ts';
import { createGitRepository } from '../../support/github/git-repository.ts';
import { historyOf } from '../../support/samples/sample-check.ts';
import { IDENTITY } from '../../support/samples/shop.ts';

type Inputs = Readonly<Record<string, string>>;

/** How inputs write a number. */
const FORMS: readonly ((number: number) => string)[] = [
  (number) => `${number}`,
  (number) => `-${number}`,
  ...['ms', 's', 'm', 'h', 'd', 'w'].map((unit) => (number: number) => `${number}${unit}`),
  (number) => `critical=${number}`,
  (number) => `after ${number} days`,
];

/** Both sides of what a timer takes, in each unit, and some of the rest. */
const WITH_UNIT: readonly number[] = [
  0,
  1,
  ...[1, 1_000, 60_000, 3_600_000, 86_400_000].flatMap((unit) => {
    const longest = Math.floor((2 ** 31 - 1) / unit);
    return [longest, longest + 1];
  }),
  ...fc.sample(fc.integer({ min: 21, max: 999_999 }), 2),
];

/** The same, every small number, and both sides of every power of ten. */
const NUMBERS: readonly number[] = [
  ...new Set([
    ...Array.from({ length: 21 }, (_, number) => number),
    ...[2, 3, 4, 5, 6].flatMap((power) => [10 ** power - 1, 10 ** power]),
    ...WITH_UNIT,
    ...fc.sample(fc.integer({ min: 21, max: 300 }), 8),
  ]),
];

/** Whether there is a number in a value, at any depth. */
function hasNumber(value: unknown): boolean {
  if (typeof value === 'number') return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNumber);
}

interface NumericInput {
  readonly name: string;
  /** Every text of the sample that the input accepts. */
  readonly accepted: readonly string[];
}

/** The inputs of an action that a number comes out of, by its own declaration. */
async function numericInputs(
  shape: Readonly<Record<string, Input<unknown>>>,
): Promise<readonly NumericInput[]> {
  const all = Object.entries(shape).map(async ([name, read]) => {
    const texts = FORMS.flatMap((form, index) => (index === 0 ? NUMBERS : WITH_UNIT).map(form));
    const values = await Promise.all(texts.map(read));
    const accepted = texts.filter(
      (_, index) => !(values[index] instanceof WrongInput) && hasNumber(values[index]),
    );
    return { name, accepted };
  });
  return (await Promise.all(all)).filter(({ accepted }) => accepted.length > 0);
}

function isLimit({ name }: NumericInput): boolean {
  return name === 'timeout-seconds';
}

/** Runs that together have every value of each of these inputs; the shorter lists start again. */
function together(inputs: readonly NumericInput[]): readonly Inputs[] {
  const count = Math.max(0, ...inputs.map(({ accepted }) => accepted.length));
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(inputs.map(({ name, accepted }) => [name, accepted[index % accepted.length] ?? ''])),
  );
}

/** What else an action needs for a run that comes to its end. */
const RUNS: Readonly<Record<string, Inputs>> = {
  check: { identity: IDENTITY, organization: 'acme', comment: 'never' },
  login: { identity: IDENTITY },
  identity: { identity: IDENTITY },
  pin: { identity: IDENTITY, 'dry-run': 'true', branch: 'mooring' },
  bisect: { identity: IDENTITY, reference: 'cgr.dev/acme/python:3.13', run: 'exit 200' },
  diff: { identity: IDENTITY, reference: 'cgr.dev/acme/python:3.13' },
  resolve: { identity: IDENTITY, reference: 'cgr.dev/acme/python:3.13' },
};

let world: FaultWorld;
let workspace: string;

beforeAll(async () => {
  world = await startWorld();
  const token = await world.platform.issueToken({ identity: IDENTITY, audience: world.line.registry });
  const answer = await fetch(`http://${world.line.registry}/v2/acme/python/_chainguard/history/3.13`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { history } = (await answer.json()) as { readonly history: readonly { readonly digest: string }[] };
  const repository = createGitRepository();
  workspace = repository.folder;
  writeFileSync(
    join(workspace, 'Dockerfile'),
    `FROM cgr.dev/acme/python:3.13@${history.at(-2)?.digest ?? expect.fail('the tag has one build')}\n`,
  );
  // A run that skips rebuilds compares the builds of its updates, for which it has a share of its time.
  mkdirSync(join(workspace, '.github'));
  writeFileSync(join(workspace, '.github/mooring.yml'), 'pin:\n  skip-rebuilds: true\n');
  repository.commit('An image that is one build behind');
});
afterAll(async () => {
  await world.close();
});

/** Runs an action once for each of the inputs, from the source, in one process; gives what each run printed. */
async function runEach(name: string, path: string, all: readonly Inputs[]): Promise<readonly string[]> {
  const { inputs, environment } = platformSetup(world.line, 'repo:acme/shop:pull_request');
  const requestUrl = new URL(environment['ACTIONS_ID_TOKEN_REQUEST_URL'] ?? '');
  // A pull request cannot have an identity of its own.
  if (name === 'identity') {
    requestUrl.searchParams.set('claim.sub', 'repo:acme/shop:ref:refs/heads/main');
    requestUrl.searchParams.set('claim.event_name', 'push');
  }
  const folder = mkdtempSync(join(tmpdir(), 'mooring-numbers-'));
  const file = (of: string, text = ''): string => {
    writeFileSync(join(folder, of), text);
    return join(folder, of);
  };
  const runs = all.map((one) => ({ ...actionDefaults(path), ...inputs, ...RUNS[name], ...one }));
  const script = `
    import { readFileSync } from 'node:fs';
    import * as actions from ${JSON.stringify(new URL('../../../src/launch/index.ts', import.meta.url).href)};
    for (const inputs of JSON.parse(readFileSync(${JSON.stringify(file('runs.json', JSON.stringify(runs)))}, 'utf8'))) {
      for (const [name, text] of Object.entries(inputs)) process.env['INPUT_' + name.toUpperCase()] = text;
      await actions['run${name.charAt(0).toUpperCase()}${name.slice(1)}'](${JSON.stringify(LAUNCHER)});
      process.stdout.write('\\n${END}\\n');
    }
    process.exitCode = 0;`;
  const words = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script];
  const child = spawn(process.execPath, words, {
    cwd: workspace,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...machineVariables(),
      ...environment,
      ACTIONS_ID_TOKEN_REQUEST_URL: requestUrl.href,
      HOME: folder,
      RUNNER_TEMP: folder,
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: workspace,
      GITHUB_REPOSITORY: 'acme/shop',
      GITHUB_EVENT_NAME: 'push',
      GITHUB_EVENT_PATH: file('event.json', '{}'),
      GITHUB_OUTPUT: file('output'),
      GITHUB_STEP_SUMMARY: file('summary.md'),
      GITHUB_STATE: file('state'),
      GITHUB_ENV: file('env'),
      GITHUB_PATH: file('path'),
    },
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await once(child, 'close');
  expect(child.exitCode, printed.slice(-2_000)).toBe(0);
  return printed.split(`${END}\n`).slice(0, all.length);
}

const END = 'This was one run.';
const LAUNCHER = new URL('../../../dist/check.js', import.meta.url).href;

describe('the numbers that an action takes', () => {
  it.each(ACTIONS.map(({ name, path, shape }) => [name, { path, shape }] as const))(
    'are found by the declaration of %s, with those that its action.yml shows',
    async (_, { path, shape }) => {
      const found = (await numericInputs(shape)).map(({ name }) => name);
      expect(found).toContain('timeout-seconds');
      const shown = Object.entries(readAction(path).inputs).flatMap(
        ([name, { default: value = '', description }]) =>
          NUMBER.test(value) || NUMBER.test(/Example `([^`]*)`/.exec(description)?.[1] ?? '') ? [name] : [],
      );
      expect(shown.filter((name) => !found.includes(name) && !BUILDS.has(name))).toEqual([]);
    },
  );

  it.each(ACTIONS.map(({ name, path, shape }) => [name, { path, shape }] as const))(
    'lead to no bug in a whole run of %s',
    async (name, { path, shape }) => {
      const found = await numericInputs(shape);
      const [limits, others] = [found.filter(isLimit), found.filter((input) => !isLimit(input))];
      // The limit of a run alone, since another input can end it early; of the others, each run has a value.
      const all = [...together(limits), ...together(others)];
      const printed = await runEach(name, path, all);
      const bugs = printed.flatMap((text, index) =>
        BUG.test(text) ? [{ ...all[index], bug: BUG.exec(text)?.[0] }] : [],
      );
      expect(bugs).toEqual([]);
    },
  );

  it('name a build, or say why there is none', () => {
    const [history, now] = [historyOf({ 1: 'a', 2: 'b' }), toInstant(Date.UTC(2026, 10, 20))];
    for (const text of FORMS.flatMap((form) => NUMBERS.map(form))) {
      const named = readNamedBuild(text);
      if (named?.kind !== 'age' && named?.kind !== 'back') continue;
      const found = resolveNamedBuild(named, history, now);
      if (found.kind === 'build') expect(readInstant(formatInstant(found.build.at))).toBe(found.build.at);
      else expect(found.why).not.toBe('');
    }
  });
});

/** A number or a duration, as action.yml shows it. */
const NUMBER = /^-?\d+(?:ms|[smhdw])?$/;
/** Inputs that name a build, by a digest, a time, or a number. */
const BUILDS: ReadonlySet<string> = new Set(['good', 'bad', 'from', 'to']);
/** What a run prints that met a bug, or gave a timer more than it can count. */
const BUG = /internal_bug|RangeError|TimeoutOverflowWarning|TimeoutNegativeWarning|TimeoutNaNWarning/;
