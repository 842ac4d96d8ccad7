import type { Clock } from '../../ports/clock.ts';
import type { HttpSend } from '../../ports/http.ts';

/** The exit status of a command: 0 on success, 1 on findings or failure, 2 on a usage error. */
export type CliStatus = 0 | 1 | 2;

/** The outside world of a command, behind ports. */
export interface CliContext {
  readonly clock: Clock;
  readonly send: HttpSend;
  /** Loads the HTTP client early, for a command that is certain to send requests: `UndiciHttp.prepare`. */
  readonly prepare: () => void;
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Writes a result to standard output, unchanged. */
  readonly print: (text: string) => void;
  /** Whether standard output is a terminal, which interprets control characters. */
  readonly isTerminal: boolean;
  /** Writes one line for people to standard error: progress, warnings, authentication. */
  readonly log: (line: string) => void;
}

/** One command, loaded when it is called. */
export interface CliCommand {
  /** The usage in full, ending with a line break. */
  readonly usage: string;
  readonly run: (args: readonly string[], context: CliContext) => Promise<CliStatus>;
}
