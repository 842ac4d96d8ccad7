import type { Digest } from '../digest.ts';
import { formatDuration, roughDuration } from '../duration.ts';
import { lagText } from '../history/lag.ts';
import { formatInstant } from '../instant.ts';
import { printable } from '../text/printable.ts';
import { resolvedOf, unresolvedOf } from '../resolve/resolution.ts';
import type {
  Resolution,
  Resolutions,
  ResolvedReference,
  UnresolvedCode,
  UnresolvedReference,
} from '../resolve/resolution.ts';
import { alignColumns } from './columns.ts';
import { jsonWithLists } from './json-lines.ts';

/** The resolved references, as `resolve --json` and the output `resolved` return them. */
export interface ResolveReport {
  readonly schema: 'mooring.resolve/v1';
  readonly resolvedAt: string;
  readonly asOf: string | null;
  readonly minAge: string | null;
  readonly platform: string | null;
  readonly references: readonly ReportedResolution[];
}

export type ReportedResolution =
  | {
      readonly state: 'resolved';
      readonly written: string;
      readonly reference: string;
      readonly image: string;
      readonly tag: string;
      readonly digest: Digest;
      readonly builtAt: string | null;
      readonly lag: { readonly builds: number; readonly days: number } | null;
      readonly usualIntervalSeconds: number | null;
    }
  | {
      readonly state: 'unresolved';
      readonly written: string;
      readonly code: UnresolvedCode;
      readonly reason: string;
      readonly hint: string;
    };

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

function toReported(resolution: Resolution): ReportedResolution {
  if (resolution.kind === 'unresolved') {
    const { kind, ...rest } = resolution;
    return { state: kind, ...rest };
  }
  const { kind, builtAt, lag, usualInterval, ...rest } = resolution;
  return {
    state: kind,
    ...rest,
    builtAt: builtAt === undefined ? null : formatInstant(builtAt),
    lag: lag ?? null,
    usualIntervalSeconds: usualInterval === undefined ? null : Math.round(usualInterval / 1_000),
  };
}

/** A resolved reference as a line of a log. */
export function resolutionLine(resolved: ResolvedReference): string {
  const { written, digest, builtAt, lag } = resolved;
  const age = builtAt === undefined ? [] : [`of ${formatInstant(builtAt)}`];
  const facts = [...age, lag === undefined ? 'age unknown' : behindText(lag)];
  return `${printable(written)} → ${digest} (${facts.join(', ')})`;
}

/** Returns the references as a table, then those that cannot be resolved, and a line that counts both. */
export function resolutionsTable(resolutions: Resolutions): string {
  const resolved = resolvedOf(resolutions);
  const unresolved = unresolvedOf(resolutions);
  const rows = resolved.map((one) => [
    one.reference,
    one.builtAt === undefined ? '-' : formatInstant(one.builtAt),
    one.lag === undefined ? 'unknown' : lagText(one.lag),
    one.usualInterval === undefined ? '-' : roughDuration(one.usualInterval),
  ]);
  const table = rows.length === 0 ? [] : [['REFERENCE', 'BUILT', 'BEHIND', 'REBUILT EVERY'], ...rows];
  return [...alignColumns(table), ...unresolved.map(unresolvedText), countText(resolutions)]
    .map((line) => `${line}\n`)
    .join('');
}

/** How many references come to something, how many to nothing, and by which rule, as a clause. */
export function countText(resolutions: Resolutions): string {
  const [resolved, unresolved] = [resolvedOf(resolutions), unresolvedOf(resolutions)];
  return `${resolved.length} resolved, ${unresolved.length} not resolved, ${ruleText(resolutions)}`;
}

function unresolvedText({ written, code, reason, hint }: UnresolvedReference): string {
  return `${printable(written)} was not resolved (${code}): ${printable(reason, 600)}. ${printable(hint)}`;
}

function behindText(lag: NonNullable<ResolvedReference['lag']>): string {
  return lag.builds === 0 ? lagText(lag) : `behind by ${lagText(lag)}`;
}

/** By which rule the builds were chosen. */
function ruleText({ at, asOf, minAgeMs }: Resolutions): string {
  const when = asOf === undefined ? `at ${formatInstant(at)}` : `as of ${formatInstant(asOf)}`;
  return minAgeMs === 0 ? when : `${when}, at least ${formatDuration(minAgeMs)} old`;
}
