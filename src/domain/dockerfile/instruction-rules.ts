import { complainAboutDevices } from './device.ts';
import { complainAboutFlags } from './flag-rules.ts';
import { complainAboutHealthcheck } from './healthcheck-rules.ts';
import { readHeredoc } from './heredoc.ts';
import { wordTexts } from './instruction.ts';
import type { Instruction } from './instruction.ts';
import { isKeyword } from './keyword.ts';
import { lowerCase } from './lower-case.ts';
import { complainAboutMounts } from './mount.ts';
import { lastBlankBefore } from './words.ts';

/**
 * What Docker rejects an instruction for by itself, undefined when it is right: the keyword, the number of its
 * arguments, its flags (BuildKit instructions/parse.go). What its values come to is judged with the stage, `rejectSteps`.
 */
export function complainAbout(instruction: Instruction): string | undefined {
  const { keyword } = instruction;
  if (!isKeyword(keyword)) return `there is no instruction "${keyword.toUpperCase()}"`;
  if (keyword === 'onbuild') return complainAboutOnbuild(instruction);
  if (keyword === 'healthcheck') return complainAboutHealthcheck(instruction);
  return complainAboutArguments(instruction) ?? complainAboutFlags(instruction);
}

function complainAboutArguments(instruction: Instruction): string | undefined {
  const { keyword, start, end, strings } = instruction;
  const isEmpty = start === end || strings?.length === 0;
  switch (keyword) {
    case 'from':
      return complainAboutFrom(instruction);
    case 'arg':
    case 'env':
    case 'label':
      return complainAboutNames(instruction);
    case 'add':
    case 'copy':
      return complainAboutSources(instruction);
    case 'run':
      return complainAboutMounts(instruction) ?? complainAboutDevices(instruction);
    case 'shell':
      if (isEmpty) return needsArgument(keyword);
      return strings === undefined ? 'SHELL takes the JSON form only' : undefined;
    case 'expose':
      return isEmpty ? needsArgument(keyword) : undefined;
    case 'volume':
      if (isEmpty) return needsArgument(keyword);
      return strings?.some((path) => path.trim() === '') === true ? 'a VOLUME cannot be empty' : undefined;
    case 'maintainer':
    case 'stopsignal':
    case 'user':
    case 'workdir':
      return isEmpty ? `${keyword.toUpperCase()} needs an argument` : undefined;
    default:
      return undefined;
  }
}

function needsArgument(keyword: string): string {
  return `${keyword.toUpperCase()} needs an argument`;
}

function complainAboutNames(instruction: Instruction): string | undefined {
  const { keyword } = instruction;
  const words = wordTexts(instruction);
  const [first] = words;
  if (first === undefined) return needsArgument(keyword);
  // The old form is a name and, as they stand, all the words after it.
  const isOldForm = keyword !== 'arg' && !first.includes('=');
  const hasBlankName = !isOldForm && words.some((word) => word.startsWith('='));
  return hasBlankName ? `a name of ${keyword.toUpperCase()} is empty` : undefined;
}

/** A stage name is compared in lower case; whatever stands after it, a comment too, is one word too many. */
function complainAboutFrom(instruction: Instruction): string | undefined {
  const words = wordTexts(instruction);
  const [, as, stage] = words;
  if (words.length === 1) return undefined;
  if (words.length !== 3 || stage === undefined || as?.toLowerCase() !== 'as') {
    return 'FROM takes an image, or an image with AS and a name, and nothing after it, no comment either';
  }
  if (/^[a-z][a-z0-9-_.]*$/.test(lowerCase(stage))) return undefined;
  return `"${stage}" cannot be the name of a stage: it takes a letter, then letters, digits, ".", "_" and "-"`;
}

function complainAboutSources(instruction: Instruction): string | undefined {
  const { keyword, source, strings, start, end } = instruction;
  const lastBlank = lastBlankBefore(source.text, start, end);
  if (strings === undefined ? lastBlank === undefined : strings.length < 2) {
    return `${keyword.toUpperCase()} needs a source and a destination`;
  }
  const heredoc = readHeredoc(strings?.at(-1) ?? source.text.slice((lastBlank ?? start) + 1, end));
  if (heredoc === undefined || heredoc === 'malformed') return undefined;
  return `the destination of ${keyword.toUpperCase()} cannot be a heredoc`;
}

function complainAboutOnbuild({ trigger, flags }: Instruction): string | undefined {
  if (trigger === undefined) return needsArgument('onbuild');
  const flag = flags[0]?.text.split('=')[0];
  if (flag !== undefined) return `ONBUILD has no flag ${flag}`;
  if (trigger.keyword === 'onbuild') return 'an ONBUILD cannot put off an ONBUILD';
  const isForbidden = trigger.keyword === 'from' || trigger.keyword === 'maintainer';
  return isForbidden ? `ONBUILD cannot put off ${trigger.keyword.toUpperCase()}` : undefined;
}
