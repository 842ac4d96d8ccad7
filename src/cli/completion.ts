import { quoteShell } from '../text/shell-quoting.ts';
import { MooringError } from '../values/errors.ts';
import { COMMON_OPTIONS } from './arguments.ts';
import type { CliCommand, CliOption, CliPositional, Completion, ListedCommand } from './command.ts';
import { PROGRAM_OPTIONS } from './help.ts';

/** Each shell with the script that completes these commands in it. */
const SHELLS: Readonly<Record<string, (commands: readonly LoadedCommand[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

/** A command with the table that the scripts are derived from. */
interface LoadedCommand extends Pick<ListedCommand, 'name' | 'summary'> {
  readonly positional: CliPositional | undefined;
  readonly options: readonly CliOption[];
}

/** `completion SHELL`: prints a script that completes commands, options, their values and directories in a shell. */
export function completionCommand(commands: readonly ListedCommand[]): CliCommand {
  const names = Object.keys(SHELLS);
  return {
    description: ['Prints a script that completes commands, options and their values in a shell.'],
    positional: { name: 'SHELL', isRequired: true, isRepeatable: false, completion: names },
    options: [],
    exitStatus: '0 on success, 2 on a usage error.',
    examples: [
      { command: 'source <(mooring completion bash)', description: 'Load it in bash, from ~/.bashrc' },
      {
        command: 'source <(mooring completion zsh)',
        description: 'Load it in zsh, from ~/.zshrc after compinit',
      },
      {
        command: 'mooring completion fish > ~/.config/fish/completions/mooring.fish',
        description: 'Install it in fish',
      },
    ],
    run: async ({ positionals: [shell = ''] }, { print }) => {
      const script = Object.hasOwn(SHELLS, shell) ? SHELLS[shell] : undefined;
      if (script === undefined)
        throw new MooringError('config_usage_invalid', `unknown shell; expected ${names.join(', ')}`);
      print(script(await Promise.all(commands.map(loadCommand))));
      return 0;
    },
  };
}

async function loadCommand({ name, summary, load }: ListedCommand): Promise<LoadedCommand> {
  const { positional, options } = await load();
  return { name, summary, positional, options: [...options, ...COMMON_OPTIONS] };
}

/** Returns the options as they are written: `--base`, `-q`. */
function flags(options: readonly CliOption[]): readonly string[] {
  return options.flatMap(({ name, short }) => [`--${name}`, ...(short === undefined ? [] : [`-${short}`])]);
}

function bashScript(commands: readonly LoadedCommand[]): string {
  const names = [...commands.map(({ name }) => name), ...flags(PROGRAM_OPTIONS)];
  const values = commands.flatMap(({ name, options }) =>
    options.flatMap((option) =>
      option.value === undefined
        ? []
        : [`    '${name} --${option.name}') ${bashCall(option.completion, option.isList)} ;;`],
    ),
  );
  const cases = commands.flatMap(({ name, options, positional }) => [
    `    '${name} -'*) _mooring_words ${quoteShell(flags(options).join(' '))} ;;`,
    `    '${name} '*) ${bashCall(positional?.completion, false)} ;;`,
  ]);
  return `# Completion of mooring for bash.
_mooring_words() { COMPREPLY=($(compgen -W "$1" -- "$word")); }
_mooring_list() {
  local before=''
  [[ $word == *,* ]] && before="\${word%,*},"
  COMPREPLY=($(compgen -P "$before" -W "$1" -- "\${word##*,}"))
}
_mooring_paths() {
  local IFS=$'\\n'
  compopt -o filenames 2>/dev/null
  COMPREPLY=($(compgen "$1" -- "$word"))
}
_mooring() {
  local word="\${COMP_WORDS[COMP_CWORD]}" command="\${COMP_WORDS[1]}"
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    _mooring_words ${quoteShell(names.join(' '))}
    return
  fi
  case "$command \${COMP_WORDS[COMP_CWORD - 1]}" in
${values.join('\n')}
    *) _mooring_arguments ;;
  esac
}
_mooring_arguments() {
  case "$command $word" in
${cases.join('\n')}
  esac
}
complete -F _mooring mooring
`;
}

function bashCall(completion: Completion | undefined, isList: boolean | undefined): string {
  if (completion === 'file') return '_mooring_paths -f';
  if (completion === 'directory') return '_mooring_paths -d';
  if (completion === undefined || completion.length === 0) return ':';
  return `${isList === true ? '_mooring_list' : '_mooring_words'} ${quoteShell(completion.join(' '))}`;
}

function zshScript(commands: readonly LoadedCommand[]): string {
  const described = commands.map(({ name, summary }) => quoteShell(`${name}:${summary}`));
  const cases = commands.map(({ name, options, positional }) => {
    const specs = [
      ...options.flatMap(zshOption),
      ...(positional === undefined
        ? []
        : [
            `${positional.isRepeatable ? '*' : '1'}:${positional.name}:${zshAction(positional.completion, false)}`,
          ]),
    ];
    return `    ${name})\n      _arguments -s ${specs.map((spec) => `\\\n        ${quoteShell(spec)}`).join(' ')} ;;`;
  });
  return `#compdef mooring
# Completion of mooring for zsh.
_mooring() {
  local -a commands=(
    ${described.join('\n    ')}
  )
  if ((CURRENT == 2)); then
    _describe command commands
    _arguments ${PROGRAM_OPTIONS.flatMap(zshOption).map(quoteShell).join(' ')}
    return
  fi
  shift words
  ((CURRENT--))
  case $words[1] in
${cases.join('\n')}
  esac
}
if [ "$funcstack[1]" = _mooring ]; then _mooring "$@"; else compdef _mooring mooring; fi
`;
}

function zshOption({ name, short, value, description, completion, isList }: CliOption): readonly string[] {
  const text = description.replaceAll(/[[\]:\\]/g, String.raw`\$&`);
  if (value === undefined)
    return [`--${name}[${text}]`, ...(short === undefined ? [] : [`-${short}[${text}]`])];
  const repeated = isList === true ? '*' : '';
  return [`${repeated}--${name}=[${text}]:${value}:${zshAction(completion, isList)}`];
}

function zshAction(completion: Completion | undefined, isList: boolean | undefined): string {
  if (completion === 'file') return '_files';
  if (completion === 'directory') return '_files -/';
  if (completion === undefined || completion.length === 0) return ' ';
  return isList === true ? `_values -s , value ${completion.join(' ')}` : `(${completion.join(' ')})`;
}

function fishScript(commands: readonly LoadedCommand[]): string {
  const lines = commands.flatMap(({ name, summary, options, positional }) => {
    const start = `complete -c mooring -n '__fish_seen_subcommand_from ${name}'`;
    const argument = fishArgument(positional?.completion, false);
    return [
      `complete -c mooring -n __fish_use_subcommand -a ${name} -d ${quoteShell(summary)}`,
      ...(argument === '' ? [] : [`${start}${argument}`]),
      ...options.map((option) => `${start}${fishOption(option)}`),
    ];
  });
  const program = PROGRAM_OPTIONS.map(
    (option) => `complete -c mooring -n __fish_use_subcommand${fishOption(option)}`,
  );
  return `${['# Completion of mooring for fish.', 'complete -c mooring -f', ...program, ...lines].join('\n')}\n`;
}

function fishOption({ name, short, value, description, completion, isList }: CliOption): string {
  const letter = short === undefined ? '' : ` -s ${short}`;
  // -r requires a value; -x does, and does not offer files.
  const requires = completion === 'file' ? ' -r' : ' -x';
  const argument = value === undefined ? '' : `${requires}${fishArgument(completion, isList)}`;
  return ` -l ${name}${letter}${argument} -d ${quoteShell(description)}`;
}

function fishArgument(completion: Completion | undefined, isList: boolean | undefined): string {
  if (completion === 'file') return ' -F';
  if (completion === 'directory') return " -a '(__fish_complete_directories)'";
  if (completion === undefined || completion.length === 0) return '';
  const words = completion.join(' ');
  return ` -a ${quoteShell(isList === true ? `(__fish_append , ${words})` : words)}`;
}
