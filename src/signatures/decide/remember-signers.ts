import { historicImage, PUBLIC_ORGANIZATION } from '../../values/historic-image.ts';
import type { Digest } from '../../values/digest.ts';
import { canonicalName, formatImage } from '../../values/image-reference.ts';
import type { ImageReference } from '../../values/image-reference.ts';
import type { BuildSignature, BuildTrust } from './build-trust.ts';
import { isServiceSigner } from './service-identity.ts';
import type { Signer } from './signer.ts';

/** A build that this run selected, and the outcome of verifying it. */
export interface SelectedBuild {
  /** Where the build comes from: the upstream of a mirror. */
  readonly image: Pick<ImageReference, 'host' | 'path'>;
  readonly digest: Digest;
  readonly trust: BuildTrust;
}

/** An entry for `trust.signers`, and the first build on which its signer was seen. */
export interface RememberedSigner {
  /** The glob of the entry. */
  readonly image: string;
  readonly signer: Extract<Signer, { kind: 'keyless' }>;
  readonly seen: BuildSignature & { readonly image: string; readonly digest: Digest };
}

export interface RememberOptions {
  /** The host whose images have organizations, as references name it. */
  readonly registryHost: string;
  /** The uid of the organization of the run; undefined if it is not known. */
  readonly organizationUid: string | undefined;
  /** Globs of the entries that the configuration has. */
  readonly configured: readonly string[];
}

/**
 * Returns the entries that make the signers of this run's builds trusted from now on (signing-rules.md#signers): of
 * organizations without a known signer, and only their service identities. Of an organization with builds by the
 * identities of several organizations, none is remembered, as one of them is probably an impostor.
 */
export function rememberSigners(
  builds: readonly SelectedBuild[],
  options: RememberOptions,
): readonly RememberedSigner[] {
  const seen = builds.flatMap((build) => seenSigner(build, options));
  const byOrganization = Map.groupBy(seen, ({ organization }) => organization);
  return [...byOrganization].flatMap(([organization, sightings]) => {
    const uids = new Set(sightings.map(({ signer }) => signer.identity.replace(/\/[^/]*$/, '')));
    return uids.size === 1 ? entriesOf(`${options.registryHost}/${organization}/`, sightings, options) : [];
  });
}

/** Returns whether one of the entries is of this signer and about this image. */
export function isRememberedBy(
  entries: readonly RememberedSigner[],
  { image, signer }: { readonly image: SelectedBuild['image']; readonly signer: Signer },
): boolean {
  const name = formatImage(image);
  return entries.some(
    (entry) =>
      signer.kind === 'keyless' &&
      signer.identity === entry.signer.identity &&
      (entry.image === name ||
        (entry.image.endsWith('*') && name.startsWith(entry.image.replace(/\*+$/, '')))),
  );
}

/** Returns the entries that are about the builds of these updates. */
export function rememberedFor(
  entries: readonly RememberedSigner[],
  moves: readonly { readonly upstream: SelectedBuild['image']; readonly trust?: BuildTrust | undefined }[],
): readonly RememberedSigner[] {
  return entries.filter((entry) =>
    moves.some(({ upstream, trust }) => {
      const signer = trust?.kind === 'no-known-signer' ? trust.found?.signer : undefined;
      return signer !== undefined && isRememberedBy([entry], { image: upstream, signer });
    }),
  );
}

type Sighting = RememberedSigner & { readonly organization: string };

function seenSigner(
  { image, digest, trust }: SelectedBuild,
  { organizationUid, registryHost }: RememberOptions,
): readonly Sighting[] {
  const historic = historicImage({ ...image, tag: undefined, digest: undefined }, registryHost);
  if (historic === undefined || historic.organization === PUBLIC_ORGANIZATION) return [];
  if (trust.kind !== 'no-known-signer' || trust.found === undefined) return [];
  const { found } = trust;
  if (found.signer.kind !== 'keyless' || !isServiceSigner(found.signer, organizationUid)) return [];
  const name = formatImage(image);
  const seen = { ...found, image: name, digest };
  return [{ image: name, signer: found.signer, seen, organization: historic.organization }];
}

/** The entries of one organization: about all of its images, unless that would change who else signs one of them. */
function entriesOf(
  prefix: string,
  sightings: readonly Sighting[],
  { configured }: RememberOptions,
): readonly RememberedSigner[] {
  const isShared = configured.some((glob) => canOverlap(glob, prefix));
  const isDeep = sightings.some(({ image }) => image.slice(prefix.length).includes('/'));
  const all = sightings.map(({ image, signer, seen }) => ({
    image: isShared ? image : `${prefix}${isDeep ? '**' : '*'}`,
    signer,
    seen,
  }));
  const first = new Map(all.toReversed().map((entry) => [`${entry.image} ${entry.signer.identity}`, entry]));
  return all.filter((entry) => first.get(`${entry.image} ${entry.signer.identity}`) === entry);
}

/** True unless the text before the first wildcard rules out that a glob matches a name with this prefix. */
function canOverlap(glob: string, prefix: string): boolean {
  const name = canonicalName(glob);
  const fixed = name.replace(/[*?[{(!\\].*$/s, '');
  return fixed === name ? name.startsWith(prefix) : fixed.startsWith(prefix) || prefix.startsWith(fixed);
}
