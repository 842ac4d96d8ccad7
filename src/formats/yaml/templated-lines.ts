import { skip } from '../finding.ts';
import type { FoundSkip } from '../finding.ts';
import type { DocumentText } from './yaml-documents.ts';

/** A line that gives an `image` a value. */
const IMAGE_LINE = /^[ \t]*(?:-[ \t]+)?["']?image["']?:[ \t]+(?=\S)(?![|>#])/gm;

/** The lines of a text that name an image, for a text that a template engine has to render before it is YAML. */
export interface TemplatedLines {
  readonly all: readonly FoundSkip[];
  /** Those whose value is nothing but braces to YAML: a map in a map, with no text to find. */
  readonly unquoted: readonly FoundSkip[];
}

/** Finds the lines that give an `image` a value, without a parser. */
export function findTemplatedLines({ text, offset }: DocumentText): TemplatedLines {
  if (!text.includes('{{')) return { all: [], unquoted: [] };
  const all = [...text.matchAll(IMAGE_LINE)].map((match) => {
    const start = match.index + match[0].length;
    const lineFeed = text.indexOf('\n', start);
    const written = text.slice(start, lineFeed === -1 ? undefined : lineFeed).trim();
    return skip(
      start + offset,
      written,
      'templated',
      'a template has to be rendered before the file is YAML',
    );
  });
  return { all, unquoted: all.filter(({ written }) => written.startsWith('{{')) };
}
