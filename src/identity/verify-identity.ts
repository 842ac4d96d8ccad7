import type { Call } from '../api/client/transport/call.ts';
import { createRegistryContentClient } from '../api/client/oci/registry-content-client.ts';
import { createRegistryTokens } from '../api/client/registry/registry-tokens.ts';
import type { PullRouteName } from '../api/routes/pull-routes.ts';
import type { RegistryImage } from '../api/client/registry/registry-tokens.ts';
import type { ErrorCode } from '../values/errors.ts';
import { MooringError } from '../values/errors.ts';
import { openRegistrySession } from '../sign-in/registry-session.ts';
import type { SignInOptions } from '../sign-in/sign-in.ts';
import type { Pause } from './ensure-run.ts';

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
  const { registry } = await openRegistrySession({ ...verification, withApi: false });
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
