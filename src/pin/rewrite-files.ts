import type { DroppedPin, Pin, PinPlace } from './edit/edit-plan.ts';
import type { PinStyle } from '../formats/pin-writing.ts';
import type { ImageList, ListedImage } from '../references/decide/image-list.ts';
import type { RewrittenFile } from './decide/pin-plan.ts';
import type { FileReading, FileTree } from '../io/ports/file-tree.ts';
import { formatOfImage } from '../references/format-of-file.ts';
import type { RepositoryConfig } from '../config/read-config.ts';
import { applyEdits } from './edit/apply-edits.ts';
import { findWrongPlaces, planEdits } from './edit/edit-plan.ts';
import { readWithArguments } from '../references/build-arguments.ts';
import { textClassBy, textRegistries } from '../references/text-files.ts';
import type { FileToRead } from '../references/read-file.ts';

/** The pins of a whole repository. */
export interface RewriteRequest {
  readonly tree: FileTree;
  readonly listing: RepositoryConfig;
  readonly pins: readonly Pin[];
  readonly style: PinStyle;
  /** The registry whose images were found in texts; absent if no pin is in one. */
  readonly registry?: string | undefined;
}

export interface RewriteResult {
  /** The changed files, in the order of their paths. */
  readonly files: readonly RewrittenFile[];
  /** The images that could not be given their digests, and why, as clauses. */
  readonly dropped: ReadonlyMap<ListedImage, string>;
}

/** Writes pins into the files that name their images, in memory: see `pinFile`. */
export async function rewriteFiles(request: RewriteRequest): Promise<RewriteResult> {
  const byFile = Map.groupBy(request.pins, ({ image }) => image.file);
  const paths = [...byFile.keys()].sort();
  const readings = await request.tree.read(paths);
  const files: RewrittenFile[] = [];
  const dropped = new Map<ListedImage, string>();
  for (const [index, path] of paths.entries()) {
    const reading = readings[index] ?? { path, problem: 'it was not read' };
    const wanted = byFile.get(path) ?? [];
    // oxlint-disable-next-line no-await-in-loop -- editing is work of this one thread, so that nothing is waited for
    const result = await rewrite(reading, { ...request, pins: wanted });
    for (const { pin, reason } of result.dropped) dropped.set(pin.image, reason);
    if ('bytes' in reading && !isSame(reading.bytes, result.bytes))
      files.push({ path, before: reading.bytes, after: result.bytes });
  }
  return { files, dropped };
}

/** Returns what a file is read as, for the pin of an image in it. */
export function fileOfImage(
  image: ListedImage,
  { listing, registry }: Pick<RewriteRequest, 'listing' | 'registry'>,
): Omit<FileToRead, 'bytes'> {
  const { file } = image;
  const format = formatOfImage(image, listing);
  const read = { file, format };
  if (format.language !== 'text' || registry === undefined) return read;
  const registries = textRegistries(listing, registry);
  const { isPinned } = listing.text;
  return { ...read, texts: { registries, textClass: textClassBy(listing, file), isPinned } };
}

/** Edits a file in all formats that it has images in, if other files name it as something else than its name does. */
async function rewrite(
  reading: FileReading,
  { pins, style, ...request }: RewriteRequest,
): Promise<Pick<PinFileResult, 'bytes' | 'dropped'>> {
  if ('problem' in reading) {
    const reason = reading.problem;
    return { bytes: new Uint8Array(), dropped: pins.map((pin) => ({ pin, reason })) };
  }
  const places = new Set<string>();
  const parts: PinFileRequest[] = [];
  const byFormat = Map.groupBy(pins, ({ image }) => JSON.stringify(formatOfImage(image, request.listing)));
  for (const same of byFormat.values()) {
    // Two formats can have one image at the same place, which is edited once.
    const left = same.filter(({ image }) => !places.has(positionOf(image)));
    for (const { image } of left) places.add(positionOf(image));
    const [first] = left;
    if (first === undefined) continue;
    parts.push({ ...fileOfImage(first.image, request), bytes: reading.bytes, pins: left, style });
  }
  return pinFile(reading.bytes, parts);
}

function positionOf({ line, column, written }: ListedImage): string {
  return `${line}:${column} ${written}`;
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

/** A file, and the pins that are to be written into it. */
interface PinFileRequest extends FileToRead {
  readonly pins: readonly Pin[];
  /** A kind of file that does not accept it gets the style that it accepts. */
  readonly style: PinStyle;
}

/** The result of a request; every pin is either in `pinned` or in `dropped`. */
export interface PinFileResult {
  /** The edited file, or a copy of the bytes if nothing changed. */
  readonly bytes: Uint8Array;
  /** The pins that the file has now, pre-existing ones included, in the order of the request. */
  readonly pinned: readonly Pin[];
  readonly dropped: readonly DroppedPin[];
}

/** Attempts without the edits that gave a wrong result; after the last one, all edits are dropped. */
const MOST_ATTEMPTS = 4;

const MISREAD = 'the edited file would reference different images';

/**
 * Writes digests into a file of any kind that `readFile` reads, byte for byte the same elsewhere. The result is read
 * again: it has to list the same references, the pinned ones with their digests and no other changed; pins for which it
 * does not are dropped (architecture.md#edits-are-byte-spans). A file can be read in several formats, one for each request;
 * all edits are of its bytes as they are.
 */
export async function pinFile(
  original: Uint8Array,
  requests: readonly PinFileRequest[],
): Promise<PinFileResult> {
  const planned = await Promise.all(
    requests.map(async ({ pins, style, ...file }) => {
      const before = await readWithArguments(file);
      return { file, before, style, ...planEdits({ original, images: before.images, pins, style }) };
    }),
  );
  const { bytes, kept } = await applyPlaces(original, planned);
  const places = planned.flatMap((part) => part.places);
  const pinned = new Set(kept.flatMap((place) => place.pins));
  const tried = new Set(places.flatMap((place) => place.pins));
  const misread = [...tried.difference(pinned)].map((pin) => ({ pin, reason: MISREAD }));
  return {
    bytes,
    pinned: requests.flatMap(({ pins }) => pins).filter((pin) => pinned.has(pin)),
    dropped: [...planned.flatMap(({ dropped }) => dropped), ...misread],
  };
}

/** A file as it is read in one format, and the edits that are planned there. */
interface EditedPart {
  readonly file: FileToRead;
  readonly before: ImageList;
  readonly style: PinStyle;
  readonly places: readonly PinPlace[];
}

interface EditedFile {
  readonly bytes: Uint8Array;
  /** The places whose edits came out as planned. */
  readonly kept: readonly PinPlace[];
}

async function applyPlaces(
  original: Uint8Array,
  parts: readonly EditedPart[],
  attempt = 1,
): Promise<EditedFile> {
  const places = parts.flatMap((part) => part.places);
  const edits = places.flatMap((place) => place.edits);
  const bytes = applyEdits(original, edits);
  if (edits.length === 0) return { bytes, kept: places };
  const found = await Promise.all(
    parts.map(async ({ file, ...part }) => {
      const others = places.filter((place) => !part.places.includes(place));
      return findWrongPlaces({ ...part, others, after: await readWithArguments({ ...file, bytes }) });
    }),
  );
  const wrong = new Set(found.flat());
  if (wrong.size === 0) return { bytes, kept: places };
  const isLast = attempt === MOST_ATTEMPTS;
  const left = parts.map((part) => ({
    ...part,
    places: isLast ? [] : part.places.filter((place) => !wrong.has(place)),
  }));
  return applyPlaces(original, left, attempt + 1);
}
