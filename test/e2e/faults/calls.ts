import assert from 'node:assert/strict';

import type { FaultWorld } from '../../support/jobs/fault-world.ts';

/** The calls that rows count, by method and path. */
const CALLS = {
  mint: /^GET \/_github\/oidc\/token$/,
  exchange: /^POST \/sts\/exchange$/,
  challenge: /^GET \/v2\/$/,
  token: /^GET \/token$/,
  history: /^GET \/v2\/.+\/_chainguard\/history\//,
  list: /^GET \/iam\/v2\/identities$/,
  create: /^POST \/iam\/v2\/identities\//,
  update: /^PATCH \/iam\/v2\/identities\//,
  remove: /^DELETE \/iam\/v2\/identities\//,
  bind: /^POST \/iam\/v2\/roleBindings\//,
} as const;

/** How often each call is made; a pair is the least and the most. */
export type Calls = Partial<Record<keyof typeof CALLS, number | readonly [least: number, most: number]>>;

/** The four calls of a login, and those of one that may ask nobody. */
export const ONCE = { mint: 1, exchange: 1, challenge: 1, token: 1 } as const satisfies Calls;
export const NO_CALL = { mint: 0, exchange: 0, challenge: 0, token: 0, create: 0 } as const satisfies Calls;

/** Throws where a call was made less or more often. */
export function assertCalls(world: Pick<FaultWorld, 'requests'>, calls: Calls): void {
  for (const [name, count] of Object.entries(calls)) {
    const made = world.requests.filter(({ what }) => CALLS[name as keyof Calls].test(what)).length;
    const [least, most] = typeof count === 'number' ? [count, count] : count;
    assert.ok(made >= least && made <= most, `${made} calls of ${name}, not ${String(count)}`);
  }
}
