import { NOWHERE, sourceText } from '../../text/source-text.ts';
import type { ByteSpan, SourceText } from '../../text/source-text.ts';
import { entriesAt, linesOf, sliceText } from '../data-node.ts';
import type { DataNode, ExpressionNode, TextNode } from '../data-node.ts';
import { findArgument } from '../find-argument.ts';
import type { FoundArgument } from '../found-text.ts';
import { WHOLE_REFERENCE } from '../pin-writing.ts';
import { editPlaceOf } from '../text-reference.ts';

/** The value of a text with variables of its file, and the part of it that holds all of the value. */
export interface FilledText {
  readonly value: string;
  /** Undefined if the value is put together from several parts. */
  readonly source: SourceText | undefined;
  /** The bytes of values that are elsewhere in the file. */
  readonly explains?: readonly ByteSpan[];
}

/** Returns the value of a text, or undefined if only a variable says it. */
export type FillText = (node: TextNode | ExpressionNode) => FilledText | undefined;

/** Returns a text without variables as its value. */
export function fillNothing(node: TextNode | ExpressionNode): FilledText | undefined {
  if (node.kind === 'expression') return undefined;
  const { source } = node;
  return /\$|\{\{/.test(source.text) ? undefined : { value: source.text, source };
}

/** Reads build arguments: a map, a list of `NAME=value`, or lines of them. */
export function readBuildArguments(node: DataNode | undefined, fill: FillText): readonly FoundArgument[] {
  if (node?.kind === 'text') return linesOf(node).map((line) => readAssignment(line, fill));
  if (node?.kind === 'list')
    return node.items.flatMap((item) => (item.kind === 'text' ? [readAssignment(item, fill)] : []));
  return entriesAt(node).map(({ key, value }) => readArgument(key.text, value, fill));
}

/** A name without a value takes that of the environment. */
function readAssignment(node: TextNode, fill: FillText): FoundArgument {
  const equals = node.text.indexOf('=');
  if (equals === -1) return unknownArgument(node.text, node);
  return readArgument(node.text.slice(0, equals), sliceText(node, equals + 1), fill);
}

function readArgument(name: string, node: DataNode, fill: FillText): FoundArgument {
  if (node.kind !== 'text' && node.kind !== 'expression') return unknownArgument(name, node);
  const filled = fill(node);
  if (node.kind === 'expression' && filled === undefined) return unknownArgument(name, node);
  if (node.kind === 'expression') {
    const { value, source } = filled ?? { value: '', source: undefined };
    return { ...unknownArgument(name, node), value, ...(source === undefined ? {} : placeOf(source)) };
  }
  if (filled === undefined) return findArgument(name, node, undefined);
  const { source = sourceText(filled.value, NOWHERE), explains = [] } = filled;
  const found = findArgument(name, node, { source, isWhole: filled.source !== undefined });
  return { ...found, spans: [...found.spans, ...explains] };
}

/** The value of an expression is edited where its variable has it. */
function placeOf(source: SourceText): Pick<FoundArgument, 'edit' | 'written'> {
  return { edit: editPlaceOf(source), written: source.text };
}

function unknownArgument(name: string, { start }: Pick<DataNode, 'start'>): FoundArgument {
  const edit = { kind: 'not-editable', code: 'arg-fragment', reason: 'a variable sets it' } as const;
  const place = { at: start, spans: [], written: name, edit, writing: WHOLE_REFERENCE };
  return { kind: 'argument', name, value: undefined, ...place };
}
