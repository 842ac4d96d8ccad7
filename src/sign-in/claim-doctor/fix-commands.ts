import { quoteShell } from '../../text/shell-quoting.ts';
import type { ClaimMatch } from './claim-match.ts';

/** The identity that a fix applies to. */
export interface FixTarget {
  readonly uid: string;
  /** The base URL of the platform API, without a trailing slash. */
  readonly apiUrl: string;
}

/** The values of the token, for an identity whose other conditions are unknown. */
export interface ExactValues {
  readonly issuer: string;
  readonly subject: string;
  readonly audience: string;
}

/**
 * The fix as an API call, a line of chainctl and Terraform, ready to paste: the whole claim match, in place
 * of the one that was read. Values are quoted for the shell and for HCL: the name of a branch must never
 * become a command.
 */
export function fixKnownMatch(match: ClaimMatch, target: FixTarget): readonly string[] {
  return [
    ...apiCall(match, target),
    ...chainctl(match, target),
    ...terraform(match, ' (in the chainguard_identity)'),
  ];
}

/** The same where the identity could not be read: only what is exact is changed, and every other condition stays. */
export function fixUnknownMatch(values: ExactValues, target: FixTarget): readonly string[] {
  const url = identityUrl(target);
  const edit =
    '{claimMatch: (.claimMatch | del(.issuerPattern, .subjectPattern, .audiencePattern) | .issuer = $issuer | .subject = $subject | .audience = $audience)}';
  return [
    'API:',
    `  curl -fsS -H "Authorization: Bearer $TOKEN" ${quoteShell(url)} |`,
    `  jq --arg issuer ${quoteShell(values.issuer)} \\`,
    `    --arg subject ${quoteShell(values.subject)} \\`,
    `    --arg audience ${quoteShell(values.audience)} \\`,
    `    '${edit}' |`,
    `  curl -fsS -X PATCH -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' \\`,
    `    --data @- ${quoteShell(`${url}?updateMask=claimMatch`)}`,
    ...chainctl(values, target),
    ...terraform(values, ' (in the chainguard_identity; keep its other conditions)'),
  ];
}

function apiCall(match: ClaimMatch, target: FixTarget): readonly string[] {
  const body = JSON.stringify({ claimMatch: match });
  return [
    'API:',
    `  curl -fsS -X PATCH -H "Authorization: Bearer $TOKEN" -H 'Content-Type: application/json' \\`,
    `    ${quoteShell(`${identityUrl(target)}?updateMask=claimMatch`)} \\`,
    `    --data ${quoteShell(body)}`,
  ];
}

/** Exact claims have no flag in chainctl, and stay unchanged. */
function chainctl(match: ClaimMatch, { uid }: FixTarget): readonly string[] {
  const flags = [
    ['identity-issuer', match.issuer],
    ['subject', match.subject],
    ['audience', match.audience],
  ].flatMap(([flag, value]) => (value === undefined ? [] : [`--${flag}=${quoteShell(value)}`]));
  return ['chainctl:', `  chainctl iam identities update ${uid} ${flags.join(' ')}`];
}

function terraform(match: ClaimMatch, where: string): readonly string[] {
  const texts = [
    ['issuer', match.issuer],
    ['issuer_pattern', match.issuerPattern],
    ['subject', match.subject],
    ['subject_pattern', match.subjectPattern],
    ['audience', match.audience],
    ['audience_pattern', match.audiencePattern],
  ].flatMap(([name, value]) => (value === undefined ? [] : [`    ${name} = ${quoteHcl(value)}`]));
  return [
    `Terraform${where}:`,
    '  claim_match {',
    ...texts,
    ...terraformMap('claims', match.claims),
    ...terraformMap('claim_patterns', match.claimPatterns),
    '  }',
  ];
}

function terraformMap(name: string, values: Readonly<Record<string, string>> | undefined): readonly string[] {
  const entries = Object.entries(values ?? {}).map(([key, value]) => `${quoteHcl(key)} = ${quoteHcl(value)}`);
  return entries.length === 0 ? [] : [`    ${name} = { ${entries.join(', ')} }`];
}

function identityUrl({ apiUrl, uid }: FixTarget): string {
  return `${apiUrl}/iam/v2/identities/${uid}`;
}

/** Quotes a text as a string of HCL: JSON escapes, and no templates. */
export function quoteHcl(text: string): string {
  return JSON.stringify(text).replaceAll(/[$%](?=\{)/g, (sign) => sign + sign);
}
