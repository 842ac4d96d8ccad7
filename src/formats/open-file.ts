import { PositionFinder } from '../domain/source/text-position.ts';
import type { FormatKind, FormatReading } from '../domain/listing/format-image.ts';
import { fileText } from './file-text.ts';
import type { FileText } from './file-text.ts';
import { skip } from './finding.ts';
import { mayNameImages } from './image-words.ts';
import { listFindings } from './list-findings.ts';

/** A file that is to be parsed, or all that there is to say of it without. */
export type FileOpening =
  | { readonly kind: 'open'; readonly file: FileText; readonly positions: PositionFinder }
  | { readonly kind: 'closed'; readonly reading: FormatReading };

/**
 * Decides whether a file is parsed at all: not without any word that could hold an image, for parsing is what costs, and
 * not when it is no UTF-8, for then nobody can say where its characters are.
 */
export function openFile(kind: FormatKind, bytes: Uint8Array): FileOpening {
  const file = fileText(bytes);
  // In UTF-16 the words have a NUL after every letter: such a file is one to speak of.
  if (!mayNameImages(kind, file.text.replaceAll('\0', ''))) {
    return { kind: 'closed', reading: { images: [], skipped: [] } };
  }
  const positions = new PositionFinder(file.whole);
  if (file.isUtf8) return { kind: 'open', file, positions };
  const findings = [skip(file.offset, '', 'not-utf8', 'it is not encoded in UTF-8')];
  return { kind: 'closed', reading: listFindings({ kind, positions, findings }) };
}
