import { blankLength } from './blank.ts';
import type { Escape } from './directive-run.ts';
import type { SourceRange } from './source-range.ts';

/** Where a word stands in a text, `end` not included. */
export interface WordSpan {
  readonly start: number;
  readonly end: number;
}

/**
 * Splits at blanks and nothing else, as FROM and COPY do: quotes hold nothing together here (BuildKit
 * parser/line_parsers.go). The range has no blanks at its ends.
 */
export function splitAtBlanks({ source: { text }, start: from, end }: SourceRange): readonly WordSpan[] {
  const words: WordSpan[] = [];
  let start = from;
  for (let index = from; index < end; index += 1) {
    if (!isSplittingBlank(text.charCodeAt(index))) continue;
    if (index > start) words.push({ start, end: index });
    start = index + 1;
  }
  if (start < end) words.push({ start, end });
  return words;
}

/** Index of the last blank that `splitAtBlanks` splits at, undefined when the whole is one word or none. */
export function lastBlankBefore(text: string, start: number, end: number): number | undefined {
  let index = end - 1;
  while (index >= start && !isSplittingBlank(text.charCodeAt(index))) index -= 1;
  return index < start ? undefined : index;
}

/**
 * Splits at blanks outside quotes, as ARG, ENV and LABEL do; quotes and escapes stay in the words for the expansion to
 * take away (line_parsers.go `parseWords`). An escape character at the very end is dropped.
 */
export function splitQuotedWords(range: SourceRange, escape: Escape): readonly WordSpan[] {
  const { text } = range.source;
  const words: WordSpan[] = [];
  const sign = escape.charCodeAt(0);
  let start: number | undefined;
  let quote = 0;
  let index = range.start;
  while (index < range.end) {
    const unit = text.charCodeAt(index);
    const blank = quote === 0 ? blankLength(text, index) : 0;
    if (blank > 0) {
      if (start !== undefined) words.push({ start, end: index });
      start = undefined;
    } else {
      start ??= index;
    }
    const isEscaping = unit === sign && quote !== SINGLE_QUOTE;
    if (unit === quote) quote = 0;
    else if (quote === 0 && (unit === DOUBLE_QUOTE || unit === SINGLE_QUOTE)) quote = unit;
    index += isEscaping ? 2 : Math.max(1, blank);
  }
  const end = index > range.end ? range.end - 1 : range.end;
  if (start !== undefined && start < end) words.push({ start, end });
  return words;
}

const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;

/** True for tab, vertical tab, form feed, carriage return and space, which Docker's parser splits at (`reWhitespace`). */
export function isSplittingBlank(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || (unit >= 0x0b && unit <= 0x0d);
}
