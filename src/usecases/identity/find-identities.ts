import type { IdentitiesClient, IdentityFilter } from '../../client/platform/iam/identities-client.ts';
import type { Identity } from '../../contract/iam/identity.ts';

/** The identities of an organization, as far as they were read. */
export interface IdentityScan {
  readonly identities: readonly Identity[];
  /** False where there are more than were read. */
  readonly isComplete: boolean;
}

/** The most identities that are read (sign-in-rules.md#step-5-find). */
const MOST_SCANNED = 2_000;

/**
 * Looks for identities directly in a group: by name first, so that a managed one is found however many there are, then
 * all of them, for those that others have made. Each comes once, told apart by uid.
 */
export async function findIdentities(
  identities: IdentitiesClient,
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

async function readUpTo(identities: IdentitiesClient, filter: IdentityFilter): Promise<IdentityScan> {
  const read: Identity[] = [];
  for await (const identity of identities.list(filter)) {
    if (read.length === MOST_SCANNED) return { identities: read, isComplete: false };
    read.push(identity);
  }
  return { identities: read, isComplete: true };
}
