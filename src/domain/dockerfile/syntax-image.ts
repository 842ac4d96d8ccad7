import { PhysicalLines } from './physical-lines.ts';
import { readDirective } from './parser-directive.ts';
import { sourceText } from './source-text.ts';
import type { SourceText } from './source-text.ts';

/**
 * The image that Docker fetches to read the file with: `# syntax=` among the leading directives, after a `#!` line too,
 * or `// syntax=` (BuildKit parser/directives.go `DetectSyntax`; the JSON form is no Dockerfile). Its value ends at the
 * first space. Unlike the parser, this look-up takes no blanks before the `#`.
 */
export function findSyntaxImage(text: string): SourceText | undefined {
  return findAfter(text, '#') ?? findAfter(text, '//');
}

function findAfter(text: string, mark: '#' | '//'): SourceText | undefined {
  const lines = new PhysicalLines(text);
  const seen = new Set<string>();
  while (lines.advance()) {
    const content = text.slice(lines.start, lines.end);
    if (lines.number === 1 && content.startsWith('#!')) continue;
    const directive = readDirective(content, mark);
    if (directive === undefined || seen.has(directive.key)) return undefined;
    seen.add(directive.key);
    if (directive.key !== 'syntax') continue;
    const space = directive.value.indexOf(' ');
    const image = space === -1 ? directive.value : directive.value.slice(0, space);
    return sourceText(image, lines.start + directive.valueAt);
  }
  return undefined;
}
