import { offsetAt, sliceSource, spansOf } from '../text/source-text.ts';
import type { SourceText } from '../text/source-text.ts';
import type { FormatEditPlace } from './format-image.ts';
import { WHOLE_REFERENCE } from './pin-writing.ts';
import type { PinWriting } from './pin-writing.ts';
import { readImageReference } from '../values/image-reference.ts';
import { spanOf } from './data-node.ts';
import type { DataNode, TextNode } from './data-node.ts';
import { explained, skip } from './found-text.ts';
import type { FoundText, SkippedText, TextPlace } from './found-text.ts';

/** How a text holds a reference. */
export interface TextReferenceOptions {
  /** Required before the reference, such as `docker://`; a text without it names no image. */
  readonly prefix?: string;
  readonly writing?: PinWriting;
}

/**
 * Finds the image that a value names with its whole text. Returns nothing for an empty text or another kind
 * of value and for what ko builds, and a skipped text if it contains a variable or a template or is not a valid
 * reference.
 */
export function findInText(
  node: DataNode | undefined,
  options: TextReferenceOptions = {},
): readonly FoundText[] {
  if (node?.kind !== 'text') return [];
  const { prefix = '', writing = WHOLE_REFERENCE } = options;
  if (!node.text.startsWith(prefix)) return [];
  return findInSource(sliceSource(node.source, prefix.length), node, writing);
}

/** The path of a Go program that ko builds (https://ko.build/features/k8s/). */
const BUILT_BY_KO = /^ko:\/\//;

/** Like `findInText`, for a part of the text of a node. */
export function findInSource(
  source: SourceText,
  node: TextNode,
  writing: PinWriting = WHOLE_REFERENCE,
): readonly FoundText[] {
  const { text } = source;
  if (text === '') return [];
  const at = Math.max(node.start, offsetAt(source, 0));
  const place = { at, explains: [spanOf(node)] };
  const open = findOpenPart(text, place);
  if (open !== undefined) return [open];
  const reading = readImageReference(text);
  if (reading.kind === 'invalid') {
    if (BUILT_BY_KO.test(text)) return [explained(node)];
    return [skip(place, text, 'invalid-reference', `invalid image reference: ${reading.reason}`)];
  }
  const { isShared, aliases, tagComment } = node;
  const edit = editPlaceOf(source);
  const { reference } = reading;
  const use = { edit, writing: { ...writing, tagComment }, isShared, aliases };
  return [{ kind: 'image', ...place, written: text, reference, ...use }];
}

/** Returns the skipped text for one with a template or variable, otherwise undefined. */
export function findOpenPart(text: string, place: TextPlace): SkippedText | undefined {
  if (text.includes('{{') && !text.includes('${{')) {
    return skip(place, text, 'templated', 'a template fills it in');
  }
  if (PARAMETER.test(text)) return skip(place, text, 'variable', 'its value comes from a variable');
  return undefined;
}

/** Returns the place of a text for an edit. */
export function editPlaceOf(source: SourceText): FormatEditPlace {
  const spans = spansOf(source);
  if (spans !== undefined) return { kind: 'editable', text: source.text, spans, replaceableFrom: 0 };
  return {
    kind: 'not-editable',
    code: 'not-in-file',
    reason: 'it has escapes or is folded over several lines',
  };
}

/** `$x` of most languages, `<< parameters.x >>` of CircleCI, and `###ZARF_PKG_TMPL_X###`. */
const PARAMETER = /\$|<<[^<>]*>>|###\w+###/;
