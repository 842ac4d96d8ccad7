import type { Escape } from './directive-run.ts';
import type { Effort } from './effort.ts';
import { expandShellWord, isLiteral } from './shell-word.ts';
import { NOWHERE, sourceText } from './source-text.ts';
import type { VariableScope } from './word-reader.ts';

/** What the words of a stage are expanded with. */
export interface StepOptions {
  readonly scope: VariableScope;
  readonly escape: Escape;
  readonly effort: Effort;
  /** Quotes are characters like any other, as in the body of a heredoc. */
  readonly keepsQuotes?: boolean;
}

/** What a word comes to: unknown where only the build can tell, for it hangs on the base image or a build argument. */
export type StepWord =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly reason: string };

const UNKNOWN: StepWord = { kind: 'unknown' };

/** Expands a word as the steps before it leave the variables (BuildKit dockerfile2llb/convert.go `dispatch`). */
export function expandStepWord(word: string, options: StepOptions): StepWord {
  if (isLiteral(word)) return { kind: 'text', text: word };
  const reading = expandShellWord(sourceText(word, NOWHERE), options);
  if (options.effort.isSpent) return UNKNOWN;
  if (reading.kind === 'failed')
    return { kind: 'failed', reason: `"${shorten(word)}" cannot be expanded: ${reading.reason}` };
  const { source, missing, dependsOnPlatform } = reading.fragment;
  return missing === undefined && !dependsOnPlatform ? { kind: 'text', text: source.text } : UNKNOWN;
}

/** Of words that are the body of a heredoc, or a line. */
function shorten(word: string): string {
  return word.length > LONGEST_SHOWN ? `${word.slice(0, LONGEST_SHOWN)}…` : word;
}

const LONGEST_SHOWN = 100;
