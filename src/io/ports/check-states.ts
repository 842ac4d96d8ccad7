import type { Instant } from '../../values/instant.ts';

/** The result of all checks of a commit. */
export type CheckState = 'passed' | 'failed';

/** When the runs of a workflow on a branch started; undefined for none. */
export interface WorkflowRuns {
  /** Path of the workflow file. */
  readonly workflow: string;
  readonly lastPassed: Instant | undefined;
  /** The first one that failed after `lastPassed`. */
  readonly firstFailed: Instant | undefined;
}

/** The check results of a repository. */
export interface CheckStates {
  /** The results by commit; a commit without a final result is left out. */
  ofCommits(commits: readonly string[]): Promise<ReadonlyMap<string, CheckState>>;
  /** The runs of the workflow that failed last on a branch, else of the one that ran last; undefined for no runs. */
  runsOf(branch: string): Promise<WorkflowRuns | undefined>;
}
