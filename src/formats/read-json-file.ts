import stripJsonComments from 'strip-json-comments';

import type { FormatKind, FormatReading } from '../domain/listing/format-image.ts';
import { findImages } from './find-images.ts';
import type { FormatOptions } from './find-images.ts';
import { skip } from './finding.ts';
import type { Finding } from './finding.ts';
import { listFindings } from './list-findings.ts';
import { openFile } from './open-file.ts';
import { parseYaml } from './yaml/yaml-documents.ts';

/**
 * Lists the images that a JSON file names; comments and trailing commas may stand in it. JSON without comments is YAML,
 * so that one parser gives the places of both: comments are made blanks first, which moves nothing. Takes any bytes and
 * never throws.
 */
export function readJsonFile(kind: FormatKind, bytes: Uint8Array, options: FormatOptions): FormatReading {
  const opening = openFile(kind, bytes);
  if (opening.kind === 'closed') return opening.reading;
  const { file, positions } = opening;
  const parsed = parseYaml({ text: stripJsonComments(file.text), offset: file.offset });
  const findings: readonly Finding[] =
    parsed.kind === 'document'
      ? findImages(kind, parsed.root, { ...options, text: file.whole })
      : [skip(parsed.at, '', parsed.code, parsed.reason.replace('not YAML', 'not JSON'))];
  return listFindings({ kind, positions, findings });
}
