import { readDirective } from './parser-directive.ts';

/** The character that continues a line and takes the meaning from the next one: `\` unless `# escape=` says so. */
export type Escape = '\\' | '`';

/**
 * The run of directives at the head of a Dockerfile. It ends for good at the first line that is none, be it empty, an
 * instruction or an ordinary comment (BuildKit parser/directives.go).
 */
export class DirectiveRun {
  escape: Escape = '\\';
  isOver = false;
  readonly #seen = new Set<string>();

  /** Takes the next line of the file, blanks before it cut off. Gives what Docker rejects it for, if it does. */
  take(line: string): string | undefined {
    const directive = readDirective(line, '#');
    if (directive === undefined) {
      this.isOver = true;
      return undefined;
    }
    const { key, value } = directive;
    if (this.#seen.has(key)) return `the directive ${key} is given twice`;
    this.#seen.add(key);
    if (key !== 'escape') return undefined;
    if (value !== '\\' && value !== '`') return `the escape character can be \` or \\, not "${value}"`;
    this.escape = value;
    return undefined;
  }
}
