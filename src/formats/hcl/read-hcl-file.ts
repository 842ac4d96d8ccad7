import type { FormatKind, FormatReading } from '../../domain/listing/format-image.ts';
import { findImages } from '../find-images.ts';
import type { FormatOptions } from '../find-images.ts';
import { readHcl } from './hcl-node.ts';
import { listFindings } from '../list-findings.ts';
import { openFile } from '../open-file.ts';

/** Lists the images that an HCL file names. Takes any bytes, never throws, and takes time in proportion to their number. */
export function readHclFile(kind: FormatKind, bytes: Uint8Array, options: FormatOptions): FormatReading {
  const opening = openFile(kind, bytes);
  if (opening.kind === 'closed') return opening.reading;
  const { file, positions } = opening;
  const findings = findImages(kind, readHcl(file.text, file.offset), { ...options, text: file.whole });
  return listFindings({ kind, positions, findings });
}
