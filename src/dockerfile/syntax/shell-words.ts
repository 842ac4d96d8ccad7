import { BYTE_ORDER_MARK, splitCharacters } from '../expand/characters.ts';
import { variableNameEnd } from '../expand/variable-name.ts';
import { blankLength, findUnit, skipBlanks } from './blank.ts';

/**
 * Splits a text into words as Docker does when it looks for heredocs (BuildKit shell/lex.go `ProcessWords`): no variable is
 * set and every `$…` stays, the escape character is `\` whatever `# escape=` is, and blanks in an expansion outside quotes
 * split words too. `keepsMarks` leaves quotes and escapes in the words. Returns undefined if a quote or a `${` is not closed
 * or a modifier is unknown: Docker finds no words in such a text. Expects valid UTF-8, one unit per byte.
 */
export function splitShellWords(text: string, keepsMarks: boolean): readonly string[] | undefined {
  return new ShellSplitter(text, keepsMarks).split();
}

/** A part of the text that ends with `stop`; what was read of it so far is in `output`. */
interface Part {
  /** Empty for the whole text. */
  readonly stop: '' | '"' | '}' | '/';
  /** The text from its `$` or quote on, which stays in front of the output. */
  readonly lead: string;
  /** Escape characters stay. */
  readonly keepsEscapes: boolean;
  /** It is a pattern: an escape character in quotes is doubled. */
  readonly isPattern: boolean;
  output: string;
}

/** Reads forward with the open parts on a stack: they can be nested deeper than functions can. */
class ShellSplitter {
  readonly #text: string;
  readonly #keepsMarks: boolean;
  readonly #open: Part[];
  readonly #words: string[] = [];
  #word = '';
  #at: number;
  #isMalformed = false;

  constructor(text: string, keepsMarks: boolean) {
    this.#text = text;
    this.#keepsMarks = keepsMarks;
    this.#at = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
    this.#open = [{ stop: '', lead: '', keepsEscapes: keepsMarks, isPattern: false, output: '' }];
  }

  split(): readonly string[] | undefined {
    for (;;) {
      const part = this.#open.at(-1);
      if (part === undefined || this.#isMalformed) return undefined;
      if (this.#at >= this.#text.length) return part.stop === '' ? this.#finish() : undefined;
      const sign = this.#text.charAt(this.#at);
      if (sign === part.stop) this.#close(part);
      else if (sign === '$') this.#readDollar();
      else if (sign === '\\') this.#readEscape(part);
      else if (part.stop === '"') this.#takeRun(part);
      else if (sign === "'") this.#readSingleQuotes(part);
      else if (sign === '"') this.#push({ ...part, stop: '"', lead: this.#keepsMarks ? '"' : '' }, 1);
      else if (sign === '<') this.#readArrows();
      else this.#takeRun(part);
    }
  }

  /** Ends a part; the pattern of `${V/p/r}` is followed by the replacement. */
  #close({ stop, lead, output }: Part): void {
    this.#open.pop();
    const text = `${lead}${output}`;
    if (stop === '/')
      return this.#push({ stop: '}', lead: `${text}/`, keepsEscapes: true, isPattern: false }, 1);
    this.#at += 1;
    if (stop === '"') this.#add(this.#keepsMarks ? `${text}"` : text, 'whole');
    else this.#add(`${text}}`, 'split');
  }

  #push(part: Omit<Part, 'output'>, width: number): void {
    this.#at += width;
    this.#open.push({ ...part, output: '' });
    // Docker has one buffer for the words in braces and around them, and so loses the word before them.
    if (part.stop !== '"') this.#word = '';
  }

  #readDollar(): void {
    const start = this.#at;
    const isBraced = this.#text.charAt(start + 1) === '{';
    const nameAt = start + (isBraced ? 2 : 1);
    const nameEnd = variableNameEnd(this.#text, nameAt);
    const name = this.#text.slice(nameAt, nameEnd);
    this.#at = nameEnd;
    if (!isBraced) return this.#add(`$${name}`, 'split');
    const sign = this.#text.charAt(nameEnd);
    if (sign === '' || (name === '' && '{}:'.includes(sign))) return this.#fail();
    if (sign === '}') {
      this.#at += 1;
      return this.#add(`\${${name}}`, 'split');
    }
    const lead = `\${${name}${sign}`;
    if (sign === '/') {
      const width = this.#text.charAt(nameEnd + 1) === '/' ? 2 : 1;
      return this.#push({ stop: '/', lead, keepsEscapes: true, isPattern: true }, width);
    }
    if (sign === ':') return this.#readTestOfEmpty(lead);
    if (!'+-?#%'.includes(sign)) return this.#fail();
    const isPattern = sign === '#' || sign === '%';
    this.#push({ stop: '}', lead, keepsEscapes: isPattern, isPattern }, 1);
  }

  /** `:` and any character, since no variable is set: Docker looks at the modifier later. */
  #readTestOfEmpty(lead: string): void {
    const [sign = ''] = splitCharacters(this.#text.slice(this.#at + 1, this.#at + 5));
    if (sign === '' || sign === '#' || sign === '%') return this.#fail();
    this.#push({ stop: '}', lead: `${lead}${sign}`, keepsEscapes: false, isPattern: false }, 1 + sign.length);
  }

  #readEscape({ stop, keepsEscapes, isPattern }: Part): void {
    const next = this.#text.charAt(this.#at + 1);
    this.#at += 1;
    if (stop !== '"') {
      if (keepsEscapes) this.#add('\\', 'whole');
      if (next !== '') this.#takeCharacter();
    } else if (next === '"' || next === '$' || next === '\\') {
      this.#add(keepsEscapes ? `\\${next}` : next, 'whole');
      this.#at += 1;
    } else if (next !== '') {
      const isDoubled = keepsEscapes && (!this.#keepsMarks || isPattern);
      this.#add(isDoubled ? '\\\\' : '\\', 'whole');
    }
  }

  /** Takes the next character, also a blank, as part of a word. */
  #takeCharacter(): void {
    const width = Math.max(1, blankLength(this.#text, this.#at));
    this.#add(this.#text.slice(this.#at, this.#at + width), 'whole');
    this.#at += width;
  }

  #readSingleQuotes({ isPattern }: Part): void {
    const close = this.#text.indexOf("'", this.#at + 1);
    if (close === -1) return this.#fail();
    const quoted = this.#text.slice(this.#at + 1, close);
    const text = isPattern ? quoted.replaceAll('\\', '\\\\') : quoted;
    this.#add(this.#keepsMarks ? `'${text}'` : text, 'whole');
    this.#at = close + 1;
  }

  /** `<`, or `<<` with the blanks after it. */
  #readArrows(): void {
    ARROWS.lastIndex = this.#at;
    const [arrows = '<'] = ARROWS.exec(this.#text) ?? [];
    this.#add(arrows, 'whole');
    this.#at += arrows.length;
  }

  /** Takes characters without a meaning. */
  #takeRun({ stop }: Part): void {
    const pattern = stop === '"' ? PLAIN_IN_QUOTES : PLAIN;
    pattern.lastIndex = this.#at + 1;
    pattern.test(this.#text);
    this.#add(this.#text.slice(this.#at, pattern.lastIndex), 'split');
    this.#at = pattern.lastIndex;
  }

  /** Adds to the open part, and to the words if that is the whole text; `split` ends a word at blanks. */
  #add(text: string, how: 'whole' | 'split'): void {
    const part = this.#open.at(-1);
    if (part === undefined) return;
    if (part.stop !== '') part.output += text;
    else if (how === 'whole') this.#word += text;
    else this.#addSplit(text);
  }

  #addSplit(text: string): void {
    let start = 0;
    for (let index = 0; index < text.length; index += 1) {
      index = findUnit(START_OF_BLANK, text, index, text.length);
      if (blankLength(text, index) === 0) continue;
      this.#word += text.slice(start, index);
      this.#endWord();
      start = skipBlanks(text, index);
      index = start - 1;
    }
    this.#word += text.slice(start);
  }

  #endWord(): void {
    if (this.#word !== '') this.#words.push(this.#word);
    this.#word = '';
  }

  #finish(): readonly string[] {
    this.#endWord();
    return this.#words;
  }

  #fail(): void {
    this.#isMalformed = true;
  }
}

/** The first byte of every blank, and of other characters. */
const START_OF_BLANK = /[\t-\r \u00c2\u00e1-\u00e3]/g;
const ARROWS = /<(?:<[\t\r ]*)?/y;
const PLAIN = /[^$\\'"<}/]*/y;
const PLAIN_IN_QUOTES = /[^$\\"]*/y;
