import type { Identity, NewIdentity } from '../../../iam/identity.ts';
import type { IdentityMetadata, NewIdentityMetadata } from '../../../iam/identity-metadata.ts';
import type { identityRoutes } from '../../../routes/identity-routes.ts';
import { listOf, placeQuery } from '../list.ts';
import type { List, Place, Paging } from '../list.ts';
import { maskText, patchParts, resourceMethods } from '../platform-access.ts';
import type { PatchMask, PlatformAccess } from '../platform-access.ts';

/** Filters for identities. There is no filter by issuer or subject. */
export interface IdentityFilter extends Place {
  readonly name?: string;
  readonly relationshipType?: 'CLAIM_MATCH' | 'STATIC' | 'AWS_IDENTITY' | 'SERVICE_PRINCIPAL';
}

/** Identities: who a workload is on the platform. */
export interface IdentitiesClient {
  list(filter?: IdentityFilter, paging?: Paging): List<Identity>;
  get(uid: string): Promise<Identity>;
  /** Never sent twice: after a lost answer look before creating again. */
  create(parent: string, identity: NewIdentity): Promise<Identity>;
  /** Changes the fields of `changes`, or those of the mask: see `patchParts`. */
  update(uid: string, changes: NewIdentity, mask?: PatchMask<NewIdentity>): Promise<Identity>;
  delete(uid: string): Promise<void>;
  /** Updates the caller's own metadata, by the same rules. */
  updateMetadata(
    changes: NewIdentityMetadata,
    mask?: PatchMask<NewIdentityMetadata>,
  ): Promise<IdentityMetadata>;
  /** The uid that follows from a person's issuer and subject; it does not say that there is such an identity. */
  lookup(person: { readonly issuer: string; readonly subject: string }): Promise<string>;
}

/** Creates the client of `/iam/v2/identities`. */
export function createIdentitiesClient(
  access: PlatformAccess<keyof typeof identityRoutes>,
): IdentitiesClient {
  const { request } = access;
  return {
    ...resourceMethods(access, 'identity', {
      get: 'getIdentity',
      create: 'createIdentity',
      delete: 'deleteIdentity',
    }),
    list: ({ name, relationshipType, ...place } = {}, paging) =>
      listOf(
        access,
        {
          route: 'listIdentities',
          purpose: 'list the identities',
          query: {
            name,
            relationship_type:
              relationshipType === undefined ? undefined : `RELATIONSHIP_TYPE_${relationshipType}`,
            ...placeQuery(place),
          },
          pageOf: ({ identities, ...page }) => [identities, page],
          uidOf: (identity) => identity.uid,
        },
        paging,
      ),
    update: (uid, changes, mask) =>
      request('updateIdentity', `update the identity ${uid}`, patchParts(uid, changes, mask)),
    updateMetadata: (changes, mask) =>
      request('updateIdentityMetadata', 'update the metadata of the caller', {
        body: { identityMetadata: changes, updateMask: maskText(changes, mask) },
      }),
    lookup: async (person) =>
      (await request('lookupIdentity', 'look up an identity', { query: { ...person } })).uid,
  };
}
