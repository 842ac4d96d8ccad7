import type { Digest } from '../../../values/digest.ts';
import type { Image } from '../images.ts';
import type { StoredBuild } from '../../store/build-store.ts';
import type { Store } from '../../store/store.ts';
import { createMemory, partsOf } from './content-memory.ts';
import type { Located } from './content-memory.ts';
import { imageSourceOf } from './image-source.ts';
import { createPartIndex } from './part-index.ts';

/** Finds the content of images: their indexes, and the manifests, configurations and layers of their platforms. */
export interface ImageLocator {
  /** Content that is known by its digest: remembered, or an image index. */
  locateIndex(image: Image, digest: Digest): Located | undefined;
  /** The same for the parts of platforms too, which takes longer the first time. */
  locate(image: Image, digest: Digest): Located | undefined;
  /** The content of a tag; undefined if its digest has no content, since a seed can set any digest. */
  locateTag(image: Image, tag: { readonly uid: string; readonly digest: Digest }): Located | undefined;
}

/** Content of a whole image with its platforms is seven of these. */
const MAX_CONTENTS = 1_000;

/**
 * Creates the locator of a store's images. The last that was made is remembered: who requests the whole requests its
 * parts.
 */
export function createImageLocator(store: Store): ImageLocator {
  const memory = createMemory<Located>(MAX_CONTENTS);
  const partIndex = createPartIndex(store);

  function remember({ repo }: Image, parts: readonly Located[]): void {
    for (const part of parts) memory.add(`${repo.uid} ${part.content.digest}`, part);
  }

  /** Returns the first of the builds whose content has the digest: one that a seed gives belongs to no content. */
  function rebuild(image: Image, builds: readonly StoredBuild[], digest: Digest): Located | undefined {
    for (const build of builds) {
      const described = imageSourceOf(image, build.tagUid, store).build(build);
      const located = { content: described.index, described };
      if (located.content.digest === digest) {
        remember(image, [located, ...described.platforms.flatMap(partsOf)]);
        return located;
      }
    }
    return undefined;
  }

  function locateIndex(image: Image, digest: Digest): Located | undefined {
    const known = memory.get(`${image.repo.uid} ${digest}`);
    return known ?? rebuild(image, store.builds.find(digest, { repo: image.repo.uid }), digest);
  }

  function locate(image: Image, digest: Digest): Located | undefined {
    const found = locateIndex(image, digest);
    if (found !== undefined) return found;
    const part = partIndex.find(image, digest);
    if (part !== undefined) remember(image, [part]);
    return part;
  }

  return {
    locateIndex,
    locate,
    locateTag: (image, { uid, digest }) => {
      const known = memory.get(`${image.repo.uid} ${digest}`);
      const build = known ?? rebuild(image, store.builds.find(digest, { tag: uid }), digest);
      return build ?? locate(image, digest);
    },
  };
}
