import type { InstalledPackage } from '../../sbom/decide/image-packages.ts';

/** The fields of an advisory that identify its package. */
export interface AdvisorySubject {
  readonly artifactName: string;
  readonly artifactType?: string | undefined;
  readonly artifactArchitecture?: string | undefined;
  readonly deleteTime?: string | undefined;
}

/** The fields of an advisory that identify its vulnerability. */
export interface AdvisoryNames {
  readonly advisoryId: string;
  readonly aliases: readonly string[];
}

/** OCI and apk spell the architectures differently, and which of the two an advisory uses is not documented. */
const APK_SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['amd64', 'x86_64'],
  ['arm64', 'aarch64'],
]);

/** The architecture as apk spells it. */
export function apkArchitecture(architecture: string): string {
  return APK_SPELLINGS.get(architecture) ?? architecture;
}

/**
 * How an advisory is about a package: by the package's own name, or by its origin's. `unrecognized` is one on either name
 * whose type or architecture this version of Mooring does not recognize, so that it may be about the package.
 */
export type AdvisoryMatch = 'own-name' | 'origin' | 'unrecognized';

/**
 * Matches an advisory with a package by name, type and architecture; never with a sibling's, and never a deleted one.
 * Undefined if the advisory is not about the package (advisory-rules.md#matching-advisories).
 */
export function matchAdvisory(
  advisory: AdvisorySubject,
  installed: InstalledPackage,
): AdvisoryMatch | undefined {
  const { artifactName, artifactType = '', artifactArchitecture = '', deleteTime } = advisory;
  if (deleteTime !== undefined) return undefined;
  if (artifactName !== installed.name && artifactName !== installed.origin) return undefined;
  const type = artifactType.toLowerCase();
  const [wanted, has] = [artifactArchitecture.toLowerCase(), installed.arch ?? ''].map(apkArchitecture);
  const isOfArchitecture = isAny(wanted) || isAny(has) || wanted === has;
  if (OTHER_TYPES.has(type) || (!isOfArchitecture && ARCHITECTURES.has(wanted ?? ''))) return undefined;
  if (!isOfArchitecture || !(type === '' || type === 'apk')) return 'unrecognized';
  return artifactName === installed.name ? 'own-name' : 'origin';
}

/** The known types of artifacts that are no packages. */
const OTHER_TYPES = new Set(['image', 'library']);

/** The architectures of apk, and those of OCI that have another name. */
const ARCHITECTURES = new Set(
  'x86_64 aarch64 x86 386 armhf armv7 arm ppc64le s390x riscv64 loongarch64 loong64'.split(' '),
);

/**
 * The advisories by vulnerability, each group in the given order, the groups in the order of their last advisories: those
 * that share an alias are about one, also through a third one. Its id is its CVE, else its GHSA, else the service's own,
 * the first in the order of characters where there are several (advisory-rules.md#canonical-id).
 */
export function groupByVulnerability<Item extends AdvisoryNames>(
  advisories: readonly Item[],
): ReadonlyMap<string, readonly Item[]> {
  const rootOf = joinNames(advisories);
  const groups = new Map<string, Item[]>();
  for (const advisory of advisories) {
    const root = rootOf(advisory.advisoryId);
    const group = groups.get(root) ?? [];
    group.push(advisory);
    groups.delete(root);
    groups.set(root, group);
  }
  return new Map([...groups.values()].map((group) => [canonicalId(group), group]));
}

/** Gives one name for all names of a vulnerability, in time almost linear in their number (a union-find structure). */
function joinNames(advisories: readonly AdvisoryNames[]): (name: string) => string {
  const parents = new Map<string, string>();
  const rootOf = (name: string): string => {
    let root = name;
    for (let parent = parents.get(root); parent !== undefined; parent = parents.get(root)) root = parent;
    for (let at = name; at !== root;) {
      const next = parents.get(at) ?? root;
      parents.set(at, root);
      at = next;
    }
    return root;
  };
  for (const { advisoryId, aliases } of advisories) {
    for (const alias of aliases) {
      const [root, other] = [rootOf(advisoryId), rootOf(alias)];
      if (root !== other) parents.set(other, root);
    }
  }
  return rootOf;
}

/** The best-known id of a vulnerability, from all advisories on it. */
export function canonicalId(advisories: readonly AdvisoryNames[]): string {
  const names = advisories.flatMap(namesOf);
  const ids = advisories.map(({ advisoryId }) => advisoryId);
  return firstOf(names, 'CVE-') ?? firstOf(names, 'GHSA-') ?? firstOf(ids, '') ?? '';
}

/** The first name with the prefix in the order of characters. */
function firstOf(names: readonly string[], prefix: string): string | undefined {
  return names.reduce<string | undefined>(
    (first, name) => (name.startsWith(prefix) && (first === undefined || name < first) ? name : first),
    undefined,
  );
}

function namesOf({ advisoryId, aliases }: AdvisoryNames): readonly string[] {
  return [advisoryId, ...aliases];
}

function isAny(architecture: string | undefined): boolean {
  return architecture === undefined || architecture === '' || architecture === 'noarch';
}
