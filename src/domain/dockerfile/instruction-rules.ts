import { complainAboutFlags } from './flag-rules.ts';
import { readHeredoc } from './heredoc.ts';
import type { Instruction } from './instruction.ts';
import { complainAboutMounts } from './mount.ts';
import type { SourceText } from './source-text.ts';

/**
 * What Docker rejects an instruction for by itself, undefined when it is right: the keyword, the number of its
 * arguments, its flags (BuildKit instructions/parse.go). Paths, ports, signals and the like are not looked at.
 */
export function complainAbout(instruction: Instruction): string | undefined {
  const { keyword } = instruction;
  if (!KEYWORDS.has(keyword))
    return `unknown instruction: ${keyword === '' ? '(none)' : keyword.toUpperCase()}`;
  if (keyword === 'onbuild') return complainAboutOnbuild(instruction);
  return complainAboutArguments(instruction) ?? complainAboutFlags(instruction);
}

const KEYWORDS = new Set([
  'add',
  'arg',
  'cmd',
  'copy',
  'entrypoint',
  'env',
  'expose',
  'from',
  'healthcheck',
  'label',
  'maintainer',
  'onbuild',
  'run',
  'shell',
  'stopsignal',
  'user',
  'volume',
  'workdir',
]);

function complainAboutArguments(instruction: Instruction): string | undefined {
  const { keyword, rest, strings, words } = instruction;
  const name = keyword.toUpperCase();
  switch (keyword) {
    case 'from':
      return complainAboutFrom(instruction);
    case 'arg':
    case 'env':
    case 'label':
      return complainAboutNames(name, words);
    case 'add':
    case 'copy':
      return complainAboutSources(instruction);
    case 'run':
      return complainAboutMounts(instruction);
    case 'healthcheck':
      return complainAboutHealthcheck(rest.text);
    case 'shell':
      if (rest.text === '' || strings?.length === 0) return 'SHELL requires at least one argument';
      return strings === undefined ? 'SHELL requires the arguments to be in JSON form' : undefined;
    case 'expose':
      return rest.text === '' ? 'EXPOSE requires at least one argument' : undefined;
    case 'volume':
      if (rest.text === '' || strings?.length === 0) return 'VOLUME requires at least one argument';
      return strings?.some((path) => path.trim() === '')
        ? 'VOLUME specified can not be an empty string'
        : undefined;
    case 'maintainer':
    case 'stopsignal':
    case 'user':
    case 'workdir':
      return rest.text === '' ? `${name} requires exactly one argument` : undefined;
    default:
      return undefined;
  }
}

function complainAboutNames(name: string, words: readonly SourceText[]): string | undefined {
  if (words.length === 0) return `${name} requires at least one argument`;
  return words.some(({ text }) => text.startsWith('=')) ? `${name} names can not be blank` : undefined;
}

/** A stage name is compared in lower case; whatever stands after it, a comment too, is one word too many. */
function complainAboutFrom({ words }: Instruction): string | undefined {
  const [, as, stage] = words;
  if (words.length === 1) return undefined;
  if (words.length !== 3 || stage === undefined || as?.text.toLowerCase() !== 'as') {
    return 'FROM requires either one or three arguments';
  }
  if (/^[a-z][a-z0-9-_.]*$/.test(stage.text.toLowerCase())) return undefined;
  return `invalid name for build stage: "${stage.text}", name can't start with a number or contain symbols`;
}

function complainAboutSources({ keyword, words, strings }: Instruction): string | undefined {
  const name = keyword.toUpperCase();
  const paths = strings ?? words.map(({ text }) => text);
  if (paths.length < 2) {
    return `${name} requires at least two arguments, but only one was provided. Destination could not be determined`;
  }
  const heredoc = readHeredoc(paths.at(-1) ?? '');
  return heredoc === undefined || heredoc === 'malformed'
    ? undefined
    : `${name} cannot accept a heredoc as a destination`;
}

function complainAboutHealthcheck(text: string): string | undefined {
  const [type = '', ...command] = text.split(/\s+/);
  if (type === '') return 'HEALTHCHECK requires at least one argument';
  if (type.toUpperCase() === 'NONE')
    return command.length > 0 ? 'HEALTHCHECK NONE takes no arguments' : undefined;
  if (type.toUpperCase() !== 'CMD') return `Unknown type "${type}" in HEALTHCHECK (try CMD)`;
  return command.length === 0 ? 'Missing command after HEALTHCHECK CMD' : undefined;
}

function complainAboutOnbuild({ trigger, flags }: Instruction): string | undefined {
  if (trigger === undefined) return 'ONBUILD requires at least one argument';
  const flag = flags[0]?.text.split('=')[0];
  if (flag !== undefined) return `unknown flag: ${flag}`;
  if (trigger.keyword === 'onbuild') return "Chaining ONBUILD via `ONBUILD ONBUILD` isn't allowed";
  const isForbidden = trigger.keyword === 'from' || trigger.keyword === 'maintainer';
  return isForbidden ? `${trigger.keyword.toUpperCase()} isn't allowed as an ONBUILD trigger` : undefined;
}
