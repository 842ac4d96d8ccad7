import { PhysicalLines } from './physical-lines.ts';
import { readDirective } from './parser-directive.ts';
import { sourceText } from './source-text.ts';
import type { SourceText } from './source-text.ts';

/**
 * The value of a directive up to its first space, with its place; undefined where the file has none (BuildKit
 * parser/directives.go `detectDirectiveFromParser`). Unlike the parser, this look-up takes directives after a `#!` line and
 * none with blanks before the mark.
 */
export function findDirective(
  text: string,
  key: 'syntax' | 'check',
  mark: '#' | '//',
): SourceText | undefined {
  const lines = new PhysicalLines(text);
  const seen = new Set<string>();
  while (lines.advance()) {
    const content = text.slice(lines.start, lines.end);
    if (lines.number === 1 && content.startsWith('#!')) continue;
    const directive = readDirective(content, mark);
    if (directive === undefined || seen.has(directive.key)) return undefined;
    seen.add(directive.key);
    if (directive.key !== key) continue;
    const space = directive.value.indexOf(' ');
    const value = space === -1 ? directive.value : directive.value.slice(0, space);
    return sourceText(value, lines.start + directive.valueAt);
  }
  return undefined;
}
