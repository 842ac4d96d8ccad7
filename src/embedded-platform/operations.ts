import type { RouteName } from '../api/routes.ts';
import { vulnerabilityHandlers } from './handlers/advisory/advisories.ts';
import { advisoryDocumentHandlers } from './handlers/advisory/advisory-documents.ts';
import { resolvedVulnerabilityHandlers } from './handlers/advisory/resolved-vulnerabilities.ts';
import { sbomHandlers } from './handlers/advisory/sboms.ts';
import { vulnerabilityReportHandlers } from './handlers/advisory/vulnerability-reports.ts';
import { accountAssociationHandlers } from './handlers/iam/account-associations.ts';
import { externalGroupRoleMappingHandlers } from './handlers/iam/external-group-role-mappings.ts';
import { groupInviteHandlers } from './handlers/iam/group-invites.ts';
import { groupHandlers } from './handlers/iam/groups.ts';
import { identityHandlers } from './handlers/iam/identities.ts';
import { identityProviderHandlers } from './handlers/iam/identity-providers.ts';
import { roleBindingHandlers } from './handlers/iam/role-bindings.ts';
import { roleHandlers } from './handlers/iam/roles.ts';
import { scimHandlers } from './handlers/iam/scim-tokens.ts';
import { termsHandlers } from './handlers/iam/terms.ts';
import { blobHandlers } from './handlers/oci/blobs.ts';
import { manifestHandlers } from './handlers/oci/manifests.ts';
import { tagNameHandlers } from './handlers/oci/tag-names.ts';
import { eolTagHandlers } from './handlers/registry/eol-tags.ts';
import { imageHandlers } from './handlers/registry/images.ts';
import { libraryHandlers } from './handlers/registry/libraries.ts';
import { policyHandlers } from './handlers/registry/policies.ts';
import { repoHandlers } from './handlers/registry/repos.ts';
import { tagHistoryHandlers } from './handlers/registry/tag-history.ts';
import { tagHandlers } from './handlers/registry/tags.ts';
import { oidcIssuerHandlers } from './handlers/sign-in/oidc-issuers.ts';
import { registryTokenHandlers } from './handlers/sign-in/registry-token.ts';
import { tokenExchangeHandlers } from './handlers/sign-in/token-exchange.ts';
import { subscriptionHandlers } from './handlers/subscriptions.ts';
import type { Handler } from './requests/route-call.ts';

/** The handler of every route. A route without a handler does not compile. */
export const operations: Readonly<Record<RouteName, Handler>> = {
  ...accountAssociationHandlers,
  ...advisoryDocumentHandlers,
  ...blobHandlers,
  ...eolTagHandlers,
  ...externalGroupRoleMappingHandlers,
  ...groupHandlers,
  ...groupInviteHandlers,
  ...identityHandlers,
  ...identityProviderHandlers,
  ...imageHandlers,
  ...libraryHandlers,
  ...manifestHandlers,
  ...oidcIssuerHandlers,
  ...policyHandlers,
  ...registryTokenHandlers,
  ...repoHandlers,
  ...resolvedVulnerabilityHandlers,
  ...roleBindingHandlers,
  ...roleHandlers,
  ...sbomHandlers,
  ...scimHandlers,
  ...subscriptionHandlers,
  ...tagHandlers,
  ...tagHistoryHandlers,
  ...tagNameHandlers,
  ...termsHandlers,
  ...tokenExchangeHandlers,
  ...vulnerabilityHandlers,
  ...vulnerabilityReportHandlers,
  exchangeTokenByQuery: tokenExchangeHandlers.exchangeToken,
  ping: async () => ({ response: 'pong' }),
};
