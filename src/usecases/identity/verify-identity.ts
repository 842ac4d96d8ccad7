import type { Call } from '../../client/transport/call.ts';
import { createRegistryContentClient } from '../../client/oci/registry-content-client.ts';
import { createRegistryTokens } from '../../client/registry/registry-tokens.ts';
import type { RegistryImage } from '../../client/registry/registry-tokens.ts';
import type { ErrorCode } from '../../domain/errors.ts';
import { MooringError } from '../../domain/errors.ts';
import { openRegistrySession } from '../sign-in/registry-session.ts';
import type { SignInOptions } from '../sign-in/sign-in.ts';
import type { Pause } from './ensure-run.ts';

/**
 * Seconds of the pauses while something that was just made spreads through the service
 * (sign-in-rules.md#step-10-verify).
 */
const SPREADING = [2, 4, 8, 16] as const;

/** How an identity is proved by use. */
export interface Verification extends SignInOptions {
  readonly call: Call;
  /** An image that it has to be able to see; none where there is none to try. */
  readonly image: RegistryImage | undefined;
  /** True where this run made or changed the identity or its binding: then a refusal may pass. */
  readonly isFresh: boolean;
  readonly pause: Pause;
}

/**
 * Proves an identity by use: an exchange for the registry, which has to take the token, and where an image is named a
 * look at its tags. A refusal is tried again for 30 seconds, and only after something was made. Throws what the sign-in and the registry throw.
 */
export async function verifyIdentity(verification: Verification): Promise<void> {
  const pauses = verification.isFresh ? SPREADING : [];
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

async function useOnce(verification: Verification): Promise<void> {
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
