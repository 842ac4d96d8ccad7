import type { ProposedMove } from './image-update.ts';

/** Operations on a pull request, most important first: of several, the output names the first that occurs. */
const OPERATIONS = ['created', 'updated', 'closed', 'unchanged', 'none'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** The result of a run for one branch and its pull request. */
export interface PullRequestOutcome {
  readonly operation: Operation;
  readonly branch: string;
  /** Undefined if there is no pull request. */
  readonly number: number | undefined;
  readonly url: string | undefined;
  /** One sentence for people. */
  readonly said: string;
  /** Problems that do not fail the run, one sentence each. */
  readonly warnings: readonly string[];
  readonly moves: readonly ProposedMove[];
  /** Paths of the files that the pull request changes. */
  readonly files: readonly string[];
  /** GitHub starts no checks for it by itself. */
  readonly startsNoChecks: boolean;
}

/** The weightiest operation of several outcomes. */
export function overallOperation(outcomes: readonly PullRequestOutcome[]): Operation {
  return (
    OPERATIONS.find((operation) => outcomes.some((outcome) => outcome.operation === operation)) ?? 'none'
  );
}

/** The pull request that the outputs name: the first with the weightiest operation that has one. */
export function namedOutcome(outcomes: readonly PullRequestOutcome[]): PullRequestOutcome | undefined {
  const withNumber = outcomes.filter(({ number }) => number !== undefined);
  const operation = overallOperation(withNumber);
  return withNumber.find((outcome) => outcome.operation === operation);
}
