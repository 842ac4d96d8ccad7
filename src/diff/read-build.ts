import type { FetchedManifest, ImageContent } from '../api/client/oci/image-content.ts';
import type { OciImage } from '../api/client/oci/oci-authorization.ts';
import { ImageConfig } from '../api/registry/oci.ts';
import type { Digest } from '../values/digest.ts';
import type { BuildFacts, PlatformFacts, RunConfig } from './decide/build-facts.ts';
import { MooringError } from '../values/errors.ts';
import { formatImage } from '../values/image-reference.ts';
import { platformName } from '../values/platform-digest.ts';
import { parseJson } from '../text/parse-json.ts';
import type { WantedBuild } from '../sbom/build-packages.ts';
import { availablePlatforms, platformManifests, withoutVariant } from '../sbom/fetch-packages.ts';
import { CONFIG_BYTES } from '../tag-history/tag-source.ts';

/**
 * Reads a build: its index, and for each requested platform that it is built for its manifest and its configuration.
 * Layers are not downloaded. Throws what a request throws, and `platform_unexpected_answer` for an artifact that is no
 * image.
 */
export async function readBuild(
  { digest, platforms }: Pick<WantedBuild, 'digest' | 'platforms'>,
  content: ImageContent,
): Promise<Pick<BuildFacts, 'available' | 'platforms'>> {
  const { manifest } = await content.manifest(digest);
  if (!('manifests' in manifest)) {
    const own = await readPlatform({ digest }, content);
    const requested = platforms.find((one) => withoutVariant(one) === own.platform);
    const facts = requested === undefined ? [] : [{ ...own, platform: requested }];
    return { available: [own.platform], platforms: facts };
  }
  const subjects = platformManifests(manifest, digest, platforms);
  const facts = await Promise.all(subjects.map(async (subject) => readPlatform(subject, content)));
  return { available: availablePlatforms(manifest), platforms: facts };
}

/** Reads the image of one platform, by default called as its configuration says. */
async function readPlatform(
  { digest, platform }: { readonly digest: Digest; readonly platform?: string },
  content: ImageContent,
): Promise<PlatformFacts> {
  const { manifest } = await content.manifest(digest);
  if ('manifests' in manifest) throw notAnImage(digest, 'an index in an index');
  const bytes = await content.blob(manifest.config.digest, { maxBytes: CONFIG_BYTES });
  const { data } = ImageConfig.safeParse(parseJson(new TextDecoder().decode(bytes)));
  if (data === undefined) throw notAnImage(digest, 'its configuration is not that of an image');
  return {
    platform: platform ?? withoutVariant(platformName(data)),
    manifest: digest,
    config: toRunConfig(data),
    layers: manifest.layers.map(({ digest: layer, size }) => ({ digest: layer, size })),
  };
}

function notAnImage(digest: Digest, why: string): MooringError {
  return new MooringError('platform_unexpected_answer', `could not compare ${digest}: ${why}`);
}

function toRunConfig({ config }: ImageConfig): RunConfig {
  const { Healthcheck: check } = config ?? {};
  return {
    user: config?.User ?? '',
    entrypoint: config?.Entrypoint ?? [],
    command: config?.Cmd ?? [],
    environment: config?.Env ?? [],
    workingDirectory: config?.WorkingDir ?? '',
    ports: Object.keys(config?.ExposedPorts ?? {}),
    volumes: Object.keys(config?.Volumes ?? {}),
    stopSignal: config?.StopSignal ?? '',
    labels: config?.Labels ?? {},
    // The keys in a fixed order, as the field is compared as text.
    healthcheck: check ? JSON.stringify(check, Object.keys(check).sort()) : '',
    onBuild: config?.OnBuild ?? [],
  };
}

/** Returns the contents of images, each manifest fetched once in a run, failures included. */
export function rememberManifests(contentOf: (image: OciImage) => ImageContent): typeof contentOf {
  const manifests = new Map<string, Promise<FetchedManifest>>();
  return (image) => {
    const content = contentOf(image);
    return {
      ...content,
      manifest: (reference) => {
        const key = `${formatImage(image)}@${reference}`;
        const manifest = manifests.get(key) ?? content.manifest(reference);
        manifests.set(key, manifest);
        return manifest;
      },
    };
  };
}
