import type { TextLanguage } from './text-language.ts';

/** The line of a file that a place is on, and what is known about it from the lines above. */
export interface TextLine {
  /** Byte offsets of its first character and past its last one, without its line end. */
  readonly start: number;
  readonly end: number;
  /** Byte offset from which on it is a comment; `end` or more for none. */
  readonly comment: number;
  /** Byte offset up to which it is a comment that began above; `start` for none. */
  readonly commentUntil: number;
  /** The key of YAML that the line is the value of, or below, in lower case; undefined if there is none. */
  readonly key: string | undefined;
  /** Whether the document, so far, is a definition of custom resources, whose texts describe fields. */
  readonly isDefinition: boolean;
}

/** A key of YAML above a line. */
interface OpenKey {
  readonly indent: number;
  readonly name: string;
  /** Whether a text in block style follows, which has no keys. */
  readonly isBlock: boolean;
}

const KEY = /^((?:- +)*)(?:"([^"]*)"|'([^']*)'|([^\s#&*!|>'"%@`[\]{},][^:#]*?)) *:(?:\s+(.*))?$/;

/** Goes through the lines of a file once, in ascending order of the places on them. */
export class TextLines {
  readonly #text: string;
  readonly #language: TextLanguage;
  readonly #hasBlocks: boolean;
  #start = 0;
  #isInBlock = false;
  #isDefinition = false;
  #line: TextLine | undefined;
  readonly #keys: OpenKey[] = [];

  constructor(text: string, language: TextLanguage) {
    this.#text = text;
    this.#language = language;
    this.#hasBlocks = language.comments.includes('//');
  }

  /** Returns the line with the byte at `at`, which must not be before the previous one. */
  at(at: number): TextLine {
    while (this.#line === undefined || this.#line.end < at) this.#next();
    return this.#line;
  }

  #next(): void {
    const start = this.#start;
    const lineFeed = this.#text.indexOf('\n', start);
    const end = lineFeed === -1 ? this.#text.length : lineFeed;
    const line = this.#text.slice(start, end);
    const commentUntil = start + this.#endOfBlock(line);
    const comment = start + this.#startOfComment(line, start === 0, commentUntil - start);
    const key = this.#language.words === 'yaml' ? this.#keyOf(line) : undefined;
    this.#line = { start, end, comment, commentUntil, key, isDefinition: this.#isDefinition };
    this.#start = lineFeed === -1 ? this.#text.length + 1 : lineFeed + 1;
  }

  /** A block begins with a line that starts with it: anything else can be a part of a text. */
  #endOfBlock(line: string): number {
    if (!this.#hasBlocks) return 0;
    const opening = this.#isInBlock ? 0 : /^\s*\/\*/.test(line) ? line.indexOf('/*') + 2 : undefined;
    if (opening === undefined) return 0;
    const closing = line.indexOf('*/', opening);
    this.#isInBlock = closing === -1;
    return closing === -1 ? line.length : closing + 2;
  }

  #startOfComment(line: string, isFirst: boolean, from: number): number {
    const first = line.slice(from).search(/\S/) + from;
    const begins = (mark: string): boolean => line.startsWith(mark, first);
    const isDirective = (isFirst && begins('#!')) || /^(?:\/\/go:|#SBATCH|#PBS)/.test(line.slice(first));
    if (first < from || isDirective) return line.length;
    const { comments, trailing } = this.#language;
    const isWord = (mark: string): boolean => /^\w/.test(mark);
    const isComment = comments.some((mark) =>
      isWord(mark) ? new RegExp(`^${mark}\\b`, 'i').test(line.slice(first)) : begins(mark),
    );
    if (isComment) return begins('<!--') && line.includes('-->') ? line.indexOf('-->') + 3 : first;
    if (trailing === undefined) return line.length;
    const quote = line.search(/["'`]/);
    const found = line.search(new RegExp(`\\s${trailing}`));
    return found === -1 || (quote !== -1 && quote < found) ? line.length : found;
  }

  #keyOf(line: string): string | undefined {
    const indent = line.search(/\S/);
    if (indent === -1) return this.#keys.at(-1)?.name;
    if (/^---(?:\s|$)/.test(line)) {
      this.#isDefinition = false;
      this.#keys.length = 0;
    }
    if (/^kind: *['"]?CustomResourceDefinition\b/.test(line)) this.#isDefinition = true;
    const [, dashes = '', double, single, plain, value = ''] = KEY.exec(line.slice(indent).trimEnd()) ?? [];
    const name = double ?? single ?? plain;
    const isItem = line.slice(indent).startsWith('- ');
    while (this.#isPast(indent, isItem)) this.#keys.pop();
    const isText = this.#keys.at(-1)?.isBlock === true;
    if (name !== undefined && !isText) {
      const isBlock = /^(?:[&!]\S+ +)*[|>][-+0-9]*(?: +#.*)?$/.test(value);
      this.#keys.push({ indent: indent + dashes.length, name: name.toLowerCase(), isBlock });
    }
    return this.#keys.at(-1)?.name;
  }

  /** The items of a list can stand at the indent of its key. */
  #isPast(indent: number, isItem: boolean): boolean {
    const last = this.#keys.at(-1);
    return last !== undefined && (isItem && !last.isBlock ? last.indent > indent : last.indent >= indent);
  }
}
