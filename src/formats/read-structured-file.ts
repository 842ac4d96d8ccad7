import stripJsonComments from 'strip-json-comments';

import type { FormatKind, FormatReading } from '../domain/listing/format-image.ts';
import { manifestKind, mayNameImages } from './file-format.ts';
import type { StructuredFormat } from './file-format.ts';
import { findImages } from './find-images.ts';
import type { FormatOptions } from './find-images.ts';
import { formatReading, skip } from './found-text.ts';
import type { FoundText, SkippedText } from './found-text.ts';
import { readHcl } from './hcl/hcl-node.ts';
import { openFile } from './open-file.ts';
import type { FileText } from './open-file.ts';
import { parseYaml, splitDocuments } from './yaml/yaml-documents.ts';
import type { DocumentText } from './yaml/yaml-documents.ts';

/**
 * Lists the images that a YAML, JSON or HCL file names, in time proportional to its size. Takes any bytes and
 * never throws: a YAML document that cannot be read is returned as skipped, and the other documents are still
 * read.
 */
export function readStructuredFile(
  { language, kind }: StructuredFormat,
  bytes: Uint8Array,
  options: FormatOptions,
): FormatReading {
  const opening = openFile(kind, bytes);
  if (opening.kind === 'closed') return opening.reading;
  const { file, positions } = opening;
  const parts = PARSERS[language]({ kind, file, options });
  const readings = parts.map((part) => formatReading({ positions, ...part }));
  return {
    images: readings.flatMap(({ images }) => images),
    skipped: readings.flatMap(({ skipped }) => skipped),
    named: readings.flatMap(({ named = [] }) => named),
  };
}

interface OpenFile {
  readonly kind: FormatKind;
  readonly file: FileText;
  readonly options: FormatOptions;
}

/** The texts found in one document of a file. */
interface DocumentReading {
  readonly kind: FormatKind;
  readonly found: readonly FoundText[];
}

const PARSERS: Readonly<
  Record<StructuredFormat['language'], (open: OpenFile) => readonly DocumentReading[]>
> = {
  yaml: (open) =>
    splitDocuments(open.file.text, open.file.offset)
      .filter(({ text }) => mayNameImages(open.kind, text))
      .map((document) => readYamlDocument(document, open)),
  json: (open) => [readJson(open)],
  hcl: ({ kind, file, options }) => [
    { kind, found: findImages(kind, readHcl(file.text, file.offset), options) },
  ],
};

/**
 * JSON without comments is YAML, which allows trailing commas. Spaces in place of comments keep positions.
 */
function readJson({ kind, file, options }: OpenFile): DocumentReading {
  const parsed = parseYaml({ text: stripJsonComments(file.text), offset: file.offset });
  if (parsed.kind === 'document') return { kind, found: findImages(kind, parsed.root, options) };
  return { kind, found: [skip(parsed.at, '', parsed.code, parsed.reason.replace('not YAML', 'not JSON'))] };
}

function readYamlDocument(document: DocumentText, { kind, options }: OpenFile): DocumentReading {
  const parsed = parseYaml(document);
  const templated = findTemplatedLines(document);
  if (parsed.kind === 'unreadable') {
    // A Helm template is not YAML until it is rendered; each of its lines that names an image is skipped.
    const isTemplate = parsed.code === 'not-parsable' && document.text.includes('{{');
    return { kind, found: isTemplate ? templated : [skip(parsed.at, '', parsed.code, parsed.reason)] };
  }
  const actual = kind === 'kubernetes' ? manifestKind(parsed.root) : kind;
  if (actual === undefined) return { kind, found: [] };
  const found = findImages(actual, parsed.root, options);
  if (!parsed.isWhole()) {
    return { kind, found: [skip(document.offset, '', 'too-entangled', 'its merge keys are too complex')] };
  }
  // To YAML, an unquoted template is a map inside a map, without a text to find.
  const unquoted = templated.filter(({ written }) => written.startsWith('{{'));
  return { kind: actual, found: [...found, ...unquoted] };
}

/** A line that gives `image` a value. */
const IMAGE_LINE = /^[ \t]*(?:-[ \t]+)?["']?image["']?:[ \t]+(?=\S)(?![|>#])/gm;

/** Finds the lines of a template that give `image` a value, without a parser. */
function findTemplatedLines({ text, offset }: DocumentText): readonly SkippedText[] {
  if (!text.includes('{{')) return [];
  return [...text.matchAll(IMAGE_LINE)].map((match) => {
    const start = match.index + match[0].length;
    const lineFeed = text.indexOf('\n', start);
    const written = text.slice(start, lineFeed === -1 ? undefined : lineFeed).trim();
    return skip(start + offset, written, 'templated', 'the file is a template and has to be rendered first');
  });
}
