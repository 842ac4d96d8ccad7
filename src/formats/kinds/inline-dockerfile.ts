import { readDockerfile } from '../../dockerfile/read-dockerfile.ts';
import type { DockerfileImage, SkippedReference } from '../../dockerfile/reading.ts';
import { NOWHERE, SourceTextBuilder, offsetAt, sliceSource, spansOf } from '../../text/source-text.ts';
import type { SourceText } from '../../text/source-text.ts';
import type { FormatEditPlace } from '../format-image.ts';
import { WHOLE_REFERENCE } from '../pin-writing.ts';
import type { TextNode } from '../data-node.ts';
import { skip } from '../found-text.ts';
import type { FoundText } from '../found-text.ts';
import type { FillDockerfile, FilledDockerfile } from './outer-variables.ts';

const UNPLACED = 'it is folded over several lines; write the Dockerfile as a block (|)';
const UNKNOWN = 'a template decides which parts of it exist';

/** Finds the images of a Dockerfile that is a value in another file, with their positions in that file. */
export function findInInlineDockerfile(
  node: TextNode | undefined,
  fill: FillDockerfile,
): readonly FoundText[] {
  if (node === undefined) return [];
  if (offsetAt(node.source, 0) === NOWHERE) return [skip(node.start, '', 'inline-dockerfile', UNPLACED)];
  const filled = fill(node.source);
  if (filled === undefined) return [skip(node.start, '', 'inline-dockerfile', UNKNOWN)];
  return findInFilled(node, filled);
}

function findInFilled(
  { start, isShared, aliases }: TextNode,
  filled: FilledDockerfile,
): readonly FoundText[] {
  const declared = declareVariables(filled);
  const { images, skipped } = readDockerfile(bytesOf(declared.source.text));
  const place = placesIn(declared.source);
  return [
    ...skipped.map((found) => skipInside(found, Math.max(start, place(found.line, found.column)), declared)),
    ...images.map((image): FoundText => {
      const { line, column, reference } = image;
      const at = place(line, column);
      const written = declared.asWritten(image.written);
      const edit = placeInside(declared.source, image);
      const explains = edit.kind === 'editable' ? edit.spans : [{ start: at, end: at + written.length }];
      const writing = WHOLE_REFERENCE;
      return { kind: 'image', at, explains, written, reference, edit, writing, isShared, aliases };
    }),
  ];
}

/**
 * Declares the variables of the outer file as ARGs without a default, after comments, which can be
 * directives.
 */
function declareVariables(filled: FilledDockerfile): FilledDockerfile {
  const { source, variables } = filled;
  if (variables.length === 0) return filled;
  const [head = ''] = /^(?:[ \t]*(?:#[^\n]*)?\n)*/.exec(source.text) ?? [];
  const builder = new SourceTextBuilder();
  builder.appendSource(sliceSource(source, 0, head.length));
  for (const name of variables) builder.append(`ARG ${name}\n`, NOWHERE);
  builder.appendSource(sliceSource(source, head.length));
  return { ...filled, source: builder.build() };
}

function skipInside(
  { written, code, reason }: SkippedReference,
  at: number,
  { variables, asWritten }: FilledDockerfile,
): FoundText {
  const text = asWritten(written);
  const isOuter = code === 'build-arg' && variables.some((name) => reason.includes(name));
  if (isOuter) return skip(at, text, 'variable', 'its value comes from a variable of the outer file');
  return skip(at, text, 'inline-dockerfile', asWritten(reason));
}

/** The text already has one unit per byte. */
function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (unit) => unit.charCodeAt(0));
}

/** Maps a line and column of the inner file to a byte offset in the outer one. */
function placesIn(source: SourceText): (line: number, column: number) => number {
  const starts = [0];
  for (let at = source.text.indexOf('\n'); at !== -1; at = source.text.indexOf('\n', at + 1))
    starts.push(at + 1);
  return (line, column) => offsetAt(source, (starts[line - 1] ?? 0) + column - 1);
}

/** Maps the spans of an edit of the inner file to the outer one. */
function placeInside(source: SourceText, { edit }: DockerfileImage): FormatEditPlace {
  if (edit.kind === 'not-editable') return edit;
  const spans = edit.spans.flatMap(({ start, end }) => spansOf(sliceSource(source, start, end)) ?? []);
  if (spans.length === edit.spans.length) return { ...edit, spans };
  return {
    kind: 'not-editable',
    code: 'not-in-file',
    reason: 'it has escapes or is folded over several lines',
  };
}
