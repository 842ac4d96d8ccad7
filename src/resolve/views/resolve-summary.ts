import { digestName } from '../../values/digest.ts';
import { durationText, roughDuration } from '../../values/duration.ts';
import { lagText } from '../../tag-history/decide/lag.ts';
import { formatInstant } from '../../values/instant.ts';
import type { Instant } from '../../values/instant.ts';
import { resolvedOf, unresolvedOf } from '../decide/resolution.ts';
import type { Resolutions, ResolvedReference, UnresolvedReference } from '../decide/resolution.ts';
import { fitted } from '../../text/fitted.ts';
import { breakable, breakableCode, code, tableHead, tableRow } from '../../text/markdown.ts';
import { count, joinParts } from '../../text/plural.ts';
import { unbroken } from '../../text/unbroken.ts';
import type { BuildTrust } from '../../signatures/decide/build-trust.ts';
import { signatureText } from '../../signatures/report/signature.ts';

/** GitHub drops a step summary of more than 1 MiB, whole; characters of several bytes are rare here. */
const SUMMARY_LIMIT = 300_000;

const HEADS = ['Reference', 'Digest', 'Built (UTC)', 'Behind', 'Rebuilt'];
const SIGNED_HEADS = [...HEADS, 'Signature'];

/**
 * Renders resolved references as Markdown for the summary of a step: those that cannot be resolved with their fix, then one
 * row per reference in the order of the input, then the references with full digests. What does not fit is counted; the
 * output `resolved` lists all. Untrusted text is escaped.
 */
export function renderResolveSummary(resolutions: Resolutions): string {
  const [resolved, unresolved] = [resolvedOf(resolutions), unresolvedOf(resolutions)];
  const hasSignatures = resolved.some(({ trust }) => trust !== undefined);
  const list = { noun: 'reference', elsewhere: 'the output `resolved`' };
  const failed = {
    ...list,
    before: '### ❌ Not resolved\n\n',
    lines: unresolved.map(unresolvedLine),
    after: '',
  };
  const table = {
    ...list,
    before: `${tableHead(hasSignatures ? SIGNED_HEADS : HEADS)}\n`,
    lines: resolved.map((one) => resolvedRow(one, hasSignatures)),
    after: '',
  };
  const full = {
    ...list,
    before: '<details><summary>References with full digests</summary>\n\n',
    lines: resolved.map(({ reference }) => `- ${code(reference)}`),
    after: '\n\n</details>',
  };
  const sections = [
    headline(resolutions),
    ...[failed, table, full].map((section) => fitted(section, SUMMARY_LIMIT / 3)),
  ];
  return unbroken(`${joinParts(sections, '\n\n')}\n`);
}

/** A heading with the result, and the rule by which builds were chosen. */
function headline(resolutions: Resolutions): string {
  const { at, asOf, minAgeMs, platform, references } = resolutions;
  const resolved = resolvedOf(resolutions).length;
  const all = count(references.length, 'reference');
  const when = asOf === undefined ? `At ${minuteOf(at)}` : `As of ${minuteOf(asOf)}`;
  const age = minAgeMs === 0 ? '' : `, builds at least ${durationText(minAgeMs)} old`;
  const where = platform === undefined ? '' : `, for ${code(platform)}`;
  return `## ${resolved < references.length ? `${resolved} of ` : ''}${all} resolved\n\n${when} UTC${where}${age}.`;
}

function unresolvedLine({ written, reason, hint }: UnresolvedReference): string {
  return `- ${code(written)}: ${breakableCode(reason, 600)}. **Fix:** ${breakableCode(hint, 600)}`;
}

function resolvedRow(
  { image, tag, digest, builtAt, behind, usualInterval, trust }: ResolvedReference,
  hasSignatures: boolean,
): string {
  return tableRow([
    `**${breakable(`${image}:${tag}`)}**`,
    code(digestName(digest)),
    builtAt === undefined ? 'unknown' : minuteOf(builtAt),
    behind === undefined ? 'unknown' : lagText(behind),
    usualInterval === undefined ? '' : `every ${roughDuration(usualInterval)}`,
    ...(hasSignatures ? [signatureCell(trust)] : []),
  ]);
}

function signatureCell(trust: BuildTrust | undefined): string {
  if (trust === undefined) return '';
  const isFine = trust.kind === 'verified' || trust.kind === 'no-known-signer';
  return `${isFine ? '' : '⚠️ '}${breakable(signatureText(trust), 300)}`;
}

/** `2026-05-01 12:00`. */
function minuteOf(time: Instant): string {
  return formatInstant(time).slice(0, 16).replace('T', ' ');
}
