import { SourceTextBuilder, sourceText } from '../../text/source-text.ts';
import type { SourceText } from '../../text/source-text.ts';
import type { TextNode } from '../data-node.ts';
import { characterAt, literalNode } from '../literal.ts';
import { scalarSource } from '../yaml/scalar-source.ts';
import type { HclToken } from './hcl-token.ts';

/** Returns the node of a token that is a text, as written in `raw`; `offset` is that of the text of all tokens. */
export function hclText({ kind, start, end }: HclToken, raw: string, offset: number): TextNode {
  const at = start + offset;
  const place = { start: at, end: end + offset };
  if (kind === 'heredoc') return literalNode({ source: heredocSource(raw, at), style: 'block', ...place });
  if (kind === 'word') return literalNode({ source: sourceText(raw, at), style: 'plain', ...place });
  const source = scalarSource({ value: unquoted(raw), style: 'quoted', raw, at });
  return literalNode({ source, style: 'quoted', ...place });
}

/** Returns the value of a quoted text (HCL native syntax specification) with templates unchanged. */
function unquoted(raw: string): string {
  const meanings: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };
  return raw
    .slice(1, -1)
    .replace(
      /\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|(.))/g,
      (_, four: string | undefined, eight: string | undefined, letter = '') => {
        const point = four ?? eight;
        return point === undefined ? (meanings[letter] ?? letter) : characterAt(parseInt(point, 16));
      },
    );
}

/**
 * Returns the body of a heredoc with its positions: `<<-` removes the indentation that all non-blank lines
 * share (HCL native syntax specification, template expressions). `raw` is the whole heredoc, `at` its byte
 * offset in the file.
 */
function heredocSource(raw: string, at: number): SourceText {
  const start = raw.indexOf('\n') + 1;
  const body = raw.slice(start, raw.lastIndexOf('\n') + 1);
  if (!raw.startsWith('<<-')) return sourceText(body, at + start);
  const indents = [...body.matchAll(/^([ \t]*)[^ \t\r\n]/gm)].map(([, blanks = '']) => blanks.length);
  const indent = indents.reduce((shortest, length) => Math.min(shortest, length), Infinity);
  const builder = new SourceTextBuilder();
  for (const { index, 0: line } of body.matchAll(/[^\n]*\n/g)) {
    const removed = line.trim() === '' ? 0 : indent;
    builder.append(line.slice(removed), at + start + index + removed);
  }
  return builder.build();
}
