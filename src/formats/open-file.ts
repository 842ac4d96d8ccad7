import { textOfBytes } from '../text/byte-text.ts';
import type { FormatSkipCode } from './format-image.ts';
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

/** Decodes UTF-16 with a byte order mark, which parsers of YAML accept and which stays; undefined for any other encoding. */
function decodeUtf16(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  if (!isLittle && (first !== 0xfe || second !== 0xff)) return undefined;
  try {
    const decoded = new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be', {
      fatal: true,
      ignoreBOM: true,
    }).decode(bytes);
    return textOfBytes(new TextEncoder().encode(decoded));
  } catch {
    // Not UTF-16 after all: it is reported as not UTF-8.
    return undefined;
  }
}

/**
 * Returns the text, of one unit per byte, with every line break of YAML 1.1 as a line feed behind blanks, so that offsets
 * stay: the parsers of Kubernetes, Compose, GitHub and GitLab break lines there, and YAML 1.2 does not.
 */
function breakLines(text: string): string {
  if (!CAN_BREAK.test(text)) return text;
  return text.replace(OLD_BREAKS, (mark) => '\n'.padStart(mark.length));
}

/** The line breaks of YAML 1.1 besides LF and CRLF: CR, NEL, LS and PS. */
const OLD_BREAKS = /\r(?!\n)|\u00c2\u0085|\u00e2\u0080[\u00a8\u00a9]/g;

/** A byte of one of them: most files have none. */
const CAN_BREAK = /[\r\u0085\u0080]/;

/**
 * Returns why parsers read a text differently, as a clause, or undefined. `broken` is its form with line feeds. An escaped
 * line break of YAML 1.1 has another length there, and Go's parsers skip a byte order mark at the start of a line.
 */
function ambiguityOf(text: string, broken: string): string | undefined {
  if (broken.includes('\u00ef\u00bb\u00bf') && /^\u00ef\u00bb\u00bf/m.test(broken))
    return 'a line begins with a byte order mark';
  const isEscaped = broken !== text && /\\(?:\u00c2\u0085|\u00e2\u0080[\u00a8\u00a9])/.test(text);
  return isEscaped ? 'a backslash stands before a line break that few tools know' : undefined;
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
