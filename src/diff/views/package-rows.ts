import { PACKAGE_CHANGES } from '../decide/build-diff.ts';
import type { BuildDiff, PackageChange, PackageChangeKind, PlatformDiff } from '../decide/build-diff.ts';
import { foldPackages } from '../decide/fold-packages.ts';
import type { PackageGroup } from '../decide/fold-packages.ts';
import { count } from '../../text/plural.ts';
import type { MoveVulnerability } from '../../advisories/decide/advisory-impact.ts';

/** One row of a table of packages: a package, or those of one origin that change together. */
export interface PackageRow {
  readonly kind: PackageChangeKind;
  readonly type: string;
  /** The name of the package, or that of the origin. */
  readonly name: string;
  /** The other packages of the row. */
  readonly folded: readonly string[];
  /** How many packages it is about. */
  readonly size: number;
  readonly from: string;
  readonly to: string;
  readonly resolves: readonly MoveVulnerability[];
  readonly introduces: readonly MoveVulnerability[];
}

/** The type whose packages advisories are about. */
export const SYSTEM_TYPE = 'apk';

/** The most notable rows. */
const MOST_NOTABLE = 30;

/**
 * Returns the changed packages of a platform as rows: the system's first, each type in the order of `PACKAGE_CHANGES`. With
 * `isAll`, each package has a row of its own.
 */
export function packageRows(
  { packages }: PlatformDiff,
  { advisories }: Pick<BuildDiff, 'advisories'>,
  isAll: boolean,
): readonly PackageRow[] {
  if (packages.kind === 'unknown') return [];
  const { changes } = packages;
  const groups = isAll ? changes.map((lead) => ({ lead, members: [] })) : foldPackages(changes);
  return groups.map((group) => packageRow(group, advisories)).toSorted(byImportance);
}

function byImportance(one: PackageRow, other: PackageRow): number {
  const [first, second] = [one, other].map(rankOf);
  if (first !== second) return (first ?? 0) - (second ?? 0);
  return one.type < other.type ? -1 : Number(one.type > other.type);
}

/** Downgrades first, then the packages of the system, then those of languages. */
function rankOf({ kind, type }: PackageRow): number {
  const rank = PACKAGE_CHANGES.indexOf(kind);
  return kind === 'downgraded' || type === SYSTEM_TYPE ? rank : PACKAGE_CHANGES.length + rank;
}

/** All rows if they are at most `most`; otherwise the notable ones, and the rest. */
export function splitRows(
  rows: readonly PackageRow[],
  most: number,
): { readonly shown: readonly PackageRow[]; readonly rest: readonly PackageRow[] } {
  if (rows.length <= most) return { shown: rows, rest: [] };
  const notable = rows.filter(isNotable).slice(0, MOST_NOTABLE);
  const shown = new Set(notable.length === 0 ? rows.slice(0, most) : notable);
  return { shown: [...shown], rest: rows.filter((row) => !shown.has(row)) };
}

/** Whether a row is more than a new version of a package: those of a language come and go with its application. */
function isNotable({ kind, type, resolves, introduces }: PackageRow): boolean {
  const isRoutine = kind === 'upgraded' || kind === 'rebuilt' || type !== SYSTEM_TYPE;
  return !isRoutine || kind === 'downgraded' || resolves.length + introduces.length > 0;
}

/** `45 more upgraded packages`, or `46 more packages` of several kinds. */
export function restText(rest: readonly PackageRow[]): string {
  const packages = rest.reduce((sum, { size }) => sum + size, 0);
  const [kind, ...others] = new Set(rest.map((row) => row.kind));
  return count(packages, `more ${others.length === 0 ? `${kind} ` : ''}package`);
}

function packageRow({ lead, members }: PackageGroup, advisories: BuildDiff['advisories']): PackageRow {
  const { kind, type, origin, from, to } = lead;
  const name = members.length === 0 ? lead.name : (origin ?? lead.name);
  const all = [lead, ...members].map((one) => one.name);
  const known = advisories?.kind === 'known' && type === SYSTEM_TYPE ? advisories : undefined;
  return {
    kind,
    type,
    name,
    folded: all.length === 1 ? [] : all.filter((one) => one !== name),
    size: all.length,
    from: from.join(', '),
    to: to.join(', '),
    resolves: from.length === 0 ? [] : affecting(known?.resolved, all),
    introduces: to.length === 0 ? [] : affecting(known?.introduced, all),
  };
}

function affecting(
  vulnerabilities: readonly MoveVulnerability[] = [],
  names: readonly string[],
): readonly MoveVulnerability[] {
  return vulnerabilities.filter(({ packages }) => packages.some((one) => names.includes(one)));
}

/** Platforms that change in the same way, such as `linux/amd64` and `linux/arm64`. */
export interface PlatformGroup {
  readonly lead: PlatformDiff;
  readonly others: readonly PlatformDiff[];
}

/** Groups the platforms whose packages and configuration change in the same way; each is alone with `isAll`. */
export function groupPlatforms(platforms: readonly PlatformDiff[], isAll: boolean): readonly PlatformGroup[] {
  if (isAll) return platforms.map((lead) => ({ lead, others: [] }));
  const groups = Map.groupBy(platforms, changesKey);
  return [...groups.values()].flatMap(([lead, ...others]) => (lead === undefined ? [] : [{ lead, others }]));
}

/** The changes of a platform, without what always differs between platforms. */
function changesKey({ verdict, packages, config, dangers }: PlatformDiff): string {
  const changes =
    packages.kind === 'unknown' ? packages : packages.changes.map((one) => ({ ...one, architecture: null }));
  return JSON.stringify([verdict, changes, config, dangers]);
}

/** The changes of all platforms, each once. */
export function allChanges(platforms: readonly PlatformDiff[]): readonly PackageChange[] {
  const changes = platforms.flatMap(({ packages }) => (packages.kind === 'known' ? packages.changes : []));
  const distinct = new Map(
    changes.map((one) => [JSON.stringify([one.kind, one.type, one.name, one.from, one.to]), one]),
  );
  return [...distinct.values()];
}
