import type { Escape } from './directive-run.ts';
import { Effort } from './effort.ts';
import { expandShellWord, substitutionEnd } from './shell-word.ts';
import { sourceText } from './source-text.ts';
import type { SourceText } from './source-text.ts';
import type { VariableScope, WordOptions } from './word-reader.ts';

/** True when expansion, with no variable set, would leave the word as it is. */
export function isPlainShellWord(word: SourceText, escape: Escape): boolean {
  const reading = expandShellWord(word, { ...keepNothing(word.text, escape), scope: NONE_SET });
  return reading.kind === 'expanded' && reading.fragment.source.text === word.text;
}

/** The word with quotes and escapes taken away and every `$…` left as it is; undefined when it cannot be read. */
export function unquoteShellWord(word: string): string | undefined {
  const reading = expandShellWord(sourceText(word, 0), keepUnset(word));
  return reading.kind === 'failed' ? undefined : reading.fragment.source.text;
}

/** Index after the `$…` that begins at `start`, with no variable set; undefined when it cannot be read. */
export function unsetSubstitutionEnd(text: string, start: number): number | undefined {
  return substitutionEnd(sourceText(text, 0), start, keepUnset(text));
}

const NONE_SET: VariableScope = { find: () => undefined, isMissing: () => false };

function keepNothing(text: string, escape: Escape): Omit<WordOptions, 'scope'> {
  return { escape, effort: new Effort(text.length) };
}

/** As Docker looks for heredocs: its escape character is always the backslash then. */
function keepUnset(text: string): WordOptions {
  return { escape: '\\', effort: new Effort(text.length), scope: NONE_SET, keepsUnset: true };
}
