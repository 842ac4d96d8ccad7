import type { FormatImage, FormatReading } from './format-image.ts';
import type { DataNode } from './data-node.ts';
import { PositionFinder } from '../text/text-position.ts';
import { documentKinds } from './document-kinds.ts';
import { mayNameImages } from './may-name-images.ts';
import type { StructuredFormat } from './file-format.ts';
import { findByRow } from './row-reader.ts';
import type { DocumentOptions } from './row-reader.ts';
import { formatReading, skip } from './found-text.ts';
import type { FoundParts, FoundText, SkippedText } from './found-text.ts';
import { readUnit } from './assignments.ts';
import { readCalls } from './calls/read-calls.ts';
import { findEarthfileImages } from './earthfile.ts';
import { readHcl } from './hcl/hcl-node.ts';
import { readJsonNode } from './json/json-node.ts';
import { openFile } from './open-file.ts';
import type { OpenedFile } from './open-file.ts';
import { readToml } from './toml/toml-node.ts';
import { asTemplated, failsAtAction, findTemplatedLines, maskActions } from './yaml/template-text.ts';
import { parseYaml, splitDocuments } from './yaml/yaml-documents.ts';
import type { DocumentProblem, DocumentText, ParsedDocument } from './yaml/yaml-documents.ts';

/**
 * Lists the images that a YAML, JSON or HCL file names, in time proportional to its size. Takes any bytes and
 * never throws: what cannot be read, or what tools read differently, is returned as skipped, and the rest is still
 * read. A file without any of the words that its kind names images with is not parsed, which is expensive. `given` has
 * the values of variables that other files set.
 */
export function readStructuredFile(
  format: StructuredFormat,
  bytes: Uint8Array,
  given: GivenValues = {},
): FormatReading {
  const file = openFile(format.language, bytes);
  // In UTF-16 without a mark every letter is followed by NUL: such a file has to be reported, so look past the NULs.
  const words = file.text.includes('\0') ? file.text.replaceAll('\0', '') : file.text;
  if (!mayNameImages(format, words)) return { images: [], skipped: [], explained: [] };
  const positions = new PositionFinder(file.whole);
  const problems: FoundParts = [{ kind: format.kind, found: file.problems }];
  const documents = PARSERS[format.language]({ format, file, given });
  const readings = [problems, ...documents].map((parts) => formatReading(parts, positions));
  return {
    images: readings.flatMap(({ images }) => images).map((image) => asEditable(image, file)),
    skipped: readings.flatMap(({ skipped }) => skipped),
    named: readings.flatMap(({ named = [] }) => named),
    explained: readings
      .flatMap(({ explained }) => explained)
      .toSorted((one, other) => one.start - other.start || one.end - other.end),
  };
}

/** The values of variables that other files than the one that is read set. */
export type GivenValues = Pick<DocumentOptions, 'variables' | 'outside'>;

/** Returns the documents of a YAML or HCL file, whatever they name; those that cannot be read are left out. */
export function readDocuments(language: 'yaml' | 'hcl', bytes: Uint8Array): readonly DataNode[] {
  const { text, offset } = openFile(language, bytes);
  if (language === 'hcl') return [readHcl(text, offset)];
  return splitDocuments(text, offset).flatMap((document) => {
    const parsed = parseYaml(document);
    return parsed.kind === 'document' ? [parsed.root] : [];
  });
}

function asEditable(image: FormatImage, { uneditable: reason }: OpenedFile): FormatImage {
  return reason === undefined
    ? image
    : { ...image, edit: { kind: 'not-editable', code: 'not-in-file', reason } };
}

interface FileToParse {
  readonly format: StructuredFormat;
  readonly file: OpenedFile;
  readonly given: GivenValues;
}

const PARSERS: Readonly<Record<StructuredFormat['language'], (open: FileToParse) => readonly FoundParts[]>> =
  {
    yaml: (open) =>
      splitDocuments(open.file.text, open.file.offset)
        .filter(({ text }) => mayNameImages(open.format, text))
        .map((document) => readYamlDocument(document, open)),
    json: (open) => {
      const { root, problem } = readJsonNode(open.file.text, open.file.offset);
      return [readRoot(root, problem === undefined ? [] : [skipDocument(problem)], open)];
    },
    hcl: (open) => [readRoot(readHcl(open.file.text, open.file.offset), [], open)],
    systemd: (open) => [readRoot(readUnit(open.file.text, open.file.offset), [], open)],
    toml: (open) => [readRoot(readToml(open.file.text, open.file.offset), [], open)],
    starlark: (open) => [readRoot(readCalls(open.file.text, open.file.offset, 'starlark'), [], open)],
    groovy: (open) => [readRoot(readCalls(open.file.text, open.file.offset, 'groovy'), [], open)],
    earthfile: ({ format, file }) => [[{ kind: format.kind, found: findEarthfileImages(file.whole) }]],
  };

/** Reads a document as each of its kinds, and adds what is found in any. */
function readRoot(root: DataNode, others: readonly FoundText[], { format, given }: FileToParse): FoundParts {
  const parts = documentKinds(root, format).map((kind) => ({
    kind,
    found: findByRow(kind, root, given),
  }));
  return [{ kind: format.kind, found: others }, ...parts];
}

function readYamlDocument(document: DocumentText, open: FileToParse): FoundParts {
  const { format } = open;
  const parsed = parseAsItsKind(document, format);
  if (parsed.kind === 'unreadable')
    return [{ kind: format.kind, found: findInUnreadable(document, parsed, open) }];
  const parts = readRoot(parsed.root, [], open);
  // Problems of values are known once these were looked at.
  const problems = parsed.problems();
  const skips: FoundParts = [{ kind: format.kind, found: problems.map(skipDocument) }];
  const isUnknown = parts.length === 1 || problems.some(({ code }) => code === 'too-entangled');
  if (isUnknown) return skips;
  // To YAML, an unquoted template is a map inside a map, without a text to find.
  const unquoted = findTemplatedLines(document).filter(({ written }) => written.startsWith('{{'));
  return [...skips, ...parts, { kind: format.kind, found: unquoted }];
}

/** Compose has tags and merge keys of its own, which other files have as well if they are read as one. */
function parseAsItsKind(document: DocumentText, format: StructuredFormat): ParsedDocument {
  const isCompose = format.kind === 'compose';
  const parsed = parseYaml(document, isCompose);
  if (parsed.kind === 'unreadable') return parsed;
  const kinds = documentKinds(parsed.root, format);
  return kinds.length === 0 || kinds.includes('compose') === isCompose
    ? parsed
    : parseYaml(document, !isCompose);
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
    const found = readYamlDocument({ ...document, text: masked }, open).flatMap((part) => part.found);
    return asTemplated(found, document);
  }
  const lines = findTemplatedLines(document);
  return isTemplate && failsAtAction(document, problem.at) ? lines : [...lines, skipDocument(problem)];
}
