import { rangeText, sliceSource } from '../../text/source-text.ts';
import type { SourceRange, SourceText } from '../../text/source-text.ts';
import { blankLength, findUnit } from './blank.ts';
import type { Escape } from './directives.ts';

/**
 * Splits at blanks only, as FROM does: quotes do not group words (BuildKit parser/line_parsers.go). The range has no
 * blanks at its ends.
 */
export function splitAtBlanks({ source, start, end }: SourceRange): readonly SourceText[] {
  const words: SourceText[] = [];
  let index = start;
  while (index < end) {
    const wordEnd = findUnit(SPLITTING_BLANK, source.text, index, end);
    if (wordEnd > index) words.push(sliceSource(source, index, wordEnd));
    index = wordEnd + 1;
  }
  return words;
}

/**
 * Splits at blanks outside quotes, as ARG does; quotes and escapes stay in the words for the expansion to remove
 * (line_parsers.go `parseWords`). An escape character at the very end is dropped.
 */
export function splitQuotedWords(range: SourceRange, escape: Escape): readonly SourceText[] {
  const { text } = range.source;
  if (!QUOTED_OR_WIDE.test(rangeText(range))) return splitAtBlanks(range);
  const words: SourceText[] = [];
  const sign = escape.charCodeAt(0);
  let start: number | undefined;
  let quote = 0;
  let index = range.start;
  while (index < range.end) {
    const unit = text.charCodeAt(index);
    const blank = quote === 0 ? blankLength(text, index) : 0;
    if (blank > 0) {
      if (start !== undefined) words.push(sliceSource(range.source, start, index));
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
  if (start !== undefined && start < end) words.push(sliceSource(range.source, start, end));
  return words;
}

const QUOTED_OR_WIDE = /["'\\`\u0080-\u00ff]/;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;

/** The blanks that BuildKit splits at; U+00A0 is not one. */
export const SPLITTING_BLANK = /[\t\n\v\f\r ]/g;

/** Lower-cases ASCII, U+0130 and U+212A as Go's `strings.ToLower` does in text of one unit per byte. */
export function lowerCase(text: string): string {
  return (
    QUOTED_OR_WIDE.test(text)
      ? text.replaceAll('\u00c4\u00b0', 'i').replaceAll('\u00e2\u0084\u00aa', 'k')
      : text
  ).toLowerCase();
}
