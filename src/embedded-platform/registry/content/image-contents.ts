import type { ConfigSeed, ImagePackage, Layering, SbomLayout } from '../../seed/image-seed.ts';
import type { SignatureFault, SignatureForm } from '../../seed/signature-seed.ts';
import { toInstant } from '../../../values/instant.ts';
import type { Instant } from '../../../values/instant.ts';
import type { SigningIdentity } from '../../signing/certificate-authority.ts';

/** A package, and the builds that have it: those from `from` on and before `until`; all of them if both are absent. */
export interface DatedPackage extends ImagePackage {
  readonly from?: Instant | undefined;
  readonly until?: Instant | undefined;
}

/** How builds are signed, and by whom. */
export interface Signing {
  readonly form: SignatureForm;
  readonly fault?: SignatureFault | undefined;
  readonly signer: SigningIdentity;
}

/** A difference in the builds from `at` on and before `until`; in all later ones if that is absent. */
export interface DatedChange {
  readonly at: Instant;
  readonly until?: Instant | undefined;
  /** All packages, in place of the others. */
  readonly packages?: readonly ImagePackage[] | undefined;
  /** Packages in place of those of their types and names, or beside the others. */
  readonly set?: readonly ImagePackage[] | undefined;
  /** Names of packages. */
  readonly remove?: readonly string[] | undefined;
  /** The difference in the configuration. */
  readonly config?: ConfigSeed | undefined;
}

/** Contents of the images of a repository, or of those of one tag, and how they are described and signed. */
export interface ImageContents {
  readonly packages: readonly DatedPackage[];
  readonly config?: ConfigSeed | undefined;
  /** Applied in this order to `packages` and `config`. */
  readonly changes?: readonly DatedChange[] | undefined;
  readonly layers?: Layering | undefined;
  readonly sbom: SbomLayout;
  readonly signing: Signing;
}

/** Contents of a repository that is not in the seed, which is not signed. */
export const NO_CONTENTS: ImageContents = {
  packages: [],
  sbom: 'none',
  signing: { form: 'none', signer: { issuer: '', identity: '' } },
};

/** Returns the contents of the images for one architecture, as `apk` names it. */
export function contentsOn(architecture: ImagePackage['arch'], contents: ImageContents): ImageContents {
  const isOn = ({ arch = architecture }: ImagePackage): boolean => arch === architecture;
  const changes = contents.changes?.map((one) => ({
    ...one,
    packages: one.packages?.filter(isOn),
    set: one.set?.filter(isOn),
  }));
  return { ...contents, packages: contents.packages.filter(isOn), changes };
}

/** A time from `start` on and before `end` in which the contents do not change. */
export interface Era {
  readonly start: Instant;
  readonly end: Instant;
}

/** Returns the eras of the contents, oldest first; the first one starts in 1970, the last one does not end. */
export function erasOf({ packages, changes = [] }: ImageContents): readonly [Era, ...Era[]] {
  const times = [
    ...packages.flatMap(({ from, until }) => [from, until]),
    ...changes.flatMap(({ at, until }) => [at, until]),
  ].filter((time) => time !== undefined);
  const starts = [...new Set(times)].sort((one, other) => one - other);
  const end = toInstant(Number.MAX_SAFE_INTEGER);
  const later = starts.map((start, index) => ({ start, end: starts[index + 1] ?? end }));
  return [{ start: toInstant(0), end: starts[0] ?? end }, ...later];
}

/**
 * Returns the packages of a build. If several of one type and name are there at its time, the one with the latest `from`
 * has replaced the others.
 */
export function packagesAt(
  at: Instant,
  { packages, changes = [] }: Pick<ImageContents, 'packages' | 'changes'>,
): readonly ImagePackage[] {
  const present = packages.filter(({ from = at, until = Infinity }) => from <= at && at < until);
  const since = new Map<string, number>();
  for (const one of present) since.set(keyOf(one), Math.max(one.from ?? 0, since.get(keyOf(one)) ?? 0));
  const newest = present.filter((one) => (one.from ?? 0) === since.get(keyOf(one)));
  return changesAt(at, changes).reduce<readonly ImagePackage[]>(changedPackages, newest);
}

/** Returns the configuration of a build. */
export function configAt(at: Instant, { config = {}, changes = [] }: ImageContents): ConfigSeed {
  return changesAt(at, changes).reduce((before, change) => mergedConfig(before, change.config), config);
}

/** Returns a configuration with what is different in another one. */
export function mergedConfig(before: ConfigSeed = {}, change: ConfigSeed = {}): ConfigSeed {
  return {
    ...before,
    ...change,
    env: { ...before.env, ...change.env },
    labels: { ...before.labels, ...change.labels },
  };
}

function changesAt(at: Instant, changes: readonly DatedChange[]): readonly DatedChange[] {
  return changes.filter((change) => change.at <= at && at < (change.until ?? Infinity));
}

/** A package that comes back as it was is in its old place: equal packages make equal images. */
function changedPackages(
  before: readonly ImagePackage[],
  { packages = before, set = [], remove = [] }: DatedChange,
): readonly ImagePackage[] {
  const changed = new Map([...Map.groupBy(packages, keyOf), ...Map.groupBy(set, keyOf)]);
  return [...changed.values()].flat().filter(({ name }) => !remove.includes(name));
}

function keyOf({ type = 'apk', name }: ImagePackage): string {
  return `${type} ${name}`;
}
