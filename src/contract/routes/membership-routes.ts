import {
  AccountAssociation,
  AccountAssociationPage,
  AccountCheck,
  AccountCheckResult,
  NewAccountAssociation,
} from '../iam/account-association.ts';
import { GroupInvite, GroupInviteListQuery, GroupInvitePage, NewGroupInvite } from '../iam/group-invite.ts';
import { ListQuery, NamedListQuery } from '../page.ts';
import { AcceptedTerms, NewTermsAcceptance, TermsAcceptancePage } from '../iam/terms.ts';
import { get, patch, post, remove } from '../route.ts';
import type { Route } from '../route.ts';

/** The operations of what else belongs to a group: accounts elsewhere, invitations, accepted terms. */
export const membershipRoutes = {
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
  listGroupInvites: get('/iam/v2/groupInvites', 'group_invites.list', {
    rpc: 'iam.v2.GroupInvitesService/ListGroupInvites',
    query: GroupInviteListQuery,
    response: GroupInvitePage,
  }),
  getGroupInvite: get('/iam/v2/groupInvites/{uid}', 'group_invites.list', {
    rpc: 'iam.v2.GroupInvitesService/GetGroupInvite',
    response: GroupInvite,
  }),
  createGroupInvite: post('/iam/v2/groupInvites/{parent}', ['group_invites.create', 'role_bindings.create'], {
    rpc: 'iam.v2.GroupInvitesService/CreateGroupInvite',
    body: NewGroupInvite,
    response: GroupInvite,
  }),
  deleteGroupInvite: remove(
    '/iam/v2/groupInvites/{uid}',
    'group_invites.delete',
    'iam.v2.GroupInvitesService/DeleteGroupInvite',
  ),
  listTermsAcceptances: get('/iam/v2/terms/{uid}', 'terms.list', {
    rpc: 'iam.v2.TermsService/ListTermsAcceptances',
    query: ListQuery,
    response: TermsAcceptancePage,
  }),
  acceptTerms: post('/iam/v2/terms/{uid}', 'terms.accept', {
    rpc: 'iam.v2.TermsService/AcceptTerms',
    body: NewTermsAcceptance,
    response: AcceptedTerms,
    idempotent: true,
  }),
} as const satisfies Record<string, Route>;
