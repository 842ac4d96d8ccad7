import { missingPlatforms, NO_SBOM } from '../../sbom/decide/image-packages.ts';
import type { ImagePackages, ListedPackage } from '../../sbom/decide/image-packages.ts';
import type { Fetched } from '../../values/fetched.ts';
import { PACKAGE_CHANGES } from './build-diff.ts';
import type { PackageChange, PackageChangeKind, PackagesDiff } from './build-diff.ts';
import { splitLists } from './split-lists.ts';
import { compareApkVersions, isValidApkVersion } from '../../advisories/decide/apk-version.ts';
import { compareText } from '../../text/order.ts';

type UnknownPackages = Extract<PackagesDiff, { kind: 'unknown' }>;

/** The packages of one build on one platform, or why they are unknown. */
export type PackageList =
  | { readonly kind: 'known'; readonly all: readonly ListedPackage[]; readonly isUnverified: boolean }
  | UnknownPackages;

/** Returns the packages of a build on one platform; `build` names it in the reason why they are unknown. */
export function listPackages(
  fetched: Fetched<ImagePackages>,
  platform: string,
  build: 'the first build' | 'the second build',
): PackageList {
  if (fetched.kind === 'unknown') return { kind: 'unknown', why: `${build}: ${fetched.problem.message}` };
  const { value } = fetched;
  if (value.source === 'name') return lacking(build, value.reason);
  const found = value.platforms.find((one) => one.platform === platform);
  if (found !== undefined) {
    // Without a list of all packages, those that advisories are matched with would pass for the whole.
    if (found.all === undefined) return lacking(build, 'its SBOM was not read as a whole');
    return { kind: 'known', all: found.all, isUnverified: found.sbom === 'unverified' };
  }
  return lacking(build, missingPlatforms(value, [platform])[0]?.reason ?? NO_SBOM);
}

function lacking(build: string, reason: string): UnknownPackages {
  return { kind: 'unknown', why: `${build}: ${reason}`, ...(reason === NO_SBOM && { lacksSbom: true }) };
}

/**
 * Compares the packages of two builds as multisets: several versions of one package are all compared, and those of both
 * builds are unchanged.
 */
export function diffPackages(from: PackageList, to: PackageList): PackagesDiff {
  if (from.kind === 'unknown') return from;
  if (to.kind === 'unknown') return to;
  const split = splitLists(from.all, to.all, (one) => JSON.stringify([keyOf(one), one.version]));
  const before = Map.groupBy(split.onlyFrom, keyOf);
  const after = Map.groupBy(split.onlyTo, keyOf);
  const keys = new Set([...before.keys(), ...after.keys()]);
  const changes = [...keys].flatMap((key) => changeOf(before.get(key) ?? [], after.get(key) ?? []));
  const unchanged = [...Map.groupBy(split.shared, ({ type }) => type)].map(
    ([type, shared]) => [type, shared.length] as const,
  );
  return {
    kind: 'known',
    changes: changes.sort(compareChanges),
    unchanged: Object.fromEntries(unchanged.sort(([one], [other]) => compareText(one, other))),
    ...((from.isUnverified || to.isUnverified) && { hasUnverifiedSbom: true }),
  };
}

function keyOf({ type, name, architecture }: ListedPackage): string {
  return JSON.stringify([type, name, architecture]);
}

/** `from` and `to` are those of one key that only one of the builds has. */
function changeOf(from: readonly ListedPackage[], to: readonly ListedPackage[]): readonly PackageChange[] {
  const [first] = [...to, ...from];
  if (first === undefined) return [];
  const { type, name, architecture } = first;
  const origin = [...to, ...from].find((one) => one.origin !== undefined)?.origin;
  const [before, after] = [versionsOf(from), versionsOf(to)];
  return [
    {
      kind: kindOf(type, before, after),
      type,
      name,
      architecture,
      origin: origin === name ? undefined : origin,
      from: before,
      to: after,
    },
  ];
}

function versionsOf(packages: readonly ListedPackage[]): readonly string[] {
  return packages.map(({ version }) => version).sort(compareText);
}

function kindOf(type: string, from: readonly string[], to: readonly string[]): PackageChangeKind {
  const [[before], [after]] = [from, to];
  if (before === undefined) return 'added';
  if (after === undefined) return 'removed';
  return from.length === 1 && to.length === 1 ? changeOfVersion(type, before, after) : 'changed';
}

/** Returns how a package changes from one version to another: `changed` unless both can be ordered, and are not equal. */
function changeOfVersion(
  type: string,
  from: string,
  to: string,
): Extract<PackageChangeKind, 'downgraded' | 'upgraded' | 'changed' | 'rebuilt'> {
  const order = compareVersions(type, from, to);
  if (order === 0) return 'changed';
  if (order > 0) return 'downgraded';
  const isSameSource = type === 'apk' && from.replace(EPOCH, '') === to.replace(EPOCH, '');
  return isSameSource ? 'rebuilt' : 'upgraded';
}

/** The epoch of an apk, which a rebuild of the same source raises. */
const EPOCH = /-r\d+$/;

/** Returns 0 for versions that cannot be ordered. */
function compareVersions(type: string, one: string, other: string): number {
  if (type === 'apk')
    return isValidApkVersion(one) && isValidApkVersion(other) ? compareApkVersions(one, other) : 0;
  return DOTTED.has(type) ? compareReleases(RELEASE.exec(one)?.[1], RELEASE.exec(other)?.[1]) : 0;
}

/** Ecosystems whose releases of digits and dots are ordered number by number; other forms are not ordered here. */
const DOTTED = new Set(['npm', 'golang', 'pypi', 'gem', 'maven', 'cargo', 'nuget', 'composer']);

/** A release: `1.2.3`, `v1.2.3`, `v2.0.0+incompatible`; what follows a `+` has no order of its own. */
const RELEASE = /^v?(\d+(?:\.\d+)*)(?:\+[\w.-]+)?$/;

function compareReleases(one: string | undefined, other: string | undefined): number {
  if (one === undefined || other === undefined) return 0;
  const [left, right] = [one.split('.').map(BigInt), other.split('.').map(BigInt)];
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const [a, b] = [left[index] ?? 0n, right[index] ?? 0n];
    if (a !== b) return a < b ? -1 : 1;
  }
  return 0;
}

function compareChanges(one: PackageChange, other: PackageChange): number {
  return (
    PACKAGE_CHANGES.indexOf(one.kind) - PACKAGE_CHANGES.indexOf(other.kind) ||
    compareText(one.type, other.type) ||
    compareText(one.name, other.name) ||
    compareText(one.architecture ?? '', other.architecture ?? '')
  );
}
