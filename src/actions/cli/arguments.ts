import { parseArgs } from 'node:util';
import type { ParseArgsOptionsConfig } from 'node:util';

import { MooringError } from '../../domain/errors.ts';

type Parsed<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ readonly args: string[]; readonly options: Options; readonly allowPositionals: true }>
>;

/** The options and positionals of a command. Throws `config_usage_invalid` saying which of them is wrong. */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
): Pick<Parsed<Options>, 'values' | 'positionals'> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (cause) {
    const why =
      cause instanceof Error ? (cause.message.split('\n', 1)[0] ?? '') : 'the arguments cannot be read';
    throw new MooringError('config_usage_invalid', why, { cause });
  }
}

/** The one folder that a command is about, the current one when none is named. Throws `config_usage_invalid`. */
export function readFolder(positionals: readonly string[]): string {
  const [folder = '.', ...more] = positionals;
  if (more.length > 0) throw new MooringError('config_usage_invalid', 'there is more than one folder');
  return folder;
}
