import { offsetAt, sliceSource } from '../../text/source-text.ts';
import type { SourceText } from '../../text/source-text.ts';
import { findUnit } from '../syntax/blank.ts';
import type { Escape } from '../syntax/directives.ts';
import type { Effort } from './effort.ts';
import type { VariableValue } from './fragment.ts';

/** The variables that a word can name. */
export interface VariableScope {
  find(name: string): VariableValue | undefined;
  /** Returns true if a variable that has no value is declared, so that `--build-arg` can set it. */
  isMissing(name: string): boolean;
  /** Returns true for a variable that has a value for Docker, but a longer or deeper one than is read here. */
  isUnknown(name: string): boolean;
}

/** Options of an expansion. */
export interface WordOptions {
  readonly escape: Escape;
  readonly scope: VariableScope;
  readonly effort: Effort;
}

/** Why a word cannot be expanded; `missing` names the ARG that has no value, if that is the cause. */
export interface WordFailure {
  readonly kind: 'failed';
  readonly reason: string;
  readonly missing: string | undefined;
}

/** Docker has no limit; real files use two or three levels. */
const DEEPEST_NESTING = 100;

/** Reads a word forward, up to its end or a failure. */
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

  /** Returns the next character without taking it; empty at the end. */
  peek(): string {
    return this.word.text.charAt(this.at);
  }

  take(): string {
    const character = this.peek();
    this.at += 1;
    return character;
  }

  /** Takes the next character and all up to one that can be special: a quote, `$`, an escape character, `stop`. */
  takeRun(stop: string): SourceText {
    const { text } = this.word;
    const start = this.at;
    const special = stop === '}' || stop === '/' ? MARK_OR_STOP : MARK;
    this.at = findUnit(special, text, start + 1, text.length);
    return sliceSource(this.word, start, this.at);
  }

  get isAtEnd(): boolean {
    return this.at >= this.word.text.length;
  }

  /** File offset of the character that was taken last. */
  get lastOffset(): number {
    return offsetAt(this.word, this.at - 1);
  }

  /** Goes one level down; fails beyond the limit. */
  enter(): boolean {
    this.depth += 1;
    if (this.depth > DEEPEST_NESTING)
      this.fail(`expansions are nested deeper than ${DEEPEST_NESTING} levels`);
    return this.failure === undefined;
  }

  leave(): void {
    this.depth -= 1;
  }

  /** Records the first failure. Returns undefined, so that a reading function can return it. */
  fail(reason: string, missing?: string): undefined {
    this.failure ??= { kind: 'failed', reason, missing };
    return undefined;
  }
}

const MARK = /["$'\\`]/g;
const MARK_OR_STOP = /["$'\\`}/]/g;
