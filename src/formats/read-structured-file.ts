import type { FormatImage, FormatReading } from './format-image.ts';
import type { FormatKind } from './rows.ts';
import { PositionFinder } from '../text/text-position.ts';
import { manifestKind, mayNameImages } from './file-format.ts';
import type { StructuredFormat } from './file-format.ts';
import { findByRow } from './row-reader.ts';
import type { FormatOptions } from './find-images.ts';
import { formatReading, skip } from './found-text.ts';
import type { FoundText, SkippedText } from './found-text.ts';
import { readHcl } from './hcl/hcl-node.ts';
import { readJsonNode } from './json/json-node.ts';
import { openFile } from './open-file.ts';
import type { OpenedFile } from './open-file.ts';
import { asTemplated, failsAtAction, findTemplatedLines, maskActions } from './yaml/template-text.ts';
import { parseYaml, splitDocuments } from './yaml/yaml-documents.ts';
import type { DocumentProblem, DocumentText } from './yaml/yaml-documents.ts';

/**
 * Lists the images that a YAML, JSON or HCL file names, in time proportional to its size. Takes any bytes and
 * never throws: what cannot be read, or what tools read differently, is returned as skipped, and the rest is still
 * read. A file without any of the words that its kind names images with is not parsed, which is expensive.
 */
export function readStructuredFile(
  { language, kind }: StructuredFormat,
  bytes: Uint8Array,
  options: FormatOptions,
): FormatReading {
  const file = openFile(language, bytes);
  // In UTF-16 without a mark every letter is followed by NUL: such a file has to be reported, so look past the NULs.
  const words = file.text.includes('\0') ? file.text.replaceAll('\0', '') : file.text;
  if (!mayNameImages({ language, kind }, words)) return { images: [], skipped: [], explained: [] };
  const positions = new PositionFinder(file.whole);
  const parts = [{ kind, found: file.problems }, ...PARSERS[language]({ kind, file, options })];
  const readings = parts.map((part) => formatReading({ positions, ...part }));
  return {
    images: readings.flatMap(({ images }) => images).map((image) => asEditable(image, file)),
    skipped: readings.flatMap(({ skipped }) => skipped),
    named: readings.flatMap(({ named = [] }) => named),
    explained: readings
      .flatMap(({ explained }) => explained)
      .toSorted((one, other) => one.start - other.start || one.end - other.end),
  };
}

function asEditable(image: FormatImage, { uneditable: reason }: OpenedFile): FormatImage {
  return reason === undefined
    ? image
    : { ...image, edit: { kind: 'not-editable', code: 'not-in-file', reason } };
}

interface FileToParse {
  readonly kind: FormatKind;
  readonly file: OpenedFile;
  readonly options: FormatOptions;
}

/** The texts found in one document of a file. */
interface DocumentReading {
  readonly kind: FormatKind;
  readonly found: readonly FoundText[];
}

const PARSERS: Readonly<
  Record<StructuredFormat['language'], (open: FileToParse) => readonly DocumentReading[]>
> = {
  yaml: (open) =>
    splitDocuments(open.file.text, open.file.offset)
      .filter(({ text }) => mayNameImages({ language: 'yaml', kind: open.kind }, text))
      .map((document) => readYamlDocument(document, open)),
  json: (open) => [readJsonFile(open)],
  hcl: ({ kind, file, options }) => [
    { kind, found: findByRow(kind, readHcl(file.text, file.offset), options) },
  ],
};

function readJsonFile({ kind, file, options }: FileToParse): DocumentReading {
  const { root, problem } = readJsonNode(file.text, file.offset);
  const found = findByRow(kind, root, options);
  return { kind, found: problem === undefined ? found : [...found, skipDocument(problem)] };
}

function readYamlDocument(document: DocumentText, open: FileToParse): DocumentReading {
  const { kind, options } = open;
  const parsed = parseYaml(document, kind === 'compose');
  if (parsed.kind === 'unreadable') return { kind, found: findInUnreadable(document, parsed, open) };
  const actual = kind === 'kubernetes' ? manifestKind(parsed.root) : kind;
  const found = actual === undefined ? [] : findByRow(actual, parsed.root, options);
  const problems = parsed.problems();
  const skips = problems.map(skipDocument);
  const isUnknown = actual === undefined || problems.some(({ code }) => code === 'too-entangled');
  if (isUnknown) return { kind, found: skips };
  // To YAML, an unquoted template is a map inside a map, without a text to find.
  const unquoted = findTemplatedLines(document).filter(({ written }) => written.startsWith('{{'));
  return { kind: actual, found: [...found, ...unquoted, ...skips] };
}

function skipDocument({ at, code, reason }: DocumentProblem): SkippedText {
  return skip(at, '', code, reason);
}

/**
 * A Helm template is not YAML until it is rendered: each of its lines that names an image is skipped, and so is each image
 * that it names once its actions are masked. What is not YAML then either is unreadable.
 */
function findInUnreadable(
  document: DocumentText,
  problem: DocumentProblem,
  open: FileToParse,
): readonly FoundText[] {
  const isTemplate = problem.code === 'not-parsable' && document.text.includes('{{');
  const masked = isTemplate ? maskActions(document.text) : undefined;
  if (masked !== undefined && parseYaml({ ...document, text: masked }).kind === 'document') {
    const { found } = readYamlDocument({ ...document, text: masked }, open);
    return asTemplated(found, document);
  }
  const lines = findTemplatedLines(document);
  return isTemplate && failsAtAction(document, problem.at) ? lines : [...lines, skipDocument(problem)];
}
