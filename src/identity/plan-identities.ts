import { digestOfBytes } from '../api/client/oci/content-digest.ts';
import { MooringError } from '../values/errors.ts';
import { canonicalText, wantedClaimMatch } from '../sign-in/claim-doctor/claim-match.ts';
import type { WantedClaimMatch } from '../sign-in/claim-doctor/claim-match.ts';
import { diagnose } from '../sign-in/claim-doctor/diagnose.ts';
import type { IdTokenClaims } from '../values/id-token.ts';
import { identityDescription, identityName, tokenWords } from './decide/identity-name.ts';
import type { PlannedIdentity } from './decide/identity-name.ts';
import { purposeMatch, purposeWords, PURPOSE_RULES, refuseFacts } from './decide/purpose.ts';
import type { IdentityScope, Purpose, RepositoryFacts } from './decide/purpose.ts';
import { ownerWarning } from './decide/setup.ts';
import type { IdentityPlan } from './decide/setup.ts';

/** The identities to plan for a repository. */
export interface PlanOptions {
  readonly purposes: readonly Purpose[];
  readonly scope: IdentityScope;
  /** The uid of the root group, or for text alone the name of the organization. */
  readonly organization: string;
  /** The audience that the platform's issuer expects: `assertionAudience`. */
  readonly audience: string;
}

/**
 * Plans the identities of a repository, their roles and bindings, without a request. Throws `config_identity_refused` for
 * facts that are not valid.
 */
export async function planIdentities(facts: RepositoryFacts, options: PlanOptions): Promise<IdentityPlan> {
  const { purposes, scope, organization, audience } = options;
  const [refusal] = refuseFacts(facts);
  if (refusal !== undefined)
    throw new MooringError('config_identity_refused', refusal.reason, { hint: refusal.remedy });
  const accesses = await Promise.all(
    purposes.map(async (purpose) => ({
      purpose,
      role: PURPOSE_RULES[purpose].role,
      identity: await planIdentity({
        ...wantedFor(facts, { purpose, scope, audience }),
        purpose,
        audience,
        organization,
      }),
    })),
  );
  const warnings = scope === 'owner' ? [ownerWarning(facts.owner)] : [];
  return { organization, audience, scope, facts, accesses, warnings };
}

/** Plans the identity of a job: for its purpose, or for the subject of the job itself. */
export async function planJobIdentity(
  claims: IdTokenClaims,
  given: {
    readonly facts: RepositoryFacts;
    readonly purpose: Purpose | undefined;
    readonly pinRef: boolean;
    readonly audience: string;
    readonly organization: string;
  },
): Promise<{ readonly plan: PlannedIdentity; readonly isOwnMatch: boolean }> {
  const { facts, purpose, pinRef, audience, organization } = given;
  const wanted =
    purpose === undefined
      ? { claimMatch: wantedClaimMatch(claims, { audience, pinRef }), words: tokenWords(claims) }
      : wantedFor(facts, { purpose, scope: 'repository', audience });
  const plan = await planIdentity({ ...wanted, purpose, audience, organization });
  const compared = diagnose(claims, plan.claimMatch, audience).compared ?? [];
  return { plan, isOwnMatch: compared.every(({ verdict }) => verdict === 'equal') };
}

function wantedFor(
  facts: RepositoryFacts,
  match: Parameters<typeof purposeMatch>[1],
): { readonly claimMatch: WantedClaimMatch; readonly words: string } {
  const { purpose, scope } = match;
  return { claimMatch: purposeMatch(facts, match), words: purposeWords(facts, purpose, scope) };
}

/** Returns the identity with this claim match: its name and its description contain the fingerprint. */
async function planIdentity(wanted: {
  readonly claimMatch: WantedClaimMatch;
  readonly words: string;
  readonly purpose: Purpose | undefined;
  readonly audience: string;
  readonly organization: string;
}): Promise<PlannedIdentity> {
  const { claimMatch, words, purpose, audience, organization } = wanted;
  const text = canonicalText(claimMatch, audience, organization);
  const digest = await digestOfBytes(new TextEncoder().encode(text), 'sha256');
  const fingerprint = digest.slice('sha256:'.length);
  const description = identityDescription({ fingerprint, purpose });
  return { name: identityName(words, fingerprint), description, claimMatch, fingerprint, purpose };
}
