import type { Digest } from '../../../domain/digest.ts';
import type { Image } from '../images.ts';
import type { StoredBuild } from '../../store/build-store.ts';
import type { Store } from '../../store/store.ts';
import { attestPackages } from './attestation.ts';
import type { Attestation, Sign } from './attestation.ts';
import { attestationParts, createContentMemory, partsOf } from './content-memory.ts';
import type { Located } from './content-memory.ts';
import type { Content } from './content.ts';
import { imageSourceOf, manifestOf } from './image-source.ts';
import type { Described } from './image-source.ts';
import { createPartIndex } from './part-index.ts';

/** Content of the registry, generated on request from the histories and packages in the store. */
export interface RegistryContent {
  /** Manifest, configuration, layer or attestation with this digest, or undefined if the image has none. */
  find(image: Image, digest: Digest): Promise<Content | undefined>;
  /** Returns the content of a tag; undefined if its digest has no content, since a seed can set any digest. */
  ofTag(image: Image, tag: { readonly uid: string; readonly digest: Digest }): Promise<Content | undefined>;
  /** The attestation of one platform's manifest or of an image index, or undefined if there is none. */
  attestation(image: Image, manifest: Digest): Promise<Attestation | undefined>;
}

/**
 * Creates the content of a store's images. The last that was made is remembered: who requests the whole requests its
 * parts.
 */
export function createRegistryContent(options: {
  readonly store: Store;
  readonly sign: Sign;
}): RegistryContent {
  const { store, sign } = options;
  const memory = createContentMemory();
  const partIndex = createPartIndex(store);

  function remember({ repo }: Image, parts: readonly Located[]): void {
    for (const part of parts) memory.add(repo.uid, part);
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

  async function locate(image: Image, digest: Digest): Promise<Located | undefined> {
    const known = memory.get(image.repo.uid, digest);
    if (known !== undefined) return known;
    const build = rebuild(image, store.builds.find(digest, { repo: image.repo.uid }), digest);
    if (build !== undefined) return build;
    const part = partIndex.find(image, digest);
    if (part !== undefined) remember(image, [part]);
    return part ?? locateAttestation(image, digest);
  }

  async function locateAttestation(image: Image, digest: Digest): Promise<Located | undefined> {
    const subject = await searchAttestation(image, digest, options);
    if (subject === undefined) return undefined;
    await attest(image, subject);
    return memory.get(image.repo.uid, digest);
  }

  async function attest(image: Image, manifest: Digest): Promise<Attestation | undefined> {
    const described = (await locate(image, manifest))?.described;
    if (described === undefined) return undefined;
    const attestation = await attestPackages(image.name, described, sign);
    if (attestation === undefined) return undefined;
    const parts = attestationParts(attestation);
    remember(image, parts);
    store.attestations.note(
      image.repo.uid,
      manifest,
      parts.map(({ content }) => content.digest),
    );
    return attestation;
  }

  return {
    find: async (image, digest) => (await locate(image, digest))?.content,
    ofTag: async (image, { uid, digest }) => {
      const known = memory.get(image.repo.uid, digest);
      const build = known ?? rebuild(image, store.builds.find(digest, { tag: uid }), digest);
      return (build ?? (await locate(image, digest)))?.content;
    },
    attestation: attest,
  };
}

/** Each attestation takes a signature, so that only those of the latest builds are made to be looked at. */
const MAX_BUILDS = 3;

/**
 * Returns the manifest whose attestation has a part with this digest. Whatever was given out is noted; what was not, by
 * this platform, can still be known from another one with the same seed and keys: the attestations of the
 * repository's latest builds are made again and looked at. Undefined if none has it.
 */
export async function searchAttestation(
  image: Image,
  digest: Digest,
  { store, sign }: { readonly store: Store; readonly sign: Sign },
): Promise<Digest | undefined> {
  const noted = store.attestations.subjectOf(image.repo.uid, digest);
  if (noted !== undefined) return noted;
  const builds = store.builds.latest(image.repo.uid, MAX_BUILDS).flatMap((build) => {
    const source = imageSourceOf(image, build.tagUid, store);
    return source.hasSbom ? [source.build(build)] : [];
  });
  const all: readonly Described[] = [...builds, ...builds.flatMap(({ platforms }) => platforms)];
  const distinct = new Map(all.map((described) => [manifestOf(described).digest, described]));
  for (const [subject, described] of distinct) {
    // oxlint-disable-next-line no-await-in-loop -- the first one that has it ends the search
    const attestation = await attestPackages(image.name, described, sign);
    const parts =
      attestation === undefined ? [] : [attestation.manifest, attestation.config, attestation.envelope];
    if (parts.some((part) => part.digest === digest)) return subject;
  }
  return undefined;
}
