import type { RouteName } from '../contract/routes.ts';
import { getAdvisory, listAdvisories } from './handlers/advisory/advisories.ts';
import { listAdvisoryDocuments, listVulnerabilityMetadata } from './handlers/advisory/advisory-documents.ts';
import {
  checkEligibility,
  createGroup,
  deleteGroup,
  getGroup,
  listGroups,
  lookupGroup,
  requestGroupAccess,
  updateGroup,
} from './handlers/iam/groups.ts';
import { getBlob, headBlob } from './handlers/oci/blobs.ts';
import { getIdTokenConfiguration, getIdTokenKeys, mintIdToken } from './handlers/sign-in/id-tokens.ts';
import {
  createIdentity,
  deleteIdentity,
  getIdentity,
  listIdentities,
  lookupIdentity,
  updateIdentity,
} from './handlers/iam/identities.ts';
import { getImageArchitectures, getImageSize } from './handlers/registry/images.ts';
import { countArtifacts, listArtifacts, listArtifactVersions } from './handlers/registry/libraries.ts';
import { getManifest, headManifest } from './handlers/oci/manifests.ts';
import { listReferrers } from './handlers/oci/referrers.ts';
import { checkRegistryAccess } from './handlers/oci/registry-access.ts';
import {
  getRegistryToken,
  getRegistryTokenCertificate,
  postRegistryToken,
} from './handlers/sign-in/registry-token.ts';
import {
  createRepo,
  deleteRepo,
  getRepo,
  getRepoReadme,
  listRepos,
  updateRepo,
  updateRepoReadme,
} from './handlers/registry/repos.ts';
import { listResolvedVulnerabilities } from './handlers/advisory/resolved-vulnerabilities.ts';
import {
  batchCreateRoleBindings,
  createRoleBinding,
  deleteRoleBinding,
  getRoleBinding,
  listRoleBindings,
  updateRoleBinding,
} from './handlers/iam/role-bindings.ts';
import { createRole, deleteRole, getRole, listRoles, updateRole } from './handlers/iam/roles.ts';
import { getTagHistory } from './handlers/registry/tag-history.ts';
import { listTagNames } from './handlers/oci/tag-names.ts';
import { createTag, deleteTag, getTag, listTags } from './handlers/registry/tags.ts';
import { getIssuerConfiguration, getIssuerKeys } from './handlers/sign-in/issuer-keys.ts';
import {
  checkAccountAssociation,
  createAccountAssociation,
  deleteAccountAssociation,
  getAccountAssociation,
  listAccountAssociations,
  updateAccountAssociation,
} from './handlers/iam/account-associations.ts';
import {
  batchDeleteExternalGroupRoleMappings,
  createExternalGroupRoleMapping,
  deleteExternalGroupRoleMapping,
  getExternalGroupRoleMapping,
  listExternalGroupRoleMappings,
} from './handlers/iam/external-group-role-mappings.ts';
import {
  createGroupInvite,
  deleteGroupInvite,
  getGroupInvite,
  listGroupInvites,
} from './handlers/iam/group-invites.ts';
import {
  createIdentityProvider,
  deleteIdentityProvider,
  getIdentityProvider,
  listIdentityProviders,
  updateIdentityProvider,
} from './handlers/iam/identity-providers.ts';
import { updateIdentityMetadata } from './handlers/iam/identity-metadata.ts';
import {
  generateScimToken,
  regenerateScimToken,
  revokeScimToken,
  setScimEnabled,
} from './handlers/iam/scim-tokens.ts';
import { acceptTerms, listTermsAcceptances } from './handlers/iam/terms.ts';
import { ping } from './handlers/ping.ts';
import {
  createSubscription,
  deleteSubscription,
  getSubscription,
  listSubscriptions,
} from './handlers/subscriptions.ts';
import { exchangeToken } from './handlers/sign-in/token-exchange.ts';
import { exchangeRefreshToken } from './handlers/sign-in/token-refresh.ts';
import { listEolTags } from './handlers/registry/eol-tags.ts';
import { checkPolicies } from './handlers/registry/policies.ts';
import { getRawSbom, getSbom } from './handlers/advisory/sboms.ts';
import { listTagHistory } from './handlers/registry/version-one-tag-history.ts';
import {
  getVulnerabilityReport,
  listVulnerabilityCounts,
} from './handlers/advisory/vulnerability-reports.ts';
import type { Handler } from './requests/route-call.ts';

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
