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
    rpc: 'iam.v2.IdentitiesService/ListIdentities',
    query: IdentityListQuery,
    response: IdentityPage,
  }),
  getIdentity: get('/iam/v2/identities/{uid}', 'identity.list', {
    rpc: 'iam.v2.IdentitiesService/GetIdentity',
    response: Identity,
  }),
  createIdentity: post('/iam/v2/identities/{parent}', 'identity.create', {
    rpc: 'iam.v2.IdentitiesService/CreateIdentity',
    body: NewIdentity,
    response: Identity,
  }),
  updateIdentity: patch('/iam/v2/identities/{uid}', 'identity.update', {
    rpc: 'iam.v2.IdentitiesService/UpdateIdentity',
    body: NewIdentity.partial(),
    response: Identity,
  }),
  deleteIdentity: remove(
    '/iam/v2/identities/{uid}',
    'identity.delete',
    'iam.v2.IdentitiesService/DeleteIdentity',
  ),
  updateIdentityMetadata: {
    method: 'PATCH',
    path: '/iam/v2/identities:updateIdentityMetadata',
    rpc: 'iam.v2.IdentitiesService/UpdateIdentityMetadata',
    face: 'api',
    credential: 'platform',
    idempotent: true,
    body: IdentityMetadataChange,
    response: IdentityMetadata,
  },
  lookupIdentity: {
    method: 'GET',
    path: '/iam/v2/identities:lookupIdentity',
    rpc: 'iam.v2.IdentitiesService/LookupIdentity',
    face: 'api',
    credential: 'platform',
    idempotent: true,
    query: IdentityLookupQuery,
    response: IdentityLookup,
  },
} as const satisfies Record<string, Route>;
