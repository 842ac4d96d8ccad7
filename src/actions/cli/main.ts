import { readdir } from 'node:fs/promises';

import { execCommand } from '../../adapters/exec-command.ts';
import { systemClock } from '../../adapters/system-clock.ts';
import { createWorkTree } from '../../adapters/work-tree.ts';
import { assertNever, MooringError } from '../../domain/errors.ts';
import { printable } from '../../domain/printable.ts';
import { imagesReport, imagesTable } from '../../domain/report/images.ts';
import { listImages } from '../../usecases/list-images.ts';
import { readCommandLine, USAGE } from './command-line.ts';
import type { CommandLine } from './command-line.ts';

/**
 * The command line, from its arguments to its exit status: 0, 2 for what the caller can put right, 1 for a fault of ours.
 * Like an action it is 1 until all is done and said.
 */
export async function runCli(): Promise<void> {
  process.exitCode = 1;
  try {
    process.exitCode = await run(readCommandLine(process.argv.slice(2)));
  } catch (error) {
    process.exitCode = sayFailure(error);
  }
}

async function run(commandLine: CommandLine): Promise<0 | 2> {
  switch (commandLine.kind) {
    case 'help':
      process.stdout.write(USAGE);
      return 0;
    case 'wrong':
      process.stderr.write(`mooring: ${printable(commandLine.why)}; --help tells the usage\n`);
      return 2;
    case 'images':
      return printImages(commandLine);
    default:
      return assertNever(commandLine);
  }
}

async function printImages({ folder, json }: Extract<CommandLine, { kind: 'images' }>): Promise<0> {
  await requireFolder(folder);
  const list = await listImages({ tree: createWorkTree(folder, execCommand), now: systemClock.now() });
  process.stdout.write(json ? `${JSON.stringify(imagesReport(list), null, 2)}\n` : imagesTable(list));
  return 0;
}

/** Git says nothing useful of a folder that is not there. */
async function requireFolder(folder: string): Promise<void> {
  try {
    await readdir(folder);
  } catch (cause) {
    const why = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown reason';
    throw new MooringError('config_file_unreadable', `the folder ${folder} cannot be read (${why})`, {
      cause,
      hint: 'Name a folder that exists and that this user may read.',
    });
  }
}

function sayFailure(error: unknown): 1 | 2 {
  if (error instanceof MooringError && error.code !== 'internal_bug') {
    const lines = error.message.split('\n').map((line) => printable(line, 1_000));
    process.stderr.write(`mooring: ${lines.join('\n')}\n${error.hint}\n`);
    return 2;
  }
  process.stderr.write(
    `mooring: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  return 1;
}
