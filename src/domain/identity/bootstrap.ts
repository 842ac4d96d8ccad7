/**
 * What an identity needs in order to make others, and no more (sign-in-rules.md#split-duties): looking before
 * making, and what it grants itself, since nobody may be able to grant more than they hold. It cannot delete
 * anything.
 */
export const BOOTSTRAP_CAPABILITIES = [
  'groups.list',
  'identity.create',
  'identity.list',
  'role_bindings.create',
  'role_bindings.list',
  'roles.list',
  // What follows is registry.pull.
  'manifest.list',
  'manifest.metadata.list',
  'record_signatures.list',
  'referrers.list',
  'repo.blobs.get',
  'repo.list',
  'sboms.list',
  'tag.list',
  'vuln_reports.list',
] as const;

/** The command that makes the bootstrap's role, ready to paste. `organization` is a name or uid. */
export function bootstrapRoleCommand(organization: string): string {
  return [
    'chainctl iam roles create mooring-bootstrap \\',
    `  --parent=${organization} \\`,
    `  --capabilities=${BOOTSTRAP_CAPABILITIES.join(',')}`,
  ].join('\n');
}
