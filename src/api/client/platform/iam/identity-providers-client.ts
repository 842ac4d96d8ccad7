import type { IdentityProvider, NewIdentityProvider } from '../../../iam/identity-provider.ts';
import type { identityProviderRoutes } from '../../../routes/identity-provider-routes.ts';
import type { scimRoutes } from '../../../routes/scim-routes.ts';
import { patchParts } from '../platform-access.ts';
import type { PlatformAccess } from '../platform-access.ts';
import { createResource } from '../resource.ts';
import type { ResourceClient } from '../resource.ts';
import { createScimClient } from './scim-client.ts';
import type { ScimClient } from './scim-client.ts';

/** Identity providers: how the people of an organization sign in. */
export interface IdentityProvidersClient extends ResourceClient<
  IdentityProvider,
  NewIdentityProvider,
  { readonly name?: string }
> {
  /** The tokens with which a directory sends its people to a provider. */
  readonly scim: ScimClient;
}

/** Creates the client of `/iam/v2/identityProviders`. */
export function createIdentityProvidersClient(
  access: PlatformAccess<keyof typeof identityProviderRoutes | keyof typeof scimRoutes>,
): IdentityProvidersClient {
  const { request } = access;
  return {
    ...createResource(access, {
      nouns: ['identity provider', 'identity providers'],
      list: 'listIdentityProviders',
      get: 'getIdentityProvider',
      create: 'createIdentityProvider',
      delete: 'deleteIdentityProvider',
      pageOf: ({ identityProviders, ...page }) => [identityProviders, page],
    }),
    update: (uid, changes, mask, options) =>
      request(
        'updateIdentityProvider',
        `update the identity provider ${uid}`,
        patchParts(uid, changes, { mask, options }),
      ),
    scim: createScimClient(access),
  };
}
