import { parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Node, ParseError } from 'jsonc-parser';

import type { DataNode, MapEntry, TextNode } from '../data-node.ts';
import { listNode, literalNode, mapNode } from '../literal.ts';
import { scalarSource } from '../yaml/scalar-source.ts';
import type { DocumentProblem } from '../yaml/yaml-documents.ts';

/** A JSON file as far as it can be read, and why tools may read something else. */
export interface ParsedJson {
  readonly root: DataNode;
  readonly problem: DocumentProblem | undefined;
}

/**
 * Reads JSON with comments and trailing commas by the parser of the devcontainer CLI, which reads on after an error. Never
 * throws: what is wrong is returned as a problem.
 */
export function readJsonNode(text: string, offset: number): ParsedJson {
  const errors: ParseError[] = [];
  try {
    const tree = parseTree(text, errors, { allowTrailingComma: true, disallowComments: false });
    const [error] = errors;
    const [twice] = tree === undefined ? [] : findDuplicates(tree);
    const root = dataNode(tree, { text, offset });
    if (error !== undefined) {
      const reason = `not JSON: ${printParseErrorCode(error.error)}`;
      return { root, problem: { at: error.offset + offset, code: 'not-parsable', reason } };
    }
    if (twice === undefined) return { root, problem: undefined };
    const reason = 'a map has the same key twice, and tools differ in which one they use';
    return { root, problem: { at: twice.offset + offset, code: 'duplicate-key', reason } };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const reason = 'its values are nested too deeply';
    return { root: emptyNode(offset), problem: { at: offset, code: 'too-entangled', reason } };
  }
}

interface JsonContext {
  readonly text: string;
  readonly offset: number;
}

function dataNode(node: Node | undefined, context: JsonContext): DataNode {
  const start = (node?.offset ?? 0) + context.offset;
  switch (node?.type) {
    case 'object':
      return mapNode(start, entriesOf(node, context));
    case 'array':
      return listNode(
        start,
        childrenOf(node).map((item) => dataNode(item, context)),
      );
    case 'string':
    case 'number':
    case 'boolean':
      return textNode(node, context);
    case 'null':
    case 'property':
    case undefined:
      return emptyNode(start);
  }
}

function entriesOf(node: Node, context: JsonContext): readonly MapEntry[] {
  return childrenOf(node).flatMap((member): readonly MapEntry[] => {
    const [key, value] = childrenOf(member);
    return key === undefined ? [] : [{ key: textNode(key, context), value: dataNode(value, context) }];
  });
}

function textNode(node: Node, { text, offset }: JsonContext): TextNode {
  const at = node.offset + offset;
  const raw = text.slice(node.offset, node.offset + node.length);
  const style = node.type === 'string' ? 'quoted' : 'plain';
  const value = style === 'quoted' ? String(node.value) : raw;
  const source = scalarSource({ value, style, raw, at });
  return literalNode({ source, style, start: at, end: at + node.length });
}

function emptyNode(start: number): DataNode {
  return { kind: 'empty', start, isShared: false };
}

/** Yields the keys that an object has before, at any depth. */
function* findDuplicates(root: Node): Generator<Node> {
  const waiting: Node[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const seen = new Set<unknown>();
    for (const child of childrenOf(node)) {
      waiting.push(child);
      const [key] = child.type === 'property' ? childrenOf(child) : [];
      if (key !== undefined && seen.has(key.value)) yield key;
      seen.add(key?.value);
    }
  }
}

function childrenOf({ children }: Node): readonly Node[] {
  return children ?? [];
}
