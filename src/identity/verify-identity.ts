import type { Call } from '../api/client/transport/call.ts';
import { createRegistryContentClient } from '../api/client/oci/registry-content-client.ts';
import { createRegistryTokens } from '../api/client/registry/registry-tokens.ts';
import type { PullRouteName } from '../api/routes/pull-routes.ts';
import type { RegistryImage } from '../api/client/registry/registry-tokens.ts';
import type { ErrorCode } from '../values/errors.ts';
import { MooringError } from '../values/errors.ts';
import { openRegistrySession } from '../sign-in/registry-session.ts';
import type { SignInOptions } from '../sign-in/sign-in.ts';
import type { IdentityAccessClient } from '../api/client/platform/iam/identity-access-client.ts';
import { isSameMatch } from '../sign-in/claim-doctor/claim-match.ts';
import { simulateMatch } from './decide/sample-claims.ts';
import type { SampleOptions } from './decide/sample-claims.ts';
import type { PlannedAccess } from './decide/setup.ts';
import { readBoundRoles } from './bind-role.ts';
import type { BindingPlan } from './bind-role.ts';
import type { Pause } from './create.ts';

/**
 * Pauses in seconds while a new identity propagates through the service
 * (sign-in-rules.md#step-10-verify).
 */
const PROPAGATION = [2, 4, 8, 16] as const;

/** How an identity is verified by signing in. */
export interface IdentityVerification extends SignInOptions {
  readonly call: Call<'mintIdToken' | 'exchangeToken' | PullRouteName>;
  /** An image that it must be able to access, if one is given. */
  readonly image: RegistryImage | undefined;
  /** True if this run created or changed the identity or its binding: then a refusal can be temporary. */
  readonly isFresh: boolean;
  readonly pause: Pause;
}

/**
 * Verifies an identity by signing in: the registry must accept its token, and list the tags of the image if one is given.
 * After a change, refusals are retried for 30 seconds. Throws the codes of the sign-in and of the registry.
 */
export async function verifyIdentity(verification: IdentityVerification): Promise<void> {
  const pauses = verification.isFresh ? PROPAGATION : [];
  for (let attempt = 0; ; attempt += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- attempts follow each other by nature
      await useOnce(verification);
      return;
    } catch (error) {
      const seconds = pauses[attempt];
      if (seconds === undefined || !isRefusal(error)) throw error;
      // oxlint-disable-next-line no-await-in-loop -- the pause before the next attempt
      await verification.pause(seconds * 1_000);
    }
  }
}

async function useOnce(verification: IdentityVerification): Promise<void> {
  const { call, clock, image, onSecret } = verification;
  const { registry } = await openRegistrySession({ ...verification, otherAudience: undefined });
  if (image === undefined) return;
  const tokens = createRegistryTokens({ call, clock, onSecret, passwordFor: () => registry.token });
  for await (const _ of createRegistryContentClient({ call, tokens }).tags(image)) return;
}

const REFUSALS: ReadonlySet<ErrorCode> = new Set([
  'auth_rejected',
  'auth_forbidden',
  'auth_unknown_identity',
]);

function isRefusal(error: unknown): boolean {
  return error instanceof MooringError && REFUSALS.has(error.code);
}

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
      readBoundRoles(iam, binding),
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
