import { parseArgs } from 'node:util';

/** What the command line asks for. */
export type CommandLine =
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly why: string }
  | { readonly kind: 'images'; readonly folder: string; readonly json: boolean };

export const USAGE = `usage: node dist/cli.js images [--json] [DIR]

  images  lists every container image that the files below DIR name; DIR is the current folder when left out.
          Which files are read, and what is left out, .github/mooring.yml in DIR decides.

  --json  prints one JSON object instead of a table
  --help  prints this

Exit status: 0, or 2 when DIR or its settings cannot be read or the usage is wrong.
`;

/** Reads the arguments after the program's name. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const parsed = parse(args);
  if (typeof parsed === 'string') return { kind: 'wrong', why: parsed };
  const { values, positionals } = parsed;
  if (values.help === true) return { kind: 'help' };
  const [command, folder = '.', ...more] = positionals;
  if (command === undefined) return { kind: 'wrong', why: 'a command is missing' };
  if (command !== 'images') return { kind: 'wrong', why: `there is no command "${command}"` };
  if (more.length > 0) return { kind: 'wrong', why: 'there is more than one folder' };
  return { kind: 'images', folder, json: values.json === true };
}

interface Parsed {
  readonly values: { readonly json?: boolean | undefined; readonly help?: boolean | undefined };
  readonly positionals: readonly string[];
}

/** The parts of the command line, or what is wrong with it. */
function parse(args: readonly string[]): Parsed | string {
  const options = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : 'the arguments cannot be read';
  }
}
