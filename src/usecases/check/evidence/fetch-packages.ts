import type { RegistryContentClient } from '../../../client/oci/registry-content-client.ts';
import type { RegistryImage } from '../../../client/registry/registry-tokens.ts';
import type { VersionOneClient } from '../../../client/platform/version-one-client.ts';
import { MEDIA_TYPES } from '../../../contract/registry/oci.ts';
import type { Descriptor, Manifest } from '../../../contract/registry/oci.ts';
import { SPDX_PREDICATE } from '../../../contract/advisory/spdx.ts';
import { NO_ACCESS, NO_IMAGE, NO_SBOM, NOT_BUILT } from '../../../domain/check/evidence.ts';
import type { ImagePackages, PlatformPackages } from '../../../domain/check/evidence.ts';
import type { Digest } from '../../../domain/digest.ts';
import { platformName } from '../../../domain/resolve/platform-digest.ts';
import { readDocument, readEnvelope } from './read-spdx.ts';
import type { SpdxReading } from './read-spdx.ts';
import { orNone, orReason } from './settle.ts';

/** An SBOM of ten thousand packages has some 10 MB; a larger attestation is not read. */
const MOST_BYTES = 32 * 1024 * 1024;

/** The image whose packages are fetched. */
export interface WantedPackages {
  readonly image: RegistryImage;
  /** A digest, or a tag, which stands for its newest build. */
  readonly reference: string;
  /** The platforms that are built for, as `linux/amd64`. */
  readonly platforms: readonly string[];
}

export interface PackageSources {
  readonly content: RegistryContentClient;
  /** Undefined if the run is unauthenticated. */
  readonly sboms: Pick<VersionOneClient, 'rawSbom'> | undefined;
  /** The uid of the image's repository on the platform. */
  readonly repoUid: () => Promise<string>;
}

/**
 * Fetches the packages of an image on each platform (advisory-rules.md#sbom-sources): from the attestation of the
 * platform's manifest, otherwise from the platform's API. A platform without an SBOM does not affect the others. Returns
 * the reason if the manifest is missing or denied; throws every other failure.
 */
export async function fetchPackages(wanted: WantedPackages, sources: PackageSources): Promise<ImagePackages> {
  const fetched = await orReason(sources.content.manifest(wanted.image, wanted.reference), NO_MANIFEST);
  if (typeof fetched === 'string') return { source: 'name', reason: fetched };
  const subjects = platformsOf(fetched.manifest, fetched.digest, wanted.platforms);
  const attested = await Promise.all(
    subjects.map(async ({ platform, digest: subject }) => ({
      platform,
      reading: await readAttestation(wanted.image, subject, sources.content),
    })),
  );
  const found = attested.flatMap(withPackages);
  const isBuilt = (platform: string): boolean => subjects.some((one) => one.platform === platform);
  const lacking = wanted.platforms.filter((platform) => !found.some((one) => one.platform === platform));
  // A manifest without known platforms can still have an SBOM; a platform that the image is not built for has none.
  const requested = lacking.filter((platform) => subjects.length === 0 || isBuilt(platform));
  const sboms = requested.length === 0 ? [] : await fetchSboms(fetched.digest, requested, sources);
  const known = [...found, ...sboms].sort(byOrderOf(wanted.platforms));
  const reasons = new Map(attested.map(({ platform, reading }) => [platform, reasonOf(reading)]));
  const missing = lacking
    .filter((platform) => !sboms.some((one) => one.platform === platform))
    .map((platform) => ({ platform, reason: reasons.get(platform) ?? NOT_BUILT }));
  if (known.length === 0) return { source: 'name', reason: missing[0]?.reason ?? NO_SBOM };
  const source = sboms.length === 0 ? 'attestation' : 'sbom';
  return { source, platforms: known, ...(missing.length === 0 ? {} : { missing }) };
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

interface PlatformManifest {
  readonly platform: string;
  readonly digest: Digest;
}

/** The manifests of the requested platforms; an image without an index has one manifest for all. */
function platformsOf(
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

function nameOf({ platform }: Descriptor): string {
  return platform === undefined ? '' : platformName(platform);
}

/** The variant v8 is what every arm64 is, and is written or not. */
function withoutVariant(platform: string): string {
  return platform === 'linux/arm64/v8' ? 'linux/arm64' : platform;
}

/** Reads the first readable SBOM of a manifest: among its referrers, otherwise under the tag that cosign uses. */
async function readAttestation(
  image: RegistryImage,
  subject: Digest,
  content: RegistryContentClient,
): Promise<SpdxReading | undefined> {
  const referrers = await content.referrers(image, subject);
  const candidates = referrers.filter(isAttestation).map(({ digest }) => digest);
  const layers = (await Promise.all(candidates.map((digest) => layersOf(image, digest, content)))).flat();
  const behindTag = `${subject.replace(':', '-')}.att`;
  const all = layers.length > 0 ? layers : await layersOf(image, behindTag, content);
  let last: SpdxReading | undefined;
  for (const layer of all) {
    // oxlint-disable-next-line no-await-in-loop -- the first that can be read is enough, and one is the rule
    const bytes = await orNone(content.blob(image, layer.digest, { maxBytes: MOST_BYTES }), TOO_MUCH_OR_NONE);
    last =
      bytes === undefined
        ? { kind: 'unreadable', reason: 'the SBOM is too large' }
        : readEnvelope(bytes, subject);
    if (last.kind === 'packages') return last;
  }
  return last;
}

const TOO_MUCH_OR_NONE = ['platform_not_found', 'auth_forbidden', 'platform_too_large'] as const;

function isAttestation({ artifactType, annotations }: Descriptor): boolean {
  const predicate = annotations?.['predicateType'];
  return predicate === undefined ? artifactType === MEDIA_TYPES.envelope : predicate === SPDX_PREDICATE;
}

async function layersOf(
  image: RegistryImage,
  reference: string,
  content: RegistryContentClient,
): Promise<readonly Descriptor[]> {
  const fetched = await orNone(content.manifest(image, reference));
  if (fetched === undefined || !('layers' in fetched.manifest)) return [];
  return fetched.manifest.layers.filter(
    ({ mediaType, annotations }) =>
      mediaType === MEDIA_TYPES.envelope &&
      (annotations?.['predicateType'] ?? SPDX_PREDICATE) === SPDX_PREDICATE,
  );
}

async function fetchSboms(
  digest: Digest,
  platforms: readonly string[],
  { sboms, repoUid }: PackageSources,
): Promise<readonly PlatformPackages[]> {
  if (sboms === undefined) return [];
  const repo = await orNone(repoUid());
  if (repo === undefined) return [];
  const readings = await Promise.all(
    platforms.map(async (platform) => {
      const text = await orNone(sboms.rawSbom({ repo, digest }, platform.split('/')[1]));
      return { platform, reading: text === undefined || text === '' ? undefined : readDocument(text) };
    }),
  );
  return readings.flatMap(withPackages);
}

/** An SBOM without any apk package is incomplete: the images of the registry have some. */
function withPackages({
  platform,
  reading,
}: {
  readonly platform: string;
  readonly reading: SpdxReading | undefined;
}): readonly PlatformPackages[] {
  if (reading?.kind !== 'packages') return [];
  const { packages, unrecognized } = reading;
  if (packages.length === 0 && unrecognized === undefined) return [];
  return [{ platform, packages, ...(unrecognized === undefined ? {} : { unrecognized }) }];
}
