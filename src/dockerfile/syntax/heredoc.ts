import { NOWHERE, rangeText, sourceText } from '../../text/source-text.ts';
import type { SourceRange } from '../../text/source-text.ts';
import { wellFormed } from '../expand/characters.ts';
import type { Instruction } from './instruction.ts';
import { splitShellWords } from './shell-words.ts';

/** One `<<word` of an instruction. */
export interface Heredoc {
  /** The line that ends the body. */
  readonly name: string;
  /** `<<-`: tabs before the name are ignored. */
  readonly ignoresTabs: boolean;
}

const NONE: readonly Heredoc[] = [];
const NO_WORDS: readonly string[] = [];
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
  const words = splitShellWords(wellFormed(sourceText(line, NOWHERE)).text, true) ?? NO_WORDS;
  return words.flatMap((word) => readHeredoc(word) ?? NONE);
}

/** A name is one word; without its quotes and escapes it is the line that ends the body. */
function readHeredoc(word: string): Heredoc | undefined {
  const [, dash, quotedName = ''] = HEREDOC.exec(word) ?? [];
  const [name, another] = splitShellWords(quotedName, false) ?? NO_WORDS;
  return dash === undefined || name === undefined || another !== undefined
    ? undefined
    : { name, ignoresTabs: dash === '-' };
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
