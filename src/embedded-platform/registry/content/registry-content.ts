import type { Digest } from '../../../values/digest.ts';
import { digestOfTag } from '../images.ts';
import type { Image } from '../images.ts';
import type { Store } from '../../store/store.ts';
import { ARTIFACT_PLACES } from '../../store/artifact-store.ts';
import type { ArtifactPlace } from '../../store/artifact-store.ts';
import { contentsOfArtifact } from './artifact.ts';
import type { Artifact, Authorities } from './artifact.ts';
import { makeArtifacts } from './make-artifacts.ts';
import { createMemory } from './content-memory.ts';
import type { Content } from './content.ts';
import { findSubject } from './find-subject.ts';
import { createImageLocator } from './image-locator.ts';
import { manifestOf } from './image-source.ts';

/** Content of the registry, generated on request from the histories and packages in the store. */
export interface RegistryContent {
  /** Manifest, configuration, layer or part of an artifact with this digest, or undefined if the image has none. */
  find(image: Image, digest: Digest): Promise<Content | undefined>;
  /** Returns the content of a tag; undefined if its digest has no content, since a seed can set any digest. */
  ofTag(image: Image, tag: { readonly uid: string; readonly digest: Digest }): Promise<Content | undefined>;
  /** The signatures and attestations of a platform's manifest or of an image index in one place; empty if none. */
  artifacts(image: Image, subject: Digest, place: ArtifactPlace): Promise<readonly Artifact[]>;
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
  const places = createMemory<readonly Artifact[]>(MAX_PLACES);
  const parts = createMemory<Content>(MAX_PARTS);

  async function artifacts(image: Image, digest: Digest, place: ArtifactPlace): Promise<readonly Artifact[]> {
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
    const indexes = tags.map(digestOfTag);
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

/** Each artifact takes a signature, so that only those of the latest builds are made to be looked at. */
const MAX_BUILDS = 3;

function findPart(artifacts: readonly Artifact[], digest: Digest): Content | undefined {
  return artifacts.flatMap(contentsOfArtifact).find((content) => content.digest === digest);
}
