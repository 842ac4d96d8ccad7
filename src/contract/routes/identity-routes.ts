import {
  Identity,
  IdentityListQuery,
  IdentityLookup,
  IdentityLookupQuery,
  IdentityPage,
  NewIdentity,
} from '../iam/identity.ts';
import { IdentityMetadata, IdentityMetadataChange } from '../iam/identity-metadata.ts';
import { get, patch, post, remove } from '../route.ts';
import type { Route } from '../route.ts';

/** The operations of identities, `/iam/v2/identities`. */
export const identityRoutes = {
  listIdentities: get('/iam/v2/identities', 'identity.list', {
    query: IdentityListQuery,
    response: IdentityPage,
  }),
  getIdentity: get('/iam/v2/identities/{uid}', 'identity.list', { response: Identity }),
  createIdentity: post('/iam/v2/identities/{parent}', 'identity.create', {
    body: NewIdentity,
    response: Identity,
  }),
  updateIdentity: patch('/iam/v2/identities/{uid}', 'identity.update', {
    body: NewIdentity.partial(),
    response: Identity,
  }),
  deleteIdentity: remove('/iam/v2/identities/{uid}', 'identity.delete'),
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
