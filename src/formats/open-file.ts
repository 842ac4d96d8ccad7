import { textOfBytes } from '../domain/source/byte-text.ts';
import { PositionFinder } from '../domain/source/text-position.ts';
import type { FormatKind, FormatReading } from '../domain/listing/format-image.ts';
import { mayNameImages } from './file-format.ts';
import { formatReading, skip } from './found-text.ts';

/** A file as text with one unit per byte. */
export interface FileText {
  readonly whole: string;
  /** The text without its byte order mark. */
  readonly text: string;
  /** Byte offset of `text` in the file. */
  readonly offset: number;
  readonly isUtf8: boolean;
}

/** A file to parse, or its reading if there is nothing to parse. */
export type FileOpening =
  | { readonly kind: 'open'; readonly file: FileText; readonly positions: PositionFinder }
  | { readonly kind: 'closed'; readonly reading: FormatReading };

/**
 * Opens a file for parsing, which is expensive: a file without any of the words that its kind names images
 * with is closed at once, and so is a file that is not UTF-8, because its character positions are unknown.
 */
export function openFile(kind: FormatKind, bytes: Uint8Array): FileOpening {
  const file = fileText(bytes);
  // In UTF-16 every letter is followed by NUL: such a file has to be reported, so look past the NULs.
  if (!mayNameImages(kind, file.text.replaceAll('\0', ''))) {
    return { kind: 'closed', reading: { images: [], skipped: [] } };
  }
  const positions = new PositionFinder(file.whole);
  if (file.isUtf8) return { kind: 'open', file, positions };
  const found = [skip(file.offset, '', 'not-utf8', 'it is not encoded in UTF-8')];
  return { kind: 'closed', reading: formatReading({ kind, positions, found }) };
}

const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';
const REPLACEMENT_AS_BYTES = '\u00ef\u00bf\u00bd';

/** Returns the text of a file. An index in it plus `offset` is a byte offset in the file. */
export function fileText(bytes: Uint8Array): FileText {
  const whole = textOfBytes(bytes);
  const offset = whole.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
  return { whole, text: whole.slice(offset), offset, isUtf8: isUtf8(bytes, whole) };
}

/** A decoder replaces invalid bytes with U+FFFD; then there are more of them than the file itself has. */
function isUtf8(bytes: Uint8Array, whole: string): boolean {
  const decoded = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return decoded.split('\uFFFD').length === whole.split(REPLACEMENT_AS_BYTES).length;
}
