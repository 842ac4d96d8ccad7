import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { HttpSend } from '../../../src/api/http.ts';
import { startIdentityWorld, ticking } from '../../support/platform/identity-world.ts';
import type { IdentityWorld } from '../../support/platform/identity-world.ts';

/** Starts an organization whose lists of identities are behind by so many milliseconds. */
async function startWorld(lagMs: number): Promise<IdentityWorld> {
  const stale = { route: 'listIdentities', nth: '*', kind: 'stale', lagMs };
  return startIdentityWorld({ faults: lagMs === 0 ? [] : [stale] });
}

/** Runs at the same time, whose requests reach the platform in the order of the scheduler. Returns the uids in use. */
async function runTogether(
  world: IdentityWorld,
  { runs, scheduler }: { readonly runs: number; readonly scheduler: fc.Scheduler },
): Promise<readonly (string | undefined)[]> {
  const now = ticking(world.memory);
  const send: HttpSend = async (request) => {
    // Without the request, so that a failure prints no token.
    await scheduler.schedule(Promise.resolve());
    // The runs share a clock: the pause of one must not let a request of another time out.
    return now({ ...request, timeoutMs: 3_600_000 });
  };
  const results = Promise.all(Array.from({ length: runs }, () => world.run({ send })));
  return (await scheduler.waitFor(results)).map((result) =>
    result.kind === 'ready' ? result.uid : undefined,
  );
}

describe('concurrent runs with the documented bootstrap role', () => {
  it('end on one identity and one binding, in any order of requests, with lists up to 25 seconds behind', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.integer({ min: 2, max: 5 }),
        fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 25_000 })),
        async (scheduler, runs, lagMs) => {
          const world = await startWorld(lagMs);
          const used = await runTogether(world, { runs, scheduler });
          const left = (await world.identities()).map(({ uid }) => uid);
          expect([new Set(used), await world.bindings()]).toEqual([new Set(left), 1]);
          expect(left).toHaveLength(1);
          world.memory.clock.advance(lagMs);
          expect(await world.run()).toMatchObject({ decision: 'reused', uid: left[0], warnings: [] });
        },
      ),
      { numRuns: 40 },
    );
  });

  it('with lists further behind: each later run uses the oldest identity, and only ones with a role are left', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.integer({ min: 2, max: 4 }),
        fc.integer({ min: 60_000, max: 600_000 }),
        async (scheduler, runs, lagMs) => {
          const world = await startWorld(lagMs);
          await runTogether(world, { runs, scheduler });
          world.memory.clock.advance(lagMs);
          const later = [await world.run(), await world.run()];
          const [oldest] = [...(await world.identities())].sort((one, other) =>
            (one.createTime ?? '') < (other.createTime ?? '') ? -1 : 1,
          );
          expect(later).toMatchObject(Array.from({ length: 2 }, () => ({ uid: oldest?.uid })));
          expect(await world.bindings()).toBe((await world.identities()).length);
        },
      ),
      { numRuns: 20 },
    );
  });
});
