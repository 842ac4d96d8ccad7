import { findDirective } from './find-directive.ts';
import type { SourceText } from './source-text.ts';

/**
 * The image that Docker fetches to read the file with: `# syntax=` among the leading directives, after a `#!` line too,
 * or `// syntax=` (BuildKit parser/directives.go `DetectSyntax`; the JSON form is no Dockerfile).
 */
export function findSyntaxImage(text: string): SourceText | undefined {
  return findDirective(text, 'syntax', '#') ?? findDirective(text, 'syntax', '//');
}
