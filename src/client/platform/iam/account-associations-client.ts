import type {
  AccountAssociation,
  AccountCheck,
  AccountCheckResult,
  NewAccountAssociation,
} from '../../../contract/iam/account-association.ts';
import type { membershipRoutes } from '../../../contract/routes/membership-routes.ts';
import { listOf, placeQuery } from '../list.ts';
import type { List, Place, Walk } from '../list.ts';
import { patchParts } from '../platform-access.ts';
import type { PatchMask, PlatformAccess } from '../platform-access.ts';

/** Account associations: which accounts elsewhere belong to a group. */
export interface AccountAssociationsClient {
  list(filter?: Place & { readonly name?: string }, walk?: Walk): List<AccountAssociation>;
  get(uid: string): Promise<AccountAssociation>;
  create(parent: string, association: NewAccountAssociation): Promise<AccountAssociation>;
  /** Changes the fields of `changes`, or those of the mask: see `patchParts`. */
  update(
    uid: string,
    changes: Partial<NewAccountAssociation>,
    mask?: PatchMask<NewAccountAssociation>,
  ): Promise<AccountAssociation>;
  delete(uid: string): Promise<void>;
  /** Whether the account of a provider can be used, and why not. */
  check(uid: string, providerType: AccountCheck['providerType']): Promise<AccountCheckResult>;
}

/** The client of `/iam/v2/accountAssociations`. */
export function createAccountAssociationsClient(
  access: PlatformAccess<keyof typeof membershipRoutes>,
): AccountAssociationsClient {
  const { ask } = access;
  return {
    list: ({ name, ...place } = {}, walk) =>
      listOf(
        access,
        {
          route: 'listAccountAssociations',
          purpose: 'list the account associations',
          query: { name, ...placeQuery(place) },
          pageOf: ({ accountAssociations, ...page }) => ({ items: accountAssociations, ...page }),
          uidOf: (association) => association.uid,
        },
        walk,
      ),
    get: (uid) => ask('getAccountAssociation', `get the account association ${uid}`, { path: { uid } }),
    create: (parent, association) =>
      ask('createAccountAssociation', `create the account association ${association.name}`, {
        path: { parent },
        body: association,
      }),
    update: (uid, changes, mask) =>
      ask(
        'updateAccountAssociation',
        `change the account association ${uid}`,
        patchParts(uid, changes, mask),
      ),
    delete: async (uid) => {
      await ask('deleteAccountAssociation', `delete the account association ${uid}`, { path: { uid } });
    },
    check: (uid, providerType) =>
      ask('checkAccountAssociation', `check the account association ${uid}`, {
        path: { uid },
        body: { providerType },
      }),
  };
}
