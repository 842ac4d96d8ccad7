import type { Digest } from '../../domain/digest.ts';
import type { Image } from './images.ts';
import type { Store } from '../store/store.ts';
import { attestPackages } from './attestation.ts';
import type { Sign } from './attestation.ts';
import { recipesOf } from './part-index.ts';

/** Each attestation takes a signature, so that only those of the latest builds are made to be looked at. */
const MOST_MOVES = 3;

/**
 * The manifest whose attestation has a part with this digest. Whatever was given out is noted; what was not, by this
 * platform, can still be known from another one with the same seed and keys: the attestations of the images of the
 * repository's latest builds are made again and looked at. Undefined where none has it.
 */
export async function searchAttestation(
  image: Image,
  digest: Digest,
  { store, sign }: { readonly store: Store; readonly sign: Sign },
): Promise<Digest | undefined> {
  const noted = store.attestations.subjectOf(image.repo.uid, digest);
  if (noted !== undefined) return noted;
  const recipes = recipesOf(image, store).filter(({ source }) => source.hasPackages);
  if (recipes.length === 0) return undefined;
  const moments = store.builds.latestMoves(image.repo.uid, MOST_MOVES);
  const builds = recipes.flatMap(({ source }) =>
    moments.flatMap((moment) => source.platforms(moment).map((content) => ({ at: content.at, content }))),
  );
  const subjects = new Map(builds.map((build) => [build.content.manifest.digest, build]));
  for (const [subject, build] of subjects) {
    // oxlint-disable-next-line no-await-in-loop -- the first one that has it ends the search
    const attestation = await attestPackages({ name: image.name, ...build }, sign);
    const parts =
      attestation === undefined ? [] : [attestation.manifest, attestation.config, attestation.envelope];
    if (parts.some((part) => part.digest === digest)) return subject;
  }
  return undefined;
}
