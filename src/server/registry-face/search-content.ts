import { setImmediate } from 'node:timers/promises';

import type { Digest } from '../../domain/digest.ts';
import type { Instant } from '../../domain/instant.ts';
import type { Image } from '../images.ts';
import type { Store } from '../store/store.ts';
import { attestPackages } from './attestation.ts';
import type { Sign } from './attestation.ts';
import { attestationParts, partsOf } from './content-memory.ts';
import type { Located, PlatformBuild } from './content-memory.ts';
import type { ImageSource } from './image-source.ts';
import { imageSourceOf } from './image-source-of.ts';

/** Builds that are made without letting other requests have their turn. */
const BUILDS_AT_ONCE = 500;

interface SearchOptions {
  readonly store: Store;
  readonly sign: Sign;
}

/**
 * Looks for content that is part of a build by making the builds again, newest first. Clients ask for a part after
 * the whole, which is remembered, so this is for the first request after a start, and for digests that are nowhere.
 * Attestations come last: each takes a signature.
 */
export async function searchContent(
  image: Image,
  digest: Digest,
  { store, sign }: SearchOptions,
): Promise<Located | undefined> {
  const isWanted = ({ content }: Located): boolean => content.digest === digest;
  for await (const builds of platformBuilds(image, store, () => true)) {
    const found = builds.flatMap(partsOf).find(isWanted);
    if (found !== undefined) return found;
  }
  for await (const builds of platformBuilds(image, store, ({ hasPackages }) => hasPackages)) {
    const found = (await attestationsOf(image, builds, sign)).find(isWanted);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function attestationsOf(
  image: Image,
  builds: readonly PlatformBuild[],
  sign: Sign,
): Promise<readonly Located[]> {
  const attestations = await Promise.all(
    builds.map((build) => attestPackages({ name: image.name, ...build }, sign)),
  );
  return attestations.flatMap((one) => (one === undefined ? [] : attestationParts(one)));
}

/** Every platform's image of every build whose source is `meant`, some at a time. */
async function* platformBuilds(
  image: Image,
  store: Store,
  meant: (source: ImageSource) => boolean,
): AsyncGenerator<readonly PlatformBuild[]> {
  for (const tag of store.resources.list({ kind: 'tag', childrenOf: image.repo.uid })) {
    const source = imageSourceOf(image, tag.uid, store);
    if (!meant(source)) continue;
    let before: Instant | undefined;
    do {
      const moments = store.builds.momentsBefore(tag.uid, before, BUILDS_AT_ONCE);
      yield moments.flatMap((at) => source.platforms(at).map((content) => ({ at, content })));
      before = moments.at(-1);
      // oxlint-disable-next-line no-await-in-loop -- between two lots is when others have their turn
      await setImmediate();
    } while (before !== undefined);
  }
}
