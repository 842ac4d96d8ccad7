import type { ProposedMove } from '../views/image-update.ts';
import type { Operation, PullRequestOutcome } from '../views/outcome.ts';
import type { Clock } from '../../values/clock.ts';
import type { Forge } from '../../io/ports/forge.ts';
import type { JudgeMoves } from '../judge-moves.ts';
import type { BaseHead } from './match-base.ts';
import type { Proposal, TextOptions } from './proposal.ts';

/** Labels, reviewers and assignees to set when a pull request is opened; every list can be empty. */
export interface PullRequestExtras {
  readonly labels: readonly string[];
  readonly reviewers: readonly string[];
  readonly teamReviewers: readonly string[];
  readonly assignees: readonly string[];
}

/** The options and clients for settling a branch. */
export interface SettleContext {
  readonly forge: Forge;
  readonly clock: Clock;
  readonly base: BaseHead;
  readonly texts: TextOptions;
  readonly extras: PullRequestExtras;
  readonly draft: boolean;
  /** Fetches what updates change; absent if it is turned off. */
  readonly judgeMoves?: JudgeMoves | undefined;
}

/** A branch with its proposal in this run, if there is one. */
export interface BranchTarget {
  readonly branch: string;
  readonly proposal: Proposal | undefined;
  /** Why there is nothing to propose, as a sentence. */
  readonly needless: string;
}

/** The result of a step. */
export type SettlingResult = Pick<PullRequestOutcome, 'number' | 'url' | 'said'> & {
  readonly operation: Operation;
  readonly warnings?: readonly string[];
  /** The author of the branch's commit, if it was written or read. */
  readonly author?: string;
  /** The updates with what they change, if that was requested. */
  readonly moves?: readonly ProposedMove[];
};
