import type { RegistryContentClient } from '../../../client/oci/registry-content-client.ts';
import type { RegistryImage } from '../../../client/registry/registry-tokens.ts';
import type { VersionOneClient } from '../../../client/platform/version-one-client.ts';
import { MEDIA_TYPES } from '../../../contract/registry/oci.ts';
import type { Descriptor, Manifest } from '../../../contract/registry/oci.ts';
import { SPDX_PREDICATE } from '../../../contract/advisory/spdx.ts';
import { NO_SBOM } from '../../../domain/check/evidence.ts';
import type { ImagePackages, PlatformPackages } from '../../../domain/check/evidence.ts';
import type { Digest } from '../../../domain/digest.ts';
import { readDocument, readEnvelope } from './read-spdx.ts';
import type { SpdxReading } from './read-spdx.ts';
import { orNone, orReason } from './settle.ts';

/** A bill of materials of ten thousand packages has some 10 MB; what is larger is not read. */
const MOST_BYTES = 32 * 1024 * 1024;

/** The image of which the packages are asked. */
export interface WantedPackages {
  readonly image: RegistryImage;
  /** A digest, or the tag whose newest build is meant. */
  readonly reference: string;
  /** `linux/amd64`: those that the build uses. */
  readonly platforms: readonly string[];
}

export interface PackageSources {
  readonly content: RegistryContentClient;
  /** Undefined where nobody is signed in. */
  readonly boms: Pick<VersionOneClient, 'rawSbom'> | undefined;
  /** The uid of the image's repository on the platform. */
  readonly repoUid: () => Promise<string>;
}

/**
 * What an image contains on each platform (advisory-rules.md#sbom-sources): from the attestation beside the
 * platform's manifest, else from the platform's API, else nobody says. What one platform lacks takes nothing
 * from the others. A registry that has no such manifest, or does not show it, has nothing to say either;
 * every other failure is thrown.
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
  // An image of an unknown kind may have a bill all the same; one that is not built for a platform has none for it.
  const asked = lacking.filter((platform) => subjects.length === 0 || isBuilt(platform));
  const boms = asked.length === 0 ? [] : await askBoms(fetched.digest, asked, sources);
  const known = [...found, ...boms].sort(byOrderOf(wanted.platforms));
  const whys = new Map(attested.map(({ platform, reading }) => [platform, whyNot(reading)]));
  const missing = lacking
    .filter((platform) => !boms.some((one) => one.platform === platform))
    .map((platform) => ({ platform, reason: whys.get(platform) ?? 'not built for this platform' }));
  if (known.length === 0) return { source: 'name', reason: missing[0]?.reason ?? NO_SBOM };
  const source = boms.length === 0 ? 'attestation' : 'sbom';
  return { source, platforms: known, ...(missing.length === 0 ? {} : { missing }) };
}

const NO_MANIFEST = {
  platform_not_found: 'image not found in the registry',
  auth_forbidden: 'access to the image denied',
};

function whyNot(reading: SpdxReading | undefined): string {
  return reading?.kind === 'unreadable' ? reading.why : NO_SBOM;
}

function byOrderOf(platforms: readonly string[]) {
  return (one: PlatformPackages, other: PlatformPackages): number =>
    platforms.indexOf(one.platform) - platforms.indexOf(other.platform);
}

interface PlatformManifest {
  readonly platform: string;
  readonly digest: Digest;
}

/** The manifests of the wanted platforms; an image of one manifest is that of every platform asked for. */
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
  if (platform === undefined) return '';
  const { os, architecture, variant } = platform;
  return [os, architecture, ...(variant === undefined ? [] : [variant])].join('/');
}

/** The variant v8 is what every arm64 is, and is written or not. */
function withoutVariant(platform: string): string {
  return platform === 'linux/arm64/v8' ? 'linux/arm64' : platform;
}

/** The first readable bill of materials beside a manifest: among its referrers, else behind the tag that cosign uses. */
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
        ? { kind: 'unreadable', why: 'the SBOM is too large' }
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

async function askBoms(
  digest: Digest,
  platforms: readonly string[],
  { boms, repoUid }: PackageSources,
): Promise<readonly PlatformPackages[]> {
  if (boms === undefined) return [];
  const repo = await orNone(repoUid());
  if (repo === undefined) return [];
  const readings = await Promise.all(
    platforms.map(async (platform) => {
      const text = await orNone(boms.rawSbom({ repo, digest }, platform.split('/')[1]));
      return { platform, reading: text === undefined || text === '' ? undefined : readDocument(text) };
    }),
  );
  return readings.flatMap(withPackages);
}

/** A bill of materials without a single apk says nothing about the image: a base of Mooring's kind has some. */
function withPackages({
  platform,
  reading,
}: {
  readonly platform: string;
  readonly reading: SpdxReading | undefined;
}): readonly PlatformPackages[] {
  if (reading?.kind !== 'packages' || reading.packages.length === 0) return [];
  return [{ platform, packages: reading.packages }];
}
