import type { PackageChange } from './build-diff.ts';

/** Packages of one origin that change in the same way, such as `openssl`, `libcrypto3` and `libssl3`. */
export interface PackageGroup {
  /** The package with the name of the origin, if it is one of them. */
  readonly lead: PackageChange;
  /** The others; empty if there are none. */
  readonly members: readonly PackageChange[];
}

/**
 * Folds packages under their origin if they change together: between the same versions, for one architecture. Each
 * change is in exactly one group; the groups are in the order of their first change.
 */
export function foldPackages(changes: readonly PackageChange[]): readonly PackageGroup[] {
  const groups = Map.groupBy(changes, ({ kind, type, name, architecture, origin = name, from, to }) =>
    JSON.stringify([kind, type, architecture, origin, from, to]),
  );
  return [...groups.values()].flatMap((group) => {
    const lead = group.find(({ name, origin = name }) => origin === name) ?? group[0];
    return lead === undefined ? [] : [{ lead, members: group.filter((one) => one !== lead) }];
  });
}
