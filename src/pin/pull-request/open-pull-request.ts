import type { BranchStep } from '../views/lifecycle.ts';
import { readMarker, withMarker } from '../views/marker.ts';
import type { Forge, ForgeCommit, ForgePullRequest } from '../../io/ports/forge.ts';
import type { PullRequestState } from './pull-request-state.ts';
import { markedBody, writeText } from './proposal.ts';
import type { Proposal } from './proposal.ts';
import type { PullRequestExtras, SettleContext, SettlingResult } from './settling.ts';
import { writeBranch } from './write-branch.ts';
import type { MoveImpact } from '../decide/move-impact.ts';
import type { ProposedMove } from '../views/image-update.ts';
import { count } from '../../text/plural.ts';

/**
 * Writes the branch and opens a pull request from it. Its marker says `unfinished` until labels, reviewers
 * and assignees are set, so that the next run resumes an interrupted one.
 */
export async function openPullRequest(
  context: SettleContext,
  proposal: Proposal,
  { current, step }: { readonly current: PullRequestState; readonly step: BranchStep },
): Promise<SettlingResult | 'again'> {
  const { forge, base, texts, extras, draft } = context;
  // This comes before any write, so that the branch exists without its pull request as briefly as possible.
  const { judged, warnings: unjudged } = await judgeProposal(context, proposal);
  const { title } = await writeText(proposal, texts, { author: '', judged });
  const content = { ...proposal, title };
  const commit = await writeBranch(forge, base, content, { step, head: current.head });
  if (commit === 'again') return 'again';
  const text = await writeText(proposal, texts, { ...commit, judged });
  const state = hasExtras(extras) ? 'unfinished' : 'open';
  const body = markedBody(text, { plan: proposal.plan, state });
  const opened = await forge.openPullRequest({
    title,
    body,
    branch: proposal.branch,
    base: base.branch,
    draft,
  });
  if (typeof opened === 'string') return 'again';
  const warnings = state === 'unfinished' ? await finish(context, { number: opened.number, body }) : [];
  return {
    operation: 'created',
    number: opened.number,
    url: opened.url,
    said: `Opened pull request #${opened.number}: ${opened.url}`,
    warnings: [...unjudged, ...warnings],
    author: commit.author,
    moves: judged ?? proposal.moves,
  };
}

/** Brings an open pull request to the plan: its branch, and what it says, as far as either differs. */
export async function updatePullRequest(
  context: SettleContext,
  proposal: Proposal,
  {
    current,
    existing,
    step,
  }: {
    readonly current: PullRequestState;
    readonly existing: ForgePullRequest;
    readonly step: { readonly branch: BranchStep; readonly text: boolean };
  },
): Promise<SettlingResult | 'again'> {
  const { forge, base, texts } = context;
  const judged = step.text ? await judgeProposal(context, proposal) : undefined;
  const { title } = await writeText(proposal, texts, { author: '', judged: judged?.judged });
  // A commit of the same updates keeps its subject, which was written with their advisory impact.
  const [subject = title] = step.text ? [] : (current.head?.message.split('\n') ?? []);
  const content = { ...proposal, title: subject };
  const commit = await writeBranch(forge, base, content, { step: step.branch, head: current.head });
  if (commit === 'again') return 'again';
  const { author } = commit;
  const written = await rewriteText(context, proposal, { existing, commit, judged });
  const { body, moves } = written;
  const isUnfinished = readMarker(existing.body)?.state === 'unfinished';
  const warnings = isUnfinished ? await finish(context, { number: existing.number, body }) : [];
  return {
    operation: 'updated',
    number: existing.number,
    url: existing.url,
    said: `Updated pull request #${existing.number}: ${existing.url}`,
    warnings: [...written.warnings, ...warnings],
    author,
    moves,
  };
}

/** Writes title, body and base if the impact was judged for it, or the text differs. Returns the resulting body. */
async function rewriteText(
  context: SettleContext,
  proposal: Proposal,
  {
    existing,
    commit,
    judged: given,
  }: {
    readonly existing: ForgePullRequest;
    readonly commit: ForgeCommit;
    readonly judged: JudgedProposal | undefined;
  },
): Promise<{ readonly body: string } & Required<Pick<SettlingResult, 'moves' | 'warnings'>>> {
  const { forge, base, texts } = context;
  const marker = readMarker(existing.body);
  const { hash } = await writeText(proposal, texts, commit);
  if (given === undefined && marker?.text === hash)
    return { body: existing.body, moves: proposal.moves, warnings: [] };
  const { judged, warnings } = given ?? (await judgeProposal(context, proposal));
  const text = await writeText(proposal, texts, { ...commit, judged });
  const state = marker?.state === 'unfinished' ? 'unfinished' : 'open';
  const body = markedBody(text, { plan: proposal.plan, state });
  await forge.changePullRequest(existing.number, {
    title: text.title,
    body,
    ...(existing.base === base.branch ? {} : { base: base.branch }),
  });
  return { body, moves: judged ?? proposal.moves, warnings };
}

/** Sets labels, reviewers and assignees of a pull request that an earlier run opened and could not finish. */
export async function finishPullRequest(
  context: SettleContext,
  existing: ForgePullRequest,
): Promise<SettlingResult> {
  const warnings = await finish(context, existing);
  return {
    operation: 'updated',
    number: existing.number,
    url: existing.url,
    said: `Completed pull request #${existing.number} from an interrupted run: ${existing.url}`,
    warnings,
  };
}

/** Sets the extras, then changes only the marker: a person can have edited the rest of the body. */
async function finish(
  { forge, extras }: SettleContext,
  { number, body }: Pick<ForgePullRequest, 'number' | 'body'>,
): Promise<readonly string[]> {
  const warnings = await setExtras(forge, number, extras);
  const marker = readMarker(body);
  if (marker !== undefined)
    await forge.changePullRequest(number, { body: withMarker(body, { ...marker, state: 'open' }) });
  return warnings;
}

/** The updates of a proposal with what they change, undefined if it is turned off. */
interface JudgedProposal {
  readonly judged: readonly ProposedMove[] | undefined;
  /** Sentences, each with a hint. */
  readonly warnings: readonly string[];
}

const NOT_JUDGED: JudgedProposal = { judged: undefined, warnings: [] };

/**
 * Fetches what a proposal's updates change, if it is turned on. Call it only before a text is
 * written, so that a pull request that is up to date needs no queries.
 */
async function judgeProposal(
  { judgeMoves }: Pick<SettleContext, 'judgeMoves'>,
  { moves }: Pick<Proposal, 'moves'>,
): Promise<JudgedProposal> {
  if (judgeMoves === undefined) return NOT_JUDGED;
  const answers = await judgeMoves(moves);
  const judged = moves.map((move) => {
    const impact = answers.get(move);
    return impact === undefined ? move : { ...move, ...impact };
  });
  return { judged, warnings: warningsOf([...answers.values()]) };
}

/** Returns warnings about failed queries for the log. A missing SBOM is reported in the body only. */
function warningsOf(answers: readonly MoveImpact[]): readonly string[] {
  const problems = answers.flatMap(({ advisories }) =>
    advisories?.kind === 'unknown' && advisories.problem !== undefined ? [advisories.problem] : [],
  );
  const [first, ...others] = [...new Map(problems.map((one) => [one.message, one])).values()];
  if (first === undefined) return [];
  const more = others.length === 0 ? '' : ` (and ${count(others.length, 'more failure')})`;
  return [
    `Advisory impact unknown: ${first.message}${more}. ${first.hint} Set \`advisories: false\` to turn this off.`,
  ];
}

/** True if any extra is to be set. */
function hasExtras({ labels, reviewers, teamReviewers, assignees }: PullRequestExtras): boolean {
  return [labels, reviewers, teamReviewers, assignees].some((list) => list.length > 0);
}

/**
 * Sets labels, reviewers and assignees one by one. If GitHub refuses one, the others are still set, and the
 * run does not fail (pinning-rules.md#labels-and-reviewers). Returns a warning for each refusal.
 */
async function setExtras(
  forge: Forge,
  number: number,
  extras: PullRequestExtras,
): Promise<readonly string[]> {
  const warnings: string[] = [];
  const labels: string[] = [];
  for (const label of extras.labels) {
    // oxlint-disable no-await-in-loop -- GitHub recommends serial writes
    const ensured = await forge.ensureLabel(label);
    if (ensured.kind === 'done') labels.push(label);
    else warnings.push(`Label "${label}" was not added: ${ensured.reason}.`);
  }
  if (labels.length > 0) {
    const added = await forge.addLabels(number, labels);
    if (added.kind === 'refused') warnings.push(`Labels could not be added: ${added.reason}.`);
  }
  for (const person of extras.reviewers) {
    const requested = await forge.requestReview(number, { people: [person] });
    if (requested.kind === 'refused')
      warnings.push(`${person} could not be requested as a reviewer: ${requested.reason}.`);
  }
  for (const team of extras.teamReviewers) {
    const requested = await forge.requestReview(number, { teams: [team] });
    if (requested.kind === 'refused')
      warnings.push(
        `Team ${team} could not be requested as a reviewer (\`GITHUB_TOKEN\` cannot request teams): ${requested.reason}.`,
      );
    // oxlint-enable no-await-in-loop
  }
  if (extras.assignees.length > 0) {
    const assigned = await forge.assign(number, extras.assignees);
    if (assigned.kind === 'refused') warnings.push(`Some assignees could not be set: ${assigned.reason}.`);
  }
  return warnings;
}
