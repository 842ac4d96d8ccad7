import { offsetAt, spansOf } from '../../text/source-text.ts';
import type { ByteSpan, SourceText } from '../../text/source-text.ts';
import { assignmentIn, entriesAt, linesOf } from '../data-node.ts';
import type { DataNode, ExpressionNode, MapEntry, TextNode } from '../data-node.ts';
import type { FormatEditPlace } from '../format-image.ts';
import type { FoundArgument } from '../found-text.ts';
import { WHOLE_REFERENCE } from '../pin-writing.ts';
import { editPlaceOf } from '../text-reference.ts';

/** The value of a build argument, with its place in the file. */
export interface ArgumentValue {
  readonly source: SourceText;
  /** Whether it is one run of the file, without the value of a variable in it. */
  readonly isWhole: boolean;
  /** The bytes of values that are elsewhere in the file. */
  readonly explains?: readonly ByteSpan[];
}

/** Returns the value of a text, or undefined if only a variable says it. */
export type FillText = (node: TextNode | ExpressionNode) => ArgumentValue | undefined;

/** Returns the value of a text without variables. */
export function fillNothing(node: TextNode | ExpressionNode): ArgumentValue | undefined {
  if (node.kind === 'expression' || /\$|\{\{/.test(node.text)) return undefined;
  return { source: node.source, isWhole: true };
}

/** Reads build arguments: a map, a list of `NAME=value`, or lines of them. */
export function readBuildArguments(node: DataNode | undefined, fill: FillText): readonly FoundArgument[] {
  if (node?.kind === 'text') return linesOf(node).map((line) => readAssignment(line, fill));
  if (node?.kind === 'list')
    return node.items.flatMap((item) => (item.kind === 'text' ? [readAssignment(item, fill)] : []));
  return entriesAt(node).map((entry) => readArgument(entry, fill));
}

/** A name without a value takes that of the environment. */
function readAssignment(node: TextNode, fill: FillText): FoundArgument {
  const entry = assignmentIn(node);
  return entry === undefined ? unknownArgument(node.text, node) : readArgument(entry, fill);
}

function readArgument({ key: { text: name }, value: node }: MapEntry, fill: FillText): FoundArgument {
  const value = node.kind === 'text' || node.kind === 'expression' ? fill(node) : undefined;
  if (node.kind === 'text') return findArgument(name, node, value);
  const unknown = unknownArgument(name, node);
  if (value === undefined) return unknown;
  const { text } = value.source;
  // The value of an expression is edited where its variable has it.
  const place = value.isWhole ? { written: text, edit: editPlaceOf(value.source) } : {};
  return { ...unknown, value: text, ...place };
}

function unknownArgument(name: string, { start }: Pick<DataNode, 'start'>): FoundArgument {
  const edit = { kind: 'not-editable', code: 'arg-fragment', reason: 'a variable sets it' } as const;
  const place = { at: start, spans: [], written: name, edit, writing: WHOLE_REFERENCE };
  return { kind: 'argument', name, value: undefined, ...place };
}

/**
 * Returns the build argument in a text, to be passed on with the path of its Dockerfile. `value` is undefined if only a
 * variable of the file says what it is.
 */
export function findArgument(name: string, node: TextNode, value: ArgumentValue | undefined): FoundArgument {
  const at = Math.max(node.start, offsetAt(node.source, 0));
  const writing = { ...WHOLE_REFERENCE, tagComment: node.tagComment };
  const spans = [...(spansOf(node.source) ?? []), ...(value?.explains ?? [])];
  const edit = editOf(node, value);
  return { kind: 'argument', at, name, value: value?.source.text, written: node.text, edit, writing, spans };
}

function editOf({ aliases }: TextNode, value: ArgumentValue | undefined): FormatEditPlace {
  if (value?.isWhole !== true)
    return { kind: 'not-editable', code: 'arg-fragment', reason: 'a part of it comes from a variable' };
  if (aliases > 0)
    return { kind: 'not-editable', code: 'used-elsewhere', reason: 'an alias uses it in another place' };
  return editPlaceOf(value.source);
}
