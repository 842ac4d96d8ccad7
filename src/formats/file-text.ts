import { textOfBytes } from '../domain/source/byte-text.ts';

/** A file as text of one unit per byte. */
export interface FileText {
  readonly whole: string;
  /** The text without its byte order mark. */
  readonly text: string;
  /** Byte of the file where the text starts. */
  readonly offset: number;
  readonly isUtf8: boolean;
}

const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';
const REPLACEMENT_AS_BYTES = '\u00ef\u00bf\u00bd';

/** The text of a file. An index in it, plus `offset`, is a byte of the file. */
export function fileText(bytes: Uint8Array): FileText {
  const whole = textOfBytes(bytes);
  const offset = whole.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
  return { whole, text: whole.slice(offset), offset, isUtf8: isUtf8(bytes, whole) };
}

/** A decoder puts U+FFFD for what it cannot read; then there are more of them than the file itself holds. */
function isUtf8(bytes: Uint8Array, whole: string): boolean {
  const decoded = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return decoded.split('\uFFFD').length === whole.split(REPLACEMENT_AS_BYTES).length;
}
