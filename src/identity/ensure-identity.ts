import { assertionAudience } from '../api/client/transport/endpoints.ts';
import { createIdentityAccessClient } from '../api/client/platform/iam/identity-access-client.ts';
import { mintIdToken } from '../api/client/platform/token-exchange.ts';
import type { MintedToken } from '../api/client/platform/token-exchange.ts';
import { parentUid, rootUid } from '../api/schema/uid.ts';
import { diagnose } from '../sign-in/claim-doctor/diagnose.ts';
import { MooringError } from '../values/errors.ts';
import type { IdTokenClaims } from '../values/id-token.ts';
import { wantedClaimMatch } from '../sign-in/claim-doctor/claim-match.ts';
import type { WantedClaimMatch } from '../sign-in/claim-doctor/claim-match.ts';
import { tokenWords } from './decide/identity-name.ts';
import { PURPOSE_RULES, purposeMatch, purposeWords, refuseFacts } from './decide/purpose.ts';
import type { RepositoryFacts } from './decide/purpose.ts';
import { refuseEvent, refuseToken } from './decide/refusals.ts';
import type { IdentityRefusal } from './decide/refusals.ts';
import { isBuiltInRole, refuseRole } from './decide/role.ts';
import type { PlannedRole } from './decide/role.ts';
import type { Ensured, EnsureOptions } from './ensure-run.ts';
import { planIdentity } from './plan-identities.ts';
import { settleIdentity } from './settle-identity.ts';
import { exchangeForAudiences } from '../sign-in/sign-in.ts';
import { pause } from '../values/clock.ts';

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
  const { purpose } = options;
  const wrongFacts = purpose === undefined ? [] : refuseFacts(factsOf(minted.claims, options));
  if (wrongFacts.length > 0) return { kind: 'refused', refusals: wrongFacts };
  const facts = factsOf(minted.claims, options);
  const claimMatch = matchFor(facts, minted.claims, { audience, options });
  const plan = await planIdentity({
    claimMatch,
    words: purpose === undefined ? tokenWords(minted.claims) : purposeWords(facts, purpose, 'repository'),
    purpose,
    audience,
    organization: rootUid(options.identity),
  });
  const [session] = await exchangeForAudiences([options.endpoints.apiUrl], options);
  if (session === undefined) throw new MooringError('internal_bug', 'an audience is missing');
  const compared = diagnose(minted.claims, claimMatch, audience).compared ?? [];
  return settleIdentity({
    options,
    iam: createIdentityAccessClient({ call: options.call, token: session.token }),
    plan,
    role: roleOf(options),
    facts,
    isOwnMatch: compared.every(({ verdict }) => verdict === 'equal'),
    group: rootUid(options.identity),
    defaultAudience: audience,
    pause: (milliseconds) => pause(milliseconds, 'wait for the platform', options),
  });
}

/** Returns the refusals that need no request. */
function refuseEarly(options: EnsureOptions): readonly IdentityRefusal[] {
  const { run, role, allowRole, identity } = options;
  const isAtRoot = parentUid(identity) === rootUid(identity);
  const allowed = roleOf(options).capabilities.length > 0 ? role : allowRole;
  return [refuseEvent(run.eventName), refuseRole(role, allowed), isAtRoot ? undefined : BELOW].filter(
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

/** The repository of the job, by its token. */
function factsOf(claims: IdTokenClaims, { run, environment }: EnsureOptions): RepositoryFacts {
  const [owner = '', name = ''] = (claims.repository ?? '').split('/', 2);
  return {
    issuer: claims.iss,
    owner,
    name,
    repositoryId: claims.repository_id ?? '',
    ownerId: claims.repository_owner_id ?? '',
    defaultBranch: run.defaultBranch ?? '',
    environment,
  };
}

/** Returns the claim match of the purpose, or that of the job itself. */
function matchFor(
  facts: RepositoryFacts,
  claims: IdTokenClaims,
  { audience, options: { purpose, pinRef } }: { readonly audience: string; readonly options: EnsureOptions },
): WantedClaimMatch {
  return purpose === undefined
    ? wantedClaimMatch(claims, { audience, pinRef })
    : purposeMatch(facts, { purpose, audience, scope: 'repository' });
}

/** Returns the role of the purpose; any other role exists already, and is not compared. */
function roleOf({ purpose, role: name }: EnsureOptions): PlannedRole {
  const planned = purpose === undefined ? undefined : PURPOSE_RULES[purpose].role;
  if (planned?.name === name) return planned;
  return { name, description: '', capabilities: [], isBuiltIn: isBuiltInRole(name) };
}
