import { pick } from '../oracle/random.ts';
import type { Random } from '../oracle/random.ts';
import { ODD_CHARACTERS } from './odd-characters.ts';

export const IMAGES = [
  'alpine',
  'a/b:1',
  'localhost/x',
  'reg.io:5000/x/y:2',
  `c@sha256:${'a'.repeat(64)}`,
  'b:3',
];
export const VARIABLES = ['A', 'B', 'TAG', 'A1', 'TARGETARCH', 'NONE'];

/** What Go's `unicode.IsSpace` takes for a blank, in one to three bytes. */
const BLANKS =
  ' |\t|\v|\f|\u00c2\u0085|\u00c2\u00a0|\u00e2\u0080\u0083|\u00e2\u0080\u00a8|\u00e3\u0080\u0080'.split('|');
const SIGNS = [':-', '-', ':+', '+', ':?', '?', '#', '##', '%', '%%', '/', '//', '/', '//', '#', '%'];
const PATTERNS = [
  '*',
  '?',
  'a',
  'x',
  'v',
  ':',
  '1',
  '\\*',
  '\\?',
  '\\\\',
  '\\/',
  '\\}',
  '"*"',
  "'?'",
  '.',
  '[a]',
  '+',
];
const REPLACEMENTS = ['', 'x', "'$0'", "'${0}x'", '&'];
const BITES = [
  '\n',
  '\\',
  '`',
  '"',
  "'",
  '$',
  '${',
  '}',
  '#',
  '<<',
  '<<#E\n',
  ' ',
  '=',
  '/',
  '%',
  ':-',
  '#E\n',
];
const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';

/** Generates words of Dockerfiles, as text of one unit per byte: quoted, continued, expanded, with odd characters. */
export class OddWords {
  readonly random: Random;
  readonly escape: string;

  constructor(random: Random, escape: string) {
    this.random = random;
    this.escape = escape;
  }

  one(...items: readonly string[]): string {
    return pick(items, this.random);
  }

  /** Is true once in so many times. */
  rarely(times: number): boolean {
    return this.random(times) === 0;
  }

  /** Up to `most` texts. */
  many(most: number, make: () => string): readonly string[] {
    return Array.from({ length: this.random(most + 1) }, make);
  }

  odd(): string {
    return this.one(...ODD_CHARACTERS);
  }

  /** A blank of any kind; in one of eight cases anything odd. */
  space(): string {
    return this.rarely(8) ? this.odd() : this.one(...BLANKS);
  }

  gap(): string {
    return this.one('', '', ' ', ' ', '\t', this.space());
  }

  /** What separates words: blanks, continued lines, comments between them, and what only looks like a blank. */
  blank(): string {
    if (!this.rarely(3)) return this.one(' ', ' ', '\t', '  ');
    const line = ` ${this.escape}`;
    const comment = `${this.space()}# c${this.escape}`;
    return this.one(
      `${line}\n  `,
      `${line} \t\n # c\n`,
      `${line}\r\n\n`,
      `${line}\n${comment}\n`,
      ` ${this.space()}`,
    );
  }

  /** A keyword in any case. */
  keyword(word: string): string {
    return this.one(word, word, word, word.toLowerCase(), word.toUpperCase());
  }

  /** The text with quotes, an escape or a continued line in it, or as it is. */
  quoted(text: string): string {
    const half = this.random(text.length + 1);
    const [start, end] = [text.slice(0, half), text.slice(half)];
    if (this.random(2) === 0) return text;
    const mark = this.one(this.escape, `${this.escape}\n`, '""');
    return this.one(`"${text}"`, `'${text}'`, `${start}${mark}${end}`, `${start}"${end}"`);
  }

  /** A value of an ARG. */
  value(): string {
    const odd = this.rarely(3) ? this.odd() : '';
    const image = this.one(...IMAGES);
    const text = this.one(image, `${image}${odd}`, `${odd}${image}`, `v${odd}1`, '', `x${odd}x`);
    return this.quoted(this.rarely(6) ? this.expansion(2) : text);
  }

  /** `$V` or `${V…}`, with up to `depth` others in it. */
  expansion(depth: number): string {
    const name = this.one(...VARIABLES, ...VARIABLES, this.odd(), `A${this.odd()}`);
    if (this.rarely(4)) return this.one(`$${name}`, `\${${name}}`);
    const sign = this.one(...SIGNS);
    const isPattern = /^[#%/]/.test(sign);
    const replacement = sign.startsWith('/') ? `/${this.one(...REPLACEMENTS, this.#word(depth - 1))}` : '';
    return `\${${name}${sign}${isPattern ? this.#pattern(depth) : this.#word(depth - 1)}${replacement}}`;
  }

  /** A word of a shell command with quotes, escapes, expansions, and what looks like a heredoc. */
  shellWord(depth: number): string {
    const expansion = this.expansion(depth);
    const quoted = this.one(
      `"${this.escape}"${this.odd()}"`,
      `'${this.odd()}'`,
      `${this.escape}${this.odd()}`,
    );
    const arrows = this.one('"<<#E"', '$((1<<2))', '<<<x', '"${A:-x}<<#E"');
    const inBraces = `\${A${this.one(':-', ':?', '-', '#')}${this.gap()}${this.one('', 'x ')}<<#E}`;
    return this.one(expansion, `"${expansion}"`, quoted, arrows, inBraces);
  }

  /** The text with up to two odd characters, cuts or doublings, in half of all cases. */
  damaged(text: string): string {
    let damaged = text;
    for (let changes = this.random(6) - 3; changes > 0; changes -= 1) {
      const at = this.random(damaged.length + 1);
      const to = Math.min(damaged.length, at + this.random(12));
      const [before, middle, after] = [damaged.slice(0, at), damaged.slice(at, to), damaged.slice(to)];
      const bite = this.one(...BITES, this.escape, this.odd(), this.odd());
      const changed = this.one(`${bite}${middle}`, bite, `${middle}${middle}`, `${bite}${middle}`, '');
      damaged = `${before}${changed}${after}`;
    }
    return damaged;
  }

  #pattern(depth: number): string {
    const pieces = this.many(3, () => (this.rarely(3) ? this.odd() : this.one(...PATTERNS)));
    const text = `${this.#mark()}${this.one('', '', '#', '%')}${this.#mark()}${pieces.join('')}${this.#mark()}`;
    return depth > 1 && this.rarely(8) ? `${text}${this.expansion(depth - 1)}` : text;
  }

  /** A byte order mark, now and then: Go drops it at the start of a text that it scans. */
  #mark(): string {
    return this.rarely(8) ? BYTE_ORDER_MARK : '';
  }

  #word(depth: number): string {
    if (depth > 0 && this.random(2) === 0) return this.expansion(depth);
    return this.quoted(this.rarely(8) ? this.odd() : this.one(...IMAGES, '', '1'));
  }
}
