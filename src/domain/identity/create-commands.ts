import { quoteHcl, quoteShell } from '../claim-doctor/fix-commands.ts';
import { isPlainText } from '../text/printable.ts';
import type { PlannedIdentity } from './planned-identity.ts';

/** Where an identity is made. */
export interface CreateTarget {
  /** The uid of the root group. */
  readonly organization: string;
  readonly role: string;
  /** The address of the platform API, without a trailing slash. */
  readonly apiUrl: string;
}

/** How an owner makes the planned identity by hand, by an API call or Terraform: these alone know exact claims. */
export function createCommands(plan: PlannedIdentity, target: CreateTarget): readonly string[] {
  const { name, description, claimMatch } = plan;
  const body = JSON.stringify({ name, description, claimMatch });
  if (!isPlainText(body)) {
    return ['The claims hold characters that cannot be shown as they are, so no command is written here.'];
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
