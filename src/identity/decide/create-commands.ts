import { quoteHcl } from '../../sign-in/claim-doctor/fix-commands.ts';
import { quoteShell, shellWord } from '../../text/shell-quoting.ts';
import { isPlainText } from '../../text/printable.ts';
import type { PlannedIdentity } from './identity-name.ts';
import { PURPOSE_RULES } from './purpose.ts';
import type { PlannedRole } from './role.ts';
import { literalPattern } from '../../sign-in/claim-doctor/subject-pattern.ts';

/** The identities and roles that commands create: an `IdentityPlan`, or one identity with a role that can exist already. */
export interface CommandPlan {
  /** The uid of the root group, or the name of the organization. */
  readonly organization: string;
  readonly accesses: readonly {
    readonly identity: PlannedIdentity;
    /** A custom role without capabilities exists already. */
    readonly role: PlannedRole;
  }[];
}

const NOT_PLAIN = 'The claims contain characters that cannot be shown, so no command is generated.';

/**
 * Returns the plan as lines of chainctl to paste: custom roles, and identities with their binding. chainctl has no flag for
 * exact claims, so each is a pattern that is the exact value (sign-in-rules.md#chainctl).
 */
export function chainctlCommands(plan: CommandPlan): readonly string[] {
  const parent = `--parent=${shellWord(plan.organization)}`;
  return onlyPlain([
    ...newRoles(plan).flatMap((role) => [
      `chainctl iam roles create ${role.name} ${parent} \\`,
      `  --description=${quoteShell(role.description)} \\`,
      `  --capabilities=${role.capabilities.join(',')}`,
    ]),
    ...plan.accesses.flatMap(({ identity, role }) => [
      `chainctl iam identities create ${identity.name} ${parent} \\`,
      ...matchFlags(identity).map((flag) => `  ${flag} \\`),
      `  --role=${shellWord(role.name)}`,
    ]),
  ]);
}

function matchFlags({ description, claimMatch }: PlannedIdentity): readonly string[] {
  const { issuer, subject, subjectPattern, audience, claims, claimPatterns } = claimMatch;
  return [
    `--description=${quoteShell(description)}`,
    `--identity-issuer=${quoteShell(issuer)}`,
    subject === undefined
      ? `--subject-pattern=${quoteShell(subjectPattern)}`
      : `--subject=${quoteShell(subject)}`,
    `--audience=${quoteShell(audience)}`,
    ...[
      ...Object.entries(claims).map(([name, value]) => [name, `^${literalPattern(value)}$`] as const),
      ...Object.entries(claimPatterns),
    ].map(([name, pattern]) => `--claim-pattern=${quoteShell(`${name}:${pattern}`)}`),
  ];
}

/** Returns the plan as Terraform: roles, identities and bindings. */
export function terraformText(plan: CommandPlan): readonly string[] {
  const isUid = /^[0-9a-f]{40}$/.test(plan.organization);
  const parent = isUid ? quoteHcl(plan.organization) : 'data.chainguard_group.organization.id';
  const roles = [...new Map(plan.accesses.map(({ role }) => [role.name, role])).values()];
  return onlyPlain([
    ...(isUid
      ? []
      : ['data "chainguard_group" "organization" {', `  name = ${quoteHcl(plan.organization)}`, '}']),
    ...roles.flatMap((role) => terraformRole(role, parent)),
    ...plan.accesses.flatMap(({ identity, role }) => [
      ...terraformIdentity(identity, parent),
      `resource "chainguard_rolebinding" ${quoteHcl(labelOf(identity))} {`,
      `  identity = chainguard_identity.${labelOf(identity)}.id`,
      `  group    = ${parent}`,
      `  role     = ${roleAddress(role)}`,
      '}',
    ]),
  ]);
}

function terraformRole(role: PlannedRole, parent: string): readonly string[] {
  const label = quoteHcl(roleLabel(role));
  if (!isNew(role)) {
    return [
      `data "chainguard_role" ${label} {`,
      `  name   = ${quoteHcl(role.name)}`,
      `  parent = ${role.isBuiltIn ? '"/"' : parent}`,
      '}',
    ];
  }
  return [
    `resource "chainguard_role" ${label} {`,
    `  parent_id    = ${parent}`,
    `  name         = ${quoteHcl(role.name)}`,
    `  description  = ${quoteHcl(role.description)}`,
    `  capabilities = [${role.capabilities.map(quoteHcl).join(', ')}]`,
    '}',
  ];
}

function terraformIdentity(identity: PlannedIdentity, parent: string): readonly string[] {
  const { issuer, subject, subjectPattern, audience, claims, claimPatterns } = identity.claimMatch;
  return [
    `resource "chainguard_identity" ${quoteHcl(labelOf(identity))} {`,
    `  parent_id   = ${parent}`,
    `  name        = ${quoteHcl(identity.name)}`,
    `  description = ${quoteHcl(identity.description)}`,
    '  claim_match {',
    `    issuer          = ${quoteHcl(issuer)}`,
    subject === undefined
      ? `    subject_pattern = ${quoteHcl(subjectPattern)}`
      : `    subject         = ${quoteHcl(subject)}`,
    `    audience        = ${quoteHcl(audience)}`,
    `    claims          = ${terraformMap(claims)}`,
    `    claim_patterns  = ${terraformMap(claimPatterns)}`,
    '  }',
    '}',
  ];
}

function terraformMap(values: Readonly<Record<string, string>>): string {
  const entries = Object.entries(values).map(([key, value]) => `${quoteHcl(key)} = ${quoteHcl(value)}`);
  return `{ ${entries.join(', ')} }`;
}

/** A name of a resource in Terraform: letters, digits and `_`. */
function labelOf({ purpose }: PlannedIdentity): string {
  return purpose === undefined ? 'mooring' : `mooring_${purpose}`;
}

function roleLabel({ name }: PlannedRole): string {
  return name.replaceAll(/[^A-Za-z0-9_]/g, '_');
}

function roleAddress(role: PlannedRole): string {
  const address = `chainguard_role.${roleLabel(role)}`;
  return isNew(role) ? `${address}.id` : `data.${address}.items[0].id`;
}

function newRoles({ accesses }: CommandPlan): readonly PlannedRole[] {
  return [...new Map(accesses.map(({ role }) => [role.name, role])).values()].filter(isNew);
}

function isNew({ isBuiltIn, capabilities }: PlannedRole): boolean {
  return !isBuiltIn && capabilities.length > 0;
}

function onlyPlain(lines: readonly string[]): readonly string[] {
  return lines.every((line) => isPlainText(line.trimStart())) ? lines : [NOT_PLAIN];
}

/**
 * The minimum capabilities of an identity that creates others (sign-in-rules.md#split-duties): listing,
 * creating, deleting what concurrent runs created twice, and those that it grants, since the service can refuse to let an
 * identity grant more than it has. It can neither create nor change roles.
 */
export const BOOTSTRAP_CAPABILITIES = [
  'groups.list',
  'identity.create',
  'identity.delete',
  'identity.list',
  'role_bindings.create',
  'role_bindings.list',
  'roles.list',
  // The capabilities of the roles of all purposes.
  'account_associations.list',
  'advisories.list',
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

/** Returns the command that creates the custom role of a purpose; undefined for another role. */
export function roleCommand(name: string, organization: string): string | undefined {
  const role = Object.values(PURPOSE_RULES).find(
    (rules) => rules.role.name === name && isNew(rules.role),
  )?.role;
  if (role === undefined) return undefined;
  return `chainctl iam roles create ${name} --parent=${organization} --capabilities=${role.capabilities.join(',')}`;
}
