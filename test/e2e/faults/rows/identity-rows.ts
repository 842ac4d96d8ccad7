import assert from 'node:assert/strict';

import type { FaultWorld, Intercept } from '../../../support/jobs/fault-world.ts';
import { GROUP } from '../../../support/platform/identity-world.ts';
import { createJob } from '../../../support/jobs/login-job.ts';
import type { Job, JobSetup } from '../../../support/jobs/login-job.ts';
import type { LauncherRun } from '../../../support/jobs/run-launcher.ts';
import { NO_CALL } from '../calls.ts';
import { exchange } from '../faults.ts';
import { asAdministrator, IDENTITY_JOB, identitiesOf, identitySeed, MATCH } from '../identity-job.ts';
import type { FaultCase, FaultRow } from '../row.ts';
import { scenario } from '../scenario.ts';

const RUNS = 8;
const OF_TERRAFORM = `${GROUP}/${'7e'.repeat(8)}`;

const run = async (job: Job) => [await job.identity()];

async function together(job: Job, world: FaultWorld): Promise<readonly LauncherRun[]> {
  const others = Array.from({ length: RUNS - 1 }, () => createJob(world, IDENTITY_JOB));
  return Promise.all([job, ...others].map((one) => one.identity()));
}

const outputOf = (name: string) => (ended: object) => (ended as LauncherRun).outputs[name];

/** One identity, bound to one role that reads. */
async function assertOne(world: FaultWorld): Promise<void> {
  const identities = await identitiesOf(world);
  assert.deepEqual(
    identities.map(({ claimMatch, roles }) => ({ claimMatch, roles })),
    [{ claimMatch: MATCH, roles: ['registry.pull'] }],
  );
}

/** 240 identities of others, and one for this job in the end of the list, made by another tool. */
function manyIdentities(): readonly object[] {
  const others = Array.from({ length: 240 }, (_, index) => ({
    name: `other ${index}`,
    uid: `${GROUP}/${index.toString(16).padStart(16, '0')}`,
    claimMatch: { ...MATCH, subject: `repo:acme/shop-${index}:environment:images` },
  }));
  const ours = { name: 'of terraform', uid: OF_TERRAFORM, claimMatch: MATCH };
  return [...others, { ...ours, bindings: [{ role: 'registry.pull' }] }];
}

/**
 * A page token that is older than three days: no error, the list begins again (service-rules.md#page-tokens).
 */
function pageTokenExpiresOnce(): Intercept {
  let isDone = false;
  return (request, _, real) => {
    const url = new URL(request.url);
    if (isDone || url.pathname !== '/iam/v2/identities' || !url.searchParams.has('page_token'))
      return undefined;
    isDone = true;
    url.searchParams.delete('page_token');
    return real({ ...request, url: url.href });
  };
}

function subject(text: string): (world: FaultWorld) => JobSetup {
  return ({ line }) => {
    const url = new URL(line.oidcRequestUrl);
    url.searchParams.set('claim.sub', text);
    const environment = { ...IDENTITY_JOB.environment, ACTIONS_ID_TOKEN_REQUEST_URL: url.href };
    return { ...IDENTITY_JOB, environment };
  };
}

function refused(job: JobSetup | ((world: FaultWorld) => JobSetup), says: RegExp, mints: 0 | 1): FaultCase {
  return scenario({ seed: identitySeed(), job }, run, {
    exit: 1,
    error: 'config_identity_refused',
    says: [says],
    calls: { ...NO_CALL, mint: mints, list: 0, bind: 0 },
  });
}

/** Rows 28, and 58 to 64: an identity that a workflow makes for itself. */
export const IDENTITY_ROWS: readonly FaultRow[] = [
  {
    row: 28,
    fault: 'exchange: 403 twice, after the identity was made',
    expected: 'tried again, after 2 and 4 s',
    cases: {
      run: scenario(
        {
          seed: identitySeed(),
          job: IDENTITY_JOB,
          faults: [exchange({ nth: 2, times: 2, status: 403, body: { code: 7, message: 'not yet' } })],
        },
        run,
        {
          exit: 0,
          atLeast: 6_000,
          calls: { create: 1, bind: 1, exchange: 4 },
          and: ({ world }) => assertOne(world),
        },
      ),
    },
  },
  {
    row: 58,
    fault: 'identity: it is made, and the answer is lost',
    expected: 'found by looking; there is one',
    cases: Object.fromEntries(
      [{ kind: 'cut' }, { kind: 'truncate' }, { status: 503 }, { kind: 'html', status: 500 }].map((fault) => [
        JSON.stringify(fault),
        scenario(
          {
            seed: identitySeed(),
            job: IDENTITY_JOB,
            faults: [{ route: 'createIdentity', nth: 1, applied: true, ...fault }],
          },
          run,
          { exit: 0, calls: { create: 1, bind: 1 }, and: ({ world }) => assertOne(world) },
        ),
      ]),
    ),
  },
  {
    row: 59,
    fault: `identity: ${RUNS} runs at the same time, also with a list that is 2 s behind`,
    expected: 'one identity; behind: none with more rights, and the next run decides for one',
    cases: {
      together: scenario({ seed: identitySeed(), job: IDENTITY_JOB }, together, {
        exit: 0,
        calls: { mint: [RUNS, 99], create: [1, RUNS] },
        within: 60_000,
        and: async ({ runs, world }) => {
          assert.deepEqual(
            runs.map(({ exitCode }) => exitCode),
            Array.from({ length: RUNS }, () => 0),
          );
          const uids = new Set(runs.map(outputOf('identity')));
          assert.equal(uids.size, 1);
          const bound = (await identitiesOf(world)).filter(({ roles }) => roles.length > 0);
          assert.deepEqual(
            bound.map(({ uid }) => uid),
            [...uids],
          );
        },
      }),
      behind: scenario(
        {
          seed: identitySeed(),
          job: IDENTITY_JOB,
          faults: [{ route: 'listIdentities', nth: '*', kind: 'stale', lagMs: 2_000 }],
        },
        async (job, world) => [...(await together(job, world)), await job.identity(), await job.identity()],
        {
          exit: 0,
          calls: { mint: [RUNS, 99], create: [1, RUNS] },
          within: 60_000,
          and: async ({ runs, world }) => {
            assert.deepEqual(new Set(runs.map(({ exitCode }) => exitCode)), new Set([0]));
            const [next, last] = runs.slice(-2).map(outputOf('identity'));
            assert.equal(next, last);
            for (const { claimMatch, roles } of await identitiesOf(world)) {
              assert.deepEqual(claimMatch, MATCH);
              assert.ok(roles.every((role) => role === 'registry.pull'));
            }
          },
        },
      ),
    },
  },
  {
    row: 60,
    fault: 'identity: the token of page 2 has expired, the list begins again',
    expected: 'each is seen once; none is made that is there already',
    cases: {
      run: scenario(
        () => ({
          seed: identitySeed({ identities: manyIdentities() }),
          job: IDENTITY_JOB,
          intercept: pageTokenExpiresOnce(),
        }),
        run,
        {
          exit: 0,
          calls: { create: 0, bind: 0, list: 4 },
          silent: [/^::warning/m],
          and: ({ runs }) => assert.deepEqual(runs.map(outputOf('identity')), [OF_TERRAFORM]),
        },
      ),
    },
  },
  {
    row: 61,
    fault: 'identity: one of the same name with another claim match',
    expected: 'fails with what differs, and changes nothing',
    cases: {
      run: scenario(
        { seed: identitySeed(), job: IDENTITY_JOB },
        async (job, world) => {
          const made = await job.identity();
          const uid = made.outputs['identity'] ?? '';
          const claimMatch = { ...MATCH, subject: 'repo:acme/evil:environment:images' };
          await asAdministrator(world).identities.update(uid, { claimMatch }, ['claimMatch']);
          return [made, await job.identity()];
        },
        {
          exit: 1,
          error: 'auth_identity_drifted',
          says: [/repo:acme\/evil:environment:images/, /repo:acme\/shop:environment:images/],
          calls: { create: 1, bind: 1, update: 0, remove: 0 },
        },
      ),
    },
  },
  {
    row: 62,
    fault: 'identity: the caller may not list identities',
    expected: 'fails before anything is made',
    cases: {
      run: scenario(
        {
          seed: identitySeed({ capabilities: ['identity.create', 'role_bindings.create', 'roles.list'] }),
          job: IDENTITY_JOB,
        },
        run,
        { exit: 1, error: 'auth_forbidden', says: [/identity\.list/], calls: { create: 0, bind: 0 } },
      ),
    },
  },
  {
    row: 63,
    fault: 'identity: 409 for the role binding',
    expected: 'success, once it is seen to be there',
    cases: {
      'it is there': scenario(
        {
          seed: identitySeed(),
          job: IDENTITY_JOB,
          faults: [
            {
              route: 'createRoleBinding',
              nth: 1,
              status: 409,
              body: { code: 6, message: 'x' },
              applied: true,
            },
          ],
        },
        run,
        { exit: 0, calls: { create: 1, bind: 1 }, and: ({ world }) => assertOne(world) },
      ),
      'it is not there': scenario(
        {
          seed: identitySeed(),
          job: IDENTITY_JOB,
          faults: [{ route: 'createRoleBinding', nth: '*', status: 409, body: { code: 6, message: 'x' } }],
        },
        run,
        { exit: 1, error: 'platform_conflict', calls: { create: 1, bind: 2 } },
      ),
    },
  },
  {
    row: 64,
    fault: 'identity: a pull request, a subject with *, a subject with ids after hyphens',
    expected: 'refused; nothing is asked of the platform',
    cases: {
      'pull request': refused(
        { ...IDENTITY_JOB, event: { name: 'pull_request', payload: {} } },
        /pull_request/,
        0,
      ),
      pull_request_target: refused(
        { ...IDENTITY_JOB, event: { name: 'pull_request_target', payload: {} } },
        /pull_request_target/,
        0,
      ),
      'the subject of pull requests': refused(subject('repo:acme/shop:pull_request'), /pull.request/, 1),
      '*': refused(subject('repo:acme/*:environment:images'), /\*/, 1),
      'ids after hyphens': refused(subject('repo:acme-9900/shop-8800:environment:images'), /hyphen|-8800/, 1),
    },
  },
];
