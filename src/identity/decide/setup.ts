import { printable } from '../../text/printable.ts';
import type { Drift } from './choose-identity.ts';
import type { PlannedIdentity } from './identity-name.ts';
import type { IdentityScope, Purpose, RepositoryFacts } from './purpose.ts';
import type { IdentityRefusal } from './refusals.ts';
import type { PlannedRole } from './role.ts';

/** The identity of one purpose and the role that it is bound to at the root group. */
export interface PlannedAccess {
  readonly purpose: Purpose;
  readonly identity: PlannedIdentity;
  readonly role: PlannedRole;
}

/** All identities of a repository or an owner, with their roles and bindings. */
export interface IdentityPlan {
  /** The uid of the root group. For text alone it can be the name of the organization. */
  readonly organization: string;
  /** The audience that the platform's issuer expects in an OIDC token. */
  readonly audience: string;
  readonly scope: IdentityScope;
  readonly facts: RepositoryFacts;
  readonly accesses: readonly PlannedAccess[];
  /** Sentences to show with the plan. */
  readonly warnings: readonly string[];
}

/** The warning of a plan for all repositories of an owner (.github/SECURITY.md, "Identities"). */
export function ownerWarning(owner: string): string {
  return `Every repository of ${owner} can sign in as these identities, including future ones: anyone who can push a branch to any of them has this access. One identity per repository is safer.`;
}

/**
 * The result for a role or an identity. In a preview, `created` and `updated` are what would be done. `drifted`: it
 * exists and differs, and was not changed. `refused`: nothing was done.
 */
export type SetupDecision = 'created' | 'reused' | 'updated' | 'drifted' | 'refused';

/** The result for a planned role. */
export interface RoleOutcome {
  readonly role: PlannedRole;
  readonly decision: Exclude<SetupDecision, 'updated'>;
  /** Undefined if it does not exist. */
  readonly uid: string | undefined;
  /** Capabilities that it lacks, and that it has besides the planned ones; sorted. */
  readonly missing: readonly string[];
  readonly extra: readonly string[];
  readonly refusals: readonly IdentityRefusal[];
  readonly warnings: readonly string[];
}

/** Returns why nothing is bound to a role: it was refused, or differs from the planned one. */
export function refuseRoleOutcome({
  role,
  decision,
  missing,
  extra,
  refusals,
}: RoleOutcome): IdentityRefusal | undefined {
  if (decision === 'refused') return refusals[0];
  if (decision !== 'drifted') return undefined;
  const parts = [
    ...(missing.length === 0 ? [] : [`lacks ${missing.join(', ')}`]),
    ...(extra.length === 0 ? [] : [`also has ${extra.join(', ')}`]),
  ];
  return {
    reason: printable(`the role ${role.name} was changed: it ${parts.join(' and ')}`, 500),
    remedy: `To restore it: chainctl iam roles update ${role.name} --capabilities=${role.capabilities.join(',')}`,
  };
}

/** The result for a planned identity and its binding. */
export interface IdentityOutcome {
  readonly access: PlannedAccess;
  readonly decision: SetupDecision;
  /** Undefined if it does not exist. */
  readonly uid: string | undefined;
  /** Undefined if it was not bound and is not to be. */
  readonly binding: 'created' | 'reused' | undefined;
  /** Set if it drifted. */
  readonly drift: Drift | undefined;
  readonly refusals: readonly IdentityRefusal[];
  readonly warnings: readonly string[];
}

/** The results of a plan. */
export interface SetupResult {
  /** `preview` if nothing was changed. */
  readonly mode: 'preview' | 'apply';
  readonly roles: readonly RoleOutcome[];
  readonly identities: readonly IdentityOutcome[];
}
