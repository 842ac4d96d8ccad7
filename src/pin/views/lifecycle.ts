import type { Marker } from './marker.ts';

/** The state of a branch. `foreign`: it has commits that Mooring did not write, or modified ones. */
export type ObservedBranch =
  | { readonly kind: 'absent' }
  /** `matches`: it already has the planned content, and the base has not changed these files since. */
  | { readonly kind: 'own'; readonly commit: string; readonly matches: boolean }
  | { readonly kind: 'foreign'; readonly commit: string };

export interface ObservedPullRequest {
  readonly number: number;
  readonly state: 'open' | 'merged' | 'closed';
  readonly base: string;
  /** Undefined where Mooring did not write the body. */
  readonly marker: Marker | undefined;
}

export interface Observed {
  readonly branch: ObservedBranch;
  /** All from this branch, the newest first. */
  readonly pullRequests: readonly ObservedPullRequest[];
}

/** The proposal of the run for this branch. */
export interface WantedPullRequest {
  readonly base: string;
  /** The plan's hash and that of its texts, as the marker has them. */
  readonly plan: string;
  readonly text: string;
}

/** How the branch comes to hold the plan. */
export type BranchStep = 'create' | 'move' | 'keep';

/** The next action for one branch and its pull request. */
export type LifecycleStep =
  | { readonly kind: 'open'; readonly branch: BranchStep }
  | {
      readonly kind: 'update';
      readonly number: number;
      readonly branch: BranchStep;
      /** Title and body, and the base branch, are written again. */
      readonly text: boolean;
    }
  /** Labels, reviewers and assignees were not set: the run that opened it was cut short. */
  | { readonly kind: 'finish'; readonly number: number }
  | { readonly kind: 'unchanged'; readonly number: number }
  | { readonly kind: 'close'; readonly number: number }
  /** A branch of Mooring's that nothing needs: an interrupted run left it, or its pull request was merged. */
  | { readonly kind: 'discard-branch' }
  /** The branch has commits from others: nothing is changed. */
  | { readonly kind: 'leave'; readonly number: number | undefined }
  /** A person closed the pull request for this very plan. */
  | { readonly kind: 'declined'; readonly number: number }
  | { readonly kind: 'nothing' };

/**
 * Decides the next action for one branch and its pull request (pinning-rules.md#pull-requests); `wanted` is
 * undefined if there is nothing to propose. A branch with commits from others is never moved, closed or
 * deleted, and a pull request that a person closed stays closed for the same plan.
 */
export function nextLifecycleStep(observed: Observed, wanted: WantedPullRequest | undefined): LifecycleStep {
  const { branch, pullRequests } = observed;
  const open = pullRequests.find(({ state }) => state === 'open');
  if (wanted === undefined) return decideNeedless(branch, open);
  if (branch.kind === 'foreign') return { kind: 'leave', number: open?.number };
  if (open !== undefined) return decideOpen(branch, open, wanted);
  const declined = pullRequests.find((one) => isDeclined(one, wanted));
  if (declined !== undefined) return { kind: 'declined', number: declined.number };
  return { kind: 'open', branch: branchStep(branch) };
}

function decideNeedless(branch: ObservedBranch, open: ObservedPullRequest | undefined): LifecycleStep {
  if (open === undefined) return { kind: branch.kind === 'own' ? 'discard-branch' : 'nothing' };
  // Without its marker it is a pull request that a person made, or made their own.
  if (branch.kind === 'foreign' || open.marker === undefined) return { kind: 'leave', number: open.number };
  return { kind: 'close', number: open.number };
}

function decideOpen(
  branch: Exclude<ObservedBranch, { readonly kind: 'foreign' }>,
  open: ObservedPullRequest,
  wanted: WantedPullRequest,
): LifecycleStep {
  const { number, marker } = open;
  const step = branchStep(branch);
  const text = marker?.text !== wanted.text || marker.plan !== wanted.plan || open.base !== wanted.base;
  if (step !== 'keep' || text) return { kind: 'update', number, branch: step, text };
  return { kind: marker.state === 'unfinished' ? 'finish' : 'unchanged', number };
}

function branchStep(branch: Exclude<ObservedBranch, { readonly kind: 'foreign' }>): BranchStep {
  if (branch.kind === 'absent') return 'create';
  return branch.matches ? 'keep' : 'move';
}

function isDeclined({ state, marker }: ObservedPullRequest, wanted: WantedPullRequest): boolean {
  return state === 'closed' && marker?.plan === wanted.plan && marker.state !== 'settled';
}
