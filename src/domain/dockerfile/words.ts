import { blankLength } from './blank.ts';
import type { Escape } from './directive-run.ts';
import { sliceSource } from './source-text.ts';
import type { SourceText } from './source-text.ts';

const BLANKS = /[\t\v\f\r ]+/g;

/** Splits at blanks and nothing else, as FROM and COPY do: quotes hold nothing together here (line_parsers.go). */
export function splitAtBlanks(source: SourceText): readonly SourceText[] {
  if (source.text === '') return [];
  const words: SourceText[] = [];
  let start = 0;
  for (const blanks of source.text.matchAll(BLANKS)) {
    words.push(sliceSource(source, start, blanks.index));
    start = blanks.index + blanks[0].length;
  }
  words.push(sliceSource(source, start));
  return words;
}

/**
 * Splits at blanks outside quotes, as ARG, ENV and LABEL do; quotes and escapes stay in the words for the expansion to
 * take away (line_parsers.go `parseWords`). An escape character at the very end is dropped.
 */
export function splitQuotedWords(source: SourceText, escape: Escape): readonly SourceText[] {
  const { text } = source;
  const words: SourceText[] = [];
  let start: number | undefined;
  let quote = '';
  let index = 0;
  while (index < text.length) {
    const character = text.charAt(index);
    const blank = quote === '' ? blankLength(text, index) : 0;
    if (blank > 0) {
      if (start !== undefined) words.push(sliceSource(source, start, index));
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
  if (start !== undefined && start < end) words.push(sliceSource(source, start, end));
  return words;
}
