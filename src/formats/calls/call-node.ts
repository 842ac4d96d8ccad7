import { NOWHERE, sourceText } from '../../text/source-text.ts';
import type { DataNode, MapEntry, TextNode } from '../data-node.ts';
import { listNode, literalNode, mapNode } from '../literal.ts';
import type { OpenMap } from '../open-map.ts';

/** A call of a program with its arguments. */
export interface ProgramCall {
  readonly name: TextNode;
  /** The name before the innermost closure around it. */
  readonly block: TextNode | undefined;
  readonly positional: DataNode[];
  readonly keywords: OpenMap;
}

/** Returns a call as a map with the keys `call`, `arguments`, `keywords` and, in a closure, `block`. */
export function callNode({ name, block, positional, keywords }: ProgramCall): DataNode {
  const { start } = name;
  const entry = (key: string, value: DataNode): MapEntry => ({ key: keyNode(key, start), value });
  const entries = [
    entry('call', name),
    entry('arguments', listNode(start, positional)),
    entry('keywords', keywords.build()),
  ];
  return mapNode(start, block === undefined ? entries : [...entries, entry('block', block)]);
}

function keyNode(text: string, start: number): TextNode {
  return literalNode({ source: sourceText(text, NOWHERE), style: 'plain', start, end: start });
}
