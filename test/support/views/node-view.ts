import type { DataNode, TextNode } from '../../../src/formats/data-node.ts';
import { readableText } from '../../../src/text/byte-text.ts';
import { spansOf } from '../../../src/text/source-text.ts';

/** A node as a plain value: texts without quotes as `plain`, what is computed as `= written`. */
export function plainValue(
  node: DataNode | undefined,
  plain: (text: string) => unknown = (text) => text,
): unknown {
  switch (node?.kind) {
    case 'text':
      return node.style === 'plain' ? plain(readableText(node.text)) : readableText(node.text);
    case 'list':
      return node.items.map((item) => plainValue(item, plain));
    case 'map':
      return Object.fromEntries(
        node.entries.map(({ key, value }) => [readableText(key.text), plainValue(value, plain)]),
      );
    case 'expression':
      return `= ${readableText(node.written)}`;
    case 'empty':
    case undefined:
      return undefined;
  }
}

/** The texts below a node that are in the file, keys as well, in its order. */
export function textsBelow(node: DataNode): readonly TextNode[] {
  if (node.kind === 'text') return [node];
  if (node.kind === 'list') return node.items.flatMap(textsBelow);
  return node.kind === 'map' ? node.entries.flatMap(({ key, value }) => [key, ...textsBelow(value)]) : [];
}

/** The places of a text with positions: `[written, in the file]`, which are equal. */
export function writtenTexts(file: string, root: DataNode): readonly (readonly [string, string])[] {
  return textsBelow(root).flatMap(({ source }) => {
    const spans = spansOf(source);
    return spans === undefined
      ? []
      : [[source.text, spans.map(({ start, end }) => file.slice(start, end)).join('')] as const];
  });
}
