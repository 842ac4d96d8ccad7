import type { DroppedPin, Pin, PinPlace } from './edit/edit-plan.ts';
import type { PinStyle } from '../formats/pin-writing.ts';
import type { ImageList, ListedImage } from '../references/decide/image-list.ts';
import type { RewrittenFile } from './decide/pin-plan.ts';
import type { FileReading, FileTree } from '../io/ports/file-tree.ts';
import { formatOfImage } from '../references/list-images.ts';
import type { RepositoryConfig } from '../config/read-config.ts';
import { applyEdits } from './edit/apply-edits.ts';
import { findWrongPlaces, planEdits } from './edit/edit-plan.ts';
import { readFile } from '../references/read-file.ts';
import type { FileToRead } from '../references/read-file.ts';

/** The pins of a whole repository. */
export interface RewriteRequest {
  readonly tree: FileTree;
  readonly listing: RepositoryConfig;
  readonly pins: readonly Pin[];
  readonly style: PinStyle;
}

export interface RewriteResult {
  /** The changed files, in the order of their paths. */
  readonly files: readonly RewrittenFile[];
  /** The images that could not be given their digests, and why, as clauses. */
  readonly dropped: ReadonlyMap<ListedImage, string>;
}

/** Writes pins into the files that name their images, in memory: see `pinFile`. */
export async function rewriteFiles({ tree, listing, pins, style }: RewriteRequest): Promise<RewriteResult> {
  const byFile = Map.groupBy(pins, ({ image }) => image.file);
  const paths = [...byFile.keys()].sort();
  const readings = await tree.read(paths);
  const files: RewrittenFile[] = [];
  const dropped = new Map<ListedImage, string>();
  for (const [index, path] of paths.entries()) {
    const reading = readings[index] ?? { path, problem: 'it was not read' };
    const wanted = byFile.get(path) ?? [];
    // oxlint-disable-next-line no-await-in-loop -- editing is work of this one thread, so that nothing is waited for
    const result = await rewrite(reading, { listing, pins: wanted, style });
    for (const { pin, reason } of result.dropped) dropped.set(pin.image, reason);
    if ('bytes' in reading && !isSame(reading.bytes, result.bytes))
      files.push({ path, before: reading.bytes, after: result.bytes });
  }
  return { files, dropped };
}

/** Edits a file in one format after the other, if other files name it as something else than its name does. */
async function rewrite(
  reading: FileReading,
  { listing, pins, style }: Omit<RewriteRequest, 'tree'>,
): Promise<Pick<PinFileResult, 'bytes' | 'dropped'>> {
  if ('problem' in reading) {
    const reason = reading.problem;
    return { bytes: new Uint8Array(), dropped: pins.map((pin) => ({ pin, reason })) };
  }
  const { path: file } = reading;
  const dropped: DroppedPin[] = [];
  const places = new Set<string>();
  let { bytes } = reading;
  const byFormat = Map.groupBy(pins, ({ image }) => JSON.stringify(formatOfImage(image, listing)));
  for (const same of byFormat.values()) {
    // Two formats can have one image at the same place, which is edited once.
    const left = same.filter(({ image }) => !places.has(positionOf(image)));
    for (const { image } of left) places.add(positionOf(image));
    const [first] = left;
    if (first === undefined) continue;
    const format = formatOfImage(first.image, listing);
    // oxlint-disable-next-line no-await-in-loop -- editing is work of this one thread, so that nothing is waited for
    const result = await pinFile({ file, bytes, format, options: listing.options, pins: left, style });
    dropped.push(...result.dropped);
    bytes = result.bytes;
  }
  return { bytes, dropped };
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
 * does not are dropped (architecture.md#edits-are-byte-spans).
 */
export async function pinFile({ pins, style, ...file }: PinFileRequest): Promise<PinFileResult> {
  const before = await readFile(file);
  const { places, dropped } = planEdits({ original: file.bytes, images: before.images, pins, style });
  const { bytes, kept } = await applyPlaces(places, { file, before, style });
  const planned = new Set(places.flatMap((place) => place.pins));
  const pinned = new Set(kept.flatMap((place) => place.pins));
  const misread = [...planned.difference(pinned)].map((pin) => ({ pin, reason: MISREAD }));
  return { bytes, pinned: pins.filter((pin) => pinned.has(pin)), dropped: [...dropped, ...misread] };
}

interface Editing {
  readonly file: FileToRead;
  readonly before: ImageList;
  readonly style: PinStyle;
}

interface EditedFile {
  readonly bytes: Uint8Array;
  /** The places whose edits came out as planned. */
  readonly kept: readonly PinPlace[];
}

async function applyPlaces(places: readonly PinPlace[], editing: Editing, attempt = 1): Promise<EditedFile> {
  const { file, before, style } = editing;
  const edits = places.flatMap((place) => place.edits);
  const bytes = applyEdits(file.bytes, edits);
  if (edits.length === 0) return { bytes, kept: places };
  const after = await readFile({ ...file, bytes });
  const wrong = new Set(findWrongPlaces({ before, after, places, style }));
  if (wrong.size === 0) return { bytes, kept: places };
  const isLast = attempt === MOST_ATTEMPTS;
  return applyPlaces(isLast ? [] : places.filter((place) => !wrong.has(place)), editing, attempt + 1);
}
