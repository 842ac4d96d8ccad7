import { NOWHERE, SourceTextBuilder, sourceText } from '../../text/source-text.ts';
import type { SourceText } from '../../text/source-text.ts';

/** A scalar of YAML, JSON or HCL: its value and how it is written. */
export interface ScalarText {
  readonly value: string;
  readonly style: 'plain' | 'quoted' | 'block';
  /** Its bytes in the file, including quotes or the block header. */
  readonly raw: string;
  /** Byte offset of `raw` in the file. */
  readonly at: number;
}

/** Escapes of one letter. */
const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  '"': '"',
  '\\': '\\',
  '/': '/',
  r: '\r',
};

/** Returns the value of a scalar with the byte position of each character, or NOWHERE if it is unclear. */
export function scalarSource(scalar: ScalarText): SourceText {
  const source = place(scalar);
  return source.text === scalar.value ? source : sourceText(scalar.value, NOWHERE);
}

function place({ value, style, raw, at }: ScalarText): SourceText {
  if (style === 'block') return placeBlock(value, raw, at);
  const quote = style === 'quoted' ? 1 : 0;
  const inner = raw.slice(quote, raw.length - quote);
  return inner === value ? sourceText(value, at + quote) : placeEscaped(inner, at + quote);
}

/** Reads the inside of double quotes on one line whose escapes have one letter each. */
function placeEscaped(inner: string, at: number): SourceText {
  const builder = new SourceTextBuilder();
  let literal = 0;
  for (let slash = inner.indexOf('\\'); slash !== -1; slash = inner.indexOf('\\', literal)) {
    builder.append(inner.slice(literal, slash), at + literal);
    builder.append(ESCAPES[inner.charAt(slash + 1)] ?? '', NOWHERE);
    literal = slash + 2;
  }
  builder.append(inner.slice(literal), at + literal);
  return builder.build();
}

/** Reads the lines below the header of a block scalar as far as they match the value: folding joins some. */
function placeBlock(value: string, raw: string, at: number): SourceText {
  const builder = new SourceTextBuilder();
  const header = raw.indexOf('\n') + 1;
  const indent = Math.max(0, indentOf(value, raw.slice(header)));
  let line = header;
  while (builder.length < value.length && line < raw.length) {
    const lineFeed = raw.indexOf('\n', line);
    const end = lineFeed === -1 ? raw.length : lineFeed;
    const content = raw.slice(Math.min(line + indent, end), raw.charAt(end - 1) === '\r' ? end - 1 : end);
    builder.append(content, at + line + indent);
    const joint = value.charAt(builder.length);
    if (joint === '\n' || joint === ' ') builder.append(joint, joint === '\n' ? at + end : NOWHERE);
    line = end + 1;
  }
  return builder.build();
}

/** Returns the indentation of a block: spaces of its first non-blank line that its value does not have. */
function indentOf(value: string, body: string): number {
  const blanks = /^(?:[ \r]*\n)*( *)/;
  return (blanks.exec(body)?.[1]?.length ?? 0) - (blanks.exec(value)?.[1]?.length ?? 0);
}
