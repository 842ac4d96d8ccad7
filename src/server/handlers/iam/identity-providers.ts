import { NewIdentityProvider, OidcProvider } from '../../../contract/iam/identity-provider.ts';
import { NamedListQuery } from '../../../contract/page.ts';
import { routes } from '../../../contract/routes.ts';
import { requireGrantableRole } from '../../iam/grantable-role.ts';
import { byName, listHandler } from '../../listing/list-handler.ts';
import type { Fields } from '../../requests/patch.ts';
import { notFound } from '../../requests/refusal.ts';
import { createHandler } from '../../resources/create-handler.ts';
import { deleteHandler } from '../../resources/delete-handler.ts';
import { getHandler } from '../../resources/get-handler.ts';
import { patchHandler } from '../../resources/patch-handler.ts';
import type { WriteContext } from '../../resources/resource-type.ts';
import { requireUniqueName } from '../../resources/unique-name.ts';
import { scimCredentialOf, toScim } from '../../iam/scim-credential.ts';
import type { Services } from '../../services.ts';
import type { Resource } from '../../store/resource.ts';
import type { Store } from '../../store/store.ts';
import { toWire } from '../../requests/wire.ts';

/** The client secret is dropped on the way in: nobody signs in here by another provider, and none can leak. */
const IDENTITY_PROVIDER = {
  kind: 'identityProvider',
  fields: NewIdentityProvider.extend({ oidc: OidcProvider.optional() }),
  toItem: showIdentityProvider,
  check: requireSound,
} as const;

/** The identity providers of the caller's groups. */
export const listIdentityProviders = listHandler({
  kind: 'identityProvider',
  capability: routes.listIdentityProviders.capability,
  field: 'identityProviders',
  query: NamedListQuery,
  filter: byName,
  toItem: showIdentityProvider,
});

/** One identity provider by its uid. */
export const getIdentityProvider = getHandler(IDENTITY_PROVIDER, routes.getIdentityProvider);

/** A new identity provider of a group. */
export const createIdentityProvider = createHandler(IDENTITY_PROVIDER, routes.createIdentityProvider);

/** Changes an identity provider. */
export const updateIdentityProvider = patchHandler(IDENTITY_PROVIDER, routes.updateIdentityProvider);

/** Deletes an identity provider with the roles of its groups. */
export const deleteIdentityProvider = deleteHandler(IDENTITY_PROVIDER, {
  ...routes.deleteIdentityProvider,
  prepare: unmap,
});

/** With how the tokens of its directory stand, and never with what is stored of them. */
export function showIdentityProvider(provider: Resource, { clock }: Services): Fields {
  return { ...toWire(provider), scim: toScim(provider.uid, scimCredentialOf(provider), clock.now()) };
}

function unmap({ uid }: Resource, { resources }: Store): void {
  for (const mapping of resources.list({ kind: 'externalGroupRoleMapping', childrenOf: uid })) {
    resources.delete('externalGroupRoleMapping', mapping.uid);
  }
}

function requireSound(wanted: Resource, context: WriteContext): void {
  requireUniqueName(wanted, context);
  const group = context.services.store.resources.get('group', wanted.parent);
  if (group === undefined) throw notFound('Group', wanted.parent);
  requireGrantableRole(String(wanted.body['defaultRole']), group, context);
}
