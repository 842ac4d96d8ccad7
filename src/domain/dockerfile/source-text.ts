import type { ByteSpan } from './reading.ts';

/** The offset of characters that stand nowhere in the file, such as the value of TARGETARCH. */
export const NOWHERE = -1;

interface Piece {
  /** Index in the text of the first character of the piece. */
  readonly at: number;
  /** Byte of the file where that character stands, or NOWHERE. */
  readonly offset: number;
}

/**
 * Text put together from runs of the file's bytes, one UTF-16 unit for one byte, that still knows where every
 * character stands: continuations, comments and quotes leave gaps between the pieces.
 */
export interface SourceText {
  readonly text: string;
  readonly pieces: readonly Piece[];
}

/** Text that stands in one run from `offset` on. */
export function sourceText(text: string, offset: number): SourceText {
  return { text, pieces: [{ at: 0, offset }] };
}

/** The characters from `start` up to `end`, with their places. */
export function sliceSource(source: SourceText, start: number, end: number = source.text.length): SourceText {
  if (start === 0 && end === source.text.length) return source;
  const first = pieceIndex(source, start);
  const pieces: Piece[] = [{ at: 0, offset: offsetAt(source, start) }];
  for (let index = first + 1; index < source.pieces.length; index += 1) {
    const piece = source.pieces[index];
    if (piece === undefined || piece.at >= end) break;
    pieces.push({ at: piece.at - start, offset: piece.offset });
  }
  return { text: source.text.slice(start, end), pieces };
}

/** Byte of the file where the character at `index` stands, or NOWHERE; past the end, the byte after the last one. */
export function offsetAt(source: SourceText, index: number): number {
  const piece = source.pieces[pieceIndex(source, index)];
  if (piece === undefined || piece.offset === NOWHERE) return NOWHERE;
  return piece.offset + index - piece.at;
}

/** The runs of bytes that hold the text, in order, or undefined when a part of it stands nowhere in the file. */
export function spansOf(source: SourceText): readonly ByteSpan[] | undefined {
  const spans: ByteSpan[] = [];
  for (const [index, piece] of source.pieces.entries()) {
    if (piece.offset === NOWHERE) return undefined;
    const length = (source.pieces[index + 1]?.at ?? source.text.length) - piece.at;
    const last = spans.at(-1);
    if (last?.end === piece.offset)
      spans[spans.length - 1] = { start: last.start, end: piece.offset + length };
    else spans.push({ start: piece.offset, end: piece.offset + length });
  }
  return spans;
}

/** Gathers a SourceText; neighbours in the file become one piece. */
export class SourceTextBuilder {
  #text = '';
  readonly #pieces: Piece[] = [];

  get length(): number {
    return this.#text.length;
  }

  /** Appends characters that stand in one run from `offset` on. */
  append(text: string, offset: number): void {
    if (text === '') return;
    const last = this.#pieces.at(-1);
    const expected =
      last === undefined || last.offset === NOWHERE ? NOWHERE : last.offset + this.#text.length - last.at;
    if (last === undefined || expected !== offset) this.#pieces.push({ at: this.#text.length, offset });
    this.#text += text;
  }

  /** Appends a text with all its places. */
  appendSource(source: SourceText): void {
    for (const [index, piece] of source.pieces.entries()) {
      this.append(source.text.slice(piece.at, source.pieces[index + 1]?.at), piece.offset);
    }
  }

  build(): SourceText {
    return {
      text: this.#text,
      pieces: this.#pieces.length === 0 ? [{ at: 0, offset: NOWHERE }] : this.#pieces,
    };
  }
}

/** The last piece that starts at or before `index`. */
function pieceIndex(source: SourceText, index: number): number {
  let low = 0;
  let high = source.pieces.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((source.pieces[middle]?.at ?? 0) <= index) low = middle;
    else high = middle - 1;
  }
  return low;
}
