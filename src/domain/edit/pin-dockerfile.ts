import { readDockerfile } from '../dockerfile/read-dockerfile.ts';
import { applyEdits } from './apply-edits.ts';
import type { ByteEdit } from './apply-edits.ts';
import { placeKey, planPinEdit } from './pin-edit.ts';
import type { Pin } from './pin-edit.ts';
import type { PinStyle } from './pinned-text.ts';
import { findWrongPlaces } from './reread.ts';

/** A Dockerfile, and the pins that are to be written into it. */
export interface PinRequest {
  readonly bytes: Uint8Array;
  readonly pins: readonly Pin[];
  readonly style: PinStyle;
}

/** What became of a request; every pin is either in `pinned` or in `dropped`. */
export interface PinResult {
  /** The edited file, or a copy of the bytes where nothing had to change. */
  readonly bytes: Uint8Array;
  /** The pins that now stand in the file, those that stood there before among them. */
  readonly pinned: readonly Pin[];
  readonly dropped: readonly DroppedPin[];
}

/** A pin that the file was left without. */
export interface DroppedPin {
  readonly pin: Pin;
  /** A clause that says why, without a full stop. */
  readonly reason: string;
}

/** Every edit whose image comes out wrong is dropped, and the rest is tried again, so often; then all are dropped. */
const MOST_ATTEMPTS = 4;

/**
 * Writes digests into a Dockerfile, byte for byte the same elsewhere. The result is read again: it has to list the same
 * references, the pinned ones with their digests; pins for which it does not are dropped (design.md §4 rule 4).
 */
export function pinDockerfile({ bytes, pins, style }: PinRequest): PinResult {
  const dropped: DroppedPin[] = [];
  const places = new Map<number, Place>();
  for (const pin of pins) {
    const reason = addPin(places, { bytes, pin, style });
    if (reason !== undefined) dropped.push({ pin, reason });
  }
  const before = readDockerfile(bytes);
  for (let attempt = 1; ; attempt += 1) {
    const edited = applyEdits(
      bytes,
      [...places.values()].flatMap(({ edits }) => edits),
    );
    const pinAt = new Map(
      [...places].map(
        ([
          key,
          {
            pins: [first],
          },
        ]) => [key, first],
      ),
    );
    const wrong = findWrongPlaces({ before, after: readDockerfile(edited), pinAt, style });
    const pinned = [...places.values()].flatMap((place) => place.pins);
    if (wrong.length === 0) return { bytes: edited, pinned, dropped };
    for (const key of attempt < MOST_ATTEMPTS ? wrong : places.keys())
      dropped.push(...dropPlace(places, key));
  }
}

/** A text that is to change, and all the pins that ask for it. */
interface Place {
  readonly edits: readonly ByteEdit[];
  readonly pins: [Pin, ...Pin[]];
}

interface OnePin extends Omit<PinRequest, 'pins'> {
  readonly pin: Pin;
}

/** Plans a pin together with those that share its text. Gives the reason when that cannot be. */
function addPin(places: Map<number, Place>, { bytes, pin, style }: OnePin): string | undefined {
  const plan = planPinEdit(bytes, pin, style);
  if (plan.kind === 'dropped') return plan.reason;
  const key = placeKey(pin.image);
  if (key === undefined) return 'its text has no place in the file';
  const sharing = places.get(key);
  if (sharing === undefined) places.set(key, { edits: plan.edits, pins: [pin] });
  else if (sharing.pins[0].digest === pin.digest) sharing.pins.push(pin);
  else return 'another image shares this text and is to get another digest';
  return undefined;
}

function dropPlace(places: Map<number, Place>, key: number): readonly DroppedPin[] {
  const place = places.get(key);
  places.delete(key);
  const reason = 'read again after the edit, the file would name other images than before';
  return (place?.pins ?? []).map((pin) => ({ pin, reason }));
}
