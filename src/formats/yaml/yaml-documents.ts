import { isAlias, isMap, isPair, isScalar, isSeq, parseDocument } from 'yaml';
import type { Alias, Document, Node, YAMLMap } from 'yaml';

import type { FormatSkipCode } from '../../domain/listing/format-image.ts';
import type { DataNode } from '../data-node.ts';
import { dataNode } from './yaml-node.ts';

/** One document of a file: its value, or why it has none. */
export type ParsedDocument =
  | {
      readonly kind: 'document';
      readonly root: DataNode;
      /** False once its merge keys took more work than a document may. */ readonly isWhole: () => boolean;
    }
  | {
      readonly kind: 'unreadable';
      readonly at: number;
      readonly code: FormatSkipCode;
      readonly reason: string;
    };

/** A run of text between two document markers, and where it starts. */
export interface DocumentText {
  readonly text: string;
  readonly offset: number;
}

/** A document of this size takes the parser a second and 200 MB. */
const LARGEST_DOCUMENT = 2_000_000;

/** Look-ups through merge keys that a document may cost for each of its bytes; honest ones stay below a tenth. */
const MERGES_PER_BYTE = 4;

const MARKER = /^---(?=[ \t\r\n]|$)/gm;

/**
 * The documents of a file. A line that begins with `---` starts one whatever stands before it, so that they can be
 * told apart without a parser; one that nobody asks to parse costs nothing. Directives go with what follows them.
 */
export function splitDocuments(text: string, offset: number): readonly DocumentText[] {
  const [first = 0, ...others] = [...text.matchAll(MARKER)].map(({ index }) => index);
  const starts = first === 0 || endsDirectives(text, first) ? [0] : [0, first];
  const bounds = [...starts, ...others, text.length];
  return bounds
    .slice(0, -1)
    .map((start, index) => ({ text: text.slice(start, bounds[index + 1]), offset: offset + start }));
}

/** Parses one document; what is no good YAML comes back as `unreadable`, nothing is thrown. */
export function parseYaml({ text, offset }: DocumentText): ParsedDocument {
  if (text.length >= LARGEST_DOCUMENT) {
    return unreadable(offset, 'too-large', `it has ${LARGEST_DOCUMENT} bytes or more in one YAML document`);
  }
  const document = parse(text);
  if (document === undefined) return unreadable(offset, 'too-entangled', 'its values are nested too deeply');
  const [error] = document.errors;
  if (error !== undefined)
    return unreadable(offset + error.pos[0], 'not-parsable', `it is not YAML: ${error.message}`);
  const survey = surveyNodes(document);
  if ('at' in survey) return { ...survey, at: survey.at + offset };
  let left = 10_000 + MERGES_PER_BYTE * text.length;
  const spend = (steps = 1): boolean => (left -= steps) >= 0;
  const root = dataNode(document.contents, { ...survey, text, offset, isFlow: false, spend });
  return { kind: 'document', root, isWhole: () => left >= 0 };
}

/**
 * The failsafe schema leaves every scalar the text it is: `tag: 1.10` is no number. Keys are compared below, where it
 * takes linear time. The parser calls itself for every level; what it runs out of stack for nobody wrote by hand.
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

/** What each alias stands for; or the first key that is written twice, or alias without an anchor. */
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
        return unreadable(node.range?.[0] ?? 0, 'not-parsable', 'it uses an anchor that is not set before');
      targets.set(node, target);
      aliases.set(target, (aliases.get(target) ?? 0) + 1);
      continue;
    }
    if (!isMap(node) && !isSeq(node) && !isScalar(node)) continue;
    if (node.anchor !== undefined) anchors.set(node.anchor, node);
    if (isScalar(node)) continue;
    const twice = isMap(node) ? findDuplicate(node) : undefined;
    if (twice !== undefined) return twice;
    // The last one goes in first, for an alias stands for the anchor that was set last before it.
    for (let index = node.items.length - 1; index >= 0; index -= 1) {
      const item: unknown = node.items[index];
      if (isPair(item)) waiting.push(item.value, item.key);
      else waiting.push(item);
    }
  }
  return { targets, aliases };
}

/** Merge keys may be written several times: that is how many files of Compose merge several maps. */
function findDuplicate(map: YAMLMap): Unreadable | undefined {
  const seen = new Set<string>();
  for (const { key } of map.items) {
    if (!isScalar(key) || key.source === undefined || key.source === '<<') continue;
    if (seen.has(key.source)) {
      return unreadable(
        key.range?.[0] ?? 0,
        'duplicate-key',
        'a key is written twice in one map, and tools differ in which one they take',
      );
    }
    seen.add(key.source);
  }
  return undefined;
}

function unreadable(at: number, code: FormatSkipCode, reason: string): Unreadable {
  return { kind: 'unreadable', at, code, reason };
}

/** True for the marker that ends the directives of the first document. */
function endsDirectives(text: string, marker: number): boolean {
  return /^(?:[ \t]*(?:#.*)?\r?\n)*%/.test(text.slice(0, marker));
}
