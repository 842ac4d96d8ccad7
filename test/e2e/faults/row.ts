import assert from 'node:assert/strict';

import { PATHS, startWorld } from '../../support/fault-world.ts';
import type { FaultWorld, WorldOptions } from '../../support/fault-world.ts';
import { createJob, visibleText } from '../../support/login-job.ts';
import type { Job, JobSetup } from '../../support/login-job.ts';
import type { LauncherRun } from '../../support/run-launcher.ts';

/** A row of the fault matrix: what goes wrong, what has to come of it, and the runs that show it. */
export interface FaultRow {
  readonly row: number;
  readonly fault: string;
  readonly expected: string;
  readonly cases: Readonly<Record<string, () => Promise<void>>>;
}

export interface Given extends WorldOptions {
  readonly faults?: readonly object[];
  readonly job?: JobSetup | ((world: FaultWorld) => JobSetup);
}

export interface Expected {
  readonly exit: number | null;
  readonly calls?: Partial<Record<keyof typeof PATHS, number>>;
  readonly error?: string;
  readonly says?: readonly RegExp[];
  readonly silent?: readonly RegExp[];
  readonly status?: string;
  /** Milliseconds of the whole process. */
  readonly within?: number;
  readonly atLeast?: number;
  readonly and?: (run: LauncherRun, job: Job, world: FaultWorld) => Promise<void> | void;
}

/** One run of the login launcher against a platform with a fault, held against what has to come of it. */
export function login(given: Given, expected: Expected): () => Promise<void> {
  return async () => {
    const { faults = [], job: setup = {}, seed, ...options } = given;
    const world = await startWorld({ ...options, seed: { ...seed, faults } });
    try {
      const job = createJob(world, typeof setup === 'function' ? setup(world) : setup);
      const before = job.files();
      const start = performance.now();
      const run = await job.login();
      const took = performance.now() - start;
      const said = run.stdout.replaceAll('%0A', '\n').replaceAll('%25', '%');
      assert.equal(run.exitCode, expected.exit, `exit status; it said: ${said}${run.stderr}`);
      assert.ok(took < (expected.within ?? 30_000), `it took ${took} ms`);
      assert.ok(took >= (expected.atLeast ?? 0), `it took only ${took} ms`);
      for (const [name, count] of Object.entries(expected.calls ?? {})) {
        assert.equal(world.calls(PATHS[name as keyof typeof PATHS]), count, `calls of ${name}`);
      }
      if (expected.error !== undefined) assert.match(said, new RegExp(`^::error .*${expected.error}`, 'm'));
      for (const text of expected.says ?? []) assert.match(said, text);
      for (const text of expected.silent ?? []) assert.doesNotMatch(said, text);
      if (expected.exit === 0) assert.equal(run.outputs['status'], expected.status ?? 'signed-in');
      else assert.deepEqual(job.files(), before, 'the home is as it was');
      const seen = visibleText(run, job);
      for (const secret of world.secrets) assert.ok(!seen.includes(secret), 'a secret can be seen');
      await expected.and?.(run, job, world);
    } finally {
      await world.close();
    }
  };
}
