import { parseArgs } from 'node:util';

import { describeReplacement, REPLACED_OPTIONS } from '../config/policy/policy-options.ts';
import { MooringError } from '../values/errors.ts';
import { nearestWord } from '../text/nearest-word.ts';
import { printable } from '../text/printable.ts';
import type { CliArguments, CliCommand, CliOption, CliPositional } from './command.ts';

/** The options that every command has. */
export const COMMON_OPTIONS: readonly CliOption[] = [
  { name: 'quiet', short: 'q', description: 'Print only results and errors.' },
  { name: 'help', short: 'h', description: 'Print this help.' },
];

/** The directory that a command works on. */
export const DIRECTORY: CliPositional = {
  name: 'DIRECTORY',
  isRequired: false,
  isRepeatable: false,
  completion: 'directory',
};

type ReadCommand = Pick<CliCommand, 'options' | 'positional' | 'program'> &
  Partial<Pick<CliCommand, 'examples'>>;

/** Returns the directory argument of a command that takes `DIRECTORY`, by default the current one. */
export function readDirectory([directory = '.']: readonly string[]): string {
  return directory;
}

/**
 * Parses the arguments of a command by its table. Throws `config_usage_invalid` for an unknown option, with the nearest
 * known one, for an option without its value, and for missing or additional arguments.
 */
export function readArguments(given: readonly string[], name: string, command: ReadCommand): CliArguments {
  const table = [...command.options, ...COMMON_OPTIONS];
  const { args, program } = splitProgram(given, command);
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options: Object.fromEntries(table.map((option) => [option.name, parseConfig(option)])),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  if (command.program !== undefined && program === undefined && positionals.length > 1)
    throw missingProgram(command);
  const values: Record<string, string | true> = {};
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = table.find((one) => one.name === token.name);
    if (option === undefined) throw unknownOption(token.rawName, table, `mooring ${name}`);
    const reason = wrongValue(option, token);
    if (reason !== undefined) throw usageError(reason, `mooring ${name}`);
    const earlier = values[option.name];
    if (typeof earlier === 'string' && option.isList !== true)
      throw usageError(`--${option.name} is set more than once`, `mooring ${name}`);
    const value = token.value ?? true;
    values[option.name] = typeof earlier === 'string' ? `${earlier},${value}` : value;
  }
  const reason = wrongPositionals(positionals, command.positional);
  if (reason !== undefined) throw usageError(reason, `mooring ${name}`);
  return { values, positionals, ...(program === undefined ? {} : { program }) };
}

/** Returns the arguments of the command itself, and the words after `--`, if it runs a program. */
export function splitProgram(
  args: readonly string[],
  command: Pick<CliCommand, 'program'>,
): { readonly args: readonly string[]; readonly program: readonly string[] | undefined } {
  const dashes = command.program === undefined ? -1 : args.indexOf('--');
  return dashes === -1
    ? { args, program: undefined }
    : { args: args.slice(0, dashes), program: args.slice(dashes + 1) };
}

function parseConfig({ value, short }: CliOption): { type: 'string' | 'boolean'; short?: string } {
  return { type: value === undefined ? 'boolean' : 'string', ...(short === undefined ? {} : { short }) };
}

/** Returns the problem of a value; a text that looks like an option is one only after `=`. */
function wrongValue(
  { name, value: placeholder }: CliOption,
  { value, inlineValue }: { readonly value?: string | undefined; readonly inlineValue?: boolean | undefined },
): string | undefined {
  if (placeholder === undefined) return value === undefined ? undefined : `--${name} takes no value`;
  const isMissing = value === undefined || (inlineValue !== true && /^-\D/.test(value));
  return isMissing ? `--${name} requires a value: --${name} ${placeholder}` : undefined;
}

function wrongPositionals(given: readonly string[], positional?: CliPositional): string | undefined {
  if (positional === undefined)
    return given.length === 0 ? undefined : `unexpected argument "${printable(given[0] ?? '', 80)}"`;
  if (given.length === 0) return positional.isRequired ? `missing argument: ${positional.name}` : undefined;
  return given.length === 1 || positional.isRepeatable
    ? undefined
    : `expected at most one ${positional.name}`;
}

/** Returns the usage error of an option that `program`, a command or `mooring` itself, does not have. */
export function unknownOption(written: string, options: readonly CliOption[], program: string): MooringError {
  const name = written.replace(/^-+/, '');
  const nearest = nearestWord(
    name,
    options.map((option) => option.name),
  );
  const suggestion = nearest === undefined ? '' : `did you mean --${nearest}?`;
  const replacement = REPLACED_OPTIONS.get(name);
  const instruction = replacement === undefined ? suggestion : describeReplacement(replacement, 'shell');
  const advice = instruction === '' ? '' : `; ${instruction}`;
  return usageError(`unknown option ${printable(written, 80)}${advice}`, program);
}

function usageError(reason: string, program: string): MooringError {
  return new MooringError('config_usage_invalid', reason, {
    hint: `Run \`${program} --help\` to list its options.`,
  });
}

/** Returns the usage error of a command line without `--` and a program after it. */
export function missingProgram({ program, examples: [example] = [] }: ReadCommand): MooringError {
  return new MooringError('config_usage_invalid', `missing -- ${program} at the end`, {
    hint: `Write the program after --, such as: ${example?.command}`,
  });
}

/** Returns the variable of an option: MOORING_API_URL for `api-url`. */
export function variableName(option: string): string {
  return `MOORING_${option.replaceAll('-', '_').toUpperCase()}`;
}
