import type { IdentityResource, IdentityFilter } from '../api/client/platform/iam/identities-client.ts';
import type { Identity } from '../api/iam/identity.ts';

/** The identities of an organization, up to the limit. */
export interface IdentityScan {
  readonly identities: readonly Identity[];
  /** False if there are more than the limit. */
  readonly isComplete: boolean;
}

/** The maximum number of identities to read (sign-in-rules.md#step-5-find). */
const MOST_SCANNED = 2_000;

/** The warning of a scan that is not complete. */
export const INCOMPLETE_SCAN =
  'The organization has more identities than Mooring reads; another one for the same claims may exist.';

/**
 * Lists the identities directly in a group: by name, so that a managed one is found however many there are, and all of
 * them, for those that others created. Returns each uid once.
 */
export async function findIdentities(
  identities: IdentityResource,
  { group, name }: { readonly group: string; readonly name: string },
): Promise<IdentityScan> {
  const place = { childrenOf: group, relationshipType: 'CLAIM_MATCH' } as const;
  const [named, all] = await Promise.all([
    readUpTo(identities, { ...place, name }),
    readUpTo(identities, place),
  ]);
  const found = [...named.identities, ...all.identities];
  return {
    identities: [...new Map(found.map((identity) => [identity.uid, identity])).values()],
    isComplete: named.isComplete && all.isComplete,
  };
}

async function readUpTo(identities: IdentityResource, filter: IdentityFilter): Promise<IdentityScan> {
  const read: Identity[] = [];
  for await (const identity of identities.list(filter)) {
    if (read.length === MOST_SCANNED) return { identities: read, isComplete: false };
    read.push(identity);
  }
  return { identities: read, isComplete: true };
}
