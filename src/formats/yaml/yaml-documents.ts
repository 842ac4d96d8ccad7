import { isAlias, isMap, isPair, isScalar, isSeq, parseDocument } from 'yaml';
import type { Alias, Document, Node, YAMLMap } from 'yaml';

import type { FormatSkipCode } from '../../domain/listing/format-image.ts';
import type { DataNode } from '../data-node.ts';
import { dataNode } from './yaml-node.ts';

/** One document of a file, or why it cannot be read. */
export type ParsedDocument =
  | {
      readonly kind: 'document';
      readonly root: DataNode;
      /** Returns false once its merge keys exceeded the work limit. */
      readonly isWhole: () => boolean;
    }
  | {
      readonly kind: 'unreadable';
      readonly at: number;
      readonly code: FormatSkipCode;
      readonly reason: string;
    };

/** The text between two document markers and its byte offset in the file. */
export interface DocumentText {
  readonly text: string;
  readonly offset: number;
}

/** The parser needs a second and 200 MB for a document of this size. */
const LARGEST_DOCUMENT = 2_000_000;

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

/** Parses one document. Never throws: invalid YAML is returned as `unreadable`. */
export function parseYaml({ text, offset }: DocumentText): ParsedDocument {
  if (text.length >= LARGEST_DOCUMENT) {
    return unreadable(offset, 'too-large', `a document in it has ${LARGEST_DOCUMENT} bytes or more`);
  }
  const document = parse(text);
  if (document === undefined) return unreadable(offset, 'too-entangled', 'its values are nested too deeply');
  const [error] = document.errors;
  if (error !== undefined)
    return unreadable(offset + error.pos[0], 'not-parsable', `not YAML: ${error.message}`);
  const survey = surveyNodes(document);
  if ('at' in survey) return { ...survey, at: survey.at + offset };
  let left = 10_000 + MERGES_PER_BYTE * text.length;
  const spend = (steps = 1): boolean => (left -= steps) >= 0;
  const root = dataNode(document.contents, { ...survey, text, offset, isFlow: false, spend });
  return { kind: 'document', root, isWhole: () => left >= 0 };
}

/**
 * The failsafe schema keeps every scalar as text: `tag: 1.10` is not a number. Keys are compared below, in
 * linear time. The parser is recursive; only generated files nest deeply enough to overflow the stack.
 */
function parse(text: string): Document.Parsed | undefined {
  try {
    return parseDocument(text, {
      schema: 'failsafe',
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
}

/** Resolves aliases. Returns `unreadable` for a duplicate key or an alias without an anchor. */
function surveyNodes(document: Document.Parsed): Survey | Unreadable {
  const anchors = new Map<string, Node>();
  const targets = new Map<Alias, Node>();
  const aliases = new Map<Node, number>();
  const waiting: unknown[] = [document.contents];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (isAlias(node)) {
      const target = anchors.get(node.source);
      if (target === undefined)
        return unreadable(node.range?.[0] ?? 0, 'not-parsable', 'an alias has no anchor before it');
      targets.set(node, target);
      aliases.set(target, (aliases.get(target) ?? 0) + 1);
      continue;
    }
    if (!isMap(node) && !isSeq(node) && !isScalar(node)) continue;
    if (node.anchor !== undefined) anchors.set(node.anchor, node);
    if (isScalar(node)) continue;
    const twice = isMap(node) ? findDuplicate(node) : undefined;
    if (twice !== undefined) return twice;
    // In reverse, so that nodes are visited in file order: an alias refers to the last anchor before it.
    for (let index = node.items.length - 1; index >= 0; index -= 1) {
      const item: unknown = node.items[index];
      if (isPair(item)) waiting.push(item.value, item.key);
      else waiting.push(item);
    }
  }
  return { targets, aliases };
}

/** Merge keys can be repeated: many Compose files merge several maps that way. */
function findDuplicate(map: YAMLMap): Unreadable | undefined {
  const seen = new Set<string>();
  for (const { key } of map.items) {
    if (!isScalar(key) || key.source === undefined || key.source === '<<') continue;
    if (seen.has(key.source)) {
      return unreadable(
        key.range?.[0] ?? 0,
        'duplicate-key',
        'a map has the same key twice, and tools differ in which one they use',
      );
    }
    seen.add(key.source);
  }
  return undefined;
}

function unreadable(at: number, code: FormatSkipCode, reason: string): Unreadable {
  return { kind: 'unreadable', at, code, reason };
}

/** Returns true for the marker that ends the directives of the first document. */
function endsDirectives(text: string, marker: number): boolean {
  return /^(?:[ \t]*(?:#.*)?\r?\n)*%/.test(text.slice(0, marker));
}
