import { compareApkVersions, isValidApkVersion } from '../../advisories/decide/apk-version.ts';
import type { PackageChangeKind } from './build-diff.ts';

/** Ecosystems whose releases of digits and dots are ordered number by number; other forms are not ordered here. */
const DOTTED = new Set(['npm', 'golang', 'pypi', 'gem', 'maven', 'cargo', 'nuget', 'composer']);

/** A release: `1.2.3`, `v1.2.3`, `v2.0.0+incompatible`; what follows a `+` has no order of its own. */
const RELEASE = /^v?(\d+(?:\.\d+)*)(?:\+[\w.-]+)?$/;

/** The epoch of an apk, which a rebuild of the same source raises. */
const EPOCH = /-r\d+$/;

/** Returns how a package changes from one version to another: `changed` unless both can be ordered, and are not equal. */
export function changeOfVersion(
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

/** Returns 0 for versions that cannot be ordered. */
function compareVersions(type: string, one: string, other: string): number {
  if (type === 'apk')
    return isValidApkVersion(one) && isValidApkVersion(other) ? compareApkVersions(one, other) : 0;
  return DOTTED.has(type) ? compareReleases(RELEASE.exec(one)?.[1], RELEASE.exec(other)?.[1]) : 0;
}

function compareReleases(one: string | undefined, other: string | undefined): number {
  if (one === undefined || other === undefined) return 0;
  const [left, right] = [one.split('.').map(BigInt), other.split('.').map(BigInt)];
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const [a, b] = [left[index] ?? 0n, right[index] ?? 0n];
    if (a !== b) return a < b ? -1 : 1;
  }
  return 0;
}
