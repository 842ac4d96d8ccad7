import type { ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

import picomatch from 'picomatch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { platformVariables } from '../support/jobs/run-launcher.ts';
import { endBy, seedOf, spawnPlatform, untilReady } from '../support/platform/platform-process.ts';
import type { ProcessLine } from '../support/platform/start-platform.ts';
import { interpolate, isMet } from '../support/workflow/expressions.ts';
import type { Contexts } from '../support/workflow/expressions.ts';
import { hostRepository } from '../support/workflow/hosted-repository.ts';
import type { OtherAction } from '../support/workflow/other-actions.ts';
import { runJob } from '../support/workflow/run-job.ts';
import type { JobRun } from '../support/workflow/run-job.ts';
import { Step } from '../support/workflow/workflow-file.ts';

const BUILDS = 365;
const NOW = Date.parse('2026-11-20T12:00:00Z');
const FILE = '.github/workflows/bisect.yml';

/** When a build was built, counted from the oldest one. */
const builtAt = (index: number): string => new Date(NOW - (BUILDS - index) * 86_400_000).toISOString();

let platform: ChildProcess;
let line: ProcessLine;
beforeAll(async () => {
  const history = Array.from({ length: BUILDS }, (_, index) => ({ at: `now-${BUILDS - index}d` }));
  const repos = [{ name: 'python', tags: [{ name: '3.13', history }] }];
  const seed = { organizations: [{ name: 'chainguard', public: 'all-tags', repos }] };
  platform = spawnPlatform('--seed', seedOf(JSON.stringify(seed)), '--now', new Date(NOW).toISOString());
  line = await untilReady(platform);
});
afterAll(async () => {
  await endBy(platform, 'SIGTERM');
});

interface RoundJob {
  readonly needs?: string | readonly string[];
  readonly if?: string;
  readonly strategy?: { readonly matrix: string };
  readonly outputs?: Readonly<Record<string, string>>;
  readonly steps: readonly { readonly id?: string }[];
}
const workflow = parse(readFileSync(FILE, 'utf8')) as {
  readonly on: { readonly workflow_call: { readonly outputs: Readonly<Record<string, { value: string }>> } };
  readonly jobs: Readonly<Record<string, RoundJob>>;
};

/** What later jobs see of a job, and the runs of its legs. */
interface Ended {
  readonly result: 'success' | 'failure' | 'skipped';
  readonly outputs: Readonly<Record<string, string>>;
  readonly legs: readonly JobRun[];
}

interface Setup {
  /** The first bad build, counted from the oldest one. */
  readonly first: number;
  /** Returns true for a leg that is lost before it runs; its job then fails, whatever `continue-on-error` hides. */
  readonly isLost?: (round: string, leg: number) => boolean;
}

/** Runs all jobs of the workflow in the order of the file, as GitHub and its runners do. */
async function runRounds({ first, isLost = () => false }: Setup): Promise<{
  readonly jobs: Readonly<Record<string, Ended>>;
  /** Outputs of the workflow. */
  readonly outputs: Readonly<Record<string, string>>;
}> {
  const otherActions = { ...artifactStore(), 'actions/checkout': checkOut };
  const inputs = {
    reference: 'cgr.dev/chainguard/python:3.13',
    run: `[[ "$MOORING_BISECT_BUILT_AT" < '${builtAt(first)}' ]]`,
    good: `-${BUILDS - 1}`,
    bad: 'newest',
  };
  const jobs: Record<string, Ended> = {};
  for (const [id, job] of Object.entries(workflow.jobs)) {
    const needs = Object.fromEntries([job.needs ?? []].flat().map((name) => [name, jobs[name]]));
    const contexts = { ...CONTEXTS, inputs, needs };
    // oxlint-disable-next-line no-await-in-loop -- a job needs those before it
    jobs[id] = await runLegs(id, job, { before: Object.values(jobs), contexts, otherActions, isLost });
  }
  const outputs = Object.entries(workflow.on.workflow_call.outputs).map(([name, { value }]) => [
    name,
    interpolate(value, { jobs }),
  ]);
  return { jobs, outputs: Object.fromEntries(outputs) as Record<string, string> };
}

const CONTEXTS = {
  github: { repository: 'acme/shop' },
  job: { workflow_repository: 'YOUR_ORG_NAME/mooring', workflow_sha: 'a'.repeat(40) },
  env: {},
};

async function runLegs(
  id: string,
  job: RoundJob,
  {
    before,
    contexts,
    otherActions,
    isLost,
  }: Required<Pick<Setup, 'isLost'>> & {
    /** `success()` of a job is about all jobs before it in the chain, not only those that it needs. */
    readonly before: readonly Ended[];
    readonly contexts: Contexts & typeof CONTEXTS;
    readonly otherActions: Readonly<Record<string, OtherAction>>;
  },
): Promise<Ended> {
  const status = before.every(({ result }) => result === 'success') ? 'success' : 'failure';
  if (!isMet(job.if, contexts, status)) return { result: 'skipped', outputs: {}, legs: [] };
  const matrix = legsOf(job, contexts);
  const steps = Step.array().parse(job.steps);
  const legs: JobRun[] = [];
  for (const [leg, values] of matrix.entries()) {
    if (isLost(id, leg)) continue;
    legs.push(
      // oxlint-disable-next-line no-await-in-loop -- one at a time is enough
      await runJob({
        id,
        job: { needs: [], 'runs-on': 'ubuntu-24.04', permissions: undefined, env: {}, steps },
        occurrence: {
          name: 'workflow_dispatch',
          ref: 'refs/heads/main',
          sha: '',
          baseRef: '',
          headRef: '',
          filtered: '',
          isFork: false,
          payload: {},
        },
        repository: hostRepository(),
        canRead: true,
        contexts: { ...contexts, matrix: values, strategy: { 'job-index': leg } },
        environment: platformVariables(line),
        inputs: {},
        otherActions,
      }),
    );
  }
  const [run] = legs;
  const byId = job.steps.map(({ id: name = '' }, index) => [name, run?.steps[index]]);
  const outputs = Object.entries(job.outputs ?? {}).map(([name, text]) => [
    name,
    interpolate(text, { steps: Object.fromEntries(byId) as unknown }),
  ]);
  const isGood = legs.length === matrix.length && legs.every(({ conclusion }) => conclusion === 'success');
  return { result: isGood ? 'success' : 'failure', outputs: Object.fromEntries(outputs), legs };
}

/** The values of `matrix` of each leg. */
function legsOf({ strategy }: RoundJob, contexts: Contexts): readonly unknown[] {
  if (strategy === undefined) return [null];
  const text = strategy.matrix.replace('fromJSON(', '(');
  const { include } = JSON.parse(interpolate(text, contexts)) as { include: readonly unknown[] };
  return include;
}

/** Puts the command into the place of a checkout of Mooring; the repository of the caller has no files. */
const checkOut: OtherAction = ({ path, repository, ref }, { workspace }) => {
  if (path === undefined) return {};
  const { workflow_repository, workflow_sha } = CONTEXTS.job;
  expect([repository, ref]).toEqual([workflow_repository, workflow_sha]);
  mkdirSync(join(workspace, path, 'dist'), { recursive: true });
  symlinkSync(resolve('dist/cli.js'), join(workspace, path, 'dist/cli.js'));
  return {};
};

/** The artifacts of one workflow run, each with one file. */
function artifactStore(): Readonly<Record<string, OtherAction>> {
  const store = mkdtempSync(join(tmpdir(), 'mooring-artifacts-'));
  const artifacts: string[] = [];
  return {
    'actions/upload-artifact': ({ name = '', path = '' }, { workspace }) => {
      if (artifacts.includes(name)) throw new Error(`an artifact with the name ${name} exists`);
      const file = resolve(workspace, path);
      if (existsSync(file)) {
        cpSync(file, join(store, name, basename(file)));
        artifacts.push(name);
      }
      return {};
    },
    'actions/download-artifact': ({ name, pattern = '', path = '.' }, { workspace }) => {
      const found = artifacts.filter((one) =>
        name === undefined ? picomatch.isMatch(one, pattern) : one === name,
      );
      if (name !== undefined && found.length === 0) throw new Error(`artifact not found: ${name}`);
      const target = resolve(workspace, path);
      // One artifact gets no directory of its own.
      for (const one of found)
        cpSync(join(store, one), found.length === 1 ? target : join(target, one), { recursive: true });
      return {};
    },
  };
}

const resultsOf = (jobs: Readonly<Record<string, Ended>>): readonly string[] =>
  Object.entries(jobs).map(([id, { result, legs }]) => `${id} ${result} ${legs.length}`);

describe('the reusable workflow bisect.yml', () => {
  it('finds the first bad build of 365 in three rounds with at most 21 jobs, of which one is lost', async () => {
    const { jobs, outputs } = await runRounds({
      first: 251,
      isLost: (round, leg) => round === 'try-1' && leg === 3,
    });
    const logs = Object.values(jobs).flatMap(({ legs }) => legs.map(({ log }) => log));
    expect(resultsOf(jobs), logs.join('\n')).toEqual([
      'decide-1 success 1',
      'try-1 failure 8',
      'decide-2 success 1',
      'try-2 success 7',
      'decide-3 success 1',
      'try-3 success 4',
      'decide-4 success 1',
      'result success 1',
    ]);
    expect(outputs['status']).toBe('found');
    expect(JSON.parse(outputs['result'] ?? '')).toMatchObject({
      good: { number: 251, builtAt: builtAt(250) },
      bad: { number: 252, builtAt: builtAt(251) },
    });
    expect(jobs['result']?.legs[0]?.summary).toContain('cgr.dev/chainguard/python:3.13');
  });

  it('skips later rounds once there is a result', async () => {
    const { jobs, outputs } = await runRounds({ first: 0 });
    expect(resultsOf(jobs)).toEqual([
      'decide-1 success 1',
      'try-1 success 9',
      'decide-2 success 1',
      'try-2 skipped 0',
      'decide-3 skipped 0',
      'try-3 skipped 0',
      'decide-4 skipped 0',
      'result success 1',
    ]);
    expect(outputs['status']).toBe('no-ends');
  });

  it('fails without a result if builds are left to try, and runs the script on none of them', async () => {
    const { jobs, outputs } = await runRounds({
      first: 251,
      // Only the ends are tried in the first round.
      isLost: (round, leg) => round === 'try-1' && leg > 1,
    });
    expect(resultsOf(jobs).slice(-2)).toEqual(['decide-4 success 1', 'result failure 1']);
    expect(jobs['result']?.legs[0]?.log).toContain('use ends that are closer together');
    expect(outputs).toEqual({ status: '', result: '' });
  });
});
