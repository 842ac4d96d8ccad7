import { contentOf } from '../api/client/oci/image-content.ts';
import type { ContentClient } from '../api/client/oci/image-content.ts';
import type { RegistryImage } from '../api/client/registry/registry-tokens.ts';
import type { VersionOneClient } from '../api/client/platform/version-one-client.ts';
import type { Descriptor, ImageIndex, Manifest } from '../api/registry/oci.ts';
import { NO_ACCESS, NO_IMAGE, NO_SBOM, NOT_BUILT } from './decide/image-packages.ts';
import type { ImagePackages, PlatformPackages } from './decide/image-packages.ts';
import type { Digest } from '../values/digest.ts';
import { platformName } from '../values/platform-digest.ts';
import type { SignedContent } from '../signatures/decide/signed-content.ts';
import { referringContents, SBOMS, taggedContents } from '../signatures/signed-contents.ts';
import type { FoundContent } from '../signatures/signed-contents.ts';
import type { SbomProof, VerifySbom } from '../signatures/verify-sbom.ts';
import { readDocument, readSbom, unreadable } from './read-spdx.ts';
import type { SpdxReading } from './read-spdx.ts';
import { orNone, orReason } from '../values/fetched.ts';

/** The image whose packages are fetched. */
export interface WantedPackages<Image = RegistryImage> {
  readonly image: Image;
  /** A digest, or a tag, which stands for its newest build. */
  readonly reference: string;
  /** The platforms that are built for, as `linux/amd64`. */
  readonly platforms: readonly string[];
  /** Whether `PlatformPackages.all` lists the packages of every ecosystem. */
  readonly listsAll?: boolean;
}

/** Where packages come from; `Image` is how the client of the registry names an image. */
export interface PackageSources<Image = RegistryImage> {
  readonly content: ContentClient<Image>;
  /** Undefined if the run is unauthenticated. */
  readonly sboms: Pick<VersionOneClient, 'rawSbom'> | undefined;
  /** The uid of the image's repository on the platform. */
  readonly repoUid: () => Promise<string>;
  /** Absent if no signature is looked at. */
  readonly signatures?: SbomSignatures<Image> | undefined;
}

/** How the signatures of attached SBOMs are treated. */
export interface SbomSignatures<Image = RegistryImage> {
  /** Verifies the signature of one; undefined if the image has no known signer. */
  readonly verify: (image: Image, subject: Digest, content: SignedContent) => Promise<SbomProof | undefined>;
  /** True if an SBOM without a valid signature of a trusted signer must not be used. */
  readonly areRequired: boolean;
}

/** Returns how the SBOMs of images of a registry are verified. */
export function sbomSignatures(
  host: string,
  { areRequired, verifySbom }: { readonly areRequired: boolean; readonly verifySbom: VerifySbom },
): SbomSignatures {
  return {
    areRequired,
    verify: ({ organization, name }, subject, content) =>
      verifySbom({ host, path: `${organization}/${name}` }, subject, content),
  };
}

/**
 * Fetches the packages of an image on each platform (advisory-rules.md#sbom-sources): from the attestation of the
 * platform's manifest, otherwise from the platform's API. A platform without an SBOM does not affect the others. Returns
 * the reason if the manifest is missing or denied; throws every other failure.
 */
export async function fetchPackages<Image>(
  wanted: WantedPackages<Image>,
  sources: PackageSources<Image>,
): Promise<ImagePackages> {
  const fetched = await orReason(sources.content.manifest(wanted.image, wanted.reference), NO_MANIFEST);
  if (typeof fetched === 'string') return { source: 'name', reason: fetched };
  const subjects = platformManifests(fetched.manifest, fetched.digest, wanted.platforms);
  const attested = await Promise.all(
    subjects.map(async ({ platform, digest }) => ({
      platform,
      ...(await readAttached({ ...wanted, subject: digest }, sources)),
    })),
  );
  const found = attested.flatMap(withPackages);
  const isBuilt = (platform: string): boolean => subjects.some((one) => one.platform === platform);
  const lacking = wanted.platforms.filter((platform) => !found.some((one) => one.platform === platform));
  // A manifest without known platforms can still have an SBOM; a platform that the image is not built for has none.
  const requested = lacking.filter((platform) => subjects.length === 0 || isBuilt(platform));
  const sboms =
    requested.length === 0
      ? []
      : await fetchSboms(fetched.digest, { ...wanted, platforms: requested }, sources);
  const known = [...found, ...sboms].sort(byOrderOf(wanted.platforms));
  const reasons = new Map(attested.map(({ platform, reading }) => [platform, reasonOf(reading)]));
  const missing = lacking
    .filter((platform) => !sboms.some((one) => one.platform === platform))
    .map((platform) => ({ platform, reason: reasons.get(platform) ?? NOT_BUILT }));
  const unverifiedSboms = attested.flatMap(({ platform, proof, reading }) =>
    proof?.kind === 'unverified'
      ? [{ platform, reason: proof.reason, isUsed: reading?.kind === 'packages' }]
      : [],
  );
  const more = unverifiedSboms.length === 0 ? {} : { unverifiedSboms };
  if (known.length === 0) return { source: 'name', reason: missing[0]?.reason ?? NO_SBOM, ...more };
  const source = sboms.length === 0 ? 'attestation' : 'sbom';
  return { source, platforms: known, ...(missing.length === 0 ? {} : { missing }), ...more };
}

const NO_MANIFEST = {
  platform_not_found: NO_IMAGE,
  auth_forbidden: NO_ACCESS,
};

function reasonOf(reading: SpdxReading | undefined): string {
  return reading?.kind === 'unreadable' ? reading.reason : NO_SBOM;
}

function byOrderOf(platforms: readonly string[]) {
  return (one: PlatformPackages, other: PlatformPackages): number =>
    platforms.indexOf(one.platform) - platforms.indexOf(other.platform);
}

/** The manifest of one platform. */
export interface PlatformManifest {
  readonly platform: string;
  readonly digest: Digest;
}

/** Returns the manifests of the requested platforms; an image without an index has one manifest for all. */
export function platformManifests(
  manifest: Manifest,
  digest: Digest,
  wanted: readonly string[],
): readonly PlatformManifest[] {
  if (!('manifests' in manifest)) return wanted.map((platform) => ({ platform, digest }));
  return wanted.flatMap((platform) => {
    const found = manifest.manifests.find((one) => withoutVariant(nameOf(one)) === withoutVariant(platform));
    return found === undefined ? [] : [{ platform, digest: found.digest }];
  });
}

/** Returns the names of the platforms in an index, sorted. */
export function availablePlatforms({ manifests }: ImageIndex): readonly string[] {
  // BuildKit lists attestations as `unknown/unknown`.
  const names = manifests.flatMap(({ platform }) =>
    platform === undefined || platform.os === 'unknown' ? [] : [withoutVariant(platformName(platform))],
  );
  return [...new Set(names)].sort();
}

function nameOf({ platform }: Descriptor): string {
  return platform === undefined ? '' : platformName(platform);
}

/** The variant v8 is what every arm64 is, and is written or not. */
export function withoutVariant(platform: string): string {
  return platform === 'linux/arm64/v8' ? 'linux/arm64' : platform;
}

/** The SBOM that is attached to a manifest. */
interface AttachedSbom {
  readonly reading: SpdxReading;
  /** Undefined if its signature was not looked at, or the image has no known signer. */
  readonly proof: SbomProof | undefined;
}

/** Reads what is attached to a manifest in both forms: a verified SBOM, otherwise the first readable one. */
async function readAttached<Image>(
  { image, subject, listsAll }: WantedPackages<Image> & { readonly subject: Digest },
  { content, signatures }: PackageSources<Image>,
): Promise<AttachedSbom | undefined> {
  const own = contentOf(content, image);
  const read = (found: AsyncIterable<FoundContent>): Promise<AttachedSbom | undefined> =>
    firstSbom(found, {
      read: (one) => readSbom(one, subject, { listsAll }),
      verify: async (one) => signatures?.verify(image, subject, one),
    });
  // The registry need not let everyone read the tags that cosign makes.
  const tagged = await orNone(read(taggedContents(own, subject, SBOMS)));
  if (tagged !== undefined && isGood(tagged)) return tagged;
  const referring = await read(referringContents(own, subject, SBOMS));
  if (referring !== undefined && isGood(referring)) return referring;
  const best = tagged?.reading.kind === 'packages' || referring === undefined ? tagged : referring;
  if (best?.proof?.kind !== 'unverified' || signatures?.areRequired !== true) return best;
  return { ...best, reading: unreadable(best.proof.reason) };
}

async function firstSbom(
  found: AsyncIterable<FoundContent>,
  {
    read,
    verify,
  }: {
    readonly read: (content: SignedContent) => SpdxReading;
    readonly verify: (content: SignedContent) => Promise<SbomProof | undefined>;
  },
): Promise<AttachedSbom | undefined> {
  let best: AttachedSbom | undefined;
  for await (const one of found) {
    const reading = one.form === 'unread' ? unreadable(one.reason) : read(one);
    const proof = one.form === 'unread' || reading.kind !== 'packages' ? undefined : await verify(one);
    if (isGood({ reading, proof })) return { reading, proof };
    if (best?.reading.kind !== 'packages') best = { reading, proof };
  }
  return best;
}

function isGood({ reading, proof }: AttachedSbom): boolean {
  return reading.kind === 'packages' && proof?.kind !== 'unverified';
}

async function fetchSboms(
  digest: Digest,
  { platforms, listsAll }: Pick<WantedPackages, 'platforms' | 'listsAll'>,
  { sboms, repoUid }: Pick<PackageSources, 'sboms' | 'repoUid'>,
): Promise<readonly PlatformPackages[]> {
  if (sboms === undefined) return [];
  const repo = await orNone(repoUid());
  if (repo === undefined) return [];
  const readings = await Promise.all(
    platforms.map(async (platform) => {
      const text = await orNone(sboms.rawSbom({ repo, digest }, platform.split('/')[1]));
      return {
        platform,
        reading: text === undefined || text === '' ? undefined : readDocument(text, { listsAll }),
      };
    }),
  );
  return readings.flatMap(withPackages);
}

/** An SBOM without any package that is wanted is incomplete: the images of the registry have some. */
function withPackages({
  platform,
  reading,
  proof,
}: {
  readonly platform: string;
  readonly reading?: SpdxReading | undefined;
  readonly proof?: SbomProof | undefined;
}): readonly PlatformPackages[] {
  if (reading?.kind !== 'packages') return [];
  const { all, packages, unrecognized } = reading;
  if (packages.length === 0 && unrecognized === undefined && (all?.length ?? 0) === 0) return [];
  return [
    {
      platform,
      packages,
      ...(all === undefined ? {} : { all }),
      ...(unrecognized === undefined ? {} : { unrecognized }),
      ...(proof === undefined ? {} : { sbom: proof.kind }),
    },
  ];
}
