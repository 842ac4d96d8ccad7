import { systemClock } from '../../adapters/system-clock.ts';
import { createUndiciHttp } from '../../adapters/http/undici-http.ts';
import { MooringError } from '../../domain/errors.ts';
import { nearestWord } from '../../domain/text/nearest-word.ts';
import { printable, printableLines } from '../../domain/text/printable.ts';
import type { CliContext, CliStatus } from './command.ts';
import { COMMANDS } from './commands.ts';

/**
 * The command line, from its arguments to its exit status: what the command says, 2 for a wrong usage or set-up, 1 for
 * every other failure. Like an action it is 1 until all is done and said.
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
      say: (line) => process.stderr.write(`${printable(line, 1_000)}\n`),
    });
  } catch (error) {
    process.exitCode = sayFailure(error);
  } finally {
    await http.close();
  }
}

async function run([name, ...args]: readonly string[], context: CliContext): Promise<CliStatus> {
  if (name === undefined) throw new MooringError('config_usage_invalid', 'a command is missing');
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

node dist/cli.js COMMAND --help tells the options of one command.
Exit status: 0 for a pass, 1 for findings or a failure, 2 for a wrong usage.
`;

function unknownCommand(name: string): MooringError {
  const names = COMMANDS.map((command) => command.name);
  const nearest = nearestWord(name, names);
  const advice = nearest === undefined ? `known are ${names.join(', ')}` : `did you mean "${nearest}"?`;
  return new MooringError('config_usage_invalid', `there is no command "${printable(name, 40)}"; ${advice}`);
}

/** Whose fault it is decides the status: what the caller has set up is a wrong usage, everything else a failure. */
function sayFailure(error: unknown): CliStatus {
  if (error instanceof MooringError && error.code !== 'internal_bug') {
    process.stderr.write(`mooring: ${printableLines(error.message)}\n${error.hint}\n`);
    return error.code.startsWith('config_') ? 2 : 1;
  }
  process.stderr.write(
    `mooring: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  return 1;
}
