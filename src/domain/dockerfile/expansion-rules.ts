import type { Escape } from './directive-run.ts';
import { wordTexts } from './instruction.ts';
import type { Instruction } from './instruction.ts';
import { rangeText } from './source-range.ts';
import { complainAboutShellWord } from './unbound-word.ts';
import { splitAtBlanks } from './words.ts';

/**
 * What Docker rejects the expansions of an instruction in a stage for, whatever its variables hold: an open quote, `${`
 * without an end, a modifier that it does not know (BuildKit instructions/commands.go, the `Expand` of each). What only
 * fails for some values is left to the build, which alone knows them.
 */
export function complainAboutExpansions(instruction: Instruction, escape: Escape): string | undefined {
  if (!EXPANDED.has(instruction.keyword) || !SPECIAL.test(rangeText(instruction))) return undefined;
  switch (instruction.keyword) {
    case 'arg':
      return firstComplaint(wordTexts(instruction).map(valueOf), escape);
    case 'env':
    case 'label':
      return firstComplaint(namesAndValues(instruction), escape);
    case 'add':
    case 'copy':
    case 'expose':
    case 'volume':
      return firstComplaint(instruction.strings ?? blankSeparated(instruction), escape);
    default:
      return complainAboutWord(rangeText(instruction), escape);
  }
}

const EXPANDED = new Set('add,arg,copy,env,expose,label,stopsignal,user,volume,workdir'.split(','));
const SPECIAL = /['"$]/;

/** The name of an ARG is none of the texts that are expanded. */
function valueOf(word: string): string {
  const equals = word.indexOf('=');
  return equals === -1 ? '' : word.slice(equals + 1);
}

/** Each is expanded by itself, so that no quote reaches over the first `=`, or in the old form over the first blank. */
function namesAndValues(instruction: Instruction): readonly string[] {
  const words = wordTexts(instruction);
  if (words[0]?.includes('=') === false) return rangeText(instruction).split(/[\t\v\f\r ]+([^]*)/, 2);
  return words.flatMap((word) => [word.slice(0, word.indexOf('=')), valueOf(word)]);
}

function blankSeparated(instruction: Instruction): readonly string[] {
  return splitAtBlanks(instruction).map(({ start, end }) => instruction.source.text.slice(start, end));
}

function firstComplaint(words: readonly string[], escape: Escape): string | undefined {
  for (const word of words) {
    const complaint = complainAboutWord(word, escape);
    if (complaint !== undefined) return complaint;
  }
  return undefined;
}

function complainAboutWord(word: string, escape: Escape): string | undefined {
  const complaint = SPECIAL.test(word) ? complainAboutShellWord(word, escape) : undefined;
  return complaint === undefined ? undefined : `"${word}" cannot be expanded: ${complaint}`;
}
