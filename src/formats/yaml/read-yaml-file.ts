import type { FormatKind, FormatReading } from '../../domain/listing/format-image.ts';
import type { FileText } from '../file-text.ts';
import { findImages } from '../find-images.ts';
import type { FormatOptions } from '../find-images.ts';
import { skip } from '../finding.ts';
import type { Finding } from '../finding.ts';
import { mayNameImages } from '../image-words.ts';
import { listFindings } from '../list-findings.ts';
import { openFile } from '../open-file.ts';
import { manifestKind } from '../kinds/manifest-kind.ts';
import { findTemplatedLines } from './templated-lines.ts';
import { parseYaml, splitDocuments } from './yaml-documents.ts';
import type { DocumentText } from './yaml-documents.ts';

/**
 * Lists the images that a YAML file names. Takes any bytes, never throws, and takes time in proportion to their number; a
 * document that cannot be read comes back as skipped, and the others are read all the same.
 */
export function readYamlFile(kind: FormatKind, bytes: Uint8Array, options: FormatOptions): FormatReading {
  const opening = openFile(kind, bytes);
  if (opening.kind === 'closed') return opening.reading;
  const { file, positions } = opening;
  const readings = splitDocuments(file.text, file.offset)
    .filter(({ text }) => mayNameImages(kind, text))
    .map((document) => listFindings({ positions, ...readDocument({ kind, document, file, options }) }));
  return {
    images: readings.flatMap(({ images }) => images),
    skipped: readings.flatMap(({ skipped }) => skipped),
  };
}

interface DocumentOfFile {
  readonly kind: FormatKind;
  readonly document: DocumentText;
  readonly file: FileText;
  readonly options: FormatOptions;
}

interface DocumentReading {
  readonly kind: FormatKind;
  readonly findings: readonly Finding[];
}

function readDocument({ kind, document, file, options }: DocumentOfFile): DocumentReading {
  const parsed = parseYaml(document);
  const templated = findTemplatedLines(document);
  if (parsed.kind === 'unreadable') {
    // A template of Helm is no YAML before it is rendered; its lines that name images say so one by one.
    const isTemplate = parsed.code === 'not-parsable' && document.text.includes('{{');
    return { kind, findings: isTemplate ? templated.all : [skip(parsed.at, '', parsed.code, parsed.reason)] };
  }
  const actual = kind === 'kubernetes' ? manifestKind(parsed.root) : kind;
  if (actual === undefined) return { kind, findings: [] };
  const findings = findImages(actual, parsed.root, { ...options, text: file.whole });
  if (parsed.isWhole()) return { kind: actual, findings: [...findings, ...templated.unquoted] };
  return {
    kind,
    findings: [skip(document.offset, '', 'too-entangled', 'its merge keys take too much work')],
  };
}
