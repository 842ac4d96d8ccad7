import type { ErrorCode } from '../values/errors.ts';
import type { Clock } from '../values/clock.ts';
import type { HttpSend } from '../api/http.ts';

/** The exit status of a command: 0 on success, 1 on findings or failure, 2 on a usage error; the others are of `bisect`. */
export type CliStatus = 0 | 1 | 2 | 3 | 4 | 5 | 130;

/** The outside world of a command, behind ports. */
export interface CliContext {
  /** The URL of the module that runs; undefined if it is not that of the program. */
  readonly launcher?: string;
  readonly clock: Clock;
  readonly send: HttpSend;
  /** Loads the HTTP client early, for a command that is certain to send requests: `UndiciHttp.prepare`. */
  readonly prepare: () => void;
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Writes a result to standard output, unchanged. */
  readonly print: (text: string) => void;
  /** Whether standard output is a terminal, which interprets control characters. */
  readonly isTerminal: boolean;
  /** The width of the terminal, 100 for another output. */
  readonly columns: number;
  /** Writes one line for people to standard error, unless `--quiet` is set: progress, warnings, authentication. */
  readonly log: (line: string) => void;
  /**
   * Writes printable lines of another program to standard error, unless `--quiet` is set. Resolves when more can be
   * written; undefined for at once.
   */
  readonly relay: (lines: string) => Promise<void> | undefined;
  /**
   * Shows a question on the terminal, even if `--quiet` is set, and reads the answer: true for yes. Rejects when the signal
   * is aborted. Undefined if standard input or standard error is no terminal.
   */
  readonly confirm: ((question: string, signal: AbortSignal) => Promise<boolean>) | undefined;
}

/** The values that shell completion offers for an argument: paths, or these words. */
export type Completion = 'file' | 'directory' | readonly string[];

/** One option of a command: parsing, suggestions, help, docs/cli.md and completion are derived from it. */
export interface CliOption {
  /** Without the dashes. */
  readonly name: string;
  /** One letter. */
  readonly short?: string;
  /** The placeholder of its value; undefined for a switch. */
  readonly value?: string;
  /** One sentence. */
  readonly description: string;
  readonly completion?: Completion;
  /** Whether it can be given several times; the values are joined by commas. */
  readonly isList?: boolean;
  /** The heading of its section in the help; undefined for OPTIONS. */
  readonly group?: string;
}

/** The arguments of a command besides its options. */
export interface CliPositional {
  /** The placeholder. */
  readonly name: string;
  readonly isRequired: boolean;
  readonly isRepeatable: boolean;
  readonly completion?: Completion;
}

/** A term of the help with its explanation. */
export interface HelpRow {
  readonly term: string;
  readonly description: string;
}

/** One command, loaded when it is called, with its usage as data. */
export interface CliCommand {
  /** Paragraphs; line breaks in them are not kept. */
  readonly description: readonly string[];
  readonly positional?: CliPositional;
  /** The placeholder of what follows `--`, if the command takes the command line of another program. */
  readonly program?: string;
  readonly options: readonly CliOption[];
  /** Further sections, after the options: paragraphs and rows. */
  readonly sections?: readonly { readonly title: string; readonly content: readonly (string | HelpRow)[] }[];
  /** Variables besides those of the options. */
  readonly variables?: readonly HelpRow[];
  readonly exitStatus: string;
  /** Each command line with what it does, without a full stop. */
  readonly examples: readonly { readonly command: string; readonly description: string }[];
  readonly run: (args: CliArguments, context: CliContext) => Promise<CliStatus>;
  /** The exit status after an error that is not about the configuration; 1 if absent. */
  readonly statusOf?: (code: ErrorCode) => CliStatus;
}

/** A command in the list of commands. */
export interface ListedCommand {
  readonly name: string;
  /** One clause, in the imperative. */
  readonly summary: string;
  readonly load: () => Promise<CliCommand>;
}

/** The arguments of a command, checked against its table. */
export interface CliArguments {
  /** By the names of the options: text, or true for a switch that is set. */
  readonly values: Readonly<Record<string, string | true | undefined>>;
  readonly positionals: readonly string[];
  /** The words after `--`, unchanged; only for a command with `program`, and absent without `--`. */
  readonly program?: readonly string[];
}
