import type { ProposedMove } from '../../../domain/pull-request/body.ts';
import type { Operation, PullRequestOutcome } from '../../../domain/pull-request/outcome.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Forge } from '../../../ports/forge.ts';
import type { JudgeMoves } from '../advisory-impact.ts';
import type { BaseHead } from './match-base.ts';
import type { Proposal, TextTemplates } from './proposal.ts';

/** What a pull request is to get when it is opened; every list may be empty. */
export interface PullRequestExtras {
  readonly labels: readonly string[];
  readonly reviewers: readonly string[];
  readonly teamReviewers: readonly string[];
  readonly assignees: readonly string[];
}

/** What settling a branch takes beside the branch. */
export interface SettleContext {
  readonly forge: Forge;
  readonly clock: Clock;
  readonly base: BaseHead;
  readonly templates: TextTemplates;
  readonly extras: PullRequestExtras;
  readonly draft: boolean;
  /** Absent where nobody asks what moves mean for advisories. */
  readonly judgeMoves?: JudgeMoves | undefined;
}

/** A branch, and what it is for in this run: a proposal, or nothing any more and why. */
export interface BranchTarget {
  readonly branch: string;
  readonly proposal: Proposal | undefined;
  /** Why there is nothing to propose, as a sentence. */
  readonly needless: string;
}

/** What a step gives when it was carried out; `again` where the forge has moved on under it. */
export type StepResult = Pick<PullRequestOutcome, 'number' | 'url' | 'said'> & {
  readonly operation: Operation;
  readonly warnings?: readonly string[];
  /** The author of the branch's commit, where it was written or looked at. */
  readonly author?: string;
  /** The moves with what they mean for advisories, where that was asked. */
  readonly moves?: readonly ProposedMove[];
};
