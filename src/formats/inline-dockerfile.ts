import { readDockerfile } from '../domain/dockerfile/read-dockerfile.ts';
import type { DockerfileImage } from '../domain/dockerfile/reading.ts';
import { NOWHERE, offsetAt, sliceSource, spansOf } from '../domain/dockerfile/source-text.ts';
import type { SourceText } from '../domain/dockerfile/source-text.ts';
import type { FormatEditPlace } from '../domain/listing/format-image.ts';
import { WHOLE_REFERENCE } from '../domain/listing/pin-writing.ts';
import type { TextNode } from './data-node.ts';
import { skip } from './finding.ts';
import type { Finding } from './finding.ts';

const UNPLACED = 'it is folded over lines; write the Dockerfile as a block (|)';

/** The images of a Dockerfile that is a value of another file, with the places that they have in that file. */
export function findInInlineDockerfile(node: TextNode | undefined): readonly Finding[] {
  if (node === undefined) return [];
  const { source, isShared, aliases } = node;
  if (offsetAt(source, 0) === NOWHERE) return [skip(node.start, '', 'inline-dockerfile', UNPLACED)];
  const { images, skipped, rejection } = readDockerfile(bytesOf(source.text));
  const place = placesIn(source);
  const rejected =
    rejection === undefined
      ? []
      : [
          skip(
            node.start,
            '',
            'inline-dockerfile',
            `Docker rejects line ${rejection.line} of it: ${rejection.reason}`,
          ),
        ];
  return [
    ...rejected,
    ...skipped.map(({ line, column, written, reason }) =>
      skip(place(line, column), written, 'inline-dockerfile', reason),
    ),
    ...images.map((image): Finding => {
      const { line, column, written, reference } = image;
      const edit = placeInside(source, image);
      const at = place(line, column);
      return { kind: 'image', at, written, reference, edit, writing: WHOLE_REFERENCE, isShared, aliases };
    }),
  ];
}

/** The text is one unit per byte already. */
function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (unit) => unit.charCodeAt(0));
}

/** Finds the byte of the outer file at a line and column of the inner one. */
function placesIn(source: SourceText): (line: number, column: number) => number {
  const starts = [0];
  for (let at = source.text.indexOf('\n'); at !== -1; at = source.text.indexOf('\n', at + 1))
    starts.push(at + 1);
  return (line, column) => offsetAt(source, (starts[line - 1] ?? 0) + column - 1);
}

/** The spans of an edit of the inner file, in the outer one. */
function placeInside(source: SourceText, { edit }: DockerfileImage): FormatEditPlace {
  if (edit.kind === 'not-editable') return edit;
  const spans = edit.spans.flatMap(({ start, end }) => spansOf(sliceSource(source, start, end)) ?? []);
  if (spans.length === edit.spans.length) return { ...edit, spans };
  return {
    kind: 'not-editable',
    code: 'not-in-file',
    reason: 'it is written with escapes or folded over lines',
  };
}
