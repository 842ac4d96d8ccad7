import type { Clock } from '../../ports/clock.ts';
import type { HttpSend } from '../../ports/http.ts';

/** How a command ends: 0 for a pass, 1 for findings or a failure, 2 for a wrong usage. */
export type CliStatus = 0 | 1 | 2;

/** What a command is given beside its arguments: the outside world, behind ports. */
export interface CliContext {
  readonly clock: Clock;
  readonly send: HttpSend;
  /** Said by a command that is sure to send before it waits for something else: `UndiciHttp.prepare`. */
  readonly prepare: () => void;
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Writes a result to standard output, as it is. */
  readonly print: (text: string) => void;
  /** Whether a person reads standard output on a terminal, which obeys what is written to it. */
  readonly isTerminal: boolean;
  /** Writes one line for people to standard error: progress, warnings, who is signed in. */
  readonly say: (line: string) => void;
}

/** One command, loaded when it is called. */
export interface CliCommand {
  /** The usage in full, ending with a line break. */
  readonly usage: string;
  readonly run: (args: readonly string[], context: CliContext) => Promise<CliStatus>;
}
