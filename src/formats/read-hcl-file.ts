import { PositionFinder } from '../domain/dockerfile/text-position.ts';
import type { FormatKind, FormatReading } from '../domain/listing/format-image.ts';
import { fileText } from './file-text.ts';
import { findImages } from './find-images.ts';
import type { FormatOptions } from './find-images.ts';
import { skip } from './finding.ts';
import { readHcl } from './hcl-node.ts';
import { mayNameImages } from './image-words.ts';
import { listFindings } from './list-findings.ts';

/** Lists the images that an HCL file names. Takes any bytes, never throws, and takes time in proportion to their number. */
export function readHclFile(kind: FormatKind, bytes: Uint8Array, options: FormatOptions): FormatReading {
  const file = fileText(bytes);
  if (!mayNameImages(kind, file.text.replaceAll('\0', ''))) return { images: [], skipped: [] };
  const findings = file.isUtf8
    ? findImages(kind, readHcl(file.text, file.offset), { ...options, text: file.whole })
    : [skip(file.offset, '', 'not-utf8', 'it is not encoded in UTF-8')];
  return listFindings({ kind, positions: new PositionFinder(file.whole), findings });
}
