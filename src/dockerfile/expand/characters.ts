import { NOWHERE, SourceTextBuilder, sliceSource } from '../../text/source-text.ts';
import type { SourceText } from '../../text/source-text.ts';

/** U+FEFF in UTF-8, one unit per byte. Go's `text/scanner`, which BuildKit reads words with, drops it at the start of a text. */
export const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';

const BEYOND_ASCII = /[\u0080-\u00ff]/;

/** The UTF-8 forms of more than one byte, one unit per byte. */
const WIDE = [
  String.raw`[\xc2-\xdf][\x80-\xbf]`,
  String.raw`\xe0[\xa0-\xbf][\x80-\xbf]`,
  String.raw`[\xe1-\xec\xee\xef][\x80-\xbf]{2}`,
  String.raw`\xed[\x80-\x9f][\x80-\xbf]`,
  String.raw`\xf0[\x90-\xbf][\x80-\xbf]{2}`,
  String.raw`[\xf1-\xf3][\x80-\xbf]{3}`,
  String.raw`\xf4[\x80-\x8f][\x80-\xbf]{2}`,
].join('|');
const CHARACTERS = new RegExp(`${WIDE}|[^]`, 'g');
const INVALID = new RegExp(`(?:${WIDE}|[\\x00-\\x7f])|([\\x80-\\xff])`, 'g');

/** U+FFFD in UTF-8, one unit per byte. */
const REPLACEMENT = '\u00ef\u00bf\u00bd';

/** Splits text of one unit per byte into its characters, each with all its bytes. */
export function splitCharacters(text: string): readonly string[] {
  return BEYOND_ASCII.test(text) ? (text.match(CHARACTERS) ?? []) : text.split('');
}

/** Replaces every byte that is not UTF-8 with U+FFFD, as Go does when it reads text by characters. */
export function wellFormed(source: SourceText): SourceText {
  if (!BEYOND_ASCII.test(source.text)) return source;
  const out = new SourceTextBuilder();
  let at = 0;
  for (const { index, 1: invalid } of source.text.matchAll(INVALID)) {
    if (invalid === undefined) continue;
    out.appendSource(sliceSource(source, at, index));
    out.append(REPLACEMENT, NOWHERE);
    at = index + 1;
  }
  if (at === 0) return source;
  out.appendSource(sliceSource(source, at));
  return out.build();
}
