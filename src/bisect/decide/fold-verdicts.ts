import type { Digest } from '../../values/digest.ts';
import type { Instant } from '../../values/instant.ts';
import { verdictOf } from './run-verdict.ts';
import type { VerdictRules } from './run-verdict.ts';
import type { BisectRun, Probe } from './session.ts';
import type { RunEnd } from '../../io/ports/probe-command.ts';

/** How the command ended in a job of a parallel round. */
export interface JobRun {
  readonly digest: Digest;
  readonly end: RunEnd;
  readonly ms: number;
  readonly host: string;
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
