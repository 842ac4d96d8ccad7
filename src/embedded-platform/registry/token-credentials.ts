import { loadCaller } from '../access/caller.ts';
import type { Caller } from '../access/caller.ts';
import { unauthenticated } from '../requests/refusal.ts';
import type { Refusal } from '../requests/refusal.ts';
import type { Services } from '../services.ts';

/** The user name under which any platform token is the password (sign-in-rules.md#user-and-password). */
export const TOKEN_USER = '_token';

export interface UserPassword {
  readonly user: string;
  readonly password: string;
}

/**
 * Returns the identity of a platform token of the registry's audience. The user is `_token`, or the identity itself, as
 * with a pull token (sign-in-rules.md#user-and-password). Throws UNAUTHENTICATED for everything else.
 */
export async function identify({ user, password }: UserPassword, services: Services): Promise<Caller> {
  const reading = await services.platformTokens.read(password, services.addresses.registry);
  if (reading.kind === 'invalid')
    throw refuseCredentials(`the token is not valid: ${reading.reason}`, services);
  if (reading.kind === 'other-audience')
    throw refuseCredentials('the token is for another audience', services);
  if (user !== TOKEN_USER && user !== reading.bearer.identityUid)
    throw refuseCredentials(`the user name must be ${TOKEN_USER}`, services);
  const caller = loadCaller(reading.bearer, services.store);
  if (caller === undefined) throw refuseCredentials('the identity of the token no longer exists', services);
  return caller;
}

/** No token without credentials that count; says which kind the endpoint takes. */
export function refuseCredentials(reason: string, { addresses }: Services): Refusal {
  return unauthenticated(reason, { 'www-authenticate': `Basic realm="${addresses.tokenUrl}/token"` });
}
