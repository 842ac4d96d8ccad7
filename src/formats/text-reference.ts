import { offsetAt, sliceSource, spansOf } from '../domain/source/source-text.ts';
import type { SourceText } from '../domain/source/source-text.ts';
import type { FormatEditPlace } from '../domain/listing/format-image.ts';
import { WHOLE_REFERENCE } from '../domain/listing/pin-writing.ts';
import type { PinWriting } from '../domain/listing/pin-writing.ts';
import { readImageReference } from '../domain/image-reference.ts';
import type { DataNode, TextNode } from './data-node.ts';
import { skip } from './finding.ts';
import type { Finding, FoundSkip } from './finding.ts';

/** What `docker://` and its like say before a reference. */
export interface TextReferenceOptions {
  /** What has to stand before the reference; a text without it names no image. */
  readonly prefix?: string;
  readonly writing?: PinWriting;
}

/**
 * The image that a value names with its whole text. Nothing for a value that is no text or an empty one; skipped where the
 * text has a variable or a template in it, or Docker could not read it.
 */
export function findInText(
  node: DataNode | undefined,
  options: TextReferenceOptions = {},
): readonly Finding[] {
  if (node?.kind !== 'text') return [];
  const { prefix = '', writing = WHOLE_REFERENCE } = options;
  if (!node.text.startsWith(prefix)) return [];
  return findInSource(sliceSource(node.source, prefix.length), node, writing);
}

/** As `findInText`, for a part of the text of a node. */
export function findInSource(
  source: SourceText,
  node: TextNode,
  writing: PinWriting = WHOLE_REFERENCE,
): readonly Finding[] {
  const { text } = source;
  if (text === '') return [];
  const at = Math.max(node.start, offsetAt(source, 0));
  const open = findOpenPart(text, at);
  if (open !== undefined) return [open];
  const reading = readImageReference(text);
  if (reading.kind === 'invalid') {
    return [skip(at, text, 'invalid-reference', `it is no image reference: ${reading.why}`)];
  }
  const { isShared, aliases, tagComment } = node;
  const edit = placeOf(source);
  const { reference } = reading;
  const place = { edit, writing: { ...writing, tagComment } };
  return [{ kind: 'image', at, written: text, reference, ...place, isShared, aliases }];
}

/** The skip for a text that is not fixed before something fills it in, or undefined. */
export function findOpenPart(text: string, at: number): FoundSkip | undefined {
  if (text.includes('{{') && !text.includes('${{')) {
    return skip(at, text, 'templated', 'a template has to fill it in first');
  }
  if (text.includes('$')) return skip(at, text, 'variable', 'its value comes from a variable');
  return undefined;
}

/** Where a text stands, as a place for an edit. */
export function placeOf(source: SourceText): FormatEditPlace {
  const spans = spansOf(source);
  if (spans !== undefined) return { kind: 'editable', text: source.text, spans, replaceableFrom: 0 };
  return {
    kind: 'not-editable',
    code: 'not-in-file',
    reason: 'it is written with escapes or folded over lines',
  };
}
