/** The types of what the methods of the typed client take and return. */
export type {
  AdvisoryDocument,
  ResolvedVulnerabilities,
  VulnerabilityMetadata,
} from '../advisory/advisory-document.ts';
export type { Advisory, AdvisoryEvent } from '../advisory/advisory.ts';
export type {
  PolicyResults,
  Sbom,
  TagHistoryList,
  VulnerabilityCount,
  VulnerabilityReport,
} from '../advisory/version-one.ts';
export type {
  AccountAssociation,
  AccountCheck,
  AccountCheckResult,
  NewAccountAssociation,
} from '../iam/account-association.ts';
export type { Capability } from '../iam/capability.ts';
export type {
  ExternalGroupRoleMapping,
  NewExternalGroupRoleMapping,
} from '../iam/external-group-role-mapping.ts';
export type { GroupInvite, NewGroupInvite } from '../iam/group-invite.ts';
export type { Group, NewGroup } from '../iam/group.ts';
export type { IdentityMetadata, NewIdentityMetadata } from '../iam/identity-metadata.ts';
export type { IdentityProvider, NewIdentityProvider, OidcProvider } from '../iam/identity-provider.ts';
export type { Identity, NewIdentity } from '../iam/identity.ts';
export type { AwsIdentity, ClaimMatch, StaticKeys } from '../iam/relationship.ts';
export type { NewRoleBinding, RoleBinding, RoleBindingBatch } from '../iam/role-binding.ts';
export type { NewRole, Role } from '../iam/role.ts';
export type {
  RenewedScimToken,
  RevokedScimToken,
  ScimLifetime,
  ScimRenewal,
  ScimToken,
  SwitchedScim,
} from '../iam/scim.ts';
export type { TermsAcceptance } from '../iam/terms.ts';
export type { JsonWebKeys, OpenIdConfiguration } from '../iam/token.ts';
export type { EolTag } from '../registry/eol-tag.ts';
export type { Artifact, ArtifactVersion, Ecosystem } from '../registry/library.ts';
export type { Repo, RepoFields, RepoReadme, RepoReadmeFields } from '../registry/repo.ts';
export type { NewSubscription, Subscription } from '../registry/subscription.ts';
export type { NewTag, Tag } from '../registry/tag.ts';
export type { AdvisoryClient } from './platform/advisory-client.ts';
export type { EventClient } from './platform/event-client.ts';
export type { AccountAssociationsClient } from './platform/iam/account-associations-client.ts';
export type { ExternalGroupRoleMappingsClient } from './platform/iam/external-group-role-mappings-client.ts';
export type { GroupInvitesClient } from './platform/iam/group-invites-client.ts';
export type { GroupsClient } from './platform/iam/groups-client.ts';
export type { IamClient } from './platform/iam/iam-client.ts';
export type { IdentitiesClient, IdentityFilter } from './platform/iam/identities-client.ts';
export type { IdentityProvidersClient } from './platform/iam/identity-providers-client.ts';
export type { RoleBindingFilter, RoleBindingsClient } from './platform/iam/role-bindings-client.ts';
export type { RolesClient } from './platform/iam/roles-client.ts';
export type { ScimClient } from './platform/iam/scim-client.ts';
export type { TermsClient } from './platform/iam/terms-client.ts';
export type { IssuerClient } from './platform/issuer-client.ts';
export type { ArtifactFilter, LibraryClient } from './platform/library-client.ts';
export type { PatchMask } from './platform/platform-access.ts';
export type { RegistryManagementClient, TagFilter } from './platform/registry-management-client.ts';
export type { FixedResourceClient, ResourceClient } from './platform/resource.ts';
export type { EolTagFilter, VersionOneClient } from './platform/version-one-client.ts';
export type { AdvisoryFilter, VulnerabilityClient } from './platform/vulnerability-client.ts';
export type { RegistryImage } from './registry/registry-tokens.ts';
export type { ImageToken, TagHistoryClient, TagHistoryRecord } from './registry/tag-history-client.ts';
