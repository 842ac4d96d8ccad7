import { rangeText, sourceText } from '../../source/source-text.ts';
import type { SourceRange } from '../../source/source-text.ts';
import { Effort } from '../expand/effort.ts';
import { expandShellWord, substitutionEnd } from '../expand/shell-word.ts';
import { variableNameEnd } from '../expand/variable-name.ts';
import type { WordOptions } from '../expand/word-reader.ts';
import { blankLength } from './blank.ts';
import type { Instruction } from './instruction.ts';

/** One `<<word` of an instruction. */
export interface Heredoc {
  /** The line that ends the body. */
  readonly name: string;
  /** `<<-`: tabs before the name are ignored. */
  readonly ignoresTabs: boolean;
}

const NONE: readonly Heredoc[] = [];
const TAKES_HEREDOCS = new Set(['run', 'copy', 'add']);
/** The number is a file descriptor. */
const HEREDOC = /^\d*<<(-?)[\t\n\f\r ]*([^<]*)$/;

/**
 * Returns the heredocs that the instruction opens, in order. Only the shell form of RUN, COPY and ADD has any, also under
 * ONBUILD (BuildKit parser/parser.go `canContainHeredoc`). `whole` is the instruction with its keyword. A blank after `<<`
 * is allowed, as it is since Dockerfile 1.16.
 */
export function findHeredocs(instruction: Instruction, whole: SourceRange): readonly Heredoc[] {
  const carrier = instruction.trigger ?? instruction;
  if (!TAKES_HEREDOCS.has(carrier.keyword)) return NONE;
  const line = rangeText(whole);
  if (!line.includes('<<') || isExecForm(rangeText(carrier))) return NONE;
  return splitShellWords(line).flatMap((word) => readHeredoc(word) ?? []);
}

function readHeredoc(word: string): Heredoc | undefined {
  const [, dash, quotedName = ''] = HEREDOC.exec(word) ?? [];
  if (dash === undefined || quotedName === '') return undefined;
  const reading = expandShellWord(sourceText(quotedName, 0), keepUnset(quotedName));
  const name = reading.kind === 'failed' ? '' : reading.fragment.source.text;
  return name === '' ? undefined : { name, ignoresTabs: dash === '-' };
}

/** Returns true for a JSON array, `["a", "b"]`. */
function isExecForm(text: string): boolean {
  if (!text.startsWith('[') || !text.endsWith(']')) return false;
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
}

/**
 * Splits the line at blanks outside quotes; quotes, escapes and a blank after `<<` are kept. Returns no words if a quote
 * or a `${` is not closed: Docker finds no heredoc in such a line. The escape is always `\` here.
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
 * A `${…}` with a modifier, bare or in double quotes: Docker uses one buffer for the words in it and for the word around
 * it, and so drops the text before it (BuildKit shell/lex.go `processStopOn`).
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

/** Index after the `$…` at `start`, with no variable set; undefined if it is malformed. */
function unsetSubstitutionEnd(text: string, start: number): number | undefined {
  return substitutionEnd(sourceText(text, 0), start, keepUnset(text));
}

/** As Docker looks for heredocs: the escape character is the backslash, and every `$…` stays as written. */
function keepUnset(text: string): WordOptions {
  const scope = { find: () => undefined, isMissing: () => false };
  return { escape: '\\', effort: new Effort(text.length), scope, keepsUnset: true };
}
