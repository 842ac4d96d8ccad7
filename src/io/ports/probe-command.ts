/** How a command ended that was run on one build. */
export interface ProbeResult {
  readonly end: Exclude<RunEnd, { kind: 'removed' | 'lost' }>;
  readonly ms: number;
  /** The last lines of its output, printable. */
  readonly tail: readonly string[];
}

export interface ProbeOptions {
  /** Variables that are added to the environment. */
  readonly variables: Readonly<Record<string, string>>;
  /** Milliseconds; no limit if undefined. */
  readonly timeoutMs: number | undefined;
  /** The file name of its output, for those who keep it. */
  readonly logName: string;
  /** Ends the command. */
  readonly signal: AbortSignal;
}

/**
 * Runs a command on one build, never through a shell, until it and all that it started have ended. A command that cannot
 * be started ends as in a shell: with 127 if it does not exist, else with 126. Returns undefined if the signal ended it.
 * Throws `config_file_unwritable`.
 */
export type ProbeCommand = (
  command: readonly string[],
  options: ProbeOptions,
) => Promise<ProbeResult | undefined>;

/** How the command ended. */
export type RunEnd =
  | { readonly kind: 'exit'; readonly code: number }
  | { readonly kind: 'signal'; readonly signal: string }
  | { readonly kind: 'timeout' }
  /** The command was not started: the registry does not have the build any more. */
  | { readonly kind: 'removed' }
  /** A job of a parallel round did not report. */
  | { readonly kind: 'lost' };
