import { MooringError, assertNever } from '../../../domain/errors.ts';
import { decideLifeCycle } from '../../../domain/pull-request/life-cycle.ts';
import type { LifeCycleStep } from '../../../domain/pull-request/life-cycle.ts';
import type { PullRequestOutcome } from '../../../domain/pull-request/outcome.ts';
import { closePullRequest, discardBranch } from './close-pull-request.ts';
import { observe } from './observe.ts';
import type { Observation } from './observe.ts';
import { finishPullRequest, openPullRequest, updatePullRequest } from './open-pull-request.ts';
import { startsNoChecks, writeText } from './proposal.ts';
import type { BranchTarget, SettleContext, StepResult } from './settling.ts';

/** So often a branch is looked at anew after a race or a lost answer. */
const ROUNDS = 5;
const FIRST_PAUSE_MS = 500;

/**
 * Brings one branch and its pull request to what the run wants: look, decide, do one thing, and look again where
 * somebody else was faster or an answer was lost. Two runs at the same time so end with one pull request. Throws
 * `github_branch_moved` when that does not settle, and whatever the forge throws.
 */
export async function settleBranch(
  context: SettleContext,
  target: BranchTarget,
): Promise<PullRequestOutcome> {
  for (let round = 0; round < ROUNDS; round += 1) {
    // oxlint-disable no-await-in-loop -- rounds follow each other by nature
    const observation = await observe(context.forge, context.base, {
      branch: target.branch,
      files: target.proposal?.files ?? [],
    });
    const step = decideLifeCycle(observation.observed, await wantedOf(context, target, observation));
    const result = await carryOut(context, target, observation, step);
    if (result !== 'again') return toOutcome(target, observation, result);
    await context.clock.sleep(FIRST_PAUSE_MS * 2 ** round * (0.5 + context.clock.random()));
    // oxlint-enable no-await-in-loop
  }
  throw new MooringError(
    'github_branch_moved',
    `could not settle the branch ${target.branch}: it changed ${ROUNDS} times while it was written`,
  );
}

async function wantedOf(
  { base, templates }: SettleContext,
  { proposal }: BranchTarget,
  { head, observed }: Observation,
): Promise<Parameters<typeof decideLifeCycle>[1]> {
  if (proposal === undefined) return undefined;
  const { plan } = proposal;
  const { hash } = await writeText(proposal, templates, { author: head?.author ?? '' });
  const written = observed.pullRequests.find(({ state }) => state === 'open')?.marker;
  // A text that knows more about the same plan than this run could ask is left as it is.
  const isBetter = written?.plan === plan && proposal.moves.some(({ isKept }) => isKept === true);
  return { base: base.branch, plan, text: isBetter ? written.text : hash };
}

async function carryOut(
  context: SettleContext,
  target: BranchTarget,
  observation: Observation,
  step: LifeCycleStep,
): Promise<StepResult | 'again'> {
  const { proposal } = target;
  const existing = observation.pullRequests.find((one) => 'number' in step && one.number === step.number);
  const found = { number: existing?.number, url: existing?.url };
  switch (step.kind) {
    case 'nothing':
      return { ...found, operation: 'none', said: target.needless };
    case 'discard-branch':
      return discardBranch(context.forge, target, observation.head);
    case 'leave':
      return {
        ...found,
        operation: existing === undefined ? 'none' : 'unchanged',
        ...leftAlone(target.branch),
      };
    case 'declined':
      return { ...found, operation: 'none', said: declined(step.number) };
    case 'unchanged':
      return {
        ...found,
        operation: 'unchanged',
        said: `Pull request #${step.number} already proposes this.`,
      };
    case 'close':
      return existing === undefined
        ? 'again'
        : closePullRequest(context.forge, target, { existing, head: observation.head });
    case 'open':
    case 'update':
    case 'finish':
      break;
    default:
      return assertNever(step);
  }
  if (proposal === undefined) return 'again';
  if (step.kind === 'open') return openPullRequest(context, proposal, { observation, step: step.branch });
  if (existing === undefined) return 'again';
  if (step.kind === 'finish') return finishPullRequest(context, existing);
  return updatePullRequest(context, proposal, { observation, existing, step });
}

function leftAlone(branch: string): { readonly said: string; readonly warnings: readonly string[] } {
  const said = `The branch ${branch} holds commits that are not Mooring's, so it is left as it is.`;
  return {
    said,
    warnings: [
      `${said} Merge or close its pull request, or delete the branch, and the next run starts afresh.`,
    ],
  };
}

function declined(number: number): string {
  return `Pull request #${number} proposed exactly this and was closed, so it is not opened again.`;
}

function toOutcome(
  { branch, proposal }: BranchTarget,
  { head }: Observation,
  { author, ...result }: StepResult,
): PullRequestOutcome {
  return {
    warnings: [],
    moves: proposal?.moves ?? [],
    ...result,
    branch,
    files: proposal?.files.map(({ path }) => path) ?? [],
    startsNoChecks: isOpenBy(result.operation) && startsNoChecks(author ?? head?.author ?? ''),
  };
}

/** Nobody waits for the checks of a pull request that is closed, or not there. */
function isOpenBy(operation: StepResult['operation']): boolean {
  return operation !== 'none' && operation !== 'closed';
}
