import { documentationUrl } from '../values/documentation.ts';
import { MooringError } from '../values/errors.ts';
import { nearestWord } from '../text/nearest-word.ts';
import { printable } from '../text/printable.ts';
import { wrap } from '../text/wrap.ts';
import { COMMON_OPTIONS, variableName } from './arguments.ts';
import type { CliCommand, CliOption, CliPositional, HelpRow, ListedCommand } from './command.ts';

/** Columns of the widest line. */
const WIDTH = 100;

/** Columns before the description of a term; a longer term gets a line of its own. */
const INDENTATION = 26;

/** The options of the program itself. */
export const PROGRAM_OPTIONS: readonly CliOption[] = [
  { name: 'help', short: 'h', description: 'Print this help.' },
  { name: 'version', short: 'V', description: 'Print the version.' },
];

/** `help [COMMAND]`: prints the help of a command, or of the program without one. */
export function helpCommand(commands: readonly ListedCommand[]): CliCommand {
  return {
    description: ['Lists the commands, or shows the options of COMMAND.'],
    positional: {
      name: 'COMMAND',
      isRequired: false,
      isRepeatable: false,
      completion: commands.map(({ name }) => name),
    },
    options: [],
    exitStatus: '0 on success, 2 on a usage error.',
    examples: [{ command: 'mooring help check', description: 'Show the options of check' }],
    run: async ({ positionals: [name] }, { print }) => {
      const listed = name === undefined ? undefined : findCommand(name, commands);
      print(listed === undefined ? programHelp(commands) : commandHelp(listed, await listed.load()));
      return 0;
    },
  };
}

/** The hint of an error without a command. */
export const LIST_COMMANDS = 'Run `mooring help` to list the commands.';

/** Actions without a command, and what to do instead. */
const ACTIONS_ONLY: Readonly<Record<string, string>> = {
  login:
    'Run `chainctl auth login` and `export MOORING_API_TOKEN=$(chainctl auth token)`. In a workflow, use the login action',
  identity: 'Run `mooring init`, which creates identities. In a workflow, use the identity action',
};

/** Returns the command with this name. Throws `config_usage_invalid`, naming the nearest one. */
export function findCommand(name: string, commands: readonly ListedCommand[]): ListedCommand {
  const command = commands.find((one) => one.name === name);
  if (command !== undefined) return command;
  const instead = ACTIONS_ONLY[name];
  if (instead !== undefined)
    throw new MooringError('config_usage_invalid', `${name} is an action, not a command`, {
      hint: `${instead}: ${documentationUrl(`${name}.md`)}`,
    });
  const nearest = nearestWord(
    name,
    commands.map((one) => one.name),
  );
  const advice = nearest === undefined ? '' : `; did you mean ${nearest}?`;
  throw new MooringError('config_usage_invalid', `unknown command "${printable(name, 40)}"${advice}`, {
    hint: LIST_COMMANDS,
  });
}

/** Returns the help of the program, like a manual page. */
export function programHelp(commands: readonly ListedCommand[]): string {
  return renderSections([
    ['NAME', ['mooring - pin container images to digests, and check them for end of life and advisories']],
    ['SYNOPSIS', ['mooring COMMAND [OPTIONS] [ARGUMENTS]', 'mooring help COMMAND']],
    ['COMMANDS', commands.map(({ name, summary }) => ({ term: name, description: `${summary}.` }))],
    ['OPTIONS', PROGRAM_OPTIONS.map(optionRow)],
    [
      'ENVIRONMENT',
      [
        {
          term: 'NO_COLOR',
          description: 'If set, results on a terminal have no colors, as with CLICOLOR=0.',
        },
        { term: 'MOORING_PROGRESS', description: 'If 0, runs of more than two seconds report no progress.' },
      ],
    ],
    ['EXIT STATUS', ['0 on success, 1 on findings or failure, 2 on a usage or configuration error.']],
  ]);
}

/** Returns the help of a command, like a manual page. */
export function commandHelp({ name, summary }: Omit<ListedCommand, 'load'>, command: CliCommand): string {
  const groups = Object.groupBy([...command.options, ...COMMON_OPTIONS], ({ group }) => group ?? 'OPTIONS');
  return renderSections([
    ['NAME', [`mooring ${name} - ${summary.charAt(0).toLowerCase()}${summary.slice(1)}`]],
    ['SYNOPSIS', [synopsis(name, command)]],
    ['DESCRIPTION', [command.description.join('\n\n')]],
    ...Object.entries(groups)
      .sort(([a], [b]) => Number(b === 'OPTIONS') - Number(a === 'OPTIONS'))
      .map(([title, options = []]) => [title, options.map(optionRow)] as const),
    ...(command.sections ?? []).map(({ title, content }) => [title, content] as const),
    ['ENVIRONMENT', [...(command.variables ?? []), ...optionVariables(command.options)]],
    ['EXIT STATUS', [command.exitStatus]],
    ['EXAMPLES', command.examples.map(({ command: line, description }) => `${description}:\n    ${line}`)],
  ]);
}

/** Returns the first line of the usage: `mooring images [OPTIONS] [DIRECTORY]`. */
export function synopsis(
  name: string,
  { positional, program }: Pick<CliCommand, 'positional' | 'program'>,
): string {
  return [
    ['mooring', name, '[OPTIONS]'],
    positional === undefined ? [] : [placeholder(positional)],
    program === undefined ? [] : ['--', program],
  ]
    .flat()
    .join(' ');
}

function placeholder({ name, isRequired, isRepeatable }: CliPositional): string {
  const word = isRepeatable ? `${name}...` : name;
  return isRequired ? word : `[${word}]`;
}

function optionRow(option: CliOption): HelpRow {
  return { term: optionTerm(option), description: option.description };
}

/** Returns an option as it is written: `-q, --quiet`, or `--base REF`. */
export function optionTerm({ name, short, value }: CliOption): string {
  return `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`;
}

/** Returns the paragraph about variables, if the command has an option with a value. */
function optionVariables(options: readonly CliOption[]): readonly string[] {
  const example = options.findLast(({ value }) => value !== undefined)?.name;
  if (example === undefined) return [];
  const names = `${variableName(example)} for --${example}`;
  return [
    `Each option with a value can also be set as a variable, such as ${names}; the option overrides it.`,
  ];
}

type Section = readonly [title: string, content: readonly (string | HelpRow)[]];

function renderSections(sections: readonly Section[]): string {
  return sections
    .filter(([, content]) => content.length > 0)
    .map(([title, content]) => `${[title, ...content.flatMap(renderPart)].join('\n')}\n`)
    .join('\n');
}

/** Returns the lines of a paragraph, or of a term with its description. Indented lines of a paragraph are not wrapped. */
function renderPart(part: string | HelpRow): readonly string[] {
  if (typeof part === 'string')
    return part
      .split('\n')
      .flatMap((line) => (line.startsWith(' ') ? [line] : wrap(line, WIDTH - 2)))
      .map((line) => `  ${line}`.trimEnd());
  const lines = wrap(part.description, WIDTH - INDENTATION).map((line) => ' '.repeat(INDENTATION) + line);
  const head = `  ${part.term}`;
  if (head.length + 2 > INDENTATION) return [head, ...lines];
  return [head.padEnd(INDENTATION) + (lines[0]?.slice(INDENTATION) ?? ''), ...lines.slice(1)];
}
