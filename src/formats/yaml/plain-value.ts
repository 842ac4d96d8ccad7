import { PositionFinder } from '../../domain/source/text-position.ts';
import { readableText } from '../../domain/source/byte-text.ts';
import { assertNever } from '../../domain/errors.ts';
import type { DataNode } from '../data-node.ts';
import { fileText } from '../file-text.ts';
import { parseYaml } from './yaml-documents.ts';

/** A YAML file as plain values; or the line at which it cannot be read, and why. */
export type PlainFile =
  | {
      readonly kind: 'value';
      readonly value: unknown;
      readonly lineOf: (path: readonly PropertyKey[]) => number;
    }
  | { readonly kind: 'unreadable'; readonly line: number; readonly reason: string };

/** Reads a YAML file of one document that people write settings in. Aliases are not taken; nothing is thrown. */
export function readPlainYaml(bytes: Uint8Array): PlainFile {
  const { whole, text, offset, isUtf8 } = fileText(bytes);
  if (!isUtf8) return { kind: 'unreadable', line: 1, reason: 'it is not encoded in UTF-8' };
  const lineAt = (at: number): number => new PositionFinder(whole).find(at).line;
  const parsed = parseYaml({ text, offset });
  if (parsed.kind === 'unreadable')
    return { kind: 'unreadable', line: lineAt(parsed.at), reason: parsed.reason };
  const { root } = parsed;
  return { kind: 'value', value: plainValue(root) ?? {}, lineOf: (path) => lineAt(startAt(root, path)) };
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
 * What a scalar without quotes means, as far as settings need it (YAML 1.2 §10.3.2): a truth, a whole number, or the text
 * that it is. Versions and times stay texts.
 */
function plainScalar(text: string): boolean | number | string {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^(?:0|[1-9][0-9]{0,14})$/.test(text) ? Number(text) : text;
}

/** Where the key or item at the end of a path starts; where there is none, what should hold it. */
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
