/** A place as an editor counts it: both from 1, the column in characters. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/**
 * Finds the positions of byte offsets in a text of one unit per byte. Offsets are asked for in rising order, so that
 * the text is counted through once. A byte order mark is no character of its line.
 */
export class PositionFinder {
  readonly #text: string;
  #at: number;
  #line = 1;
  #column = 1;

  constructor(text: string) {
    this.#text = text;
    this.#at = text.startsWith('\u00ef\u00bb\u00bf') ? 3 : 0;
  }

  /** The position of `offset`, which is not before the one asked for last. */
  find(offset: number): TextPosition {
    this.#goToLine(offset);
    for (; this.#at < offset; this.#at += 1) {
      if (!isContinuationByte(this.#text.charCodeAt(this.#at))) this.#column += 1;
    }
    return { line: this.#line, column: this.#column };
  }

  /** The same for an offset that has nothing but ASCII before it on its line: the characters need no count. */
  findInAscii(offset: number): TextPosition {
    this.#goToLine(offset);
    this.#column += offset - this.#at;
    this.#at = offset;
    return { line: this.#line, column: this.#column };
  }

  #goToLine(offset: number): void {
    for (;;) {
      const lineFeed = this.#text.indexOf('\n', this.#at);
      if (lineFeed === -1 || lineFeed >= offset) return;
      this.#at = lineFeed + 1;
      this.#line += 1;
      this.#column = 1;
    }
  }
}

/** In UTF-8 the second and later bytes of a character. */
function isContinuationByte(unit: number): boolean {
  return unit >= 0x80 && unit < 0xc0;
}
