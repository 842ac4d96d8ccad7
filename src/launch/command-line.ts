import { every, systemClock } from '../io/system-clock.ts';
import { createUndiciHttp } from '../io/http/undici-http.ts';
import { errnoOf, MooringError, shellHintOf } from '../values/errors.ts';
import { printable, printableLines } from '../text/printable.ts';
import { withProgress } from '../runner/progress.ts';
import { withUnhandledErrors } from '../runner/unhandled-errors.ts';
import { readVersion } from '../runner/read-version.ts';
import { readArguments, splitProgram, unknownOption } from '../cli/arguments.ts';
import type { CliArguments, CliCommand, CliContext, CliStatus } from '../cli/command.ts';
import { COMMANDS } from './commands.ts';
import { findCommand, LIST_COMMANDS, PROGRAM_OPTIONS } from '../cli/help.ts';
import { createTerminal } from '../cli/terminal.ts';
import type { Terminal } from '../cli/terminal.ts';

interface Program extends CliContext {
  readonly terminal: Terminal;
  readonly launcher: string;
}

/**
 * Runs the command line, from its arguments to its exit status: that of the command, 2 for a usage or configuration
 * error, 1 for every other failure. As in an action, it is 1 until all work is done and reported. `launcher` is the
 * URL of its module, which is beside the package.json with the version.
 */
export async function runCli(launcher: string): Promise<void> {
  process.exitCode = 1;
  // oxlint-disable-next-line no-console -- output is data only: @actions/io logs each directory of PATH it cannot read
  console.log = () => undefined;
  const http = createUndiciHttp();
  const terminal = createTerminal(process, process.env);
  // The reader of a pipe can close it early, as `head` does; any other failure to print ends the run.
  process.stdout.on('error', (error) => {
    if (errnoOf(error) !== 'EPIPE') throw error;
  });
  try {
    const program: Program = {
      launcher,
      terminal,
      clock: systemClock,
      send: http.send,
      prepare: http.prepare,
      variables: process.env,
      print: terminal.print,
      isTerminal: process.stdout.isTTY,
      columns: process.stdout.isTTY ? process.stdout.columns : 100,
      log: (line) => terminal.log(printable(line, 1_000)),
      relay: terminal.relay,
      confirm: terminal.confirm,
    };
    process.exitCode = await withUnhandledErrors(() => run(process.argv.slice(2), program));
  } catch (error) {
    process.exitCode = reportFailure(error, terminal);
  } finally {
    await http.close();
  }
}

/** Runs `mooring` with these arguments: a command, its help, or the options of the program. */
async function run([name, ...args]: readonly string[], program: Program): Promise<CliStatus> {
  const { launcher, terminal, ...context } = program;
  if (name === undefined)
    throw new MooringError('config_usage_invalid', 'missing command', { hint: LIST_COMMANDS });
  if (name === '--version' || name === '-V') return printVersion(launcher, context);
  if (name === '--help' || name === '-h') return run(['help', ...args], program);
  if (name.startsWith('-')) throw unknownOption(name, PROGRAM_OPTIONS, 'mooring');
  const listed = findCommand(name, COMMANDS);
  const command = await listed.load();
  const own = splitProgram(args, command).args;
  if (own.includes('--help') || own.includes('-h')) return run(['help', name], program);
  const parsed = readArguments(args, name, command);
  try {
    return await runCommand(command, parsed, program);
  } catch (error) {
    return reportFailure(error, terminal, command);
  }
}

async function runCommand(
  command: CliCommand,
  parsed: CliArguments,
  { terminal, ...context }: Program,
): Promise<CliStatus> {
  const silent = (): undefined => undefined;
  if (parsed.values['quiet'] === true) return command.run(parsed, { ...context, log: silent, relay: silent });
  const progress = withProgress({
    ...context,
    every,
    intervalMs: process.stderr.isTTY ? 250 : 10_000,
    report: terminal.progress,
  });
  try {
    return await command.run(parsed, { ...context, send: progress.send });
  } finally {
    progress.stop();
  }
}

async function printVersion(launcher: string, { print }: CliContext): Promise<CliStatus> {
  print(`mooring ${await readVersion(launcher)}\n`);
  return 0;
}

/** Prints a failure; returns 2 for what the caller configured, and 1 or what the command says for everything else. */
function reportFailure(
  error: unknown,
  { log }: Terminal,
  { statusOf = () => 1 }: Pick<CliCommand, 'statusOf'> = {},
): CliStatus {
  if (error instanceof MooringError && error.code !== 'internal_bug') {
    const hint = process.env['GITHUB_ACTIONS'] === 'true' ? error.hint : shellHintOf(error);
    log(`mooring: ${printableLines(error.message)}\n${hint}`);
    return error.code.startsWith('config_') ? 2 : statusOf(error.code);
  }
  log(`mooring: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  return 1;
}
