import { MooringError } from '../../values/errors.ts';

/** Bytes to put in the place of the bytes from `start` up to `end`. */
export interface ByteEdit {
  readonly start: number;
  readonly end: number;
  readonly replacement: Uint8Array;
}

/**
 * Returns the original with all edits applied and every other byte unchanged. Edits can be in any order.
 * Throws `internal_bug` if two edits overlap or one is out of range: the plan was then made for other bytes.
 */
export function applyEdits(original: Uint8Array, edits: readonly ByteEdit[]): Uint8Array {
  const sorted = edits.toSorted((one, other) => one.start - other.start || one.end - other.end);
  const pieces: Uint8Array[] = [];
  let at = 0;
  for (const { start, end, replacement } of sorted) {
    if (start < at || end < start || end > original.length) {
      throw new MooringError(
        'internal_bug',
        `an edit of bytes ${start} to ${end} overlaps another or leaves the file`,
      );
    }
    pieces.push(original.subarray(at, start), replacement);
    at = end;
  }
  pieces.push(original.subarray(at));
  return joinBytes(pieces);
}

function joinBytes(pieces: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}
