import { quoteHcl, quoteShell } from '../claim-doctor/fix-commands.ts';
import { isPlainText } from '../text/printable.ts';
import type { PlannedIdentity } from './identity-name.ts';

/** Where an identity is created. */
export interface CreateTarget {
  /** The uid of the root group. */
  readonly organization: string;
  readonly role: string;
  /** The base URL of the platform API, without a trailing slash. */
  readonly apiUrl: string;
}

/** Returns commands with which an owner creates the planned identity: API calls or Terraform, which support exact claims. */
export function createCommands(plan: PlannedIdentity, target: CreateTarget): readonly string[] {
  const { name, description, claimMatch } = plan;
  const body = JSON.stringify({ name, description, claimMatch });
  if (!isPlainText(body)) {
    return ['The claims contain characters that cannot be shown, so no command is generated.'];
  }
  return [
    'API:',
    `  uid=$(curl -fsS -X POST -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' \\`,
    `    --data ${quoteShell(body)} \\`,
    `    ${quoteShell(`${target.apiUrl}/iam/v2/identities/${target.organization}`)} | jq -r .uid)`,
    `  chainctl iam role-bindings create --parent=${target.organization} --identity="$uid" --role=${quoteShell(target.role)}`,
    'Terraform:',
    ...terraform(plan, target),
  ];
}

function terraform(
  { name, description, claimMatch }: PlannedIdentity,
  target: CreateTarget,
): readonly string[] {
  const map = (values: Readonly<Record<string, string>>): string =>
    `{ ${Object.entries(values)
      .map(([key, value]) => `${quoteHcl(key)} = ${quoteHcl(value)}`)
      .join(', ')} }`;
  return [
    '  resource "chainguard_identity" "mooring" {',
    `    parent_id = ${quoteHcl(target.organization)}`,
    `    name = ${quoteHcl(name)}`,
    `    description = ${quoteHcl(description)}`,
    '    claim_match {',
    `      issuer = ${quoteHcl(claimMatch.issuer)}`,
    `      subject = ${quoteHcl(claimMatch.subject)}`,
    `      audience = ${quoteHcl(claimMatch.audience)}`,
    `      claims = ${map(claimMatch.claims)}`,
    `      claim_patterns = ${map({ ...claimMatch.claimPatterns })}`,
    '    }',
    '  }',
  ];
}

/**
 * The minimum capabilities of an identity that creates others (sign-in-rules.md#split-duties): listing,
 * creating, and those that it grants, since the service can refuse to let an identity grant more than it has.
 * It cannot delete anything.
 */
export const BOOTSTRAP_CAPABILITIES = [
  'groups.list',
  'identity.create',
  'identity.list',
  'role_bindings.create',
  'role_bindings.list',
  'roles.list',
  // The capabilities of registry.pull.
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

/** Returns the command that creates the bootstrap role. `organization` is a name or uid. */
export function bootstrapRoleCommand(organization: string): string {
  return [
    'chainctl iam roles create mooring-bootstrap \\',
    `  --parent=${organization} \\`,
    `  --capabilities=${BOOTSTRAP_CAPABILITIES.join(',')}`,
  ].join('\n');
}
