import { assertionAudience } from '../../client/transport/endpoints.ts';
import { createIamClient } from '../../client/platform/iam/iam-client.ts';
import { mintIdToken } from '../../client/platform/token-exchange.ts';
import type { MintedToken } from '../../client/platform/token-exchange.ts';
import { parentUid, rootUid } from '../../contract/uid.ts';
import { MooringError } from '../../domain/errors.ts';
import { wantedClaimMatch } from '../../domain/identity/claim-match.ts';
import { tokenWords } from '../../domain/identity/identity-name.ts';
import type { PlannedIdentity } from '../../domain/identity/identity-name.ts';
import { refuseEvent, refuseToken } from '../../domain/identity/refusals.ts';
import type { IdentityRefusal } from '../../domain/identity/refusals.ts';
import { refuseRole } from '../../domain/identity/role.ts';
import type { Ensured, EnsureOptions } from './ensure-run.ts';
import { planIdentity } from './plan-identities.ts';
import { settleIdentity } from './settle-identity.ts';
import { exchangeForAudiences } from '../sign-in/sign-in.ts';
import { pause } from '../../ports/clock.ts';

/**
 * Ensures that exactly one identity matches this workflow's token and is bound to one role at the root group, and
 * verifies it by signing in (sign-in-rules.md#ensure-an-identity). Running it again changes nothing.
 * Throws the codes of the sign-in and of the calls; what it refuses is data.
 */
export async function ensureIdentity(options: EnsureOptions): Promise<Ensured> {
  const early = refuseEarly(options);
  if (early.length > 0) return { kind: 'refused', refusals: early };
  const minted = await mint(options);
  const audience = assertionAudience(options.endpoints);
  const refusals = refuseToken(minted.claims, options.run, {
    audience,
    now: minted.serverTime,
    creating: options.mode === 'create',
  });
  if (refusals.length > 0) return { kind: 'refused', refusals };
  const plan = await planForToken(minted, audience, options);
  const [session] = await exchangeForAudiences([options.endpoints.apiUrl], options);
  if (session === undefined) throw new MooringError('internal_bug', 'an audience is missing');
  return settleIdentity({
    options,
    iam: createIamClient({ call: options.call, token: session.token }),
    plan,
    group: rootUid(options.identity),
    defaultAudience: audience,
    pause: (milliseconds) => pause(milliseconds, 'wait for the platform', options),
  });
}

/** Returns the refusals that need no request. */
function refuseEarly({ run, role, allowRole, identity }: EnsureOptions): readonly IdentityRefusal[] {
  const isAtRoot = parentUid(identity) === rootUid(identity);
  return [refuseEvent(run.eventName), refuseRole(role, allowRole), isAtRoot ? undefined : BELOW].filter(
    (refusal) => refusal !== undefined,
  );
}

const BELOW: IdentityRefusal = {
  reason:
    'the identity to sign in as is below the root group, and roles bound there cannot access the registry',
  remedy: 'Set `identity` to one directly in the organization.',
};

async function mint(options: EnsureOptions): Promise<MintedToken> {
  const { call, endpoints, requestUrl, requestToken, onSecret } = options;
  const audience = assertionAudience(endpoints);
  const minted = await mintIdToken(call, { requestUrl, requestToken, audience });
  onSecret(minted.token);
  return minted;
}

function planForToken(
  { claims }: MintedToken,
  audience: string,
  { identity, pinRef }: EnsureOptions,
): Promise<PlannedIdentity> {
  return planIdentity({
    claimMatch: wantedClaimMatch(claims, { audience, pinRef }),
    words: tokenWords(claims),
    purpose: undefined,
    audience,
    organization: rootUid(identity),
  });
}
