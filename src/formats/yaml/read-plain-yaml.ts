import { readableText } from '../../text/byte-text.ts';
import { assertNever } from '../../values/errors.ts';
import type { DataNode } from '../data-node.ts';
import { fileText } from '../open-file.ts';
import { parseYaml } from './yaml-documents.ts';

/** A YAML file as plain values, or the line and reason of a syntax error. */
export type PlainFile =
  | {
      readonly kind: 'value';
      readonly value: unknown;
      readonly lineOf: (path: readonly PropertyKey[]) => number;
    }
  | { readonly kind: 'unreadable'; readonly line: number; readonly reason: string };

/** Reads a configuration file of one YAML document. Never throws; aliases are read as null. */
export function readPlainYaml(bytes: Uint8Array): PlainFile {
  const { whole, text, offset, isUtf8 } = fileText(bytes);
  if (!isUtf8) return { kind: 'unreadable', line: 1, reason: 'it is not encoded in UTF-8' };
  const lineAt = lineFinder(whole);
  const parsed = parseYaml({ text, offset });
  const problem = parsed.kind === 'unreadable' ? parsed : parsed.problems()[0];
  if (parsed.kind === 'unreadable' || problem !== undefined)
    return { kind: 'unreadable', line: lineAt(problem?.at ?? 0), reason: problem?.reason ?? '' };
  const { root } = parsed;
  return { kind: 'value', value: plainValue(root) ?? {}, lineOf: (path) => lineAt(startAt(root, path)) };
}

/** Returns the line of a byte offset, in any order; lines are counted once. */
function lineFinder(text: string): (at: number) => number {
  let ends: number[] | undefined;
  return (at) => {
    ends ??= [...text.matchAll(/\n/g)].map(({ index }) => index);
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}

function plainValue(node: DataNode): unknown {
  if (node.isShared) return null;
  switch (node.kind) {
    case 'text':
      return node.style === 'plain' ? plainScalar(readableText(node.text)) : readableText(node.text);
    case 'list':
      return node.items.map(plainValue);
    case 'map':
      return Object.fromEntries(
        node.entries.map(({ key, value }) => [readableText(key.text), plainValue(value)]),
      );
    case 'empty':
    case 'expression':
      return null;
    default:
      return assertNever(node);
  }
}

/**
 * Returns the value of an unquoted scalar as far as a configuration file needs it (YAML 1.2 §10.3.2): a
 * boolean, an integer or a text. Versions and timestamps are texts.
 */
function plainScalar(text: string): boolean | number | string {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^(?:0|[1-9][0-9]{0,14})$/.test(text) ? Number(text) : text;
}

/** Returns the offset of the key or item at a path or, if it is missing, of its closest existing parent. */
function startAt(root: DataNode, path: readonly PropertyKey[]): number {
  let node = root;
  let start = root.start;
  for (const part of path) {
    const entry = node.kind === 'map' ? node.entries.find(({ key }) => key.text === part) : undefined;
    const item = node.kind === 'list' ? node.items[Number(part)] : undefined;
    const next = entry?.value ?? item;
    if (next === undefined) return start;
    start = entry?.key.start ?? next.start;
    node = next;
  }
  return start;
}
