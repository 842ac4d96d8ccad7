import { MEDIA_TYPES } from '../../../api/registry/oci.ts';
import type { ImagePackage, SbomLayout } from '../../seed/image-seed.ts';
import { DAY_MS, formatInstant, toInstant } from '../../../values/instant.ts';
import type { Instant } from '../../../values/instant.ts';
import { toContent, descriptorOf } from './content.ts';
import type { Content } from './content.ts';
import { imageConfig } from './image-config.ts';
import { configAt, contentsOn, erasOf, NO_CONTENTS, packagesAt } from './image-contents.ts';
import type { Era, ImageContents, Signing } from './image-contents.ts';
import { imageLayers, PLATFORMS } from './image-layer.ts';
import type { TargetPlatform } from './image-layer.ts';
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
  readonly platform: TargetPlatform;
  readonly packages: readonly ImagePackage[];
  readonly sbom: SbomLayout;
  readonly signing: Signing;
  readonly manifest: Content;
  readonly config: Content;
  readonly layers: readonly Content[];
}

/** All content of one build. What `index` is named by is the digest of the build. */
export interface BuildContent {
  readonly at: Instant;
  readonly signing: Signing;
  readonly index: Content;
  readonly platforms: readonly PlatformImage[];
}

/** Content that an SBOM describes: the image of one platform, or a build with all its platforms. */
export type Described = PlatformImage | BuildContent;

/** Returns the manifest or image index of what is described. */
export function manifestOf(described: Described): Content {
  return 'index' in described ? described.index : described.manifest;
}

/** Makes the content of an image's builds: always the same for the same key, so that none of it needs to be stored. */
export interface ImageSource {
  /** Organization and repository, as references name them. */
  readonly name: string;
  build(key: BuildKey): BuildContent;
  /** When its contents changed: one era if never. */
  readonly eras: readonly Era[];
  /**
   * Returns the platform images of a build made at that time. They are the same for every build of the day (UTC) with
   * the same contents and for every tag, as in reproducible builds; only the image index differs.
   */
  platforms(at: Instant): readonly PlatformImage[];
}

/** Contents of the images for one platform. */
interface PlatformContents {
  readonly platform: TargetPlatform;
  readonly contents: ImageContents;
}

/** Makes the builds of one era of an image. */
interface EraMaker {
  readonly images: (day: Instant) => readonly PlatformImage[];
  readonly fillIndex: ReturnType<typeof jsonTemplate>;
}

/** Creates the source of an image, named as its references name it, with these contents. */
export function createImageSource(image: string, contents: ImageContents): ImageSource {
  const eras = erasOf(contents);
  const targets = PLATFORMS.map((platform) => ({ platform, contents: contentsOn(platform.apk, contents) }));
  const makers = new Map<Era, EraMaker>();
  let latest: { day: Instant; era: Era; images: readonly PlatformImage[] } | undefined;

  function makerOf(era: Era): EraMaker {
    const maker = makers.get(era) ?? eraMaker(image, targets, era);
    makers.set(era, maker);
    return maker;
  }

  function platforms(at: Instant): readonly PlatformImage[] {
    const day = toInstant(Math.floor(at / DAY_MS) * DAY_MS);
    const era = eraAt(at, eras);
    if (latest?.day !== day || latest.era !== era) latest = { day, era, images: makerOf(era).images(day) };
    return latest.images;
  }

  return {
    name: image,
    eras,
    platforms,
    build: ({ tag, at, position }) => {
      const created = formatInstant(at);
      const images = platforms(at);
      const digests = images.map(({ manifest }) => manifest.digest);
      const text = makerOf(eraAt(at, eras)).fillIndex(...digests, created, tag, String(position));
      const { signing } = contents;
      return { at, signing, index: toContent(MEDIA_TYPES.index, text), platforms: images };
    },
  };
}

function eraAt(at: Instant, eras: readonly [Era, ...Era[]]): Era {
  let [first, end] = [0, eras.length];
  while (end - first > 1) {
    const middle = (first + end) >> 1;
    if ((eras[middle]?.start ?? 0) <= at) first = middle;
    else end = middle;
  }
  return eras[first] ?? eras[0];
}

function eraMaker(image: string, targets: readonly PlatformContents[], { start }: Era): EraMaker {
  const makers = targets.map(({ platform, contents }) => {
    const [packages, config] = [packagesAt(start, contents), configAt(start, contents)];
    return platformMaker(image, { ...contents, packages, config }, platform);
  });
  const images = (day: Instant): readonly PlatformImage[] => makers.map((make) => make(day));
  return { images, fillIndex: indexTemplate(image, images(SOME_DAY)) };
}

/** Times are all written with as many characters, and so are digests: sizes are the same for all builds of an era. */
const SOME_DAY = toInstant(0);

function platformMaker(
  image: string,
  { packages, config: run = {}, layers: layering, sbom, signing }: ImageContents,
  platform: TargetPlatform,
): (at: Instant) => PlatformImage {
  const made = imageLayers(image, packages, { platform, layers: layering });
  const layers = made.map(({ content }) => content);
  const fillConfig = jsonTemplate(imageConfig(image, { platform, layers: made, run, created: GAP }));
  const configOf = (at: Instant): Content => {
    const created = formatInstant(at);
    return toContent(MEDIA_TYPES.config, fillConfig(created, ...layers.map(() => created)));
  };
  const fillManifest = jsonTemplate({
    schemaVersion: 2,
    mediaType: MEDIA_TYPES.manifest,
    config: { ...descriptorOf(configOf(SOME_DAY)), digest: GAP },
    layers: layers.map(descriptorOf),
  });
  return (at) => {
    const config = configOf(at);
    const manifest = toContent(MEDIA_TYPES.manifest, fillManifest(config.digest));
    return { at, platform, packages, sbom, signing, manifest, config, layers };
  };
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

/** Returns the source of the builds of a tag, with the contents of the tag or else of its repository. */
export function imageSourceOf(image: Image, tagUid: string, { contents }: Store): ImageSource {
  return createImageSource(image.name, contents.get(tagUid) ?? contents.get(image.repo.uid) ?? NO_CONTENTS);
}

/** Placeholder in a template: a whole text of it. The texts beside it must not contain this character. */
const GAP = '\0';

/**
 * Returns a JSON text with gaps, filled in the order in which they are written. A seed can hold a million builds, and
 * each is named by the digest of five texts: filling them takes half the time of writing them anew. A filling is a text
 * without quotes or backslashes, such as a time, a digest or the name of a tag.
 */
function jsonTemplate(value: unknown): (...fillings: readonly string[]) => string {
  // A text that spells out the escape of the placeholder has a backslash before it and not a quote.
  const [head = '', ...parts] = JSON.stringify(value)
    .replaceAll(String.raw`"\u0000"`, `"${GAP}"`)
    .split(GAP);
  return (...fillings) => {
    let text = head;
    for (let index = 0; index < parts.length; index += 1)
      text += `${fillings[index] ?? ''}${parts[index] ?? ''}`;
    return text;
  };
}
