import { z } from 'zod';

import { Eligibility, Group, GroupLookup, GroupPage, NewGroup } from '../iam/group.ts';
import { NamedListQuery } from '../schema/page.ts';
import { get, patch, post, remove } from '../route.ts';
import type { Route } from '../route.ts';

/** The operations of groups, `/iam/v2/groups`. */
export const groupRoutes = {
  listGroups: get('/iam/v2/groups', 'groups.list', {
    rpc: 'iam.v2.GroupsService/ListGroups',
    query: NamedListQuery,
    response: GroupPage,
  }),
  getGroup: get('/iam/v2/groups/{uid}', 'groups.list', {
    rpc: 'iam.v2.GroupsService/GetGroup',
    response: Group,
  }),
  createGroup: post('/iam/v2/groups/{parent}', 'groups.create', {
    rpc: 'iam.v2.GroupsService/CreateGroup',
    body: NewGroup,
    response: Group,
  }),
  updateGroup: patch('/iam/v2/groups/{uid}', 'groups.update', {
    rpc: 'iam.v2.GroupsService/UpdateGroup',
    body: NewGroup.partial(),
    response: Group,
  }),
  deleteGroup: remove('/iam/v2/groups/{uid}', 'groups.delete', 'iam.v2.GroupsService/DeleteGroup'),
  lookupGroup: {
    method: 'GET',
    path: '/iam/v2/groups:lookupGroup',
    rpc: 'iam.v2.GroupsService/LookupGroup',
    face: 'api',
    credential: 'platform',
    idempotent: true,
    response: GroupLookup,
  },
  checkEligibility: {
    method: 'GET',
    path: '/iam/v2/groups:checkEligibility',
    rpc: 'iam.v2.GroupsService/CheckEligibility',
    face: 'api',
    credential: 'platform',
    idempotent: true,
    response: Eligibility,
  },
  requestGroupAccess: {
    method: 'POST',
    path: '/iam/v2/groups/{uid}:requestGroupAccess',
    rpc: 'iam.v2.GroupsService/RequestGroupAccess',
    face: 'api',
    credential: 'platform',
    idempotent: true,
    body: z.object({}),
    response: z.object({}),
  },
} as const satisfies Record<string, Route>;
