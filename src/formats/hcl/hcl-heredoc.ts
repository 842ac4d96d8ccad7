import { SourceTextBuilder, sourceText } from '../../domain/source/source-text.ts';
import type { SourceText } from '../../domain/source/source-text.ts';

/**
 * What a heredoc of HCL means, with its places: the lines of its body, for `<<-` without the blanks that all but the
 * blank lines begin with (HCL native syntax specification, template expressions). `raw` is the whole heredoc, which
 * starts at byte `at` of the file.
 */
export function heredocSource(raw: string, at: number): SourceText {
  const start = raw.indexOf('\n') + 1;
  const body = raw.slice(start, raw.lastIndexOf('\n') + 1);
  if (!raw.startsWith('<<-')) return sourceText(body, at + start);
  return withoutIndent(body, at + start);
}

function withoutIndent(body: string, at: number): SourceText {
  const written = /^([ \t]*)[^ \t\r\n]/gm;
  const indent = [...body.matchAll(written)].reduce(
    (least, [, blanks = '']) => Math.min(least, blanks.length),
    Infinity,
  );
  const builder = new SourceTextBuilder();
  for (const { index, 0: line } of body.matchAll(/[^\n]*\n/g)) {
    const removed = line.trim() === '' ? 0 : indent;
    builder.append(line.slice(removed), at + index + removed);
  }
  return builder.build();
}
