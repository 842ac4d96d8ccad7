import type { BranchStep } from '../../domain/pull-request/life-cycle.ts';
import { readMarker } from '../../domain/pull-request/marker.ts';
import type { ForgePullRequest } from '../../ports/forge.ts';
import { askFavours, asksFavours } from './ask-favours.ts';
import type { Observation } from './observe.ts';
import { markedBody, writeText } from './proposal.ts';
import type { Proposal, ProposalText } from './proposal.ts';
import type { SettleContext, StepResult } from './settling.ts';
import { writeBranch } from './write-branch.ts';

/**
 * Writes the branch and opens a pull request from it. Its marker says that it is unfinished until labels, reviewers and
 * assignees are set, so that a run that is cut short in between is taken up by the next one.
 */
export async function openPullRequest(
  context: SettleContext,
  proposal: Proposal,
  { observation, step }: { readonly observation: Observation; readonly step: BranchStep },
): Promise<StepResult | 'again'> {
  const { forge, base, templates, favours, draft } = context;
  const { title } = await writeText(proposal, templates, '');
  const content = { branch: proposal.branch, title, files: proposal.files };
  const commit = await writeBranch(forge, base, content, { step, head: observation.head });
  if (commit === 'again') return 'again';
  const text = await writeText(proposal, templates, commit.author);
  const state = asksFavours(favours) ? 'unfinished' : 'open';
  const opened = await forge.openPullRequest({
    title,
    body: markedBody(text, { plan: proposal.plan, state }),
    branch: proposal.branch,
    base: base.branch,
    draft,
  });
  if (typeof opened === 'string') return 'again';
  const warnings =
    state === 'unfinished' ? await finish(context, proposal, { text, number: opened.number }) : [];
  return {
    operation: 'created',
    number: opened.number,
    url: opened.url,
    said: `Opened pull request #${opened.number}: ${opened.url}`,
    warnings,
    author: commit.author,
  };
}

/** Brings an open pull request to the plan: its branch, and what it says, as far as either differs. */
export async function updatePullRequest(
  context: SettleContext,
  proposal: Proposal,
  {
    observation,
    existing,
    step,
  }: {
    readonly observation: Observation;
    readonly existing: ForgePullRequest;
    readonly step: { readonly branch: BranchStep; readonly text: boolean };
  },
): Promise<StepResult | 'again'> {
  const { forge, base, templates } = context;
  const { title } = await writeText(proposal, templates, '');
  const content = { branch: proposal.branch, title, files: proposal.files };
  const commit = await writeBranch(forge, base, content, { step: step.branch, head: observation.head });
  if (commit === 'again') return 'again';
  const text = await writeText(proposal, templates, commit.author);
  const marker = readMarker(existing.body);
  const isUnfinished = marker?.state === 'unfinished';
  if (step.text || marker?.text !== text.hash) {
    const body = markedBody(text, { plan: proposal.plan, state: isUnfinished ? 'unfinished' : 'open' });
    await forge.changePullRequest(existing.number, {
      title,
      body,
      ...(existing.base === base.branch ? {} : { base: base.branch }),
    });
  }
  const warnings = isUnfinished ? await finish(context, proposal, { text, number: existing.number }) : [];
  return {
    operation: 'updated',
    number: existing.number,
    url: existing.url,
    said: `Updated pull request #${existing.number}: ${existing.url}`,
    warnings,
    author: commit.author,
  };
}

/** Sets labels, reviewers and assignees of a pull request that an earlier run opened and could not finish. */
export async function finishPullRequest(
  context: SettleContext,
  proposal: Proposal,
  { observation, existing }: { readonly observation: Observation; readonly existing: ForgePullRequest },
): Promise<StepResult> {
  const text = await writeText(proposal, context.templates, observation.head?.author ?? '');
  const warnings = await finish(context, proposal, { text, number: existing.number });
  return {
    operation: 'updated',
    number: existing.number,
    url: existing.url,
    said: `Finished pull request #${existing.number}, which an earlier run opened: ${existing.url}`,
    warnings,
  };
}

async function finish(
  { forge, favours }: SettleContext,
  proposal: Proposal,
  { text, number }: { readonly text: ProposalText; readonly number: number },
): Promise<readonly string[]> {
  const warnings = await askFavours(forge, number, favours);
  await forge.changePullRequest(number, { body: markedBody(text, { plan: proposal.plan, state: 'open' }) });
  return warnings;
}
