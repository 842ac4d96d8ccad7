import type {
  AccountAssociation,
  AccountCheck,
  AccountCheckResult,
  NewAccountAssociation,
} from '../../../iam/account-association.ts';
import type { accountAssociationRoutes } from '../../../routes/account-association-routes.ts';
import { patchParts } from '../platform-access.ts';
import type { PlatformAccess } from '../platform-access.ts';
import { createResource } from '../resource.ts';
import type { ResourceClient } from '../resource.ts';
import type { CallOptions } from '../../transport/request.ts';

/** Account associations: which accounts elsewhere belong to a group. */
export interface AccountAssociationsClient extends ResourceClient<
  AccountAssociation,
  NewAccountAssociation,
  { readonly name?: string }
> {
  /** Checks whether the account of a provider is ready to use. */
  check(
    uid: string,
    providerType: AccountCheck['providerType'],
    options?: CallOptions,
  ): Promise<AccountCheckResult>;
}

type AssociationAccess = PlatformAccess<keyof typeof accountAssociationRoutes>;

/** Creates the methods that the actions use. */
export function createAssociationResource(
  access: AssociationAccess,
): Omit<AccountAssociationsClient, 'update' | 'check'> {
  return createResource(access, {
    nouns: ['account association', 'account associations'],
    list: 'listAccountAssociations',
    get: 'getAccountAssociation',
    create: 'createAccountAssociation',
    delete: 'deleteAccountAssociation',
    pageOf: ({ accountAssociations, ...page }) => [accountAssociations, page],
  });
}

/** Creates the client of `/iam/v2/accountAssociations`. */
export function createAccountAssociationsClient(access: AssociationAccess): AccountAssociationsClient {
  const { request } = access;
  return {
    ...createAssociationResource(access),
    update: (uid, changes, mask, options) =>
      request(
        'updateAccountAssociation',
        `update the account association ${uid}`,
        patchParts(uid, changes, { mask, options }),
      ),
    check: (uid, providerType, options) =>
      request('checkAccountAssociation', `check the account association ${uid}`, {
        path: { uid },
        body: { providerType },
        options,
      }),
  };
}
