/** One line of the file; `end` leaves out every carriage return and line feed at its end. */
export interface PhysicalLine {
  readonly start: number;
  readonly end: number;
  /** 1-based. */
  readonly number: number;
}

/** Docker reads with Go's bufio.Scanner, whose buffer holds 64 KiB with the line feed. */
const LONGEST_LINE = 65_535;

const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';

/**
 * The lines of a file, one unit per byte, read forward. A lone carriage return ends no line. A byte order mark before
 * the first line is left out. Reading ends for good at a line that is longer than Docker's limit.
 */
export class PhysicalLines {
  /** Number of the line that was too long, once one was met. */
  tooLong: number | undefined;
  readonly #text: string;
  #at = 0;
  #number = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** The next line, or undefined at the end of the file or at a line that is too long. */
  next(): PhysicalLine | undefined {
    const start = this.#at;
    if (start >= this.#text.length || this.tooLong !== undefined) return undefined;
    this.#number += 1;
    const lineFeed = this.#text.indexOf('\n', start);
    const end = lineFeed === -1 ? this.#text.length : lineFeed;
    if (end - start > LONGEST_LINE) {
      this.tooLong = this.#number;
      return undefined;
    }
    this.#at = end + 1;
    return { start: this.#contentStart(start), end: this.#contentEnd(start, end), number: this.#number };
  }

  #contentStart(start: number): number {
    return start === 0 && this.#text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : start;
  }

  #contentEnd(start: number, end: number): number {
    let index = end;
    while (index > start && this.#text.charCodeAt(index - 1) === 0x0d) index -= 1;
    return index;
  }
}
