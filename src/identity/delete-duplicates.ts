import type { IdentityAccessClient } from '../api/client/platform/iam/identity-access-client.ts';
import type { FoundIdentity } from '../sign-in/claim-doctor/found-identity.ts';
import { deleteDuplicate } from './create.ts';
import { readIdentityMarker } from './decide/identity-name.ts';

/** An identity that stays beside the one that is used. */
interface Kept {
  readonly uid: string;
  /** Why it could not be deleted; undefined if a job may use it. */
  readonly failure: string | undefined;
}

/**
 * Deletes identities for the claims of another one, which is used: those that Mooring created and that have no role, so
 * that no job can use them (sign-in-rules.md#step-7-races). Without `canChange`, deletes nothing. Returns a sentence about
 * those that stay, none if all are gone. Throws what listing the bindings throws.
 */
export async function deleteDuplicates(
  used: FoundIdentity,
  duplicates: readonly FoundIdentity[],
  { iam, canChange }: { readonly iam: IdentityAccessClient; readonly canChange: boolean },
): Promise<readonly string[]> {
  const kept: Kept[] = [];
  for (const duplicate of duplicates) {
    const { uid } = duplicate;
    // oxlint-disable no-await-in-loop -- few, one after the other
    const isUnused = canChange && (await hasNoUse(duplicate, iam));
    const failure = isUnused ? await deleteDuplicate(uid, (one) => iam.identities.delete(one)) : undefined;
    // oxlint-enable no-await-in-loop
    if (!isUnused || failure !== undefined) kept.push({ uid, failure });
  }
  if (kept.length === 0) return [];
  const uids = [used, ...kept].map(({ uid }) => uid).join(', ');
  const failed = kept.find(({ failure }) => failure !== undefined)?.failure;
  const reason =
    failed === undefined
      ? 'If no job uses the others, delete them.'
      : `Not all of the others could be deleted: ${failed}.`;
  return [`${kept.length + 1} identities exist for the same claims; the oldest is used: ${uids}. ${reason}`];
}

async function hasNoUse(
  { uid, description }: FoundIdentity,
  { roleBindings }: IdentityAccessClient,
): Promise<boolean> {
  if (readIdentityMarker(description) === undefined) return false;
  return (await Array.fromAsync(roleBindings.list({ identity: uid }))).length === 0;
}
