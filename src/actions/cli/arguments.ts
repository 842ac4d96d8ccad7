import { parseArgs } from 'node:util';
import type { ParseArgsOptionsConfig } from 'node:util';

import { MooringError } from '../../domain/errors.ts';

type Parsed<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ readonly args: string[]; readonly options: Options; readonly allowPositionals: true }>
>;

/** Parses the options and positionals of a command. Throws `config_usage_invalid`, naming the wrong one. */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
): Pick<Parsed<Options>, 'values' | 'positionals'> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (cause) {
    const reason = cause instanceof Error ? (cause.message.split('\n', 1)[0] ?? '') : 'invalid arguments';
    throw new MooringError('config_usage_invalid', reason, { cause });
  }
}

/** Returns the directory argument of a command, by default the current one. Throws `config_usage_invalid`. */
export function readDirectory(positionals: readonly string[]): string {
  const [directory = '.', ...more] = positionals;
  if (more.length > 0) throw new MooringError('config_usage_invalid', 'expected at most one directory');
  return directory;
}
