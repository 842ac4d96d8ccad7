import type { IdentityAccessClient } from '../api/client/platform/iam/identity-access-client.ts';
import { MooringError } from '../values/errors.ts';
import { isSameMatch } from '../sign-in/claim-doctor/claim-match.ts';
import { simulateMatch } from './decide/sample-claims.ts';
import type { SampleOptions } from './decide/sample-claims.ts';
import type { PlannedAccess } from './decide/setup.ts';
import { readBoundRoles } from './bind-role.ts';
import type { BindingPlan } from './bind-role.ts';
import type { Pause } from './ensure-run.ts';

/** Pauses in seconds until what was just created can be read. */
const READ_DELAYS = [0, 1, 2, 4] as const;

/**
 * Reads an identity and its binding back, and simulates the tokens of every event: without such a token, that is all that can
 * be verified (sign-in-rules.md#set-up-from-a-plan). Throws `platform_unexpected_answer` if the service stored something
 * else.
 */
export async function verifyAccess(
  { identity, role, purpose }: PlannedAccess,
  binding: BindingPlan,
  context: Omit<SampleOptions, 'purpose'> & { readonly iam: IdentityAccessClient; readonly pause: Pause },
): Promise<void> {
  const { iam, pause, audience } = context;
  const { identityUid: uid } = binding;
  let problem = '';
  for (const seconds of READ_DELAYS) {
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    if (seconds > 0) await pause(seconds * 1_000);
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    const [found, bound] = await Promise.all([
      iam.identities.get(uid).catch(ignoreMissing),
      readBoundRoles(iam.roleBindings, binding),
    ]);
    const match = found?.claimMatch ?? {};
    const [wrong] = simulateMatch(match, { ...context, purpose });
    if (!isSameMatch(match, identity.claimMatch, audience)) problem = 'has another claim match';
    else if (wrong !== undefined) problem = wrong;
    else if (!bound.isBound) problem = `is not bound to the role ${role.name}`;
    else return;
  }
  throw new MooringError('platform_unexpected_answer', `the identity ${uid} was set up, but ${problem}`);
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof MooringError && error.code === 'platform_not_found') return undefined;
  throw error;
}
