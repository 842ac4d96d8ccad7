import { MooringError } from '../../domain/errors.ts';
import type { Drift, FoundIdentity } from '../../domain/identity/choose-identity.ts';
import { isSameMatch } from '../../domain/identity/claim-match.ts';
import type { EnsureRun } from './ensure-run.ts';

/** Only an identity of Mooring's own is changed, only when asked to, and only where the change can be proved to narrow. */
export function mayUpdate(drift: Drift, { options }: EnsureRun): boolean {
  const isWanted = options.mode === 'create' && options.onDrift === 'update';
  return isWanted && drift.isManaged && drift.proof.kind === 'narrows';
}

/**
 * Puts the claim match back to what it was, by an explicit mask, and reads it again
 * (sign-in-rules.md#step-8-drift). Throws `platform_unexpected_answer` where the service did not do what it
 * was asked.
 */
export async function updateIdentity({ identity }: Drift, run: EnsureRun): Promise<FoundIdentity> {
  const { iam, plan, defaultAudience } = run;
  const { claimMatch, description } = plan;
  await iam.identities.update(identity.uid, { claimMatch, description }, ['claimMatch', 'description']);
  const changed = await iam.identities.get(identity.uid);
  if (isSameMatch(changed.claimMatch ?? {}, claimMatch, defaultAudience)) return changed;
  throw new MooringError(
    'platform_unexpected_answer',
    `the identity ${identity.uid} was changed, and still has another claim match than it was given`,
  );
}
