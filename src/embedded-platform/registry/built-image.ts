import type { ImagePackage } from '../seed/image-seed.ts';
import { isDigest } from '../../values/digest.ts';
import type { Digest } from '../../values/digest.ts';
import type { Instant } from '../../values/instant.ts';
import { imageSourceOf } from './content/image-source.ts';
import type { PlatformImage } from './content/image-source.ts';
import type { Image } from './images.ts';
import type { Resource } from '../store/resource.ts';
import type { Store } from '../store/store.ts';

/** One build of an image, found by the digest that a tag points or pointed to. */
export interface BuiltImage {
  readonly image: Image;
  readonly digest: Digest;
  readonly tagUid: string;
  readonly at: Instant;
  readonly platforms: readonly PlatformImage[];
}

/**
 * Returns the newest build of the repository with the digest, or undefined if none of its tags ever pointed to it.
 */
export function findBuiltImage(repo: Resource, digest: string, store: Store): BuiltImage | undefined {
  const organization = store.resources.get('group', repo.parent);
  if (organization === undefined || !isDigest(digest)) return undefined;
  const image = { name: `${organization.name}/${repo.name}`, repo };
  const [build] = store.builds.find(digest, { repo: repo.uid });
  if (build === undefined) return undefined;
  const { tagUid, at } = build;
  return { image, digest, tagUid, at, platforms: imageSourceOf(image, tagUid, store).platforms(at) };
}

/**
 * Returns the image of an architecture, by the name that OCI or `apk` gives it; of the first one if none is named.
 */
export function platformOf(build: BuiltImage, architecture: string | undefined): PlatformImage | undefined {
  if (architecture === undefined) return build.platforms[0];
  return build.platforms.find(({ platform }) =>
    [platform.oci, platform.apk].some((one) => one === architecture),
  );
}

/** Returns the packages of a build on all its platforms, each once. */
export function packagesOf(build: BuiltImage): readonly ImagePackage[] {
  const all = build.platforms.flatMap(({ packages }) => packages);
  return [...new Map(all.map((one) => [`${one.type ?? 'apk'} ${one.name}@${one.version}`, one])).values()];
}
