export interface CommandResult {
  /** Undefined if the program was stopped at `timeoutMs`. */
  readonly exitCode: number | undefined;
  readonly stdout: Uint8Array;
  /** Decoded as UTF-8, for messages. */
  readonly stderr: string;
}

export interface CommandOptions {
  readonly directory: string;
  /** Standard input of the program; empty if absent. */
  readonly input?: string;
  /** Milliseconds after which the program is stopped; no limit of its own if absent. */
  readonly timeoutMs?: number;
}

/** Runs a program with an argument list, never through a shell. Resolves for any exit code. */
export type Command = (
  program: string,
  args: readonly string[],
  options: CommandOptions,
) => Promise<CommandResult>;
