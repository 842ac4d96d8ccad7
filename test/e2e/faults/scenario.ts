import assert from 'node:assert/strict';

import { startWorld } from '../../support/jobs/fault-world.ts';
import type { FaultWorld, WorldOptions } from '../../support/jobs/fault-world.ts';
import { createJob, visibleText } from '../../support/jobs/login-job.ts';
import type { HelperRun, Job, JobSetup } from '../../support/jobs/login-job.ts';
import type { LauncherRun } from '../../support/jobs/run-launcher.ts';
import { smallSeed } from '../../support/platform/seed-file.ts';
import { assertCalls, ONCE } from './calls.ts';
import type { Calls } from './calls.ts';
import type { FaultCase } from './row.ts';

export interface Given extends WorldOptions {
  readonly faults?: readonly object[];
  readonly job?: JobSetup | ((world: FaultWorld) => JobSetup);
}

export interface Expected {
  /** The exit status of the last launcher, or the signal that ends it. */
  readonly exit: number | NodeJS.Signals;
  readonly calls: Calls;
  readonly error?: string;
  readonly says?: readonly RegExp[];
  readonly silent?: readonly RegExp[];
  /** Milliseconds of all launchers together: 30,000 where nothing else is said. */
  readonly within?: number;
  readonly atLeast?: number;
  /** Whether the home is in the end as it was, to the byte; where nothing else is said, after every failure. */
  readonly untouched?: boolean;
  readonly and?: (ended: Ended) => Promise<void> | void;
}

/** What there is to look at when the launchers have ended. */
export interface Ended {
  readonly runs: readonly (LauncherRun | HelperRun)[];
  readonly job: Job;
  readonly world: FaultWorld;
}

/** Runs launchers one after the other, or together, and gives how they ended; the last of them is the one to judge. */
type Act = (job: Job, world: FaultWorld) => Promise<readonly (LauncherRun | HelperRun)[]>;

/**
 * Launchers against a platform with a fault, held against what has to come of it: exit status, calls, time, messages,
 * the home to the byte after a failure, and that nothing which the platform gave out can be seen by anybody.
 */
export function scenario(given: Given | (() => Given), act: Act, expected: Expected): FaultCase {
  return async () => {
    const { faults = [], job: setup = {}, seed, ...options } = typeof given === 'function' ? given() : given;
    const world = await startWorld({ ...options, seed: { ...smallSeed(), ...seed, faults } });
    let [exit, tookMs] = ['none', 0];
    try {
      const job = createJob(world, typeof setup === 'function' ? setup(world) : setup);
      const before = job.files();
      const start = performance.now();
      const runs = await act(job, world);
      tookMs = performance.now() - start;
      const last = runs.at(-1);
      exit = String(last?.exitCode ?? last?.signal);
      const ended = { runs, job, world };
      judge(ended, { exit, tookMs }, expected);
      if (expected.untouched ?? expected.exit !== 0)
        assert.deepEqual(job.files(), before, 'the home changed');
      await expected.and?.(ended);
      return { exit, calls: world.requests.length, tookMs, failure: undefined };
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(JSON.stringify(error));
      return { exit, calls: world.requests.length, tookMs, failure };
    } finally {
      await world.close();
    }
  };
}

/** A scenario of one login. One that succeeds asks each of its four calls once, unless something else is said. */
export function login(
  given: Given | (() => Given),
  expected: Omit<Expected, 'calls' | 'and'> & {
    readonly calls?: Calls;
    readonly status?: string;
    readonly and?: (run: LauncherRun, job: Job, world: FaultWorld) => Promise<void> | void;
  },
): FaultCase {
  const { calls, status, and, ...rest } = expected;
  let run: LauncherRun | undefined;
  return scenario(given, async (job) => [(run = await job.login())], {
    ...rest,
    calls: expected.exit === 0 && status === undefined ? { ...ONCE, ...calls } : (calls ?? {}),
    and: async ({ job, world }) => {
      assert.ok(run);
      assert.equal(run.outputs['status'], expected.exit === 0 ? (status ?? 'signed-in') : undefined);
      await and?.(run, job, world);
    },
  });
}

/**
 * A scenario of one pin of a repository with a private image, which asks the platform and nobody else: what it would write
 * to GitHub finds nobody, so that a failure of the sign-in is one before anything is written.
 */
export function pin(given: Omit<Given, 'job'> & { readonly job?: JobSetup }, expected: Expected): FaultCase {
  const workspace = { Dockerfile: 'FROM cgr.dev/acme/python:3.13\nFROM cgr.dev/chainguard/static:latest\n' };
  return scenario({ ...given, job: { workspace, ...given.job } }, async (job) => [await job.pin()], expected);
}

function judge(
  { runs, job, world }: Ended,
  { exit, tookMs }: { readonly exit: string; readonly tookMs: number },
  expected: Expected,
): void {
  const said = runs.map(textOf).join('\n');
  assert.equal(exit, String(expected.exit), `exit status ${exit}; it said: ${said}`);
  assert.ok(tookMs < (expected.within ?? 30_000), `it took ${tookMs} ms`);
  assert.ok(tookMs >= (expected.atLeast ?? 0), `it took only ${tookMs} ms`);
  assertCalls(world, expected.calls);
  if (expected.error !== undefined) assert.match(said, new RegExp(`^::error .*${expected.error}`, 'm'));
  for (const text of expected.says ?? []) assert.match(said, text);
  for (const text of expected.silent ?? []) assert.doesNotMatch(said, text);
  const seen = visibleText(runs, job);
  for (const secret of world.secrets) assert.ok(!seen.includes(secret), 'a secret can be seen');
}

/** What a run said, as people read it. */
function textOf({ stdout, stderr }: LauncherRun | HelperRun): string {
  const unmasked = stdout.replaceAll(/^::add-mask::.*\n/gm, '');
  return `${unmasked.replaceAll('%0A', '\n').replaceAll('%25', '%')}${stderr}`;
}
