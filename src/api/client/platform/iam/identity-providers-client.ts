import type { IdentityProvider, NewIdentityProvider } from '../../../iam/identity-provider.ts';
import type { identityProviderRoutes } from '../../../routes/identity-provider-routes.ts';
import type { scimRoutes } from '../../../routes/scim-routes.ts';
import { listOf, placeQuery } from '../list.ts';
import type { List, Place, Paging } from '../list.ts';
import { patchParts, resourceMethods } from '../platform-access.ts';
import type { PatchMask, PlatformAccess } from '../platform-access.ts';
import { createScimClient } from './scim-client.ts';
import type { ScimClient } from './scim-client.ts';

/** Identity providers: how the people of an organization sign in. */
export interface IdentityProvidersClient {
  list(filter?: Place & { readonly name?: string }, paging?: Paging): List<IdentityProvider>;
  get(uid: string): Promise<IdentityProvider>;
  create(parent: string, provider: NewIdentityProvider): Promise<IdentityProvider>;
  /** Changes the fields of `changes`, or those of the mask: see `patchParts`. */
  update(
    uid: string,
    changes: Partial<NewIdentityProvider>,
    mask?: PatchMask<NewIdentityProvider>,
  ): Promise<IdentityProvider>;
  delete(uid: string): Promise<void>;
  /** The tokens with which a directory sends its people to a provider. */
  readonly scim: ScimClient;
}

/** Creates the client of `/iam/v2/identityProviders`. */
export function createIdentityProvidersClient(
  access: PlatformAccess<keyof typeof identityProviderRoutes | keyof typeof scimRoutes>,
): IdentityProvidersClient {
  const { request } = access;
  return {
    ...resourceMethods(access, 'identity provider', {
      get: 'getIdentityProvider',
      create: 'createIdentityProvider',
      delete: 'deleteIdentityProvider',
    }),
    list: ({ name, ...place } = {}, paging) =>
      listOf(
        access,
        {
          route: 'listIdentityProviders',
          purpose: 'list the identity providers',
          query: { name, ...placeQuery(place) },
          pageOf: ({ identityProviders, ...page }) => [identityProviders, page],
          uidOf: (provider) => provider.uid,
        },
        paging,
      ),
    update: (uid, changes, mask) =>
      request(
        'updateIdentityProvider',
        `update the identity provider ${uid}`,
        patchParts(uid, changes, mask),
      ),
    scim: createScimClient(access),
  };
}
