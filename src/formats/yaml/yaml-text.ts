import { textOfBytes } from '../../text/byte-text.ts';

/** The line breaks of YAML 1.1 besides LF and CRLF: CR, NEL, LS and PS. */
const OLD_BREAKS = /\r(?!\n)|\u00c2\u0085|\u00e2\u0080[\u00a8\u00a9]/g;

/** A byte of one of them: most files have none. */
const CAN_BREAK = /[\r\u0085\u0080]/;

/**
 * Returns the text, of one unit per byte, with every line break of YAML 1.1 as a line feed behind blanks, so that offsets
 * stay: the parsers of Kubernetes, Compose, GitHub and GitLab break lines there, and YAML 1.2 does not.
 */
export function breakLines(text: string): string {
  if (!CAN_BREAK.test(text)) return text;
  return text.replace(OLD_BREAKS, (mark) => '\n'.padStart(mark.length));
}

/**
 * Returns why parsers read a text differently, as a clause, or undefined. `broken` is its form with line feeds. An escaped
 * line break of YAML 1.1 has another length there, and Go's parsers skip a byte order mark at the start of a line.
 */
export function ambiguityOf(text: string, broken: string): string | undefined {
  if (broken.includes('\u00ef\u00bb\u00bf') && /^\u00ef\u00bb\u00bf/m.test(broken))
    return 'a line begins with a byte order mark';
  const isEscaped = broken !== text && /\\(?:\u00c2\u0085|\u00e2\u0080[\u00a8\u00a9])/.test(text);
  return isEscaped ? 'a backslash stands before a line break that few tools know' : undefined;
}

/** Decodes UTF-16 with a byte order mark, which parsers of YAML accept and which stays; undefined for any other encoding. */
export function decodeUtf16(bytes: Uint8Array): string | undefined {
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
