import { isAlias, isMap, isNode, isPair, isScalar, isSeq, parseDocument } from 'yaml';
import type { Alias, Document, Node, YAMLMap } from 'yaml';

import type { FormatSkipCode } from '../format-image.ts';
import type { DataNode } from '../data-node.ts';
import { dataNode } from './yaml-node.ts';
import { isMergeKey, scalarKey, textOf } from './yaml-scalar.ts';

/** A reason why a document cannot be read, or why tools read it differently. */
export interface DocumentProblem {
  /** Byte offset in the file. */
  readonly at: number;
  readonly code: FormatSkipCode;
  /** A clause without a full stop. */
  readonly reason: string;
}

/** One document of a file, or why it cannot be read. */
export type ParsedDocument =
  | {
      readonly kind: 'document';
      readonly root: DataNode;
      /** Returns what is wrong with the values that were looked at so far. */
      readonly problems: () => readonly DocumentProblem[];
    }
  | ({ readonly kind: 'unreadable' } & DocumentProblem);

/** The text between two document markers and its byte offset in the file. */
export interface DocumentText {
  readonly text: string;
  readonly offset: number;
}

/** The parser needs a second and 200 MB for a document of this size. */
const LARGEST_DOCUMENT = 2_000_000;

/** Long comments cost the parser nothing; this is the part of a comment line that counts. */
const COUNTED_COMMENT = 32;

/** Maximum lookups through merge keys per byte of a document; real documents stay below a tenth of it. */
const MERGES_PER_BYTE = 4;

const MARKER = /^---(?=[ \t\r\n]|$)/gm;

/**
 * Splits a file into its documents without parsing them: a line that begins with `---` always starts a
 * document. Directives belong to the document that follows them.
 */
export function splitDocuments(text: string, offset: number): readonly DocumentText[] {
  const [first = 0, ...others] = [...text.matchAll(MARKER)].map(({ index }) => index);
  const starts = first === 0 || endsDirectives(text, first) ? [0] : [0, first];
  const bounds = [...starts, ...others, text.length];
  return bounds
    .slice(0, -1)
    .map((start, index) => ({ text: text.slice(start, bounds[index + 1]), offset: offset + start }));
}

/**
 * Parses one document. Never throws: invalid YAML is returned as `unreadable`. In a Compose file, values can be reset, and
 * a key keeps its value if a merge key sets it again.
 */
export function parseYaml({ text, offset }: DocumentText, isCompose = false): ParsedDocument {
  if (countedLength(text) >= LARGEST_DOCUMENT) {
    return unreadable(offset, 'too-large', `a document in it has ${LARGEST_DOCUMENT} bytes or more`);
  }
  const document = parse(text);
  if (document === undefined) return unreadable(offset, 'too-entangled', 'its values are nested too deeply');
  const [error] = document.errors;
  if (error !== undefined)
    return unreadable(offset + error.pos[0], 'not-parsable', `not YAML: ${error.message}`);
  const survey = surveyNodes(document, { text, offset });
  if ('kind' in survey) return survey;
  const { targets, aliases, duplicate } = survey;
  const setAgain = new Map<number, DocumentProblem>();
  const onSetAgain = (at: number): void =>
    void (isCompose || setAgain.set(at, problem(at, 'duplicate-key', SET_AGAIN)));
  let left = 10_000 + MERGES_PER_BYTE * text.length;
  const spend = (steps = 1): boolean => (left -= steps) >= 0;
  const context = { targets, aliases, text, offset, isFlow: false, isCompose, spend, onSetAgain };
  return {
    kind: 'document',
    root: dataNode(document.contents, context),
    problems: () => {
      if (left < 0) return [problem(offset, 'too-entangled', 'its merge keys are too complex')];
      return [...(duplicate === undefined ? [] : [duplicate]), ...[...setAgain.values()].slice(0, 1)];
    },
  };
}

const SET_AGAIN = 'a merge key after a key sets it again, and tools differ in which value they use';

/** Line by line: a regular expression would overflow its stack in a comment of some millions of characters. */
function countedLength(text: string): number {
  if (text.length < LARGEST_DOCUMENT) return text.length;
  let counted = text.length;
  for (let start = 0; start < text.length;) {
    const lineFeed = text.indexOf('\n', start);
    const end = lineFeed === -1 ? text.length : lineFeed;
    let at = start;
    while (text[at] === ' ' || text[at] === '\t') at += 1;
    const isLong = text[at] === '#' && end - at - 1 >= COUNTED_COMMENT;
    if (isLong) counted -= end - start - COUNTED_COMMENT;
    start = end + 1;
  }
  return counted;
}

/**
 * The failsafe schema keeps every scalar as text: `tag: 1.10` is not a number. Keys are compared below, in
 * linear time. The parser is recursive; only generated files nest deeply enough to overflow the stack.
 */
function parse(text: string): Document.Parsed | undefined {
  try {
    return parseDocument(text, {
      schema: 'failsafe',
      resolveKnownTags: false,
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: 'silent',
    });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

type Unreadable = Extract<ParsedDocument, { readonly kind: 'unreadable' }>;

interface Survey {
  readonly targets: ReadonlyMap<Alias, Node>;
  readonly aliases: ReadonlyMap<Node, number>;
  /** The first key that a map has twice. */
  readonly duplicate: DocumentProblem | undefined;
}

/** Go's parsers end an anchor before these, so that `&a: x` is an empty key with a value, against the specification. */
const ENDS_ANCHOR = /[?:,\]}%@`]/;

/** Resolves aliases and looks for duplicate keys. Returns `unreadable` for an alias without an anchor. */
function surveyNodes(document: Document.Parsed, { text, offset }: DocumentText): Survey | Unreadable {
  const anchors = new Map<string, Node>();
  const targets = new Map<Alias, Node>();
  const aliases = new Map<Node, number>();
  const maps: YAMLMap[] = [];
  const waiting: unknown[] = [document.contents];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (isAlias(node)) {
      const target = anchors.get(node.source);
      if (target === undefined)
        return unreadable(startOf(node) + offset, 'not-parsable', 'an alias has no anchor before it');
      targets.set(node, target);
      aliases.set(target, (aliases.get(target) ?? 0) + 1);
      continue;
    }
    if (!isMap(node) && !isSeq(node) && !isScalar(node)) continue;
    if (node.anchor !== undefined) {
      if (ENDS_ANCHOR.test(node.anchor))
        return unreadable(
          startOf(node) + offset,
          'not-parsable',
          'an anchor has a punctuation mark in its name',
        );
      anchors.set(node.anchor, node);
    }
    if (isScalar(node)) continue;
    if (isMap(node)) maps.push(node);
    if (node.flow === true && node.items.some((item: unknown) => isReadDifferently(item, text)))
      return unreadable(
        startOf(node) + offset,
        'not-parsable',
        'blanks are missing in its braces or brackets',
      );
    // In reverse, so that nodes are visited in file order: an alias refers to the last anchor before it.
    for (let index = node.items.length - 1; index >= 0; index -= 1) {
      const item: unknown = node.items[index];
      if (isPair(item)) waiting.push(item.value, item.key);
      else waiting.push(item);
    }
  }
  return { targets, aliases, duplicate: findDuplicate(maps, targets, offset) };
}

/**
 * Go's parsers read `{?key: value}` as an explicit key and `[!tag,text]` as a text with a tag, against the specification.
 */
function isReadDifferently(item: unknown, text: string): boolean {
  return (isPair(item) ? [item.key, item.value] : [item]).some((node) => {
    if (!isScalar(node) || node.type !== 'PLAIN') return false;
    const { source = '', tag } = node;
    const at = startOf(node);
    return source === ''
      ? tag !== undefined && /^\S[,[\]]$/.test(text.slice(at - 1, at + 1))
      : source.startsWith('?');
  });
}

/**
 * Returns the first key that a map has twice. Merge keys can be repeated: many Compose files merge several maps that way.
 * Of Go's parsers, the one of Kubernetes reads a quoted `<<` with the tag `!` as a merge key, and the others do not.
 */
function findDuplicate(
  maps: readonly YAMLMap[],
  targets: ReadonlyMap<Alias, Node>,
  offset: number,
): DocumentProblem | undefined {
  for (const { items } of maps) {
    const seen = new Set<string>();
    for (const { key } of items) {
      const scalar = scalarKey(key, targets);
      if (scalar === undefined || isMergeKey(scalar)) continue;
      if (scalar.source === '<<' && scalar.tag === '!')
        return problem(
          startOf(key) + offset,
          'duplicate-key',
          'only some tools read a quoted << as a merge key',
        );
      const text = textOf(scalar);
      const reason = 'a map has the same key twice, and tools differ in which one they use';
      if (seen.has(text)) return problem(startOf(key) + offset, 'duplicate-key', reason);
      seen.add(text);
    }
  }
  return undefined;
}

function startOf(node: unknown): number {
  return isNode(node) ? (node.range?.[0] ?? 0) : 0;
}

function problem(at: number, code: FormatSkipCode, reason: string): DocumentProblem {
  return { at, code, reason };
}

function unreadable(at: number, code: FormatSkipCode, reason: string): Unreadable {
  return { kind: 'unreadable', at, code, reason };
}

/** Returns true for the marker that ends the directives of the first document. */
function endsDirectives(text: string, marker: number): boolean {
  return /^(?:[ \t]*(?:#.*)?\r?\n)*%/.test(text.slice(0, marker));
}
