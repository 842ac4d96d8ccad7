const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';

/**
 * The lines of a file, one unit per byte, read forward. A lone carriage return does not end a line. A byte order mark
 * before the first line is left out.
 */
export class PhysicalLines {
  /** Where the current line starts. */
  start = 0;
  /** Where it ends, without the carriage returns and the line feed. */
  end = 0;
  readonly #text: string;
  #next = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Goes to the next line; returns false at the end of the file. */
  advance(): boolean {
    const text = this.#text;
    const start = this.#next;
    if (start >= text.length) return false;
    const lineFeed = text.indexOf('\n', start);
    let end = lineFeed === -1 ? text.length : lineFeed;
    this.#next = end + 1;
    this.start = start === 0 && text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : start;
    while (end > start && text.charCodeAt(end - 1) === 0x0d) end -= 1;
    this.end = end;
    return true;
  }

  /** Skips the lines after the current one that the sticky pattern matches. */
  skip(pattern: RegExp): void {
    if (this.#next >= this.#text.length) return;
    pattern.lastIndex = this.#next;
    pattern.test(this.#text);
    this.#next = pattern.lastIndex;
  }
}
