import { systemClock } from '../../adapters/system-clock.ts';
import { createUndiciHttp } from '../../adapters/http/undici-http.ts';
import { MooringError } from '../../domain/errors.ts';
import { nearestWord } from '../../domain/text/nearest-word.ts';
import { printable, printableLines } from '../../domain/text/printable.ts';
import type { CliContext, CliStatus } from './command.ts';
import { COMMANDS } from './commands.ts';

/**
 * Runs the command line, from its arguments to its exit status: that of the command, 2 for a usage or configuration
 * error, 1 for every other failure. As in an action, it is 1 until all work is done and reported.
 */
export async function runCli(): Promise<void> {
  process.exitCode = 1;
  const http = createUndiciHttp();
  try {
    process.exitCode = await run(process.argv.slice(2), {
      clock: systemClock,
      send: http.send,
      prepare: http.prepare,
      variables: process.env,
      print: (text) => process.stdout.write(text),
      isTerminal: process.stdout.isTTY,
      log: (line) => process.stderr.write(`${printable(line, 1_000)}\n`),
    });
  } catch (error) {
    process.exitCode = reportFailure(error);
  } finally {
    await http.close();
  }
}

async function run([name, ...args]: readonly string[], context: CliContext): Promise<CliStatus> {
  if (name === undefined) throw new MooringError('config_usage_invalid', 'missing command');
  if (name === '--help' || name === '-h') {
    context.print(USAGE);
    return 0;
  }
  const command = await COMMANDS.find((one) => one.name === name)?.load();
  if (command === undefined) throw unknownCommand(name);
  if (args.includes('--help') || args.includes('-h')) {
    context.print(command.usage);
    return 0;
  }
  return command.run(args, context);
}

const USAGE = `usage: node dist/cli.js COMMAND [OPTIONS]

${COMMANDS.map(({ name, summary }) => `  ${name.padEnd(8)}${summary}`).join('\n')}

Run \`node dist/cli.js COMMAND --help\` to list the options of a command.
Exit status: 0 on success, 1 on findings or failure, 2 on a usage error.
`;

function unknownCommand(name: string): MooringError {
  const names = COMMANDS.map((command) => command.name);
  const nearest = nearestWord(name, names);
  const advice = nearest === undefined ? `expected ${names.join(', ')}` : `did you mean "${nearest}"?`;
  return new MooringError('config_usage_invalid', `unknown command "${printable(name, 40)}"; ${advice}`);
}

/** Prints a failure; returns 2 for what the caller configured, and 1 for everything else. */
function reportFailure(error: unknown): CliStatus {
  if (error instanceof MooringError && error.code !== 'internal_bug') {
    process.stderr.write(`mooring: ${printableLines(error.message)}\n${error.hint}\n`);
    return error.code.startsWith('config_') ? 2 : 1;
  }
  process.stderr.write(
    `mooring: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  return 1;
}
