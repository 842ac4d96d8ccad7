import type { Escape } from './directive-run.ts';
import type { Instruction } from './instruction.ts';
import { rangeText } from './source-range.ts';
import { complainAboutShellWord } from './unbound-word.ts';
import { splitAtBlanks } from './words.ts';
import type { WordSpan } from './words.ts';

/**
 * What Docker rejects the expansions of an instruction in a stage for, whatever its variables hold: an open quote, `${`
 * without an end, a modifier that it does not know (BuildKit instructions/commands.go, the `Expand` of each). What only
 * fails for some values is left to the build, which alone knows them.
 */
export function complainAboutExpansions(instruction: Instruction, escape: Escape): string | undefined {
  if (!EXPANDED.has(instruction.keyword) || !SPECIAL.test(rangeText(instruction))) return undefined;
  switch (instruction.keyword) {
    case 'arg':
    case 'env':
    case 'label':
      return complainAboutWords(instruction, instruction.words, escape);
    case 'add':
    case 'copy':
    case 'expose':
    case 'volume':
      return instruction.strings === undefined
        ? complainAboutWords(instruction, splitAtBlanks(instruction), escape)
        : firstComplaint(instruction.strings, escape);
    default:
      return complainAboutWord(rangeText(instruction), escape);
  }
}

const EXPANDED = new Set('add,arg,copy,env,expose,label,stopsignal,user,volume,workdir'.split(','));
const SPECIAL = /['"$]/;

function complainAboutWords(
  { keyword, source }: Instruction,
  words: readonly WordSpan[],
  escape: Escape,
): string | undefined {
  const hasPairs = keyword === 'arg' || keyword === 'env' || keyword === 'label';
  for (const { start, end } of words) {
    const word = source.text.slice(start, end);
    const complaint = hasPairs ? complainAboutPair(word, escape) : complainAboutWord(word, escape);
    if (complaint !== undefined) return complaint;
  }
  return undefined;
}

/** Name and value are expanded each by itself, so that no quote reaches over the first `=`. */
function complainAboutPair(word: string, escape: Escape): string | undefined {
  const equals = word.indexOf('=');
  if (equals === -1) return complainAboutWord(word, escape);
  return (
    complainAboutWord(word.slice(0, equals), escape) ?? complainAboutWord(word.slice(equals + 1), escape)
  );
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
