import {
  AccountAssociation,
  AccountAssociationPage,
  AccountCheck,
  AccountCheckResult,
  NewAccountAssociation,
} from '../iam/account-association.ts';
import { NamedListQuery } from '../schema/page.ts';
import { get, patch, post, remove } from '../route.ts';
import type { Route } from '../route.ts';

/** The operations of account associations: which accounts elsewhere belong to a group. */
export const accountAssociationRoutes = {
  listAccountAssociations: get('/iam/v2/accountAssociations', 'account_associations.list', {
    rpc: 'iam.v2.AccountAssociationsService/ListAccountAssociations',
    query: NamedListQuery,
    response: AccountAssociationPage,
  }),
  getAccountAssociation: get('/iam/v2/accountAssociations/{uid}', 'account_associations.list', {
    rpc: 'iam.v2.AccountAssociationsService/GetAccountAssociation',
    response: AccountAssociation,
  }),
  createAccountAssociation: post('/iam/v2/accountAssociations/{parent}', 'account_associations.create', {
    rpc: 'iam.v2.AccountAssociationsService/CreateAccountAssociation',
    body: NewAccountAssociation,
    response: AccountAssociation,
  }),
  updateAccountAssociation: patch('/iam/v2/accountAssociations/{uid}', 'account_associations.update', {
    rpc: 'iam.v2.AccountAssociationsService/UpdateAccountAssociation',
    body: NewAccountAssociation.partial(),
    response: AccountAssociation,
  }),
  deleteAccountAssociation: remove(
    '/iam/v2/accountAssociations/{uid}',
    'account_associations.delete',
    'iam.v2.AccountAssociationsService/DeleteAccountAssociation',
  ),
  checkAccountAssociation: post(
    '/iam/v2/accountAssociations/{uid}:checkAccountAssociation',
    'account_associations.list',
    {
      rpc: 'iam.v2.AccountAssociationsService/CheckAccountAssociation',
      body: AccountCheck,
      response: AccountCheckResult,
      idempotent: true,
    },
  ),
} as const satisfies Record<string, Route>;
