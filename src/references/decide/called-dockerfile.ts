import { readForPlatforms } from '../../dockerfile/read-for-platforms.ts';
import type { DockerfileOptions } from '../../dockerfile/read-for-platforms.ts';
import type {
  DockerfileImage,
  DockerfileReading,
  FromArguments,
  SkippedReference,
} from '../../dockerfile/reading.ts';
import type { BuildArgument } from '../../formats/format-image.ts';
import { WHOLE_REFERENCE } from '../../formats/pin-writing.ts';
import type { ByteSpan } from '../../text/source-text.ts';
import { canonicalReference } from '../../values/image-reference.ts';
import { skipFile } from './image-list.ts';
import type { ImageList, ListedImage, ListedSkip } from './image-list.ts';

/** A place that builds a Dockerfile. */
export interface DockerfileCaller {
  readonly file: string;
  /** The last of a name counts. */
  readonly args: readonly BuildArgument[];
  /** False if the place can also mean another Dockerfile. */
  readonly isCertain: boolean;
}

/** A Dockerfile and the places that build it. */
export interface CalledDockerfile {
  readonly path: string;
  /** One unit per byte. */
  readonly text: string;
  readonly callers: readonly DockerfileCaller[];
}

/** Images and skips of a file because of build arguments in it or given to it, and the bytes of it that they explain. */
export interface AddedPlaces {
  readonly file: string;
  readonly list: ImageList;
  readonly explained: readonly ByteSpan[];
}

/** The changes that the callers of a Dockerfile make to lists of files. */
export interface CalledReading {
  readonly added: readonly AddedPlaces[];
  /** Why the default of a FROM is not used, as a clause, by the line of its image. */
  readonly unused: ReadonlyMap<number, string>;
  /** The lines of the images that arguments name where the file alone does not. */
  readonly completed: ReadonlySet<number>;
}

/** The maximum number of different sets of arguments for one Dockerfile. */
const MOST_SETS = 50;

/**
 * Reads a Dockerfile with each set of arguments that its callers give it. An argument that is a whole reference is listed at
 * its own place, any other at the FROM. A default is unused if every caller sets it, and one of them is certain.
 */
export function readCalled(
  dockerfile: CalledDockerfile,
  { platforms, readReference }: Pick<DockerfileOptions, 'platforms' | 'readReference'>,
): CalledReading {
  const { path, text } = dockerfile;
  const callers = dockerfile.callers.toSorted((one, other) => (one.file < other.file ? -1 : 1));
  const bySet = Map.groupBy(callers, ({ args }) => setKey(args));
  if (bySet.size > MOST_SETS) return { added: [entangled(path)], unused: new Map(), completed: new Set() };
  const plain = readForPlatforms(text, { platforms, readReference });
  const builds = [...bySet.values()].map((places): Build => {
    const given = givenBy(places[0]?.args ?? []);
    const reading = given.size === 0 ? plain : readForPlatforms(text, { given, platforms, readReference });
    return { path, plain, given, reading, places };
  });
  return {
    added: builds.flatMap((build) => [...addedImages(build), ...addedSkips(build)]),
    unused: callers.some(({ isCertain }) => isCertain) ? unusedDefaults(plain, builds) : new Map(),
    completed: completedLines(plain, builds),
  };
}

function entangled(file: string): AddedPlaces {
  const reason = `it is built with more than ${MOST_SETS} different sets of arguments`;
  return { file, list: skipFile(file, 'too-entangled', reason), explained: [] };
}

function setKey(args: readonly BuildArgument[]): string {
  const given = [...givenBy(args)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(given);
}

function givenBy(args: readonly BuildArgument[]): ReadonlyMap<string, string | undefined> {
  return new Map(args.map(({ name, value }) => [name, value]));
}

/** A Dockerfile with one set of arguments. */
interface Build {
  readonly path: string;
  readonly plain: DockerfileReading;
  readonly given: ReadonlyMap<string, string | undefined>;
  readonly reading: DockerfileReading;
  /** The callers that give them. */
  readonly places: readonly DockerfileCaller[];
}

function addedImages(build: Build): readonly AddedPlaces[] {
  return build.reading.images.flatMap((image) => {
    const { fromArguments } = image;
    if (fromArguments === undefined) return [];
    if (fromArguments.isWhole)
      return atArguments(build, fromArguments, (file, argument) => ({
        images: [argumentImage(file, argument, image)],
        skipped: [],
      }));
    const isDefault = build.plain.images.some((one) => isSameImage(one, image));
    const images = isDefault ? [] : [partImage(build, image, fromArguments)];
    return [atDockerfile(build, { images, skipped: [] }), ...atArguments(build, fromArguments)];
  });
}

function addedSkips(build: Build): readonly AddedPlaces[] {
  return build.reading.skipped.flatMap((skip) =>
    skip.fromArguments === undefined ? [] : addedSkip(build, skip, skip.fromArguments),
  );
}

/** A value that is not known is skipped at its own place, as is one that is no reference. */
function addedSkip(build: Build, skip: SkippedReference, from: FromArguments): readonly AddedPlaces[] {
  const { line, written, code, reason } = skip;
  const unknown = from.names.filter((name) => build.given.get(name) === undefined);
  const skipAt = (file: string, argument: BuildArgument): ListedSkip =>
    unknown.length > 0
      ? { ...placeOf(file, argument), code: 'variable', reason: 'its value comes from a variable' }
      : { ...placeOf(file, argument), code, reason };
  if (unknown.length > 0 || from.isWhole)
    return atArguments(build, { names: unknown.length > 0 ? unknown : from.names }, (file, argument) => ({
      images: [],
      skipped: [skipAt(file, argument)],
    }));
  const isKnown =
    code === 'build-arg' || build.plain.skipped.some((one) => one.line === line && one.code === code);
  const place = { file: build.path, line, written };
  const skipped = isKnown ? [] : [{ ...place, code, reason: `${reason}, ${withArgumentsOf(build, from)}` }];
  return [atDockerfile(build, { images: [], skipped }), ...atArguments(build, from)];
}

function placeOf(
  file: string,
  { line, written }: BuildArgument,
): Pick<ListedSkip, 'file' | 'line' | 'written'> {
  return { file, line, written };
}

const NOTHING: ImageList = { images: [], skipped: [] };

/** Returns what is added at the places of arguments, in the files of all callers of a build. */
function atArguments(
  { places }: Build,
  { names }: Pick<FromArguments, 'names'>,
  listOf: (file: string, argument: BuildArgument) => ImageList = () => NOTHING,
): readonly AddedPlaces[] {
  return places.flatMap(({ file, args }) =>
    names.flatMap((name): readonly AddedPlaces[] => {
      const argument = args.findLast((one) => one.name === name);
      if (argument === undefined) return [];
      return [{ file, list: listOf(file, argument), explained: argument.spans }];
    }),
  );
}

function atDockerfile({ path }: Build, list: ImageList): AddedPlaces {
  return { file: path, list, explained: [] };
}

/** The Dockerfile can have another use of the argument, which a digest would break. */
function argumentImage(file: string, argument: BuildArgument, image: DockerfileImage): ListedImage {
  const { line, column, kind, written, writing } = argument;
  const { reference, platform, isFinal } = image;
  const isUsed = image.edit.kind === 'not-editable' && image.edit.code === 'arg-used-elsewhere';
  const edit = isUsed ? image.edit : argument.edit;
  return { file, line, column, kind, written, reference, edit, writing, platform, isFinal };
}

function partImage(build: Build, image: DockerfileImage, from: FromArguments): ListedImage {
  const { line, column, kind, written, reference, platform, isFinal } = image;
  const reason = `it is read ${withArgumentsOf(build, from)}`;
  const edit = { kind: 'not-editable', code: 'not-in-file', reason } as const;
  const place = { file: build.path, line, column, kind, written };
  return { ...place, reference, platform, isFinal, edit, writing: WHOLE_REFERENCE };
}

function withArgumentsOf({ places }: Build, { names }: FromArguments): string {
  const [place] = placesOf(places, names);
  return place === undefined ? 'with other arguments' : `with the arguments of ${place}`;
}

function placesOf(places: readonly DockerfileCaller[], names: readonly string[]): readonly string[] {
  return places.flatMap(({ file, args }) => {
    const argument = args.findLast(({ name }) => names.includes(name));
    return argument === undefined ? [] : [`${file}:${argument.line}`];
  });
}

function isSameImage(one: DockerfileImage, other: DockerfileImage): boolean {
  return (
    one.line === other.line &&
    one.kind === other.kind &&
    canonicalReference(one.reference) === canonicalReference(other.reference)
  );
}

function unusedDefaults(plain: DockerfileReading, builds: readonly Build[]): ReadonlyMap<number, string> {
  const unused = new Map<number, string>();
  for (const image of plain.images) {
    const isFrom = image.kind === 'dockerfile-from';
    const [first] = builds;
    if (isFrom && first !== undefined && builds.every((build) => sets(build, image)))
      unused.set(image.line, setterOf(first, image.line));
  }
  return unused;
}

/** Returns true if a build has another base, or has the same one from an argument. */
function sets({ reading }: Build, image: DockerfileImage): boolean {
  return !reading.images.some((one) => isSameImage(one, image) && one.fromArguments?.isWhole !== true);
}

function setterOf({ reading, places }: Build, line: number): string {
  const found = [...reading.images, ...reading.skipped].find(
    (one) => one.line === line && one.fromArguments !== undefined,
  );
  const [name] = found?.fromArguments?.names ?? [];
  const [place] = name === undefined ? [] : placesOf(places, [name]);
  const [{ file } = { file: '' }] = places;
  return place === undefined ? `${file} builds the file with other arguments` : `${place} sets ${name}`;
}

/** A skip that is left is about an ARG without a default that no caller sets. */
function completedLines(plain: DockerfileReading, builds: readonly Build[]): ReadonlySet<number> {
  const open = plain.skipped.filter(({ code }) => code === 'build-arg').map(({ line }) => line);
  return new Set(open.filter((line) => builds.some((build) => completes(build, line))));
}

function completes({ reading, given }: Build, line: number): boolean {
  return !reading.skipped.some(
    (one) =>
      one.line === line &&
      one.code === 'build-arg' &&
      one.fromArguments?.names.some((name) => given.get(name) === undefined) !== true,
  );
}
