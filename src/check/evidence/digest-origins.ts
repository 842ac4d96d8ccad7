import type { PlatformClient } from '../../api/client/platform/platform-client.ts';
import type { Tag } from '../../api/registry/tag.ts';
import { tagKey } from '../decide/evidence.ts';
import type { Evidence, TagEvidence } from '../decide/evidence.ts';
import type { HistoricImage } from '../../values/historic-image.ts';
import type { Digest } from '../../values/digest.ts';
import { MooringError } from '../../values/errors.ts';
import { tagForm, findBuild } from '../../values/tag-history.ts';
import { effectiveTag, formatImage } from '../../values/image-reference.ts';
import type { ImageReference } from '../../values/image-reference.ts';
import { IN_FLIGHT, mapLimit } from '../../values/concurrency.ts';
import { searchOrigin } from '../../tag-history/search-origin.ts';
import type { PinQuestion, VerifyOptions } from '../../tag-history/search-origin.ts';

import { verifyPins } from '../../tag-history/verify-pins.ts';
import { settle } from '../../values/fetched.ts';

/** An image with the references to it. */
interface ReferredImage {
  readonly historic: HistoricImage;
  readonly repoUid: () => Promise<string>;
  /** By canonical reference. */
  readonly references: ReadonlyMap<string, { readonly reference: ImageReference }>;
}

/**
 * Fetches the tags of digests that are written without one (advisory-rules.md#references-without-a-tag), by canonical reference:
 * a tag that points to the digest now, otherwise one that did. Of several, prefers a supported tag to a deprecated one, a
 * plain one to a dated one, and the most specific version. An unauthenticated run has the histories only.
 */
export async function fetchTagsOfDigests(
  images: readonly ReferredImage[],
  options: VerifyOptions,
  platform: PlatformClient | undefined,
): Promise<Evidence['tagsOfDigests']> {
  const untagged = images.flatMap((image) =>
    [...image.references].flatMap(([key, { reference }]) => {
      const { tag, digest } = reference;
      return tag === undefined && digest !== undefined ? [{ key, digest, image }] : [];
    }),
  );
  const tags = await mapLimit(untagged, IN_FLIGHT, async ({ key, digest, image }) => {
    const find = async (): Promise<string | undefined> => {
      const current =
        platform === undefined ? [] : await currentTags(platform, await image.repoUid(), digest);
      // The platform has been queried already.
      const { tagsOfDigest: _, ...others } = options;
      const historic = { ...image.historic, tag: undefined };
      return mostSpecific(current) ?? formerTag({ ...others, digest, image: historic });
    };
    return [key, await settle(find())] as const;
  });
  return new Map(tags);
}

/**
 * Fetches the origins of pinned digests that are not a build of their tag, by `pinKey`. Sends nothing for other digests,
 * or for a tag without a readable history.
 */
export async function fetchOrigins(
  references: readonly ImageReference[],
  tags: ReadonlyMap<string, TagEvidence>,
  options: VerifyOptions,
): Promise<Evidence['origins']> {
  const foreign = references.filter((reference) => isForeign(reference, tags));
  return foreign.length === 0 ? new Map() : verifyPins(foreign, options);
}

function currentTags(platform: PlatformClient, childrenOf: string, digest: Digest): Promise<readonly Tag[]> {
  return Array.fromAsync(platform.listTags({ childrenOf, digest }));
}

/** Throws `platform_too_large` for an image with too many tags to search. */
async function formerTag(question: PinQuestion): Promise<string | undefined> {
  const origin = await searchOrigin(question);
  if (origin.kind === 'own') return origin.tag;
  if (origin.kind === 'not-checked' && origin.code === 'too-much')
    throw new MooringError('platform_too_large', origin.reason);
  return undefined;
}

function mostSpecific(tags: readonly Tag[]): string | undefined {
  const ranked = [...tags].sort(
    (one, other) =>
      Number(one.deprecated) - Number(other.deprecated) ||
      Number(tagForm(one.name) !== 'plain') - Number(tagForm(other.name) !== 'plain') ||
      countParts(other.name) - countParts(one.name) ||
      (one.name < other.name ? -1 : 1),
  );
  return ranked[0]?.name;
}

/** `3.13.5` has three parts, `latest` none. */
function countParts(tag: string): number {
  return /^v?\d+(?:\.\d+)*/.exec(tag)?.[0].split('.').length ?? 0;
}

function isForeign(reference: ImageReference, tags: ReadonlyMap<string, TagEvidence>): boolean {
  const tag = effectiveTag(reference);
  if (tag === undefined || reference.digest === undefined) return false;
  const history = tags.get(tagKey(formatImage(reference), tag))?.history;
  return (
    history?.kind === 'known' &&
    history.value.length > 0 &&
    findBuild(history.value, reference.digest) === undefined
  );
}
