import { NewIdentityProvider, OidcProvider } from '../../../api/iam/identity-provider.ts';
import { routes } from '../../../api/routes.ts';
import { requireGrantableAt } from '../../access/grantable-role.ts';
import { scimCredentialOf, scimEndpointUrl, toScim } from '../../iam/scim-credential.ts';
import { invalidArgument } from '../../requests/refusal.ts';
import type { Handlers } from '../../requests/route-call.ts';
import { byName, listHandler } from '../../resources/list-handler.ts';
import type { Fields } from '../../resources/patch.ts';
import { createHandler, deleteHandler, getHandler, patchHandler } from '../../resources/resource-handlers.ts';
import { requireUniqueName } from '../../resources/resource-type.ts';
import type { WriteContext } from '../../resources/resource-type.ts';
import { toWire } from '../../resources/wire.ts';
import type { Services } from '../../services.ts';
import type { Resource } from '../../store/resource.ts';
import type { Store } from '../../store/store.ts';

/** The client secret is never stored: the embedded platform does not sign in with other providers. */
const IDENTITY_PROVIDER = {
  kind: 'identityProvider',
  fields: NewIdentityProvider,
  toItem: toIdentityProvider,
  keep: keepCorrelationRule,
  check: (wanted: Resource, context: WriteContext): void => {
    requireUniqueName(wanted, context);
    requireGrantableAt(wanted.parent, wanted.body['defaultRole'], context);
  },
} as const;

/** Handlers of `/iam/v2/identityProviders`, except its SCIM tokens. */
export const identityProviderHandlers = {
  // Lists omit the SCIM credential (service-rules.md#scim-tokens).
  listIdentityProviders: listHandler(
    { kind: 'identityProvider', toItem: (provider) => ({ ...toWire(provider), scim: undefined }) },
    routes.listIdentityProviders,
    { field: 'identityProviders', filter: byName },
  ),
  getIdentityProvider: getHandler(IDENTITY_PROVIDER, routes.getIdentityProvider),
  createIdentityProvider: createHandler(IDENTITY_PROVIDER, routes.createIdentityProvider, {
    complete: completeProvider,
  }),
  updateIdentityProvider: patchHandler(IDENTITY_PROVIDER, routes.updateIdentityProvider),
  deleteIdentityProvider: deleteHandler(IDENTITY_PROVIDER, routes.deleteIdentityProvider, deleteMappings),
} satisfies Handlers;

/** Throws INVALID_ARGUMENT unless the service could sign in, by a secret or by PKCE. */
function completeProvider(fields: Fields): Fields {
  const { clientSecret = '', pkceEnabled = false } = NewIdentityProvider.parse(fields).oidc;
  if (clientSecret === '' && !pkceEnabled)
    throw invalidArgument('oidc.clientSecret', 'is required unless pkceEnabled is true');
  return { ...fields, oidc: OidcProvider.parse(fields['oidc']) };
}

/** Returns the provider with the state of its SCIM credential, never with the stored digest. */
function toIdentityProvider(provider: Resource, { addresses, clock }: Services): Fields {
  const { uid } = provider;
  const shown = { now: clock.now(), endpointUrl: scimEndpointUrl(uid, addresses) };
  return { ...toWire(provider), scim: toScim(uid, scimCredentialOf(provider), shown) };
}

/**
 * Keeps the rule that a provider was created with, also if an update leaves it unset. Throws INVALID_ARGUMENT for another
 * one: it would let users take over the accounts of others.
 */
function keepCorrelationRule(after: Fields, before: Fields): Fields {
  const kept = OidcProvider.optional().parse(before['oidc'])?.correlationRule;
  const { correlationRule, ...others } = OidcProvider.parse(after['oidc']);
  if (isSet(correlationRule) && (correlationRule === OID_RULE) !== (kept === OID_RULE)) {
    throw invalidArgument('oidc.correlationRule', 'cannot be changed');
  }
  return { ...after, oidc: { ...others, ...(kept === undefined ? {} : { correlationRule: kept }) } };
}

/** Every other rule is `CORRELATION_RULE_SUB_EQUALS_EXTERNAL_ID`. */
const OID_RULE = 'CORRELATION_RULE_OID_EQUALS_EXTERNAL_ID';

function isSet(rule: OidcProvider['correlationRule']): boolean {
  return rule !== undefined && rule !== 'CORRELATION_RULE_UNSPECIFIED';
}

function deleteMappings({ uid }: Resource, { resources }: Store): void {
  for (const mapping of resources.list({ kind: 'externalGroupRoleMapping', childrenOf: uid })) {
    resources.delete('externalGroupRoleMapping', mapping.uid);
  }
}
