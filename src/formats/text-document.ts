import { NOWHERE, offsetAt, sliceSource, spansOf } from '../text/source-text.ts';
import type { ByteSpan, SourceText } from '../text/source-text.ts';
import { spanOf } from './data-node.ts';
import type { DataNode, TextNode } from './data-node.ts';
import { skip } from './found-text.ts';
import type { FoundReference, FoundText } from './found-text.ts';
import type { FormatEditPlace } from './format-image.ts';
import { parseYaml, splitDocuments } from './yaml/yaml-documents.ts';
import type { DocumentProblem } from './yaml/yaml-documents.ts';

/**
 * Finds what the YAML or JSON documents in a text of a file name, with their places in that file. A place of the inner
 * document that is not written as it is in the file, such as one with escapes, is not edited.
 */
export function findInTextDocument(
  outer: TextNode,
  find: (root: DataNode) => readonly FoundText[],
): readonly FoundText[] {
  const { source } = outer;
  return splitDocuments(source.text, 0).flatMap((document) => {
    const parsed = parseYaml(document);
    if (parsed.kind === 'unreadable') return [skipUnreadable(outer, parsed)];
    const found = find(parsed.root).map((one) => placeOutside(one, outer));
    return found.concat(parsed.problems().map((problem) => skipUnreadable(outer, problem)));
  });
}

/** Nothing in it is explained: the text can still be read as one. */
function skipUnreadable({ start, text }: TextNode, { code, reason }: DocumentProblem): FoundText {
  return code === 'not-parsable' && text.includes('{{')
    ? skip(start, '', 'templated', 'a text in it is a template')
    : skip(start, '', code, `in a text: ${reason}`);
}

function placeOutside(found: FoundText, outer: TextNode): FoundText {
  const { source } = outer;
  const inside = offsetAt(source, found.at);
  const at = inside === NOWHERE ? outer.start : inside;
  const explains = found.explains.flatMap((span) => spansOutside(source, span) ?? [spanOf(outer)]);
  if (found.kind !== 'image') return { ...found, at, explains };
  return { ...found, at, explains, ...editOutside(found, outer) };
}

function spansOutside(source: SourceText, { start, end }: ByteSpan): readonly ByteSpan[] | undefined {
  return spansOf(sliceSource(source, start, end));
}

/** Quotes and comments can be written only into a block, whose lines are those of the inner document. */
function editOutside(
  { edit, writing, isShared, aliases }: FoundReference,
  outer: TextNode,
): Pick<FoundReference, 'edit' | 'writing' | 'isShared' | 'aliases'> {
  const shared = { isShared: isShared || outer.isShared, aliases: aliases + outer.aliases };
  const isBlock = outer.style === 'block';
  const { tagComment } = writing;
  const comment =
    tagComment === undefined || !isBlock ? undefined : spansOutside(outer.source, tagComment)?.[0];
  const outside = { ...writing, tagComment: tagComment && comment && { ...tagComment, ...comment } };
  if (edit.kind === 'not-editable') return { edit, writing: outside, ...shared };
  const spans = edit.spans.map((span) => spansOutside(outer.source, span));
  const isPlaced =
    spans.every((span) => span !== undefined) && (isBlock || writing.before + writing.after === '');
  const place: FormatEditPlace = isPlaced ? { ...edit, spans: spans.flat() } : NOT_IN_FILE;
  return { edit: place, writing: outside, ...shared };
}

const NOT_IN_FILE: FormatEditPlace = {
  kind: 'not-editable',
  code: 'not-in-file',
  reason: 'the text that it is in has escapes, or is folded over several lines',
};
