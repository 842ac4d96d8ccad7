interface VersionedTag {
  readonly name: string;
  readonly version: readonly number[];
  /** The text after the version: `-dev`, `-slim`; empty for none. */
  readonly flavour: string;
}

/** A maintained tag, with the support that is published for it. */
export interface LiveTag {
  readonly name: string;
  /** `YYYY-MM-DD`: the last day of support; undefined if none is published. */
  readonly supportedUntil?: string | undefined;
  /** Whether it has long-term support. */
  readonly isLongTerm?: boolean;
}

/**
 * Returns the tag to use instead of one past its end of life: of the newer versions of the same flavour, the one that is
 * supported for longest (advisory-rules.md#suggested-tags), written with as many components if there is one; else the same
 * flavour of `latest`. For a tag that names one build, by an epoch or a day, it is the next of its stream. Undefined if
 * nothing fits. The order of `live` does not matter.
 */
export function suggestTag(dead: string, live: readonly LiveTag[]): string | undefined {
  const stream = streamOf(dead);
  if (stream === undefined) return suggestNewer(dead, live);
  const names = live.map(({ name }) => name);
  return newestEpoch(stream, names) ?? movingTag(stream.name, names) ?? suggestNewer(stream.name, live);
}

/**
 * Returns the live tag that is closest to a name that no tag has: for a version, the nearest one of the same
 * flavour, within its major version if there is one; for any other name, undefined. The order of `live` does
 * not matter.
 */
export function closestTag(missing: string, live: readonly string[]): string | undefined {
  const from = readVersionedTag(missing);
  if (from === undefined) return undefined;
  const alike = versionedTags(live).filter(({ flavour }) => flavour === from.flavour);
  const sameMajor = alike.filter(({ version }) => version[0] === from.version[0]);
  return movingTag(missing, live) ?? nearest(from, sameMajor)?.name ?? nearest(from, alike)?.name;
}

/**
 * Compares the versions of two tags by the components that both have: negative if the first is older, 0 if they are equal
 * (`3` and `3.13`), or if one of them has no version or another flavour.
 */
export function compareTags(one: string, other: string): number {
  const [before, now] = [readVersionedTag(one), readVersionedTag(other)];
  if (before === undefined || now === undefined || before.flavour !== now.flavour) return 0;
  const shared = Math.min(before.version.length, now.version.length);
  return compareVersions(before.version.slice(0, shared), now.version.slice(0, shared));
}

function suggestNewer(dead: string, live: readonly LiveTag[]): string | undefined {
  const from = readVersionedTag(dead);
  if (from === undefined) return undefined;
  const newer = versionedTags(live.map(({ name }) => name)).filter(
    (tag) => tag.flavour === from.flavour && compareVersions(tag.version, from.version) > 0,
  );
  const sameForm = newer.filter((tag) => tag.version.length === from.version.length);
  const latest = `latest${from.flavour}`;
  const fallback = live.some(({ name }) => name === latest) ? latest : undefined;
  return longestSupported(sameForm.length === 0 ? newer : sameForm, live) ?? fallback;
}

/** The tag with the last day of support; of equal ones, with long-term support; of these, the smallest version. */
function longestSupported(rising: readonly VersionedTag[], live: readonly LiveTag[]): string | undefined {
  const support = new Map(live.map((tag) => [tag.name, tag]));
  const rankOf = ({ name }: VersionedTag): string => {
    const { supportedUntil = '', isLongTerm = false } = support.get(name) ?? {};
    return `${supportedUntil} ${isLongTerm ? 1 : 0}`;
  };
  let best = rising[0];
  for (const tag of rising) if (best !== undefined && rankOf(tag) > rankOf(best)) best = tag;
  return best?.name;
}

/** The smallest newer one, else the largest older one. */
function nearest(from: VersionedTag, rising: readonly VersionedTag[]): VersionedTag | undefined {
  return rising.find((tag) => compareVersions(tag.version, from.version) >= 0) ?? rising.at(-1);
}

/** A tag that names one build of a stream, as the name of the stream and, if it has one, its epoch. */
interface Stream {
  readonly name: string;
  readonly epoch: number | undefined;
}

/** `3.10.16-r4-dev` is of `3.10.16-dev`, `latest-20260131` of `latest`; undefined for a tag that moves. */
function streamOf(tag: string): Stream | undefined {
  const [, before, epoch, after = ''] = /^(.+)-r(\d{1,9})(-.+)?$/.exec(tag) ?? [];
  if (before !== undefined) return { name: `${before}${after}`, epoch: Number(epoch) };
  const [, dated] = /^(.+)-20\d{6}(?:\d{4})?$/.exec(tag) ?? [];
  return dated === undefined ? undefined : { name: dated, epoch: undefined };
}

function newestEpoch({ name, epoch }: Stream, live: readonly string[]): string | undefined {
  if (epoch === undefined) return undefined;
  const later = live.flatMap((tag) => {
    const stream = streamOf(tag);
    const isLater = stream?.name === name && stream.epoch !== undefined && stream.epoch > epoch;
    return isLater ? [{ tag, epoch: stream.epoch }] : [];
  });
  return later.sort((one, other) => other.epoch - one.epoch)[0]?.tag;
}

/** The live tag of this very name, or of the same version with less of it: `3.13-dev` of `3.13.5-dev`. */
function movingTag(name: string, live: readonly string[]): string | undefined {
  if (live.includes(name)) return name;
  const from = readVersionedTag(name);
  if (from === undefined) return undefined;
  return versionedTags(live)
    .filter(({ flavour, version }) => flavour === from.flavour && version.length < from.version.length)
    .findLast(({ version }) => version.every((part, index) => part === from.version[index]))?.name;
}

/** Those that begin with a version, by version, the shorter first; of two that read the same the one whose name is first. */
function versionedTags(names: readonly string[]): readonly VersionedTag[] {
  return names
    .map(readVersionedTag)
    .filter((tag) => tag !== undefined)
    .sort(
      (a, b) =>
        compareVersions(a.version, b.version) ||
        a.version.length - b.version.length ||
        (a.name < b.name ? -1 : 1),
    );
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
