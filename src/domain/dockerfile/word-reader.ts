import type { Escape } from './directive-run.ts';
import type { Effort } from './effort.ts';
import type { VariableValue } from './fragment.ts';
import { offsetAt, sliceSource } from './source-text.ts';
import type { SourceText } from './source-text.ts';

/** The variables that a word can name. */
export interface VariableScope {
  find(name: string): VariableValue | undefined;
  /** True for a variable that is declared without a value, so that only `--build-arg` gives it one. */
  isMissing(name: string): boolean;
}

/** How a word is expanded, and at whose cost. */
export interface WordOptions {
  readonly escape: Escape;
  readonly scope: VariableScope;
  readonly effort: Effort;
  /** A variable that is not set stays as it is written, instead of becoming empty. */
  readonly keepsUnset?: boolean;
  /** Quotes are characters like any other, as in the body of a heredoc. */
  readonly keepsQuotes?: boolean;
}

/** Why a word cannot be expanded, in Docker's words; `missing` names the ARG whose absence is the cause, if one is. */
export interface WordFailure {
  readonly kind: 'failed';
  readonly reason: string;
  readonly missing: string | undefined;
}

/** Docker knows no limit; nobody writes more than two or three levels. */
const DEEPEST_NESTING = 100;

/** A place in a word that moves forward, and the failure that ended the reading, if one did. */
export class WordReader {
  readonly word: SourceText;
  readonly options: WordOptions;
  at: number;
  depth = 0;
  failure: WordFailure | undefined;

  constructor(word: SourceText, start: number, options: WordOptions) {
    this.word = word;
    this.options = options;
    this.at = start;
  }

  /** The next character without taking it, empty at the end. */
  peek(): string {
    return this.word.text.charAt(this.at);
  }

  take(): string {
    const character = this.peek();
    this.at += 1;
    return character;
  }

  /** Takes the next character, and all up to one that can mean something: a quote, `$`, the escape character, `stop`. */
  takeRun(stop: string): SourceText {
    const { text } = this.word;
    const start = this.at;
    const escape = this.options.escape.charCodeAt(0);
    const end = stop.charCodeAt(0);
    let unit;
    do {
      this.at += 1;
      unit = text.charCodeAt(this.at);
    } while (this.at < text.length && !isMark(unit) && unit !== escape && unit !== end);
    return sliceSource(this.word, start, this.at);
  }

  get isAtEnd(): boolean {
    return this.at >= this.word.text.length;
  }

  /** Byte of the file where the character before the present place stands. */
  get lastOffset(): number {
    return offsetAt(this.word, this.at - 1);
  }

  /** Goes one level down; a failure where that is deeper than anybody means it. */
  enter(): boolean {
    this.depth += 1;
    if (this.depth > DEEPEST_NESTING)
      this.fail(`expansions are nested deeper than ${DEEPEST_NESTING} levels`);
    return this.failure === undefined;
  }

  leave(): void {
    this.depth -= 1;
  }

  /** Notes the first failure. Gives undefined, so that a reading function can end with it. */
  fail(reason: string, missing?: string): undefined {
    this.failure ??= { kind: 'failed', reason, missing };
    return undefined;
  }
}

/** `"`, `$` and `'`. */
function isMark(unit: number): boolean {
  return unit === 0x22 || unit === 0x24 || unit === 0x27;
}
