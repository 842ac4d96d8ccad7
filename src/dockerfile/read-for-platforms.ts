import { canonicalReference, readImageReference } from '../values/image-reference.ts';
import type { ReferenceReader } from '../values/image-reference.ts';
import type { BuildArguments } from './expand/global-scope.ts';
import { readDockerfileText } from './read-dockerfile.ts';
import type { DockerfileImage, DockerfileReading } from './reading.ts';

/** The readers and the values of a reading of a Dockerfile. */
export interface DockerfileOptions {
  readonly readReference?: ReferenceReader | undefined;
  readonly given?: BuildArguments | undefined;
  /** Native builds for them are read; only linux/amd64 if absent. */
  readonly platforms?: readonly string[] | undefined;
}

/** The variables that differ between platforms. */
const AUTOMATIC = /(?:TARGET|BUILD)(?:PLATFORM|OS|OSVERSION|ARCH|VARIANT)/;

/**
 * Lists the images that a Dockerfile, given as text of one unit per byte, names on each of some platforms: one that it does
 * not name on all of them has the platform that it is for, once for each. Takes any text, and never throws.
 */
export function readForPlatforms(
  text: string,
  { given = new Map(), platforms = [], readReference = readImageReference }: DockerfileOptions = {},
): DockerfileReading {
  const needed = AUTOMATIC.test(text) ? platforms : platforms.slice(0, 1);
  const readings = needed.map((platform) => ({
    platform,
    reading: readDockerfileText(text, readReference, { given, platform }),
  }));
  const [first, ...others] = readings;
  if (first === undefined) return readDockerfileText(text, readReference, { given });
  if (others.length === 0) return first.reading;
  const images = readings.flatMap(({ platform, reading }) =>
    reading.images.map((image) => ({ image, platform })),
  );
  const skips = readings.flatMap(({ reading }) => reading.skipped);
  const explained = new Map(
    readings.flatMap(({ reading }) => reading.explained).map((span) => [`${span.start} ${span.end}`, span]),
  );
  return {
    images: [...Map.groupBy(images, ({ image }) => keyOf(image)).values()]
      .flatMap((group) => (group.length >= needed.length ? group.slice(0, 1) : group.map(onPlatform)))
      .map((one) => one.image)
      .toSorted((one, other) => one.line - other.line || one.column - other.column),
    skipped: [...new Map(skips.map((skip) => [JSON.stringify(skip), skip])).values()].toSorted(
      (one, other) => one.line - other.line || one.column - other.column,
    ),
    explained: [...explained.values()].toSorted((one, other) => one.start - other.start),
  };
}

function keyOf({ column, kind, line, reference }: DockerfileImage): string {
  return `${line}:${column} ${kind} ${canonicalReference(reference)}`;
}

interface ImageOnPlatform {
  readonly image: DockerfileImage;
  readonly platform: string;
}

/** A FROM that fixes the platform of its image keeps it. */
function onPlatform({ image, platform }: ImageOnPlatform): ImageOnPlatform {
  const isFixed = image.platform !== undefined && !image.platform.includes('$');
  return { image: isFixed ? image : { ...image, platform }, platform };
}
