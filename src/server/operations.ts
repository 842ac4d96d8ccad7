import type { RouteName } from '../contract/routes.ts';
import { getAdvisory, listAdvisories } from './handlers/advisories.ts';
import { listAdvisoryDocuments, listVulnerabilityMetadata } from './handlers/advisory-documents.ts';
import {
  checkEligibility,
  createGroup,
  deleteGroup,
  getGroup,
  listGroups,
  lookupGroup,
  requestGroupAccess,
  updateGroup,
} from './handlers/groups.ts';
import { getBlob, headBlob } from './handlers/blobs.ts';
import { getIdTokenConfiguration, getIdTokenKeys, mintIdToken } from './handlers/id-tokens.ts';
import {
  createIdentity,
  deleteIdentity,
  getIdentity,
  listIdentities,
  lookupIdentity,
  updateIdentity,
} from './handlers/identities.ts';
import { getImageArchitectures, getImageSize } from './handlers/images.ts';
import { countArtifacts, listArtifacts, listArtifactVersions } from './handlers/libraries.ts';
import { getManifest, headManifest } from './handlers/manifests.ts';
import { listReferrers } from './handlers/referrers.ts';
import { checkRegistryAccess } from './handlers/registry-access.ts';
import {
  getRegistryToken,
  getRegistryTokenCertificate,
  postRegistryToken,
} from './handlers/registry-token.ts';
import {
  createRepo,
  deleteRepo,
  getRepo,
  getRepoReadme,
  listRepos,
  updateRepo,
  updateRepoReadme,
} from './handlers/repos.ts';
import { listResolvedVulnerabilities } from './handlers/resolved-vulnerabilities.ts';
import {
  batchCreateRoleBindings,
  createRoleBinding,
  deleteRoleBinding,
  getRoleBinding,
  listRoleBindings,
  updateRoleBinding,
} from './handlers/role-bindings.ts';
import { createRole, deleteRole, getRole, listRoles, updateRole } from './handlers/roles.ts';
import { getTagHistory } from './handlers/tag-history.ts';
import { listTagNames } from './handlers/tag-names.ts';
import { createTag, deleteTag, getTag, listTags } from './handlers/tags.ts';
import { getIssuerConfiguration, getIssuerKeys } from './handlers/issuer-keys.ts';
import {
  checkAccountAssociation,
  createAccountAssociation,
  deleteAccountAssociation,
  getAccountAssociation,
  listAccountAssociations,
  updateAccountAssociation,
} from './handlers/account-associations.ts';
import {
  batchDeleteExternalGroupRoleMappings,
  createExternalGroupRoleMapping,
  deleteExternalGroupRoleMapping,
  getExternalGroupRoleMapping,
  listExternalGroupRoleMappings,
} from './handlers/external-group-role-mappings.ts';
import {
  createGroupInvite,
  deleteGroupInvite,
  getGroupInvite,
  listGroupInvites,
} from './handlers/group-invites.ts';
import {
  createIdentityProvider,
  deleteIdentityProvider,
  getIdentityProvider,
  listIdentityProviders,
  updateIdentityProvider,
} from './handlers/identity-providers.ts';
import { updateIdentityMetadata } from './handlers/identity-metadata.ts';
import {
  generateScimToken,
  regenerateScimToken,
  revokeScimToken,
  setScimEnabled,
} from './handlers/scim-tokens.ts';
import { acceptTerms, listTermsAcceptances } from './handlers/terms.ts';
import { ping } from './handlers/ping.ts';
import {
  createSubscription,
  deleteSubscription,
  getSubscription,
  listSubscriptions,
} from './handlers/subscriptions.ts';
import { exchangeToken } from './handlers/token-exchange.ts';
import { exchangeRefreshToken } from './handlers/token-refresh.ts';
import { listEolTags } from './handlers/eol-tags.ts';
import { checkPolicies } from './handlers/policies.ts';
import { getRawSbom, getSbom } from './handlers/sboms.ts';
import { listTagHistory } from './handlers/version-one-tag-history.ts';
import { getVulnerabilityReport, listVulnerabilityCounts } from './handlers/vulnerability-reports.ts';
import type { Handler } from './route-call.ts';

/** Who answers each row of the route table: a row without a handler does not compile. */
export const operations: Readonly<Record<RouteName, Handler>> = {
  mintIdToken,
  getIdTokenConfiguration,
  getIdTokenKeys,
  exchangeToken,
  exchangeTokenByQuery: exchangeToken,
  exchangeRefreshToken,
  getIssuerConfiguration,
  getIssuerKeys,
  checkAccountAssociation,
  createAccountAssociation,
  deleteAccountAssociation,
  getAccountAssociation,
  listAccountAssociations,
  updateAccountAssociation,
  batchDeleteExternalGroupRoleMappings,
  createExternalGroupRoleMapping,
  deleteExternalGroupRoleMapping,
  getExternalGroupRoleMapping,
  listExternalGroupRoleMappings,
  createGroupInvite,
  deleteGroupInvite,
  getGroupInvite,
  listGroupInvites,
  createIdentityProvider,
  deleteIdentityProvider,
  getIdentityProvider,
  listIdentityProviders,
  updateIdentityProvider,
  generateScimToken,
  regenerateScimToken,
  revokeScimToken,
  setScimEnabled,
  updateIdentityMetadata,
  acceptTerms,
  listTermsAcceptances,
  ping,
  listSubscriptions,
  getSubscription,
  createSubscription,
  deleteSubscription,
  listGroups,
  getGroup,
  createGroup,
  updateGroup,
  deleteGroup,
  lookupGroup,
  checkEligibility,
  requestGroupAccess,
  listIdentities,
  getIdentity,
  createIdentity,
  updateIdentity,
  deleteIdentity,
  lookupIdentity,
  listRoles,
  getRole,
  createRole,
  updateRole,
  deleteRole,
  listRoleBindings,
  getRoleBinding,
  createRoleBinding,
  updateRoleBinding,
  deleteRoleBinding,
  batchCreateRoleBindings,
  listRepos,
  getRepo,
  createRepo,
  updateRepo,
  deleteRepo,
  getRepoReadme,
  updateRepoReadme,
  listTags,
  getTag,
  createTag,
  deleteTag,
  getImageArchitectures,
  getImageSize,
  listAdvisories,
  getAdvisory,
  listArtifacts,
  countArtifacts,
  listArtifactVersions,
  listAdvisoryDocuments,
  listVulnerabilityMetadata,
  listResolvedVulnerabilities,
  listEolTags,
  listTagHistory,
  getSbom,
  getRawSbom,
  getVulnerabilityReport,
  listVulnerabilityCounts,
  checkPolicies,
  getRegistryToken,
  postRegistryToken,
  getRegistryTokenCertificate,
  getTagHistory,
  checkRegistryAccess,
  listTagNames,
  getManifest,
  headManifest,
  getBlob,
  headBlob,
  listReferrers,
};
