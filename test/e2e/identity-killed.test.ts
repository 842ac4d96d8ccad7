import type { ChildProcess } from 'node:child_process';

import { describe, expect, it } from 'vitest';

import { BOOTSTRAP_CAPABILITIES } from '../../src/identity/decide/create-commands.ts';
import { startWorld } from '../support/jobs/fault-world.ts';
import type { FaultWorld, WorldOptions } from '../support/jobs/fault-world.ts';
import { GROUP } from '../support/platform/identity-world.ts';
import { createJob } from '../support/jobs/login-job.ts';
import type { Job } from '../support/jobs/login-job.ts';
import { asAdministrator, IDENTITY_JOB, identitiesOf, identitySeed, MATCH } from './faults/identity-job.ts';

const READY = [{ claimMatch: MATCH, roles: ['registry.pull'] }];

/** Does something with the job of `IDENTITY_JOB` in a world of its own. */
async function inWorld<Value>(
  options: WorldOptions,
  work: (job: Job, world: FaultWorld) => Promise<Value>,
): Promise<Value> {
  const world = await startWorld({ seed: identitySeed(), ...options });
  try {
    return await work(createJob(world, IDENTITY_JOB), world);
  } finally {
    await world.close();
  }
}

describe('the identity action: what is there already, and a sudden end', () => {
  // At any request: P7 of run.test.ts.
  it('killed when the platform has made the identity: the next run ends with one identity and one binding', async () => {
    let child: ChildProcess | undefined;
    const intercept: WorldOptions['intercept'] = async (request, nth, real) => {
      if (request.method !== 'POST' || !request.url.includes('/iam/v2/identities') || nth > 1)
        return undefined;
      await real(request);
      child?.kill('SIGKILL');
      return { kind: 'cut' };
    };
    await inWorld({ intercept }, async (job, world) => {
      const killed = await job.identity({ onStart: (started) => (child = started) });
      expect(killed.signal).toBe('SIGKILL');
      const next = await job.identity();
      expect([next.exitCode, next.stderr]).toEqual([0, '']);
      const found = await identitiesOf(world);
      expect(found.map(({ uid }) => uid)).toEqual([next.outputs['identity']]);
      expect(found.map(({ claimMatch, roles }) => ({ claimMatch, roles }))).toEqual(READY);
    });
  });

  it('restores its claim match with on-drift: update if the change is more restrictive', async () => {
    const capabilities = [...BOOTSTRAP_CAPABILITIES, 'identity.update'];
    await inWorld({ seed: identitySeed({ capabilities }) }, async (job, world) => {
      const { identity = '' } = (await job.identity()).outputs;
      const { issuer, subject } = MATCH;
      const administrator = asAdministrator(world).identities;
      await administrator.update(identity, { claimMatch: { issuer, subject } }, ['claimMatch']);
      const refused = await job.identity();
      expect([refused.exitCode, refused.stdout]).toEqual([
        1,
        expect.stringContaining('auth_identity_drifted'),
      ]);
      const { exitCode, outputs } = await job.identity({ inputs: { 'on-drift': 'update' } });
      expect([exitCode, outputs['decision'], outputs['identity']]).toEqual([0, 'updated', identity]);
      expect((await identitiesOf(world)).map(({ claimMatch }) => claimMatch)).toEqual([MATCH]);
      // What somebody has made their own is theirs.
      const theirs = { claimMatch: { issuer, subject }, description: 'ours now' };
      await administrator.update(identity, theirs, ['claimMatch', 'description']);
      const left = await job.identity({ inputs: { 'on-drift': 'update' } });
      expect([left.exitCode, left.stdout]).toEqual([
        1,
        expect.stringContaining('no longer marks it as managed by Mooring'),
      ]);
    });
  });

  it('reports an identity created for this repository under an earlier subject, and keeps it', async () => {
    const before = { ...MATCH, subject: 'repo:acme/before:environment:images' };
    const old = `${GROUP}/${'0d'.repeat(8)}`;
    const identities = [
      {
        name: 'mooring-acme-before',
        uid: old,
        description: `managed-by=mooring v=1 fp=${'0'.repeat(64)}`,
        claimMatch: before,
      },
      { name: 'by hand', claimMatch: before },
    ];
    await inWorld({ seed: identitySeed({ identities }) }, async (job, world) => {
      const run = await job.identity();
      expect([run.exitCode, run.outputs['decision']]).toEqual([0, 'created']);
      expect(run.stdout).toContain(`Mooring also created mooring-acme-before (${old}) for this repository`);
      expect(run.stdout).not.toContain('by hand');
      expect(await identitiesOf(world)).toHaveLength(3);
    });
  });
});
