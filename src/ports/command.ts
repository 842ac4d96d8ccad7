export interface CommandResult {
  readonly exitCode: number;
  readonly stdout: Uint8Array;
  /** Decoded as UTF-8, for messages. */
  readonly stderr: string;
}

export interface CommandOptions {
  readonly directory: string;
  /** What the program reads on its standard input; nothing when absent. */
  readonly input?: string;
}

/** Runs a program by an argument list, never through a shell, and gives its result whatever the exit code. */
export type Command = (
  program: string,
  args: readonly string[],
  options: CommandOptions,
) => Promise<CommandResult>;
