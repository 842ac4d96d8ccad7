import { z } from 'zod';

import {
  Identity,
  IdentityListQuery,
  IdentityLookup,
  IdentityLookupQuery,
  IdentityPage,
  NewIdentity,
} from '../iam/identity.ts';
import { IdentityMetadata, IdentityMetadataChange } from '../iam/identity-metadata.ts';
import { MaskQuery } from '../page.ts';
import type { Route } from '../route.ts';

/** The operations of identities, `/iam/v2/identities`. */
export const identityRoutes = {
  listIdentities: {
    method: 'GET',
    path: '/iam/v2/identities',
    face: 'api',
    credential: 'platform',
    capability: 'identity.list',
    idempotent: true,
    query: IdentityListQuery,
    response: IdentityPage,
  },
  getIdentity: {
    method: 'GET',
    path: '/iam/v2/identities/{uid}',
    face: 'api',
    credential: 'platform',
    capability: 'identity.list',
    idempotent: true,
    response: Identity,
  },
  createIdentity: {
    method: 'POST',
    path: '/iam/v2/identities/{parent}',
    face: 'api',
    credential: 'platform',
    capability: 'identity.create',
    idempotent: false,
    body: NewIdentity,
    response: Identity,
  },
  updateIdentity: {
    method: 'PATCH',
    path: '/iam/v2/identities/{uid}',
    face: 'api',
    credential: 'platform',
    capability: 'identity.update',
    idempotent: true,
    query: MaskQuery,
    body: NewIdentity.partial(),
    response: Identity,
  },
  deleteIdentity: {
    method: 'DELETE',
    path: '/iam/v2/identities/{uid}',
    face: 'api',
    credential: 'platform',
    capability: 'identity.delete',
    idempotent: true,
    response: z.unknown(),
  },
  updateIdentityMetadata: {
    method: 'PATCH',
    path: '/iam/v2/identities:updateIdentityMetadata',
    face: 'api',
    credential: 'platform',
    idempotent: true,
    body: IdentityMetadataChange,
    response: IdentityMetadata,
  },
  lookupIdentity: {
    method: 'GET',
    path: '/iam/v2/identities:lookupIdentity',
    face: 'api',
    credential: 'platform',
    idempotent: true,
    query: IdentityLookupQuery,
    response: IdentityLookup,
  },
} as const satisfies Record<string, Route>;
