/** Docker reads with Go's bufio.Scanner, whose buffer holds 64 KiB with the line feed. */
const LONGEST_LINE = 65_535;
const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';

/**
 * The lines of a file, one unit per byte, read forward: the place of the present one. A lone carriage return ends no
 * line. A byte order mark before the first line is left out. Reading ends for good at a line that is longer than
 * Docker's limit.
 */
export class PhysicalLines {
  start = 0;
  /** Leaves out every carriage return and line feed at the end of the line. */
  end = 0;
  /** 1-based. */
  number = 0;
  /** Number of the line that was too long, once one was met. */
  tooLong: number | undefined;
  readonly #text: string;
  #next = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Goes to the next line; false at the end of the file or at a line that is too long. */
  advance(): boolean {
    const text = this.#text;
    const start = this.#next;
    if (start >= text.length || this.tooLong !== undefined) return false;
    this.number += 1;
    const lineFeed = text.indexOf('\n', start);
    let end = lineFeed === -1 ? text.length : lineFeed;
    if (end - start > LONGEST_LINE) {
      this.tooLong = this.number;
      return false;
    }
    this.#next = end + 1;
    this.start = start === 0 && text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : start;
    while (end > start && text.charCodeAt(end - 1) === 0x0d) end -= 1;
    this.end = end;
    return true;
  }
}
