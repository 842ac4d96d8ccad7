interface VersionedTag {
  readonly name: string;
  readonly version: readonly number[];
  /** What follows the version: `-dev`, `-slim`; empty for none. */
  readonly flavour: string;
}

/**
 * The tag to move to from one past its end of life: the smallest newer version of the same flavour among the tags
 * that still live, written with as many components if there is one; else the same flavour of `latest`. Undefined when
 * nothing fits. The order of `live` does not matter.
 */
export function suggestTag(dead: string, live: readonly string[]): string | undefined {
  const from = readVersionedTag(dead);
  if (from === undefined) return undefined;
  const newer = live
    .map(readVersionedTag)
    .filter((tag) => tag !== undefined)
    .filter((tag) => tag.flavour === from.flavour && compareVersions(tag.version, from.version) > 0)
    .sort((a, b) => compareVersions(a.version, b.version) || a.version.length - b.version.length);
  const sameForm = newer.find((tag) => tag.version.length === from.version.length);
  const latest = live.find((name) => name === `latest${from.flavour}`);
  return sameForm?.name ?? newer[0]?.name ?? latest;
}

function readVersionedTag(name: string): VersionedTag | undefined {
  const match = /^v?(\d{1,9}(?:\.\d{1,9})*)(-.+)?$/.exec(name);
  const version = match?.[1];
  if (version === undefined) return undefined;
  return { name, version: version.split('.').map(Number), flavour: match?.[2] ?? '' };
}

function compareVersions(a: readonly number[], b: readonly number[]): number {
  const length = Math.max(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
