import { MEDIA_TYPES } from '../../../contract/registry/oci.ts';
import type { ImagePackage } from '../../../contract/registry/oci.ts';
import { DAY_MS, formatInstant, toInstant } from '../../../domain/instant.ts';
import type { Instant } from '../../../domain/instant.ts';
import { contentOf, descriptorOf } from './content.ts';
import type { Content } from './content.ts';
import { imageLayer, packagesOn, PLATFORMS } from './image-layer.ts';
import type { ImageLayer, Platform } from './image-layer.ts';
import type { Image } from '../images.ts';
import type { Store } from '../../store/store.ts';

/** Key of a build of an image. */
export interface BuildKey {
  readonly tag: string;
  readonly at: Instant;
  /** The number of builds of the tag at the same moment before this one. */
  readonly position: number;
}

/** The image of one platform. */
export interface PlatformImage {
  /** The beginning of its day, which it says it was created at. */
  readonly at: Instant;
  readonly platform: Platform;
  readonly packages: readonly ImagePackage[];
  readonly manifest: Content;
  readonly config: Content;
  readonly layer: Content;
}

/** All content of one build. What `index` is named by is the digest of the build. */
export interface BuildContent {
  readonly index: Content;
  readonly platforms: readonly PlatformImage[];
}

/** Makes the content of an image's builds: always the same for the same key, so that none of it needs to be stored. */
export interface ImageSource {
  /** Organization and repository, as references name them. */
  readonly name: string;
  build(key: BuildKey): BuildContent;
  /** False if there is nothing to attest. */
  readonly hasPackages: boolean;
  /**
   * Returns the platform images of the builds of that day, in UTC. They are the same for every build of the day and
   * every tag, as in reproducible builds; only the image index differs.
   */
  platforms(at: Instant): readonly PlatformImage[];
}

/** Creates the source of an image, named as its references name it, with these packages in it. */
export function createImageSource(image: string, packages: readonly ImagePackage[]): ImageSource {
  const makers = PLATFORMS.map((platform) => platformMaker(image, packages, platform));
  const fill = indexTemplate(
    image,
    makers.map((make) => make(SOME_DAY)),
  );
  let latest: { readonly day: Instant; readonly images: readonly PlatformImage[] } | undefined;

  function platforms(at: Instant): readonly PlatformImage[] {
    const day = toInstant(Math.floor(at / DAY_MS) * DAY_MS);
    if (latest?.day !== day) latest = { day, images: makers.map((make) => make(day)) };
    return latest.images;
  }

  return {
    name: image,
    hasPackages: packages.length > 0,
    platforms,
    build: ({ tag, at, position }) => {
      const created = formatInstant(at);
      const images = platforms(at);
      const digests = images.map(({ manifest }) => manifest.digest);
      const text = fill(...digests, created, tag, String(position));
      return { index: contentOf(MEDIA_TYPES.index, text), platforms: images };
    },
  };
}

/** Every time is written with as many characters, and so is every digest: sizes are the same for all builds. */
const SOME_DAY = toInstant(0);

function platformMaker(
  image: string,
  packages: readonly ImagePackage[],
  platform: Platform,
): (at: Instant) => PlatformImage {
  const own = packagesOn(platform, packages);
  const layer = imageLayer(image, own, platform);
  const fillConfig = configTemplate(image, platform, layer);
  const config = contentOf(MEDIA_TYPES.config, fillConfig(formatInstant(SOME_DAY), formatInstant(SOME_DAY)));
  const fillManifest = jsonTemplate({
    schemaVersion: 2,
    mediaType: MEDIA_TYPES.manifest,
    config: { ...descriptorOf(config), digest: GAP },
    layers: [descriptorOf(layer.content)],
  });
  return (at) => {
    const created = formatInstant(at);
    const made = contentOf(MEDIA_TYPES.config, fillConfig(created, created));
    const manifest = contentOf(MEDIA_TYPES.manifest, fillManifest(made.digest));
    return { at, platform, packages: own, manifest, config: made, layer: layer.content };
  };
}

function configTemplate(
  image: string,
  platform: Platform,
  layer: ImageLayer,
): ReturnType<typeof jsonTemplate> {
  return jsonTemplate({
    created: GAP,
    architecture: platform.oci,
    os: 'linux',
    config: {
      Env: ['PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'],
      Labels: { 'org.opencontainers.image.title': image },
    },
    rootfs: { type: 'layers', diff_ids: [layer.diffId] },
    history: [{ created: GAP, created_by: 'the embedded platform' }],
  });
}

function indexTemplate(image: string, platforms: readonly PlatformImage[]): ReturnType<typeof jsonTemplate> {
  return jsonTemplate({
    schemaVersion: 2,
    mediaType: MEDIA_TYPES.index,
    manifests: platforms.map(({ manifest, platform }) => ({
      ...descriptorOf(manifest),
      digest: GAP,
      platform: { architecture: platform.oci, os: 'linux' },
    })),
    annotations: {
      'org.opencontainers.image.title': image,
      'org.opencontainers.image.created': GAP,
      'org.opencontainers.image.ref.name': GAP,
      'dev.mooring.build': GAP,
    },
  });
}

/** Returns the source of the builds of a tag, with the packages of the tag or else of its repository. */
export function imageSourceOf(image: Image, tagUid: string, { packages }: Store): ImageSource {
  return createImageSource(image.name, packages.get(tagUid) ?? packages.get(image.repo.uid) ?? []);
}

/** Placeholder in a template; the text around it must not contain this character. */
export const GAP = '\0';

/**
 * Returns a JSON text with gaps, filled in the order in which they are written. A seed can hold a million builds, and
 * each is named by the digest of five texts: filling them takes half the time of writing them anew. A filling is a text
 * without quotes or backslashes, such as a time, a digest or the name of a tag.
 */
export function jsonTemplate(value: unknown): (...fillings: readonly string[]) => string {
  const [head = '', ...parts] = JSON.stringify(value).split(String.raw`\u0000`);
  return (...fillings) => {
    let text = head;
    for (let index = 0; index < parts.length; index += 1)
      text += `${fillings[index] ?? ''}${parts[index] ?? ''}`;
    return text;
  };
}
