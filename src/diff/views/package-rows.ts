import { PACKAGE_CHANGES } from '../decide/build-diff.ts';
import type { BuildDiff, PackageChange, PackageChangeKind, PlatformDiff } from '../decide/build-diff.ts';
import { foldPackages } from '../decide/fold-packages.ts';
import type { PackageGroup } from '../decide/fold-packages.ts';
import type { MoveVulnerability } from '../../advisories/decide/advisory-impact.ts';

/** One row of a table of packages: a package, or those of one origin that change together. */
export interface PackageRow {
  readonly kind: PackageChangeKind;
  readonly type: string;
  /** The name of the package, or that of the origin. */
  readonly name: string;
  /** The other packages of the row. */
  readonly folded: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly resolves: readonly MoveVulnerability[];
  readonly introduces: readonly MoveVulnerability[];
}

/** The rows of one type of package; `hidden` is the number of packages that are only counted. */
export interface PackageSection {
  readonly type: string;
  readonly rows: readonly PackageRow[];
  readonly hidden: number;
}

/** The type that comes first, and whose packages advisories are about. */
export const SYSTEM_TYPE = 'apk';

/** The most packages of a language that are listed, downgrades aside. */
const MOST_LISTED = 10;

/**
 * Returns the changed packages of a platform in sections: all downgrades and the system's packages first, then those of
 * each language. With `isAll`, each package has a row of its own and none is hidden.
 */
export function packageSections(
  { packages }: PlatformDiff,
  { advisories }: Pick<BuildDiff, 'advisories'>,
  isAll: boolean,
): readonly PackageSection[] {
  if (packages.kind === 'unknown') return [];
  const { changes } = packages;
  const groups = isAll ? changes.map((lead) => ({ lead, members: [] })) : foldPackages(changes);
  const rows = groups.map((group) => packageRow(group, advisories));
  const isFirst = ({ kind, type }: PackageRow): boolean => kind === 'downgraded' || type === SYSTEM_TYPE;
  const languages = Map.groupBy(
    rows.filter((row) => !isFirst(row)),
    ({ type }) => type,
  );
  return [
    { type: SYSTEM_TYPE, rows: inOrder(rows.filter(isFirst)), hidden: 0 },
    ...[...languages]
      .map(([type, of]) => {
        const isListed = isAll || of.length <= MOST_LISTED;
        return { type, rows: isListed ? inOrder(of) : [], hidden: isListed ? 0 : sizeOf(of) };
      })
      .toSorted(
        (one, other) => Math.sign(one.hidden) - Math.sign(other.hidden) || (one.type < other.type ? -1 : 1),
      ),
  ].filter(({ rows: listed, hidden }) => listed.length + hidden > 0);
}

function inOrder(rows: readonly PackageRow[]): readonly PackageRow[] {
  return rows.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function rankOf({ kind }: PackageRow): number {
  return PACKAGE_CHANGES.indexOf(kind);
}

function sizeOf(rows: readonly PackageRow[]): number {
  return rows.reduce((sum, { folded }) => sum + Math.max(1, folded.length), 0);
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
