import { GroupInvite, GroupInviteListQuery, GroupInvitePage, NewGroupInvite } from '../iam/group-invite.ts';
import { ListQuery } from '../schema/page.ts';
import { AcceptedTerms, NewTermsAcceptance, TermsAcceptancePage } from '../iam/terms.ts';
import { get, post, remove } from '../route.ts';
import type { Route } from '../route.ts';
import { accountAssociationRoutes } from './account-association-routes.ts';

/** The operations of what else belongs to a group: accounts elsewhere, invitations, accepted terms. */
export const membershipRoutes = {
  ...accountAssociationRoutes,
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
