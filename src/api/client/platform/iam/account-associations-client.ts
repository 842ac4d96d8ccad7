import type {
  AccountAssociation,
  AccountCheck,
  AccountCheckResult,
  NewAccountAssociation,
} from '../../../iam/account-association.ts';
import type { accountAssociationRoutes } from '../../../routes/account-association-routes.ts';
import { listOf, placeQuery } from '../list.ts';
import type { List, Place, Paging } from '../list.ts';
import { patchParts, resourceMethods } from '../platform-access.ts';
import type { PatchMask, PlatformAccess } from '../platform-access.ts';

/** Account associations: which accounts elsewhere belong to a group. */
export interface AccountAssociationsClient {
  list(filter?: Place & { readonly name?: string }, paging?: Paging): List<AccountAssociation>;
  get(uid: string): Promise<AccountAssociation>;
  create(parent: string, association: NewAccountAssociation): Promise<AccountAssociation>;
  /** Changes the fields of `changes`, or those of the mask: see `patchParts`. */
  update(
    uid: string,
    changes: Partial<NewAccountAssociation>,
    mask?: PatchMask<NewAccountAssociation>,
  ): Promise<AccountAssociation>;
  delete(uid: string): Promise<void>;
  /** Checks whether the account of a provider is ready to use. */
  check(uid: string, providerType: AccountCheck['providerType']): Promise<AccountCheckResult>;
}

/** Creates the client of `/iam/v2/accountAssociations`. */
export function createAccountAssociationsClient(
  access: PlatformAccess<keyof typeof accountAssociationRoutes>,
): AccountAssociationsClient {
  const { request } = access;
  return {
    ...resourceMethods(access, 'account association', {
      get: 'getAccountAssociation',
      create: 'createAccountAssociation',
      delete: 'deleteAccountAssociation',
    }),
    list: ({ name, ...place } = {}, paging) =>
      listOf(
        access,
        {
          route: 'listAccountAssociations',
          purpose: 'list the account associations',
          query: { name, ...placeQuery(place) },
          pageOf: ({ accountAssociations, ...page }) => [accountAssociations, page],
          uidOf: (association) => association.uid,
        },
        paging,
      ),
    update: (uid, changes, mask) =>
      request(
        'updateAccountAssociation',
        `update the account association ${uid}`,
        patchParts(uid, changes, mask),
      ),
    check: (uid, providerType) =>
      request('checkAccountAssociation', `check the account association ${uid}`, {
        path: { uid },
        body: { providerType },
      }),
  };
}
