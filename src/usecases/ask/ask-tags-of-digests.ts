import type { PlatformClient } from '../../client/platform-client.ts';
import type { Tag } from '../../contract/tag.ts';
import type { Answers } from '../../domain/check/answers.ts';
import type { ImageReference } from '../../domain/image-reference.ts';
import { tagForm } from '../../domain/tag-form.ts';
import { mapLimit } from '../map-limit.ts';
import { answer, IN_FLIGHT } from './answer.ts';

/** An image with the references to it that were found. */
interface ReferredImage {
  readonly repoUid: () => Promise<string>;
  /** By canonical reference. */
  readonly references: ReadonlyMap<string, { readonly reference: ImageReference }>;
}

/**
 * The tags that point to digests which are written without one (advisory-gate.md §4.2, 3), by canonical reference. Of
 * several the one that says most of the version: a live one before a deprecated one, a plain one before one of a day.
 */
export async function askTagsOfDigests(
  images: readonly ReferredImage[],
  platform: PlatformClient | undefined,
): Promise<Answers['tagsOfDigests']> {
  if (platform === undefined) return new Map();
  const asked = images.flatMap(({ repoUid, references }) =>
    [...references].flatMap(
      ([
        key,
        {
          reference: { tag, digest },
        },
      ]) => (tag === undefined && digest !== undefined ? [{ key, digest, repoUid }] : []),
    ),
  );
  const answers = await mapLimit(asked, IN_FLIGHT, async ({ key, digest, repoUid }) => {
    const question = repoUid().then((childrenOf) =>
      Array.fromAsync(platform.listTags({ childrenOf, digest })).then(mostTelling),
    );
    return [key, await answer(question)] as const;
  });
  return new Map(answers);
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
