/** One apk package as it is installed in an image. */
export interface InstalledPackage {
  readonly name: string;
  /** As apk writes it. */
  readonly version: string;
  /** The distribution, as in purls: `wolfi` or `chainguard`; undefined if unknown. */
  readonly distribution?: string | undefined;
  /** The package that it is built with; undefined if unknown. */
  readonly origin?: string | undefined;
  /** `x86_64`, `aarch64`, `noarch`; undefined if it is the same on every platform, or unknown. */
  readonly arch?: string | undefined;
}

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
const APK_SPELLINGS: Readonly<Record<string, string>> = { amd64: 'x86_64', arm64: 'aarch64' };

/** The architecture as apk spells it. */
export function apkArchitecture(architecture: string): string {
  return APK_SPELLINGS[architecture] ?? architecture;
}

/**
 * Whether an advisory is about a package: by its name or its origin's, never a sibling's, and by its architecture unless
 * either side has none (advisory-rules.md#matching-advisories). A deleted one is about nothing.
 */
export function advisoryApplies(advisory: AdvisorySubject, installed: InstalledPackage): boolean {
  const { artifactName, artifactType = '', artifactArchitecture = '', deleteTime } = advisory;
  if (deleteTime !== undefined || !(artifactType === '' || artifactType.toLowerCase() === 'apk'))
    return false;
  if (artifactName !== installed.name && artifactName !== installed.origin) return false;
  const [wanted, has] = [artifactArchitecture, installed.arch ?? ''].map(apkArchitecture);
  return isAny(wanted) || isAny(has) || wanted === has;
}

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
  const names = advisories.flatMap(namesOf).sort();
  return (
    names.find((name) => name.startsWith('CVE-')) ??
    names.find((name) => name.startsWith('GHSA-')) ??
    advisories.map(({ advisoryId }) => advisoryId).sort()[0] ??
    ''
  );
}

function namesOf({ advisoryId, aliases }: AdvisoryNames): readonly string[] {
  return [advisoryId, ...aliases];
}

function isAny(architecture: string | undefined): boolean {
  return architecture === undefined || architecture === '' || architecture === 'noarch';
}
