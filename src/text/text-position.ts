/** A position as editors count it: both numbers start at 1, the column counts characters. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/**
 * Finds the positions of byte offsets in a text of one unit per byte. Offsets must be passed in ascending order, so that
 * the text is counted once. A byte order mark does not count as a character.
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

  /** Returns the position of `offset`, which must not be less than the previous one. */
  find(offset: number): TextPosition {
    this.#goToLine(offset);
    if (offset > this.#at) {
      const before = this.#text.slice(this.#at, offset);
      this.#column += BEYOND_ASCII.test(before)
        ? before.replaceAll(CONTINUATION_BYTES, '').length
        : before.length;
      this.#at = offset;
    }
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

const BEYOND_ASCII = /[\u0080-\u00ff]/;
/** The second and later bytes of UTF-8 characters. */
const CONTINUATION_BYTES = /[\u0080-\u00bf]/g;
