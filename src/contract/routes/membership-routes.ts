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
    query: NamedListQuery,
    response: AccountAssociationPage,
  }),
  getAccountAssociation: get('/iam/v2/accountAssociations/{uid}', 'account_associations.list', {
    response: AccountAssociation,
  }),
  createAccountAssociation: post('/iam/v2/accountAssociations/{parent}', 'account_associations.create', {
    body: NewAccountAssociation,
    response: AccountAssociation,
  }),
  updateAccountAssociation: patch('/iam/v2/accountAssociations/{uid}', 'account_associations.update', {
    body: NewAccountAssociation.partial(),
    response: AccountAssociation,
  }),
  deleteAccountAssociation: remove('/iam/v2/accountAssociations/{uid}', 'account_associations.delete'),
  checkAccountAssociation: post(
    '/iam/v2/accountAssociations/{uid}:checkAccountAssociation',
    'account_associations.list',
    { body: AccountCheck, response: AccountCheckResult, idempotent: true },
  ),
  listGroupInvites: get('/iam/v2/groupInvites', 'group_invites.list', {
    query: GroupInviteListQuery,
    response: GroupInvitePage,
  }),
  getGroupInvite: get('/iam/v2/groupInvites/{uid}', 'group_invites.list', { response: GroupInvite }),
  createGroupInvite: post('/iam/v2/groupInvites/{parent}', 'group_invites.create', {
    body: NewGroupInvite,
    response: GroupInvite,
  }),
  deleteGroupInvite: remove('/iam/v2/groupInvites/{uid}', 'group_invites.delete'),
  listTermsAcceptances: get('/iam/v2/terms/{uid}', 'terms.list', {
    query: ListQuery,
    response: TermsAcceptancePage,
  }),
  acceptTerms: post('/iam/v2/terms/{uid}', 'terms.accept', {
    body: NewTermsAcceptance,
    response: AcceptedTerms,
    idempotent: true,
  }),
} as const satisfies Record<string, Route>;
