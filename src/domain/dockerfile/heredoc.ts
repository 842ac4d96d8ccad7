import { blankLength } from './blank.ts';
import type { Instruction } from './instruction.ts';
import { rangeText } from './source-range.ts';
import type { SourceRange } from './source-range.ts';
import { unquoteShellWord, unsetSubstitutionEnd } from './unbound-word.ts';
import { variableNameEnd } from './variable-name.ts';

/** One `<<word` of an instruction: what the line that ends its body has to say. */
export interface Heredoc {
  readonly name: string;
  /** `<<-`: tabs before the ending name do not count. */
  readonly ignoresTabs: boolean;
  /** Nothing of the word is quoted: variables in the body are expanded. */
  readonly expands: boolean;
}

/** The heredocs of an instruction, or why their words cannot be read. */
export type HeredocReading =
  | { readonly kind: 'heredocs'; readonly heredocs: readonly Heredoc[] }
  | { readonly kind: 'rejected'; readonly reason: string };

const NONE: HeredocReading = { kind: 'heredocs', heredocs: [] };
const TAKES_HEREDOCS = new Set(['run', 'copy', 'add']);
/** The number is a file descriptor. */
const HEREDOC = /^\d*<<(-?)[\t\n\f\r ]*([^<]*)$/;

/**
 * The heredocs that the instruction opens, in order. Only the shell form of RUN, COPY and ADD, also under ONBUILD, has
 * any (BuildKit parser/parser.go `canContainHeredoc`). Docker looks at the whole line, with its keyword.
 * A blank after `<<` is allowed, as it is since Dockerfile 1.16.
 */
export function findHeredocs(instruction: Instruction, whole: SourceRange): HeredocReading {
  const carrier = instruction.trigger ?? instruction;
  if (!TAKES_HEREDOCS.has(carrier.keyword) || carrier.strings !== undefined) return NONE;
  const line = rangeText(whole);
  if (!line.includes('<<')) return NONE;
  const heredocs: Heredoc[] = [];
  for (const word of splitShellWords(line)) {
    const heredoc = readHeredoc(word);
    if (heredoc === 'malformed')
      return { kind: 'rejected', reason: `the heredoc word ${word} cannot be read` };
    if (heredoc !== undefined) heredocs.push(heredoc);
  }
  return { kind: 'heredocs', heredocs };
}

/** The heredoc that a word opens, undefined when it opens none. */
export function readHeredoc(word: string): Heredoc | 'malformed' | undefined {
  const match = HEREDOC.exec(word);
  const [, dash, quotedName = ''] = match ?? [];
  if (dash === undefined || quotedName === '') return undefined;
  const name = unquoteShellWord(quotedName);
  if (name === undefined) return 'malformed';
  const expands = countQuotes(name) === countQuotes(quotedName);
  return name === '' ? undefined : { name, ignoresTabs: dash === '-', expands };
}

function countQuotes(text: string): number {
  return text.split(/['"]/).length - 1;
}

/**
 * The line cut at blanks outside quotes, quotes and escapes kept, a blank after `<<` kept as well. No words at all when
 * a quote or a `${` stays open: then Docker finds no heredoc in the line. The escape is always `\` here.
 */
function splitShellWords(line: string): readonly string[] {
  const words: string[] = [];
  let start = 0;
  let index = 0;
  while (index < line.length) {
    const blank = blankLength(line, index);
    if (blank > 0) {
      if (index > start) words.push(line.slice(start, index));
      index += blank;
      start = index;
      continue;
    }
    const end = shellTokenEnd(line, index);
    if (end === undefined) return [];
    if (isForgetful(line.slice(index, end))) start = index;
    index = end;
  }
  if (index > start) words.push(line.slice(start));
  return words;
}

/**
 * A `${…}` with a modifier, bare or in double quotes: Docker reads the words in it with the memory for the word around
 * it, and so forgets what stands before it there (BuildKit shell/lex.go `processStopOn`).
 */
function isForgetful(token: string): boolean {
  if (!token.startsWith('$')) return token.startsWith('"') && MODIFIED_IN_QUOTES.test(token);
  return token.startsWith('${') && !token.startsWith('}', variableNameEnd(token, 2));
}

const MODIFIED_IN_QUOTES = /^"(?:[^\\$]|\\[^]|\$(?!\{)|\$\{[\w@*#?$!-]+\})*\$\{(?![\w@*#?$!-]+\})/;

/** Index after the quoted part, substitution, escaped character, `<<` with its blanks, or single character at `index`. */
function shellTokenEnd(line: string, index: number): number | undefined {
  switch (line.charAt(index)) {
    case "'": {
      const close = line.indexOf("'", index + 1);
      return close === -1 ? undefined : close + 1;
    }
    case '"':
      return doubleQuoteEnd(line, index + 1);
    case '$':
      return unsetSubstitutionEnd(line, index);
    case '\\':
      return Math.min(index + 2, line.length);
    case '<':
      return line.charAt(index + 1) === '<' ? index + 2 + blanksAfterArrows(line, index + 2) : index + 1;
    default:
      return index + 1;
  }
}

function doubleQuoteEnd(line: string, start: number): number | undefined {
  let index = start;
  while (index < line.length) {
    const character = line.charAt(index);
    if (character === '"') return index + 1;
    const end = character === '$' ? unsetSubstitutionEnd(line, index) : index + (character === '\\' ? 2 : 1);
    if (end === undefined) return undefined;
    index = end;
  }
  return undefined;
}

function blanksAfterArrows(line: string, start: number): number {
  let index = start;
  while ('\t\r '.includes(line.charAt(index)) && index < line.length) index += 1;
  return index - start;
}
