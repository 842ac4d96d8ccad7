import { readArgDefaults } from './arg-default.ts';
import type { Escape } from './directive-run.ts';
import type { Instruction } from './instruction.ts';
import { complainAboutShellWord } from './unbound-word.ts';
import { NOWHERE, sliceSource, sourceText } from './source-text.ts';
import type { SourceText } from './source-text.ts';

/**
 * What Docker rejects the expansions of an instruction in a stage for, whatever its variables hold: an open quote, `${`
 * without an end, a modifier that it does not know (BuildKit instructions/commands.go, the `Expand` of each). What only
 * fails for some values is left to the build, which alone knows them.
 */
export function complainAboutExpansions(instruction: Instruction, escape: Escape): string | undefined {
  for (const word of expandedWords(instruction)) {
    const complaint = SPECIAL.test(word.text) ? complainAboutShellWord(word, escape) : undefined;
    if (complaint !== undefined) return `failed to process "${word.text}": ${complaint}`;
  }
  return undefined;
}

const SPECIAL = /['"$]/;
const EXPANDED_FLAG = /^--(?:chown|chmod|checksum)=/;

function expandedWords(instruction: Instruction): readonly SourceText[] {
  const { keyword, rest, strings, words, flags } = instruction;
  switch (keyword) {
    case 'env':
    case 'label':
      return words.flatMap(splitPair);
    case 'arg':
      return readArgDefaults(instruction).flatMap(({ value }) => (value === undefined ? [] : [value]));
    case 'add':
    case 'copy':
      return [...flags.filter(({ text }) => EXPANDED_FLAG.test(text)), ...(strings?.map(inNoFile) ?? words)];
    case 'expose':
    case 'volume':
      return strings?.map(inNoFile) ?? words;
    case 'user':
    case 'workdir':
    case 'stopsignal':
      return [rest];
    default:
      return [];
  }
}

function inNoFile(text: string): SourceText {
  return sourceText(text, NOWHERE);
}

/** Name and value are expanded each by itself, so that no quote reaches over the first `=`. */
function splitPair(word: SourceText): readonly SourceText[] {
  const equals = word.text.indexOf('=');
  return equals === -1 ? [word] : [sliceSource(word, 0, equals), sliceSource(word, equals + 1)];
}
