import { MEDIA_TYPES } from '../../../api/registry/oci.ts';
import { EolTag } from '../../../api/registry/eol-tag.ts';
import type { Digest } from '../../../values/digest.ts';
import type { Image } from '../images.ts';
import type { StoredBuild } from '../../store/build-store.ts';
import type { Store } from '../../store/store.ts';
import type { Subject } from './artifact.ts';
import { NO_CONTENTS } from './image-contents.ts';
import type { ImageLocator } from './image-locator.ts';

/**
 * Returns the manifest of a platform or the image index with a digest as the subject of artifacts; undefined if the image
 * has none. A digest that the seed sets is one, although there is no content for it: its tag says when it was built.
 */
export function findSubject(
  image: Image,
  digest: Digest,
  { store, images }: { readonly store: Store; readonly images: ImageLocator },
): Subject | undefined {
  const name = `${SIGNED_REGISTRY}/${image.name}`;
  const builds = store.builds.find(digest, { repo: image.repo.uid });
  const isInGrace = builds.some((build) => wasInGrace(build, store));
  const located = images.locate(image, digest);
  if (located !== undefined) {
    const { content, described } = located;
    if (described === undefined) return undefined;
    const { at, signing } = described;
    const { mediaType, body } = content;
    return { name, mediaType, digest, size: Buffer.byteLength(body), at, signing, described, isInGrace };
  }
  const [build] = builds;
  if (build === undefined) return undefined;
  const { signing } = store.contents.get(build.tagUid) ?? store.contents.get(image.repo.uid) ?? NO_CONTENTS;
  const unknown = { mediaType: MEDIA_TYPES.index, size: 0, described: undefined };
  return { name, digest, at: build.at, signing, isInGrace, ...unknown };
}

/** Signatures name the registry of the service, whatever the address of the platform: a port changes at every start. */
const SIGNED_REGISTRY = 'cgr.dev';

/** Whether the tag of a build is in its grace period, and was when it was built. */
function wasInGrace({ tagUid, at }: StoredBuild, { resources }: Store): boolean {
  const { graceStatus, tagStatus, mainPackageVersion } = Lifecycle.parse(
    Object(resources.get('tag', tagUid)?.body['eol']),
  );
  const isInGrace = graceStatus === 'GRACE_ACTIVE' || tagStatus === 'TAG_IN_GRACE';
  const { eolDate } = mainPackageVersion ?? {};
  return isInGrace && (eolDate === undefined || at >= Date.parse(eolDate));
}

const Lifecycle = EolTag.omit({ id: true, name: true });
