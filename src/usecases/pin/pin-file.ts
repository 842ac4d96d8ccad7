import { applyEdits } from '../../domain/edit/apply-edits.ts';
import { planPins } from '../../domain/edit/pin-plan.ts';
import type { DroppedPin, Pin, PinPlace } from '../../domain/edit/pin-plan.ts';
import type { PinStyle } from '../../domain/edit/pinned-text.ts';
import { findWrongPlaces } from '../../domain/edit/reread.ts';
import type { ImageList } from '../../domain/listing/image-list.ts';
import { readFile } from '../listing/read-file.ts';
import type { FileToRead } from '../listing/read-file.ts';

/** A file, and the pins that are to be written into it. */
export interface PinFileRequest extends FileToRead {
  readonly pins: readonly Pin[];
  /** A kind of file that does not accept it gets the style that it accepts. */
  readonly style: PinStyle;
}

/** What became of a request; every pin is either in `pinned` or in `dropped`. */
export interface PinFileResult {
  /** The edited file, or a copy of the bytes where nothing had to change. */
  readonly bytes: Uint8Array;
  /** The pins that now stand in the file, those that stood there before among them; in the order of the request. */
  readonly pinned: readonly Pin[];
  readonly dropped: readonly DroppedPin[];
}

/** Every edit whose image comes out wrong is dropped, and the rest is tried again, so often; then all are dropped. */
const MOST_ATTEMPTS = 4;

const MISREAD = 'read again after the edit, the file would name other images than before';

/**
 * Writes digests into a file of any kind that `readFile` reads, byte for byte the same elsewhere. The result is read
 * again: it has to list the same references, the pinned ones with their digests and no other changed; pins for which it
 * does not are dropped (architecture.md#edits-are-byte-spans).
 */
export async function pinFile({ pins, style, ...file }: PinFileRequest): Promise<PinFileResult> {
  const before = await readFile(file);
  const { places, dropped } = planPins({ original: file.bytes, images: before.images, pins, style });
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
