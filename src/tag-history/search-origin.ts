import { MooringError } from '../values/errors.ts';
import { DOCKER_MEDIA_TYPES, MEDIA_TYPES } from '../api/registry/oci.ts';
import type { Digest } from '../values/digest.ts';
import { likelyTags, periodOf } from './decide/pin-origin.ts';
import type { PinOrigin } from './decide/pin-origin.ts';
import type { TagHistory } from '../values/tag-history.ts';
import { platformName } from '../values/platform-digest.ts';
import { mapLimit } from '../values/concurrency.ts';
import type { RegistryClient } from '../api/client/registry/registry-client.ts';
import type { RegistryContentClient } from '../api/client/oci/registry-content-client.ts';
import type { HistoricImage } from '../values/historic-image.ts';

/** Places searched in one round: a search ends with the first match, so more would waste requests. */
const ROUND = 16;
/** A search that would take more requests than this is not begun: its end would not be waited for. */
const MOST_REQUESTS = 1_000;

/**
 * Returns the origin of a digest that is no build of its tag. Searches the current builds of other tags, then
 * the indexes of the tag's own builds, then every build of every other tag. A digest is foreign only if all
 * of them were searched.
 */
export async function searchOrigin(question: PinQuestion): Promise<PinOrigin> {
  return (
    (await searchPresentTags(question)) ??
    (await searchInsideBuilds(question)) ??
    (await searchOtherHistories(question))
  );
}

async function searchPresentTags(question: PinQuestion): Promise<PinOrigin | undefined> {
  const { image, digest, tagsOfDigest } = question;
  const [name] = (await tagsOfDigest?.(image, digest)) ?? [];
  return name === undefined ? undefined : originInHistory(question, name);
}

/**
 * A digest of a manifest that is itself no index can be one platform's image of a build (pinning-rules.md row
 * 84).
 */
async function searchInsideBuilds(question: PinQuestion): Promise<PinOrigin | undefined> {
  const { image, registry } = question;
  if (image.tag === undefined) return undefined;
  if ((await mediaTypeOf(question)) !== 'one-platform') return undefined;
  const history = await registry.tagHistory(image, image.tag);
  const indexes = [...new Set(history.toReversed().map((build) => build.digest))];
  if (indexes.length > MOST_REQUESTS)
    return tooMuch(`its tag has ${indexes.length} builds, too many to search`);
  return firstOf(indexes, async (index) => {
    const platform = await platformInside(question, index);
    const period = periodOf(history, index);
    return platform === undefined || period === undefined
      ? undefined
      : { kind: 'platform-manifest', platform, index, ...period };
  });
}

async function searchOtherHistories(question: PinQuestion): Promise<PinOrigin> {
  const { image, content } = question;
  const names = likelyTags(image.tag ?? '', await Array.fromAsync(content.tags(image)));
  if (names.length > MOST_REQUESTS) return tooMuch(`its image has ${names.length} tags, too many to search`);
  const found = await firstOf(names, (name) => originInHistory(question, name));
  if (found !== undefined) return found;
  if (image.tag === undefined) {
    return {
      kind: 'not-checked',
      code: 'digest-alone',
      reason: 'it has no tag, and its digest is not a build of any tag of the image',
    };
  }
  return {
    kind: 'foreign',
    tags: names.length + 1,
    isInRegistry: (await mediaTypeOf(question)) !== 'absent',
  };
}

/** A tag that is listed and has no history by now was removed in between: it is none of the digest's. */
async function originInHistory(
  { image, digest, registry }: PinQuestion,
  name: string,
): Promise<PinOrigin | undefined> {
  const history: TagHistory = await orIfAbsent(registry.tagHistory(image, name), []);
  const period = periodOf(history, digest);
  if (period === undefined) return undefined;
  return { kind: image.tag === undefined ? 'own' : 'other-tag', tag: name, ...period };
}

const INDEX_TYPES: ReadonlySet<string> = new Set([MEDIA_TYPES.index, DOCKER_MEDIA_TYPES.index]);

async function mediaTypeOf({
  image,
  digest,
  content,
}: PinQuestion): Promise<'index' | 'one-platform' | 'absent'> {
  const head = await orIfAbsent(content.headManifest(image, digest), undefined);
  if (head === undefined) return 'absent';
  return INDEX_TYPES.has(head.mediaType) ? 'index' : 'one-platform';
}

/** The platform as which an index holds the digest; a build that was removed since holds nothing any more. */
async function platformInside(
  { image, digest, content }: PinQuestion,
  index: Digest,
): Promise<string | undefined> {
  const found = await orIfAbsent(content.manifest(image, index), undefined);
  if (found === undefined || !('manifests' in found.manifest)) return undefined;
  const inside = found.manifest.manifests.find((manifest) => manifest.digest === digest);
  if (inside === undefined) return undefined;
  return platformName(inside.platform ?? { os: 'unknown', architecture: 'unknown' });
}

/** The first find in the order of the items, by rounds, so that a find near the beginning costs one round. */
async function firstOf<Item>(
  items: readonly Item[],
  look: (item: Item) => Promise<PinOrigin | undefined>,
): Promise<PinOrigin | undefined> {
  for (let start = 0; start < items.length; start += ROUND) {
    const round = items.slice(start, start + ROUND);
    // oxlint-disable-next-line no-await-in-loop -- the next round is sent only if this one finds nothing
    const found = (await mapLimit(round, ROUND, look)).find((origin) => origin !== undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function orIfAbsent<Value, Absent>(question: Promise<Value>, absent: Absent): Promise<Value | Absent> {
  try {
    return await question;
  } catch (error) {
    if (error instanceof MooringError && error.code === 'platform_not_found') return absent;
    throw error;
  }
}

function tooMuch(reason: string): PinOrigin {
  return { kind: 'not-checked', code: 'too-much', reason };
}

/** The clients that verify pins. */
export interface VerifyOptions {
  /** Caches histories (`rememberHistories`): each one is fetched once in a run. */
  readonly registry: RegistryClient;
  readonly content: RegistryContentClient;
  /** The host whose images have a history, as references name it. */
  readonly registryHost: string;
  /**
   * Returns the names of the tags of an image that point to a digest now, without reading every history;
   * absent if no service offers that.
   */
  readonly tagsOfDigest?: (image: HistoricImage, digest: Digest) => Promise<readonly string[]>;
}

/** One pin that is to be verified. */
export interface PinQuestion extends VerifyOptions {
  readonly image: HistoricImage;
  readonly digest: Digest;
}
