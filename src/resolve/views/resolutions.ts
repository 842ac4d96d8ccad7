import { formatDuration, roughDuration } from '../../values/duration.ts';
import { lagText } from '../../tag-history/decide/lag.ts';
import { formatInstant } from '../../values/instant.ts';
import { printable } from '../../text/printable.ts';
import { resolvedOf, unresolvedOf } from '../decide/resolution.ts';
import type {
  Resolution,
  Resolutions,
  ResolvedReference,
  UnresolvedReference,
} from '../decide/resolution.ts';
import { trustWarning } from '../../signatures/decide/trust-text.ts';
import { alignColumns } from '../../text/columns.ts';
import { reportedSignature, signatureText } from '../../signatures/report/signature.ts';
import { jsonWithLists } from '../../text/json-lines.ts';
import type { ResolveReport } from '../report.ts';

/** The references as JSON text, each on a line of its own. */
export function resolutionsJson(resolutions: Resolutions): string {
  const { references, ...members } = resolveReport(resolutions);
  return jsonWithLists(members, { references });
}

function resolveReport({ at, asOf, minAgeMs, platform, references }: Resolutions): ResolveReport {
  return {
    schema: 'mooring.resolve/v1',
    resolvedAt: formatInstant(at),
    asOf: asOf === undefined ? null : formatInstant(asOf),
    minAge: minAgeMs === 0 ? null : formatDuration(minAgeMs),
    platform: platform ?? null,
    references: references.map(toReported),
  };
}

function toReported(resolution: Resolution): ResolveReport['references'][number] {
  if (resolution.kind === 'unresolved') {
    const { kind, ...rest } = resolution;
    return { state: kind, ...rest };
  }
  const { kind, builtAt, behind, usualInterval, trust, ...rest } = resolution;
  return {
    state: kind,
    ...rest,
    builtAt: builtAt === undefined ? null : formatInstant(builtAt),
    behind: behind ?? null,
    usualIntervalSeconds: usualInterval === undefined ? null : Math.round(usualInterval / 1_000),
    ...(trust === undefined ? {} : { signature: reportedSignature(trust) }),
  };
}

/** A resolved reference as a line of a log. */
export function resolutionLine(resolved: ResolvedReference): string {
  const { written, digest, builtAt, behind, trust } = resolved;
  const age = builtAt === undefined ? [] : [`of ${formatInstant(builtAt)}`];
  const signed = trust === undefined ? [] : [signatureText(trust)];
  const facts = [...age, behind === undefined ? 'age unknown' : behindText(behind), ...signed];
  return `${printable(written)} → ${digest} (${facts.join(', ')})`;
}

/** Returns a warning about a reference whose build is not verified, as whole sentences; undefined if there is none. */
export function resolutionWarning(resolution: Resolution): string | undefined {
  if (resolution.kind === 'unresolved' || resolution.trust === undefined) return undefined;
  const text = trustWarning(resolution.reference, resolution.trust);
  return text === undefined ? undefined : printable(text, 1_400);
}

/** Returns the references as a table, then those that cannot be resolved, and a line that counts both. */
export function resolutionsTable(resolutions: Resolutions): string {
  const resolved = resolvedOf(resolutions);
  const unresolved = unresolvedOf(resolutions);
  const hasSignatures = resolved.some(({ trust }) => trust !== undefined);
  const rows = resolved.map((one) => rowOf(one, hasSignatures));
  const heads = ['REFERENCE', 'BUILT', 'BEHIND', 'REBUILT EVERY', ...(hasSignatures ? ['SIGNATURE'] : [])];
  const table = rows.length === 0 ? [] : [heads, ...rows];
  return [...alignColumns(table), ...unresolved.map(unresolvedText), countText(resolutions)]
    .map((line) => `${line}\n`)
    .join('');
}

function rowOf(one: ResolvedReference, hasSignatures: boolean): readonly string[] {
  const cells = [
    one.reference,
    one.builtAt === undefined ? '-' : formatInstant(one.builtAt),
    one.behind === undefined ? 'unknown' : lagText(one.behind),
    one.usualInterval === undefined ? '-' : roughDuration(one.usualInterval),
  ];
  if (!hasSignatures) return cells;
  return [...cells, one.trust === undefined ? '-' : printable(signatureText(one.trust), 600)];
}

/** How many references come to something, how many to nothing, and by which rule, as a clause. */
function countText(resolutions: Resolutions): string {
  const [resolved, unresolved] = [resolvedOf(resolutions), unresolvedOf(resolutions)];
  return `${resolved.length} resolved, ${unresolved.length} not resolved, ${ruleText(resolutions)}`;
}

function unresolvedText({ written, code, reason, hint }: UnresolvedReference): string {
  return `${printable(written)} was not resolved (${code}): ${printable(reason, 600)}. ${printable(hint)}`;
}

function behindText(behind: NonNullable<ResolvedReference['behind']>): string {
  return behind.builds === 0 ? lagText(behind) : `behind by ${lagText(behind)}`;
}

/** By which rule the builds were chosen. */
function ruleText({ at, asOf, minAgeMs }: Resolutions): string {
  const when = asOf === undefined ? `at ${formatInstant(at)}` : `as of ${formatInstant(asOf)}`;
  return minAgeMs === 0 ? when : `${when}, at least ${formatDuration(minAgeMs)} old`;
}
