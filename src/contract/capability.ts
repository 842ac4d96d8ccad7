/**
 * What an identity can be allowed to do: the short name, as messages and documentation use it, and the name on the
 * wire (openapi `capabilities.Capability`). Those that the routes here ask for and those of the roles that hold them.
 */
export const CAPABILITIES = {
  'advisories.list': 'CAP_ADVISORIES_LIST',
  'apk.blobs.get': 'CAP_APK_BLOBS_GET',
  'apk.list': 'CAP_APK_LIST',
  'groups.create': 'CAP_IAM_GROUPS_CREATE',
  'groups.delete': 'CAP_IAM_GROUPS_DELETE',
  'groups.list': 'CAP_IAM_GROUPS_LIST',
  'groups.update': 'CAP_IAM_GROUPS_UPDATE',
  'identity.create': 'CAP_IAM_IDENTITY_CREATE',
  'identity.delete': 'CAP_IAM_IDENTITY_DELETE',
  'identity.list': 'CAP_IAM_IDENTITY_LIST',
  'identity.update': 'CAP_IAM_IDENTITY_UPDATE',
  'manifest.create': 'CAP_MANIFEST_CREATE',
  'manifest.delete': 'CAP_MANIFEST_DELETE',
  'manifest.list': 'CAP_MANIFEST_LIST',
  'manifest.metadata.list': 'CAP_MANIFEST_METADATA_LIST',
  'record_signatures.list': 'CAP_TENANT_RECORD_SIGNATURES_LIST',
  'referrers.list': 'CAP_REFERRERS_LIST',
  'repo.blobs.get': 'CAP_REPO_BLOBS_GET',
  'repo.check_policies': 'CAP_REPO_CHECK_POLICIES',
  'repo.create': 'CAP_REPO_CREATE',
  'repo.delete': 'CAP_REPO_DELETE',
  'repo.list': 'CAP_REPO_LIST',
  'repo.update': 'CAP_REPO_UPDATE',
  'role_bindings.create': 'CAP_IAM_ROLE_BINDINGS_CREATE',
  'role_bindings.delete': 'CAP_IAM_ROLE_BINDINGS_DELETE',
  'role_bindings.list': 'CAP_IAM_ROLE_BINDINGS_LIST',
  'role_bindings.update': 'CAP_IAM_ROLE_BINDINGS_UPDATE',
  'roles.create': 'CAP_IAM_ROLES_CREATE',
  'roles.delete': 'CAP_IAM_ROLES_DELETE',
  'roles.list': 'CAP_IAM_ROLES_LIST',
  'roles.update': 'CAP_IAM_ROLES_UPDATE',
  'sboms.list': 'CAP_TENANT_SBOMS_LIST',
  'tag.create': 'CAP_TAG_CREATE',
  'tag.delete': 'CAP_TAG_DELETE',
  'tag.list': 'CAP_TAG_LIST',
  'tag.update': 'CAP_TAG_UPDATE',
  'version.list': 'CAP_VERSION_LIST',
  'vuln_reports.list': 'CAP_TENANT_VULN_REPORTS_LIST',
} as const;

export type Capability = keyof typeof CAPABILITIES;

/** True for the short name of a capability that is known here. */
export function isCapability(text: string): text is Capability {
  return Object.hasOwn(CAPABILITIES, text);
}
