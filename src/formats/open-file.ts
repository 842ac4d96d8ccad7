import { textOfBytes } from '../text/byte-text.ts';
import type { FormatSkipCode } from './format-image.ts';
import { ambiguityOf, breakLines, decodeUtf16 } from './yaml/yaml-text.ts';
import type { StructuredFormat } from './file-format.ts';
import { skip } from './found-text.ts';
import type { SkippedText } from './found-text.ts';

/** A file as text with one unit per byte. */
export interface FileText {
  readonly whole: string;
  /** The text without its byte order mark. */
  readonly text: string;
  /** Byte offset of `text` in the file. */
  readonly offset: number;
  readonly isUtf8: boolean;
}

/** A file to parse, in which a parser finds images as far as it can be read. */
export interface OpenedFile extends Pick<FileText, 'whole' | 'text' | 'offset'> {
  /** Why tools can read other text than `text`. */
  readonly problems: readonly SkippedText[];
  /** Why it cannot be edited, as a clause; undefined if it can. */
  readonly uneditable: string | undefined;
}

/** Opens a file for parsing. `whole` and `offset` are those of its UTF-8 form if it is a YAML file in UTF-16. */
export function openFile(language: StructuredFormat['language'], bytes: Uint8Array): OpenedFile {
  const decoded = language === 'yaml' ? decodeUtf16(bytes) : undefined;
  const { isUtf8: isValid, ...file } = fileText(bytes, decoded);
  const broken = language === 'yaml' ? breakLines(file.text) : file.text;
  const ambiguity = language === 'yaml' ? ambiguityOf(file.text, broken) : undefined;
  const problems: SkippedText[] = [];
  const report = (code: FormatSkipCode, reason: string): void =>
    void problems.push(skip(file.offset, '', code, reason));
  if (decoded === undefined && !isValid) report('not-utf8', 'it is not encoded in UTF-8');
  if (broken.includes('\0')) report('not-utf8', 'it contains NUL bytes, as binary files do');
  if (ambiguity !== undefined) report('not-parsable', ambiguity);
  return { ...file, text: broken, problems, uneditable: uneditable(decoded, file.text, broken) };
}

function uneditable(decoded: string | undefined, text: string, broken: string): string | undefined {
  if (decoded !== undefined) return 'the file is encoded in UTF-16';
  return text === broken ? undefined : 'the file has line breaks other than LF and CRLF';
}

const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';
const REPLACEMENT_AS_BYTES = '\u00ef\u00bf\u00bd';

/** Returns the text of a file, or of its decoded form. An index in it plus `offset` is a byte offset in the file. */
export function fileText(bytes: Uint8Array, decoded?: string): FileText {
  const whole = decoded ?? textOfBytes(bytes);
  const offset = whole.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
  return { whole, text: whole.slice(offset), offset, isUtf8: isUtf8(bytes, whole) };
}

/** A decoder replaces invalid bytes with U+FFFD; then there are more of them than the file itself has. */
function isUtf8(bytes: Uint8Array, whole: string): boolean {
  const decoded = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return decoded.split('\uFFFD').length === whole.split(REPLACEMENT_AS_BYTES).length;
}
