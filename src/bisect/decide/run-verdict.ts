import type { RunVerdict, BisectRun, Probe } from './session.ts';
import type { RunEnd } from '../../io/ports/probe-command.ts';
import type { Digest } from '../../values/digest.ts';
import type { Instant } from '../../values/instant.ts';

/** How the command ended in a job of a parallel round. */
export interface JobRun {
  readonly digest: Digest;
  readonly end: RunEnd;
  readonly ms: number;
  readonly host: string;
}

/** The options that decide what the end of a run means. */
export interface VerdictRules {
  readonly onTimeout: 'bad' | 'skip';
  /** A killed run (status 137 or SIGKILL) is bad, for images that take too much memory. */
  readonly isBadIfKilled: boolean;
}

/** Docker's status for a failure of its own, and git's for "cannot be tested". */
export const SKIP_CODE = 125;

/** The status of a process that was killed: 128 and the number of SIGKILL. */
const KILLED_CODE = 137;

/** Returns what the end of a run says about the build (bisect-rules.md#verdicts). */
export function verdictOf(end: RunEnd, { onTimeout, isBadIfKilled }: VerdictRules): RunVerdict {
  switch (end.kind) {
    case 'exit':
      if (end.code === 0) return 'good';
      if (end.code === SKIP_CODE) return 'skip';
      if (end.code > 0 && end.code < 128) return 'bad';
      return end.code === KILLED_CODE && isBadIfKilled ? 'bad' : 'abort';
    case 'signal':
      return end.signal === 'SIGKILL' && isBadIfKilled ? 'bad' : 'abort';
    case 'timeout':
      return onTimeout;
    case 'removed':
    case 'lost':
      return 'skip';
  }
}

/**
 * Returns the status of a run that can mean that the command itself is at fault: docker failed (125), or the program
 * cannot be started (126) or does not exist (127). Undefined for any other end.
 */
export function doubtfulCode(end: RunEnd): number | undefined {
  return end.kind === 'exit' && end.code >= SKIP_CODE && end.code <= 127 ? end.code : undefined;
}

/** Returns the runs of a round: those of its jobs, in the order of the round. A build without a run was lost. */
export function foldVerdicts(
  round: readonly Probe[],
  jobs: readonly JobRun[],
  given: VerdictRules & { readonly at: Instant },
): readonly BisectRun[] {
  return round.flatMap(({ build: { digest }, reason }) => {
    const runs = jobs.filter((job) => job.digest === digest);
    const known = runs.length > 0 ? runs : [{ digest, end: { kind: 'lost' }, ms: 0, host: '' } as const];
    return known.map(({ end, ms, host }) => {
      return { digest, verdict: verdictOf(end, given), end, reason, ms, at: given.at, host };
    });
  });
}
