import type { Digest } from '../../../values/digest.ts';
import { digestOfTag } from '../images.ts';
import type { Image } from '../images.ts';
import type { Store } from '../../store/store.ts';
import { ARTIFACT_PLACES } from '../../store/artifact-store.ts';
import type { ArtifactPlace } from '../../store/artifact-store.ts';
import { contentsOfArtifact } from './artifact.ts';
import type { AttachedArtifact, Authorities, Subject } from './artifact.ts';
import { createMemory } from './content-memory.ts';
import type { Content } from './content.ts';
import { createImageLocator } from './image-locator.ts';
import type { ImageLocator } from './image-locator.ts';
import { manifestOf } from './image-source.ts';
import { MEDIA_TYPES } from '../../../api/registry/oci.ts';
import { EolTag } from '../../../api/registry/eol-tag.ts';
import type { StoredBuild } from '../../store/build-store.ts';
import { NO_CONTENTS } from './image-contents.ts';
import { bundleArtifacts } from './bundle-artifacts.ts';
import { legacyAttestations, legacySignature } from './legacy-artifacts.ts';
import { createSubjectSigner } from './subject-signer.ts';

/** Content of the registry, generated on request from the histories and packages in the store. */
export interface RegistryContent {
  /** Manifest, configuration, layer or part of an artifact with this digest, or undefined if the image has none. */
  find(image: Image, digest: Digest): Promise<Content | undefined>;
  /** Returns the content of a tag; undefined if its digest has no content, since a seed can set any digest. */
  ofTag(image: Image, tag: { readonly uid: string; readonly digest: Digest }): Promise<Content | undefined>;
  /** The signatures and attestations of a platform's manifest or of an image index in one place; empty if none. */
  artifacts(image: Image, subject: Digest, place: ArtifactPlace): Promise<readonly AttachedArtifact[]>;
}

export interface RegistryContentOptions {
  readonly store: Store;
  /** Called for the first artifact: creating the authorities takes long. */
  readonly authorities: () => Promise<Authorities>;
}

/** Parts of artifacts; a build that is attested for two platforms has at most fifty. */
const MAX_PARTS = 1_000;
/** Places of subjects: a build that is signed for two platforms has nine. */
const MAX_PLACES = 300;

/** Creates the content of a store's images. The artifacts that were made last are remembered, since signing takes long. */
export function createRegistryContent({ store, authorities }: RegistryContentOptions): RegistryContent {
  const images = createImageLocator(store);
  const places = createMemory<readonly AttachedArtifact[]>(MAX_PLACES);
  const parts = createMemory<Content>(MAX_PARTS);

  async function artifacts(
    image: Image,
    digest: Digest,
    place: ArtifactPlace,
  ): Promise<readonly AttachedArtifact[]> {
    const key = `${image.repo.uid} ${digest} ${place}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    const subject = findSubject(image, digest, { store, images });
    if (subject === undefined || subject.signing.form === 'none') return [];
    const made = makeArtifacts(place, subject, await authorities());
    const contents = made.flatMap(contentsOfArtifact);
    for (const content of contents) parts.add(`${image.repo.uid} ${content.digest}`, content);
    places.add(key, made);
    store.artifacts.note(image.repo.uid, { subject: digest, place }, contents);
    return made;
  }

  /** Returns a part of an artifact that was returned before, by this platform or by one with the same data file. */
  async function findNoted(image: Image, digest: Digest): Promise<Content | undefined> {
    const noted = store.artifacts.find(image.repo.uid, digest);
    return noted && findPart(await artifacts(image, noted.subject, noted.place), digest);
  }

  /**
   * Returns a part that was not returned before, but that is known from another platform with the same seed and keys: the
   * artifacts of the repository's latest builds are made and looked at.
   */
  async function search(image: Image, digest: Digest): Promise<Content | undefined> {
    for (const subject of latestSubjects(image)) {
      for (const place of ARTIFACT_PLACES) {
        // oxlint-disable-next-line no-await-in-loop -- the first one that has it ends the search
        const part = findPart(await artifacts(image, subject, place), digest);
        if (part !== undefined) return part;
      }
    }
    return undefined;
  }

  function latestSubjects(image: Image): ReadonlySet<Digest> {
    const tags = store.builds
      .latest(image.repo.uid, MAX_BUILDS)
      .flatMap(({ tagUid }) => store.resources.get('tag', tagUid) ?? []);
    const indexes = tags.flatMap((tag) => digestOfTag(tag) ?? []);
    const described = indexes.flatMap((index) => images.locateIndex(image, index)?.described ?? []);
    const platforms = described.flatMap((one) => ('index' in one ? one.platforms : []));
    return new Set([...indexes, ...platforms.map((one) => manifestOf(one).digest)]);
  }

  return {
    artifacts,
    find: async (image, digest) =>
      images.locateIndex(image, digest)?.content ??
      parts.get(`${image.repo.uid} ${digest}`) ??
      (await findNoted(image, digest)) ??
      images.locate(image, digest)?.content ??
      search(image, digest),
    ofTag: async (image, tag) => images.locateTag(image, tag)?.content,
  };
}

/**
 * Returns the manifest of a platform or the image index with a digest as the subject of artifacts; undefined if the image
 * has none. A digest that the seed sets is one, although there is no content for it: its tag says when it was built.
 */
function findSubject(
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

/** Returns the artifacts of a manifest in one place: always the same for the same manifest (signing-rules.md#forms). */
function makeArtifacts(
  place: ArtifactPlace,
  subject: Subject,
  authorities: Authorities,
): readonly AttachedArtifact[] {
  const { form } = subject.signing;
  const hasLegacy = form === 'legacy' || form === 'both';
  const hasBundles = form !== 'legacy' && form !== 'none';
  const signer = createSubjectSigner(subject, authorities);
  switch (place) {
    case 'sig':
      return hasLegacy ? [legacySignature(signer)] : [];
    case 'att':
      return hasLegacy ? legacyAttestations(subject, signer) : [];
    case 'referrers':
      return hasBundles ? bundleArtifacts(subject, signer) : [];
  }
}

/** Each artifact takes a signature, so that only those of the latest builds are made to be looked at. */
const MAX_BUILDS = 3;

function findPart(artifacts: readonly AttachedArtifact[], digest: Digest): Content | undefined {
  return artifacts.flatMap(contentsOfArtifact).find((content) => content.digest === digest);
}
