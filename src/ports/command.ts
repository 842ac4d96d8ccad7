export interface CommandResult {
  readonly exitCode: number;
  readonly stdout: Uint8Array;
  /** Decoded as UTF-8, for messages. */
  readonly stderr: string;
}

export interface CommandOptions {
  readonly directory: string;
  /** Standard input of the program; empty if absent. */
  readonly input?: string;
}

/** Runs a program with an argument list, never through a shell. Resolves for any exit code. */
export type Command = (
  program: string,
  args: readonly string[],
  options: CommandOptions,
) => Promise<CommandResult>;
