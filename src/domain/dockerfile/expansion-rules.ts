import type { Escape } from './directive-run.ts';
import { wordTexts } from './instruction.ts';
import type { Instruction } from './instruction.ts';
import { complainAboutShellWord } from './unbound-word.ts';

/**
 * What Docker rejects the expansions of an instruction in a stage for, whatever its variables hold: an open quote, `${`
 * without an end, a modifier that it does not know (BuildKit instructions/commands.go, the `Expand` of each). What only
 * fails for some values is left to the build, which alone knows them.
 */
export function complainAboutExpansions(instruction: Instruction, escape: Escape): string | undefined {
  if (!SPECIAL.test(instruction.rest.text)) return undefined;
  for (const word of expandedWords(instruction)) {
    const complaint = SPECIAL.test(word) ? complainAboutShellWord(word, escape) : undefined;
    if (complaint !== undefined) return `"${word}" cannot be expanded: ${complaint}`;
  }
  return undefined;
}

const SPECIAL = /['"$]/;

function expandedWords(instruction: Instruction): readonly string[] {
  switch (instruction.keyword) {
    case 'arg':
    case 'env':
    case 'label':
      return wordTexts(instruction).flatMap(splitPair);
    case 'add':
    case 'copy':
    case 'expose':
    case 'volume':
      return instruction.strings ?? wordTexts(instruction);
    case 'user':
    case 'workdir':
    case 'stopsignal':
      return [instruction.rest.text];
    default:
      return [];
  }
}

/** Name and value are expanded each by itself, so that no quote reaches over the first `=`. */
function splitPair(word: string): readonly string[] {
  const equals = word.indexOf('=');
  return equals === -1 ? [word] : [word.slice(0, equals), word.slice(equals + 1)];
}
