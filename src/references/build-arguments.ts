import type { BuildArgument } from '../formats/format-image.ts';
import type { FileTree } from '../io/ports/file-tree.ts';
import { textOfBytes } from '../text/byte-text.ts';
import { canonicalReference, readImageReference } from '../values/image-reference.ts';
import type { ReferenceReader } from '../values/image-reference.ts';
import type { AddedPlaces, CalledReading, DockerfileCaller } from './decide/called-dockerfile.ts';
import { inLineOrder } from './decide/image-list.ts';
import type { ImageList, ListedImage, ListedSkip, NamingFile } from './decide/image-list.ts';
import { readFile } from './read-file.ts';
import type { FileToRead } from './read-file.ts';

/** The parts of a listing that the images of build arguments need. */
export interface ArgumentListing {
  readonly tree: Pick<FileTree, 'read'>;
  readonly readReference: ReferenceReader;
  readonly platforms?: readonly string[];
  /** Applies the rules of the user to what is added to the list of a file, given its text of one unit per byte. */
  readonly heed: (added: AddedPlaces, text: string) => ImageList;
}

/** Returns true for the list of a Dockerfile that `withArguments` can change. */
export function takesArguments({ images, skipped }: ImageList): boolean {
  const isOpen = ({ kind, written }: ListedImage): boolean =>
    kind === 'dockerfile-from' && written.includes('$');
  return images.some(isOpen) || skipped.some(({ code }) => code === 'build-arg');
}

/**
 * Adds what Dockerfiles name with the build arguments of their callers, and skips the defaults that every caller sets: an
 * argument that is a whole reference is listed at its own place, any other at the FROM. `callers` are by the path of the
 * Dockerfile.
 */
export async function withArguments(
  files: readonly NamingFile[],
  callers: ReadonlyMap<string, readonly DockerfileCaller[]>,
  listing: ArgumentListing,
): Promise<readonly NamingFile[]> {
  const called = [...callers].filter(([, places]) => places.some(({ args }) => args.length > 0));
  if (called.length === 0) return files;
  const { readCalled } = await import('./decide/called-dockerfile.ts');
  const texts = await listing.tree.read(called.map(([path]) => path));
  const effects = new Map<string, CalledReading>();
  for (const [index, [path, places]] of called.entries()) {
    const file = texts[index];
    if (file === undefined || 'problem' in file) continue;
    const text = textOfBytes(file.bytes);
    effects.set(path, readCalled({ path, text, callers: places }, listing));
  }
  const added = await heedAdded(
    [...effects.values()].flatMap((effect) => effect.added),
    listing,
  );
  const changed = files.map(({ path, list, named }) => {
    const [effect, more] = [effects.get(path), added.get(path)];
    // A file that is read in two formats is here twice.
    added.delete(path);
    const used = effect === undefined ? list : withoutUnused(list, effect);
    return { path, list: more === undefined ? used : joinLists([used, more]), named };
  });
  return [...changed, ...[...added].map(([path, list]) => ({ path, list, named: [] }))];
}

async function heedAdded(
  added: readonly AddedPlaces[],
  { tree, heed }: ArgumentListing,
): Promise<Map<string, ImageList>> {
  const byFile = Map.groupBy(added, ({ file }) => file);
  const lists = new Map<string, ImageList>();
  for (const reading of await tree.read([...byFile.keys()])) {
    if ('problem' in reading) continue;
    const { path: file, bytes } = reading;
    const places = byFile.get(file) ?? [];
    const list = joinLists(places.map((place) => place.list));
    const explained = places.flatMap((place) => place.explained);
    lists.set(file, heed({ file, list, explained }, textOfBytes(bytes)));
  }
  return lists;
}

function withoutUnused({ images, skipped }: ImageList, { unused, completed }: CalledReading): ImageList {
  const skips = images.flatMap((image): readonly ListedSkip[] => {
    const { file, line, written, kind } = image;
    const reason = kind === 'dockerfile-from' ? unused.get(line) : undefined;
    return reason === undefined
      ? []
      : [{ file, line, written, code: 'set-by-caller', reason, overridden: image }];
  });
  const left = new Set(skips.map(({ overridden }) => overridden));
  return {
    images: images.filter((image) => !left.has(image)),
    skipped: inLineOrder([
      ...skipped.filter(({ code, line }) => code !== 'build-arg' || !completed.has(line)),
      ...skips,
    ]),
  };
}

/** Joins lists of one file in the order of its lines. A place that several callers or FROMs give is listed once. */
function joinLists(lists: readonly ImageList[]): ImageList {
  const images = new Map<string, ListedImage>();
  for (const image of lists.flatMap((list) => list.images)) {
    const { line, column, kind, reference } = image;
    const key = `${line}:${column} ${kind} ${canonicalReference(reference)}`;
    const known = images.get(key);
    images.set(key, known === undefined ? image : bothUses(known, image));
  }
  const skipped = new Map<string, ListedSkip>();
  for (const skip of lists.flatMap((list) => list.skipped))
    skipped.set(`${skip.line} ${skip.code} ${skip.written} ${skip.reason}`, skip);
  return {
    images: [...images.values()].toSorted((one, other) => one.line - other.line || one.column - other.column),
    skipped: inLineOrder(skipped.values()),
  };
}

/** A text that two FROMs use is edited only if the edit is right for both. */
function bothUses(one: ListedImage, other: ListedImage): ListedImage {
  const edit = one.edit.kind === 'editable' ? other.edit : one.edit;
  const isFinal = one.isFinal === true ? true : other.isFinal;
  return { ...one, edit, isFinal, platform: one.platform === other.platform ? one.platform : undefined };
}

/**
 * Lists the images of one file and its build arguments that can be images, so that an edit can find all of them again. Loads
 * the parsers as `readFile` does.
 */
export async function readWithArguments(file: FileToRead): Promise<ImageList> {
  const list = await readFile(file);
  const args = new Map(
    (list.named ?? []).flatMap(({ args: all = [] }) => all.map((one) => [`${one.line}:${one.column}`, one])),
  );
  const images = [...args.values()].flatMap((argument) => imageOf(file.file, argument) ?? []);
  return { images: [...list.images, ...images], skipped: list.skipped };
}

function imageOf(file: string, argument: BuildArgument): ListedImage | undefined {
  const { line, column, kind, written, edit, writing } = argument;
  const reading = readImageReference(argument.value ?? '');
  if (reading.kind === 'invalid') return undefined;
  return { file, line, column, kind, written, reference: reading.reference, edit, writing };
}
