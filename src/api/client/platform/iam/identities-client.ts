import type { Identity, NewIdentity } from '../../../iam/identity.ts';
import type { IdentityMetadata, NewIdentityMetadata } from '../../../iam/identity-metadata.ts';
import type { identityRoutes } from '../../../routes/identity-routes.ts';
import { maskText, patchParts } from '../platform-access.ts';
import type { PatchMask, PlatformAccess } from '../platform-access.ts';
import { createResource } from '../resource.ts';
import type { ResourceClient } from '../resource.ts';
import type { CallOptions } from '../../transport/request.ts';

/** Filters for identities. There is no filter by issuer or subject. */
export interface IdentityFilter {
  readonly name?: string;
  readonly relationshipType?: 'CLAIM_MATCH' | 'STATIC' | 'AWS_IDENTITY' | 'SERVICE_PRINCIPAL';
}

/** Identities without the methods for the caller: those that the actions use. */
export type IdentityResource = ResourceClient<Identity, NewIdentity, IdentityFilter>;

/** Identities: who a workload is on the platform. */
export interface IdentitiesClient extends IdentityResource {
  /** Updates the caller's own metadata, by the same rules. */
  updateMetadata(
    changes: NewIdentityMetadata,
    mask?: PatchMask<NewIdentityMetadata>,
    options?: CallOptions,
  ): Promise<IdentityMetadata>;
  /** The uid that follows from a person's issuer and subject; it does not say that there is such an identity. */
  lookup(
    person: { readonly issuer: string; readonly subject: string },
    options?: CallOptions,
  ): Promise<string>;
}

type IdentityAccess = PlatformAccess<keyof typeof identityRoutes>;

/** Creates the methods that the actions use. */
export function createIdentityResource(access: IdentityAccess): IdentityResource {
  const resource = createResource(access, {
    nouns: ['identity', 'identities'],
    list: 'listIdentities',
    get: 'getIdentity',
    create: 'createIdentity',
    delete: 'deleteIdentity',
    pageOf: ({ identities, ...page }) => [identities, page],
  });
  return {
    ...resource,
    list: ({ relationshipType: type, ...filter } = {}, paging) => {
      const relationshipType = type === undefined ? undefined : `RELATIONSHIP_TYPE_${type}`;
      return resource.list({ ...filter, relationshipType }, paging);
    },
    update: (uid, changes, mask, options) =>
      access.request(
        'updateIdentity',
        `update the identity ${uid}`,
        patchParts(uid, changes, { mask, options }),
      ),
  };
}

/** Creates the client of `/iam/v2/identities`. */
export function createIdentitiesClient(access: IdentityAccess): IdentitiesClient {
  const { request } = access;
  return {
    ...createIdentityResource(access),
    updateMetadata: (changes, mask, options) =>
      request('updateIdentityMetadata', 'update the metadata of the caller', {
        body: { identityMetadata: changes, updateMask: maskText(changes, mask) },
        options,
      }),
    lookup: async (person, options) =>
      (await request('lookupIdentity', 'look up an identity', { query: { ...person }, options })).uid,
  };
}
