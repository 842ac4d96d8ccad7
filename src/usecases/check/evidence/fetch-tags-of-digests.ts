import type { PlatformClient } from '../../../client/platform/platform-client.ts';
import type { Tag } from '../../../contract/registry/tag.ts';
import type { Evidence } from '../../../domain/check/evidence.ts';
import type { HistoricImage } from '../../../domain/check/image-use.ts';
import { MooringError } from '../../../domain/errors.ts';
import type { Digest } from '../../../domain/digest.ts';
import type { ImageReference } from '../../../domain/image-reference.ts';
import { tagForm } from '../../../domain/history/tag-history.ts';
import { IN_FLIGHT, mapLimit } from '../../concurrency.ts';
import type { PinQuestion, VerifyOptions } from '../../verify/search-origin.ts';
import { answer } from './answer.ts';

/** An image with the references to it that were found. */
interface ReferredImage {
  readonly historic: HistoricImage;
  readonly repoUid: () => Promise<string>;
  /** By canonical reference. */
  readonly references: ReadonlyMap<string, { readonly reference: ImageReference }>;
}

/**
 * The tags that digests belong to which are written without one (advisory-rules.md#references-without-a-tag),
 * by canonical reference: a tag that points there now, and else one that ever did. Of several the one that
 * says most of the version: a live one before a deprecated one, a plain one before one of a day. Where nobody
 * is signed in the histories alone tell.
 */
export async function askTagsOfDigests(
  images: readonly ReferredImage[],
  options: VerifyOptions,
  platform: PlatformClient | undefined,
): Promise<Evidence['tagsOfDigests']> {
  const asked = images.flatMap((image) =>
    [...image.references].flatMap(
      ([
        key,
        {
          reference: { tag, digest },
        },
      ]) => (tag === undefined && digest !== undefined ? [{ key, digest, image }] : []),
    ),
  );
  const answers = await mapLimit(asked, IN_FLIGHT, async ({ key, digest, image }) => {
    const question = async (): Promise<string | undefined> => {
      const present = platform === undefined ? [] : await tagsNow(platform, await image.repoUid(), digest);
      // The platform has been asked already.
      const { tagsOfDigest: _, ...others } = options;
      return (
        mostTelling(present) ?? tagOnceOf({ ...others, digest, image: { ...image.historic, tag: undefined } })
      );
    };
    return [key, await answer(question())] as const;
  });
  return new Map(answers);
}

function tagsNow(platform: PlatformClient, childrenOf: string, digest: Digest): Promise<readonly Tag[]> {
  return Array.fromAsync(platform.listTags({ childrenOf, digest }));
}

/** Throws `platform_too_large` for an image of more tags than can be looked at. */
async function tagOnceOf(question: PinQuestion): Promise<string | undefined> {
  const { searchOrigin } = await import('../../verify/search-origin.ts');
  const origin = await searchOrigin(question);
  if (origin.kind === 'own') return origin.tag;
  if (origin.kind === 'not-verified' && origin.code === 'too-much')
    throw new MooringError('platform_too_large', origin.reason);
  return undefined;
}

function mostTelling(tags: readonly Tag[]): string | undefined {
  const ranked = [...tags].sort(
    (one, other) =>
      Number(one.deprecated) - Number(other.deprecated) ||
      Number(tagForm(one.name) !== 'plain') - Number(tagForm(other.name) !== 'plain') ||
      partsOf(other.name) - partsOf(one.name) ||
      (one.name < other.name ? -1 : 1),
  );
  return ranked[0]?.name;
}

/** `3.13.5` has three, `latest` none. */
function partsOf(tag: string): number {
  return /^v?\d+(?:\.\d+)*/.exec(tag)?.[0].split('.').length ?? 0;
}
