import assert from 'node:assert/strict';

import type { FaultWorld } from '../../../support/jobs/fault-world.ts';
import { HOST } from '../../../support/jobs/login-job.ts';
import type { HelperRun, Job } from '../../../support/jobs/login-job.ts';
import type { LauncherRun } from '../../../support/jobs/run-launcher.ts';
import { ONCE } from '../calls.ts';
import { exchange } from '../faults.ts';
import type { FaultRow } from '../row.ts';
import { scenario } from '../scenario.ts';

const MINUTE_MS = 60_000;
const HELPERS = 16;
const TWICE = { ...ONCE, mint: 2, exchange: 2 };
const REFRESH = { inputs: { refresh: 'true' } };
const NO_REQUEST = { ACTIONS_ID_TOKEN_REQUEST_URL: undefined, ACTIONS_ID_TOKEN_REQUEST_TOKEN: undefined };

/** The job, seventy minutes after its login: the token has ended. */
async function loginLongAgo(job: Job, world: FaultWorld): Promise<LauncherRun> {
  const run = await job.login();
  assert.equal(run.exitCode, 0, run.stdout);
  job.age(run, 70 * MINUTE_MS);
  world.advance(70 * MINUTE_MS);
  return run;
}

function secretOf({ stdout }: HelperRun): string {
  const answer = JSON.parse(stdout) as { readonly Username: string; readonly Secret: string };
  assert.equal(answer.Username, '_token');
  return answer.Secret;
}

/** Rows 65 and 66: jobs that take longer than a token lives. */
export const LONG_JOB_ROWS: readonly FaultRow[] = [
  {
    row: 65,
    fault: 'the credential helper is called at minute 70',
    expected: 'signs in again without a word; where it cannot, it says why',
    cases: {
      'signs in again': scenario(
        { job: REFRESH },
        async (job, world) => {
          const run = await loginLongAgo(job, world);
          const first = await job.helper(run, 'get', HOST);
          const token = secretOf(first);
          assert.ok(world.secrets.has(token), 'not a token that was given out');
          const second = await job.helper(run, 'get', HOST);
          assert.equal(secretOf(second), token, 'it is kept');
          return [run, first, second];
        },
        { exit: 0, calls: TWICE },
      ),
      'the request token is gone': scenario(
        { job: REFRESH },
        async (job, world) => {
          const run = await loginLongAgo(job, world);
          return [run, await job.helper(run, 'get', HOST, NO_REQUEST)];
        },
        {
          exit: 1,
          calls: ONCE,
          untouched: false,
          says: [
            /^the token of the login has expired, and this step cannot request a new one\..*Pass ACTIONS_/m,
          ],
        },
      ),
      'GitHub refuses the request token': scenario(
        { job: REFRESH, faults: [{ route: 'mintIdToken', nth: 2, status: 401 }] },
        async (job, world) => {
          const run = await loginLongAgo(job, world);
          return [run, await job.helper(run, 'get', HOST)];
        },
        {
          exit: 1,
          calls: { ...ONCE, mint: 2 },
          untouched: false,
          says: [/^could not get this job's OIDC token from GitHub: .*status 401/m],
        },
      ),
    },
  },
  {
    row: 66,
    fault: `${HELPERS} credential helpers at the same time, at minute 70`,
    expected: 'one exchange, whose token all of them give',
    cases: {
      run: scenario(
        { job: REFRESH },
        async (job, world) => {
          const run = await loginLongAgo(job, world);
          const helpers = await Promise.all(
            Array.from({ length: HELPERS }, () => job.helper(run, 'get', HOST)),
          );
          assert.equal(new Set(helpers.map(secretOf)).size, 1);
          return [run, ...helpers];
        },
        { exit: 0, calls: TWICE },
      ),
      'the first exchange is refused': scenario(
        { job: REFRESH, faults: [exchange({ nth: 2, status: 403, body: { code: 7, message: 'no' } })] },
        async (job, world) => {
          const run = await loginLongAgo(job, world);
          const helpers = await Promise.all(Array.from({ length: 4 }, () => job.helper(run, 'get', HOST)));
          const failed = helpers.filter(({ exitCode }) => exitCode !== 0);
          const others = helpers.filter(({ exitCode }) => exitCode === 0);
          assert.equal(failed.length, 1, 'one alone is told of the refusal');
          assert.equal(new Set(others.map(secretOf)).size, 1);
          return [run, ...failed, ...others];
        },
        { exit: 0, calls: { ...ONCE, mint: 3, exchange: 3 } },
      ),
    },
  },
];
