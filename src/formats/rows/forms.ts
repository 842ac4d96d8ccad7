import { NOWHERE, SourceTextBuilder, sliceSource, sourceText } from '../../text/source-text.ts';
import type { ByteSpan } from '../../text/source-text.ts';
import { spanOf } from '../data-node.ts';
import type { DataNode, ExpressionNode, TextNode } from '../data-node.ts';
import type { FormatEditPlace } from '../format-image.ts';
import type { FoundText } from '../found-text.ts';

/** A text with one value of each of its variables. */
export interface FilledNode {
  /** The value where it stands if it is the whole text, or else the text in its own place with values in it. */
  readonly node: TextNode;
  /** The text or value as in the file. */
  readonly written: string;
  /** True if it is put together, so that no part of the file holds all of it. */
  readonly isPart: boolean;
  /** True if the document also uses the value as a part of another text, or as the name of a result. */
  readonly isUsedElsewhere: boolean;
  /** The bytes of the values in it, and of the texts that have it as their whole value. */
  readonly explains: readonly ByteSpan[];
}

/** The texts that a text with variables can be. */
export interface Forms {
  readonly filled: readonly FilledNode[];
  /** True if it can also be something that is not known. */
  readonly isOpen: boolean;
}

/** Returns what a text can be if it stands where the value does that is being read; undefined if it has no variables. */
export type FormsOf = (node: DataNode) => Forms | undefined;

/** The text of a variable in another one. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A text, or an expression of HCL. */
export type ValueNode = TextNode | ExpressionNode;

/** A text whose values are not known. */
export const OPEN: Forms = { filled: [], isOpen: true };

/** A text is not read as more images. */
export const MOST_FORMS = 50;

/** Returns a text, or an expression as the template of a text that has nothing else. */
export function writtenText(node: ValueNode): string {
  return node.kind === 'text' ? node.text : `\${${node.written}}`;
}

/** Returns the bytes of a value. */
export function valueSpan(node: ValueNode): ByteSpan {
  return node.kind === 'text' ? spanOf(node) : { start: node.start, end: node.start + node.written.length };
}

/** Returns the only form of a value without variables. */
export function asWritten(node: ValueNode): Forms {
  if (node.kind === 'expression') return OPEN;
  return {
    filled: [{ node, written: node.text, isPart: false, isUsedElsewhere: false, explains: [spanOf(node)] }],
    isOpen: false,
  };
}

/** Returns a value that another file gives a variable, as it is used at a place of this one. */
export function fromOutside({ text }: TextNode, { start }: ValueNode): FilledNode {
  const node = {
    kind: 'text',
    text,
    source: sourceText(text, NOWHERE),
    style: 'quoted',
    isText: true,
  } as const;
  const place = { start, end: start, isShared: false, aliases: 0, tagComment: undefined };
  return { node: { ...node, ...place }, written: text, isPart: true, isUsedElsewhere: false, explains: [] };
}

/** Returns the forms of a text with each choice of values in the place of its variables; none of an expression. */
export function putTogether(
  node: ValueNode,
  uses: readonly TextRange[],
  values: readonly Forms[],
): readonly FilledNode[] {
  if (node.kind === 'expression') return [];
  return combine(values.map(({ filled }) => filled)).map((parts) => fill(node, uses, parts));
}

/** Returns each choice of one form for each variable, up to one more than are used. */
function combine(values: readonly (readonly FilledNode[])[]): readonly (readonly FilledNode[])[] {
  return values.reduce<readonly (readonly FilledNode[])[]>(
    (all, forms) => all.flatMap((parts) => forms.map((form) => [...parts, form])).slice(0, MOST_FORMS + 1),
    [[]],
  );
}

function fill(node: TextNode, uses: readonly TextRange[], parts: readonly FilledNode[]): FilledNode {
  const builder = new SourceTextBuilder();
  const { source, kind, start, end, style, isShared } = node;
  let copied = 0;
  for (const [index, use] of uses.entries()) {
    builder.appendSource(sliceSource(source, copied, use.start));
    builder.append(parts[index]?.node.text ?? '', NOWHERE);
    copied = use.end;
  }
  builder.appendSource(sliceSource(source, copied));
  const filled = builder.build();
  const whole = { source: filled, text: filled.text, isText: true, aliases: 0, tagComment: undefined };
  // A value that is an image by itself can be used as one in other texts, so it is left to the reader of texts.
  const others = parts.filter((part) => !/\/[^/]+[:@][^/]+$/.test(part.node.text));
  const explains = others.flatMap((part) => part.explains);
  return {
    node: { kind, start, end, style, isShared, ...whole },
    written: node.text,
    isPart: true,
    isUsedElsewhere: false,
    explains,
  };
}

/** Finds what `find` does in a value with each value of its variables. One that is not known is left in it. */
export function readEachForm(
  node: DataNode,
  find: (node: DataNode) => readonly FoundText[],
  formsOf: FormsOf,
): readonly FoundText[] {
  const forms = formsOf(node);
  if (forms === undefined) return find(node);
  const found = forms.filled.flatMap((form) => asFilled(find(form.node), form));
  return forms.isOpen ? [...found, ...find(node)] : found;
}

function asFilled(
  found: readonly FoundText[],
  { node: { start }, written, isPart, isUsedElsewhere, explains }: FilledNode,
): readonly FoundText[] {
  if (found.length === 0) return [];
  const filled = found.map((one) => {
    if (one.kind === 'skipped' && isPart) return { ...one, written };
    if (one.kind !== 'image') return one;
    if (isPart) return { ...one, written, isPart, edit: PART_OF_TEXT };
    return isUsedElsewhere ? { ...one, edit: PART_OF_OTHER } : one;
  });
  return [...filled, { kind: 'explained', at: start, explains }];
}

const PART_OF_TEXT: FormatEditPlace = {
  kind: 'not-editable',
  code: 'arg-fragment',
  reason: 'a part of it comes from a variable',
};

const PART_OF_OTHER: FormatEditPlace = {
  kind: 'not-editable',
  code: 'used-elsewhere',
  reason: 'its variable is also a part of another text, or names a result',
};
