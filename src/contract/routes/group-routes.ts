import { z } from 'zod';

import { Eligibility, Group, GroupLookup, GroupPage, NewGroup } from '../iam/group.ts';
import { MaskQuery, NamedListQuery } from '../page.ts';
import type { Route } from '../route.ts';

/** The operations of groups, `/iam/v2/groups`. */
export const groupRoutes = {
  listGroups: {
    method: 'GET',
    path: '/iam/v2/groups',
    face: 'api',
    credential: 'platform',
    capability: 'groups.list',
    idempotent: true,
    query: NamedListQuery,
    response: GroupPage,
  },
  getGroup: {
    method: 'GET',
    path: '/iam/v2/groups/{uid}',
    face: 'api',
    credential: 'platform',
    capability: 'groups.list',
    idempotent: true,
    response: Group,
  },
  createGroup: {
    method: 'POST',
    path: '/iam/v2/groups/{parent}',
    face: 'api',
    credential: 'platform',
    capability: 'groups.create',
    idempotent: false,
    body: NewGroup,
    response: Group,
  },
  updateGroup: {
    method: 'PATCH',
    path: '/iam/v2/groups/{uid}',
    face: 'api',
    credential: 'platform',
    capability: 'groups.update',
    idempotent: true,
    query: MaskQuery,
    body: NewGroup.partial(),
    response: Group,
  },
  deleteGroup: {
    method: 'DELETE',
    path: '/iam/v2/groups/{uid}',
    face: 'api',
    credential: 'platform',
    capability: 'groups.delete',
    idempotent: true,
    response: z.unknown(),
  },
  lookupGroup: {
    method: 'GET',
    path: '/iam/v2/groups:lookupGroup',
    face: 'api',
    credential: 'platform',
    idempotent: true,
    response: GroupLookup,
  },
  checkEligibility: {
    method: 'GET',
    path: '/iam/v2/groups:checkEligibility',
    face: 'api',
    credential: 'platform',
    idempotent: true,
    response: Eligibility,
  },
  requestGroupAccess: {
    method: 'POST',
    path: '/iam/v2/groups/{uid}:requestGroupAccess',
    face: 'api',
    credential: 'platform',
    idempotent: true,
    body: z.object({}),
    response: z.object({}),
  },
} as const satisfies Record<string, Route>;
