import { assertNever, MooringError } from '../../values/errors.ts';
import { nextLifecycleStep } from '../views/lifecycle.ts';
import type { LifecycleStep } from '../views/lifecycle.ts';
import type { PullRequestOutcome } from '../views/outcome.ts';
import { readPullRequestState } from './pull-request-state.ts';
import type { PullRequestState } from './pull-request-state.ts';
import { finishPullRequest, openPullRequest, updatePullRequest } from './open-pull-request.ts';
import { startsNoChecks, writeText } from './proposal.ts';
import type { Proposal } from './proposal.ts';
import type { BranchTarget, SettleContext, SettlingResult } from './settling.ts';
import { readMarker, withMarker, withoutMarker } from '../views/marker.ts';
import type { Forge, ForgeCommit, ForgePullRequest } from '../../io/ports/forge.ts';

/** The maximum number of rounds after a race or a lost response. */
const ROUNDS = 5;
const FIRST_PAUSE_MS = 500;

/**
 * Brings one branch and its pull request to the proposed state: reads the state, decides, performs one
 * action, and starts again if another process changed the branch or a response was lost. Two concurrent runs
 * therefore end with one pull request. Throws `github_branch_moved` after too many rounds, and any error of
 * the forge.
 */
export async function settleBranch(
  context: SettleContext,
  target: BranchTarget,
): Promise<PullRequestOutcome> {
  for (let round = 0; round < ROUNDS; round += 1) {
    // oxlint-disable no-await-in-loop -- rounds follow each other by nature
    const current = await readPullRequestState(context.forge, context.base, {
      branch: target.branch,
      files: target.proposal?.files ?? [],
    });
    const step = nextLifecycleStep(current.observed, await wantedOf(context, target, current));
    const result = await carryOut(context, target, current, step);
    if (result !== 'again') return toOutcome(target, current, result);
    await context.clock.sleep(FIRST_PAUSE_MS * 2 ** round * (0.5 + context.clock.random()));
    // oxlint-enable no-await-in-loop
  }
  throw new MooringError(
    'github_branch_moved',
    `could not update branch ${target.branch}: it changed ${ROUNDS} times during the run`,
  );
}

async function wantedOf(
  { base, texts }: SettleContext,
  { proposal }: BranchTarget,
  { head, observed }: PullRequestState,
): Promise<Parameters<typeof nextLifecycleStep>[1]> {
  if (proposal === undefined) return undefined;
  const { plan } = proposal;
  const { hash } = await writeText(proposal, texts, { author: head?.author ?? '' });
  const written = observed.pullRequests.find(({ state }) => state === 'open')?.marker;
  // A text about the same plan with facts that this run could not fetch is unchanged.
  const isBetter = written?.plan === plan && proposal.moves.some(isPartlyKnown);
  return { base: base.branch, plan, text: isBetter ? written.text : hash };
}

function isPartlyKnown({ isKept, trust }: Proposal['moves'][number]): boolean {
  return isKept === true || trust?.kind === 'not-checked';
}

async function carryOut(
  context: SettleContext,
  target: BranchTarget,
  current: PullRequestState,
  step: LifecycleStep,
): Promise<SettlingResult | 'again'> {
  const { proposal } = target;
  const existing = current.pullRequests.find((one) => 'number' in step && one.number === step.number);
  const found = { number: existing?.number, url: existing?.url };
  switch (step.kind) {
    case 'nothing':
      return { ...found, operation: 'none', said: target.needless };
    case 'discard-branch':
      return discardBranch(context.forge, target, current.head);
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
        said: `Pull request #${step.number} already proposes these updates.`,
      };
    case 'close':
      return existing === undefined
        ? 'again'
        : closePullRequest(context.forge, target, { existing, head: current.head });
    case 'open':
    case 'update':
    case 'finish':
      break;
    default:
      return assertNever(step);
  }
  if (proposal === undefined) return 'again';
  if (step.kind === 'open') return openPullRequest(context, proposal, { current, step: step.branch });
  if (existing === undefined) return 'again';
  if (step.kind === 'finish') return finishPullRequest(context, existing);
  return updatePullRequest(context, proposal, { current, existing, step });
}

function leftAlone(branch: string): { readonly said: string; readonly warnings: readonly string[] } {
  const said = `Branch ${branch} has commits from others, so it is unchanged.`;
  return {
    said,
    warnings: [
      `${said} Merge or close its pull request, or delete the branch, to let the next run propose updates again.`,
    ],
  };
}

function declined(number: number): string {
  return `Pull request #${number} proposed the same updates and was closed, so it is not opened again.`;
}

function toOutcome(
  { branch, proposal }: BranchTarget,
  { head }: PullRequestState,
  { author, ...result }: SettlingResult,
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

/** True if the pull request is open after the operation: only then are its checks relevant. */
function isOpenBy(operation: SettlingResult['operation']): boolean {
  return operation !== 'none' && operation !== 'closed';
}

/**
 * Closes a pull request that is no longer needed, and deletes its branch. One write sets the marker and
 * closes it, so that a pull request closed by Mooring is always distinguished from one that a person closed.
 */
async function closePullRequest(
  forge: Forge,
  target: BranchTarget,
  { existing, head }: { readonly existing: ForgePullRequest; readonly head: ForgeCommit | undefined },
): Promise<SettlingResult | 'again'> {
  const marker = readMarker(existing.body);
  if (marker === undefined) return 'again';
  const body = `**Closed by Mooring**: ${target.needless}\n\n${withoutMarker(existing.body)}`;
  await forge.changePullRequest(existing.number, {
    body: withMarker(body, { ...marker, state: 'settled' }),
    state: 'closed',
  });
  const warnings = await deleteOwnBranch(forge, target.branch, head);
  return {
    operation: 'closed',
    number: existing.number,
    url: existing.url,
    said: `Closed pull request #${existing.number}: ${target.needless}`,
    warnings,
  };
}

/** Deletes a branch of Mooring's that no pull request needs: an interrupted run left it, or it was merged. */
async function discardBranch(
  forge: Forge,
  target: BranchTarget,
  head: ForgeCommit | undefined,
): Promise<SettlingResult> {
  const warnings = await deleteOwnBranch(forge, target.branch, head);
  return { operation: 'none', number: undefined, url: undefined, said: target.needless, warnings };
}

async function deleteOwnBranch(
  forge: Forge,
  branch: string,
  head: ForgeCommit | undefined,
): Promise<readonly string[]> {
  if (head === undefined) return [];
  const deleted = await forge.deleteBranch(branch, head.id);
  return deleted === 'deleted' ? [] : [`Branch ${branch} changed during the run and was not deleted.`];
}
