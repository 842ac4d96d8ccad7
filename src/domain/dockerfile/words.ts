import { blankLength } from './blank.ts';
import type { Escape } from './directive-run.ts';

/** Where a word stands in a text, `end` not included. */
export interface WordSpan {
  readonly start: number;
  readonly end: number;
}

/**
 * Splits at blanks and nothing else, as FROM and COPY do: quotes hold nothing together here (BuildKit
 * parser/line_parsers.go). The text has no blanks at its ends.
 */
export function splitAtBlanks(text: string): readonly WordSpan[] {
  const words: WordSpan[] = [];
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (!isSplittingBlank(text.charCodeAt(index))) continue;
    if (index > start) words.push({ start, end: index });
    start = index + 1;
  }
  if (start < text.length) words.push({ start, end: text.length });
  return words;
}

/**
 * Splits at blanks outside quotes, as ARG, ENV and LABEL do; quotes and escapes stay in the words for the expansion to
 * take away (line_parsers.go `parseWords`). An escape character at the very end is dropped.
 */
export function splitQuotedWords(text: string, escape: Escape): readonly WordSpan[] {
  const words: WordSpan[] = [];
  let start: number | undefined;
  let quote = '';
  let index = 0;
  while (index < text.length) {
    const character = text.charAt(index);
    const blank = quote === '' ? blankLength(text, index) : 0;
    if (blank > 0) {
      if (start !== undefined) words.push({ start, end: index });
      start = undefined;
    } else {
      start ??= index;
    }
    const isEscaping = character === escape && quote !== "'";
    if (character === quote) quote = '';
    else if (quote === '' && (character === '"' || character === "'")) quote = character;
    index += isEscaping ? 2 : Math.max(1, blank);
  }
  const end = index > text.length ? text.length - 1 : text.length;
  if (start !== undefined && start < end) words.push({ start, end });
  return words;
}

/** True for tab, vertical tab, form feed, carriage return and space, which Docker's parser splits at (`reWhitespace`). */
export function isSplittingBlank(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || (unit >= 0x0b && unit <= 0x0d);
}
