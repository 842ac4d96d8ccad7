import type { PinMove, PinSkip } from '../../../domain/pin/pin-plan.ts';
import type { PinGroup } from '../../../domain/pull-request/grouping.ts';
import { advisoryNotes, BODY_LIMIT, renderBody } from '../../../domain/pull-request/body.ts';
import type { ProposedMove } from '../../../domain/pull-request/body.ts';
import { formatMarker } from '../../../domain/pull-request/marker.ts';
import type { Marker } from '../../../domain/pull-request/marker.ts';
import { renderTitle } from '../../../domain/pull-request/title.ts';
import { textHash } from '../hashes.ts';
import type { CommittedFile } from './match-base.ts';
import { count } from '../../../domain/text/plural.ts';

/** The content of one pull request. */
export interface Proposal extends PinGroup {
  readonly branch: string;
  readonly files: readonly CommittedFile[];
  /** The hash of the plan (`planHash`). */
  readonly plan: string;
}

export interface TextTemplates {
  /** A template with placeholders, or empty for the default. */
  readonly title: string;
  readonly body: string;
}

/** Title and body, with the hash of both. */
export interface ProposalText {
  readonly title: string;
  /** Without its marker. */
  readonly body: string;
  /**
   * The hash of the text without the advisory impact, which is fetched only before a write, and without
   * reasons that differ from run to run.
   */
  readonly hash: string;
}

/** Returns the hash of a group's updates: a person declines it by closing the pull request. */
export async function planHash(group: PinGroup): Promise<string> {
  return textHash(planText(group.moves));
}

/** Returns title and body of a proposal with a commit by `author`, with the advisory impact if given. */
export async function writeText(
  proposal: Proposal,
  templates: TextTemplates,
  { author, judged }: { readonly author: string; readonly judged?: readonly ProposedMove[] | undefined },
): Promise<ProposalText> {
  const title = renderTitle(proposal, templates.title);
  const kept = proposal.moves.filter(({ isKept }) => isKept === true).length;
  const notes = [
    ...(kept === 0 ? [] : [keptNote(kept)]),
    CLOSING_NOTE,
    ...(startsNoChecks(author) ? [CHECKS_NOTE] : []),
  ];
  const parts = { ...proposal, notes, template: templates.body };
  const steady = renderBody({ ...parts, skipped: proposal.skipped.map(withoutPassing) }, BODY_LIMIT);
  const hash = await textHash(`${title}\n${steady}`);
  if (judged === undefined) return { title, body: renderBody(parts, BODY_LIMIT), hash };
  const withAdvisories = { ...parts, moves: judged, notes: [...advisoryNotes(judged), ...notes] };
  return { title, body: renderBody(withAdvisories, BODY_LIMIT), hash };
}

/** Codes whose reasons contain durations or dates that change every run without being news. */
const PASSING: ReadonlySet<PinSkip['code']> = new Set([
  'lookup-failed',
  'would-go-back',
  'too-young',
  'lockstep',
] as const);

function withoutPassing(skip: PinSkip): PinSkip {
  return PASSING.has(skip.code) ? { ...skip, reason: '' } : skip;
}

/** Returns the complete body: the visible text and the hidden marker. */
export function markedBody(text: ProposalText, marker: Omit<Marker, 'text'>): string {
  return `${text.body}\n\n${formatMarker({ ...marker, text: text.hash })}\n`;
}

/** The name under which GitHub commits what a job writes with its own token. */
const JOB_AUTHOR = 'github-actions[bot]';

/**
 * True if the commit was written with the job's own token: GitHub does not run workflows for it
 * ("GITHUB_TOKEN", when it triggers workflow runs; on github.com a maintainer can approve them since 2026).
 */
export function startsNoChecks(author: string): boolean {
  return author === JOB_AUTHOR;
}

const CLOSING_NOTE =
  'Close this pull request to decline these updates: Mooring opens it again only for newer builds. If you push a commit to its branch, Mooring no longer changes it.';

function keptNote(kept: number): string {
  return `The registry was unreachable for ${count(kept, 'reference')} in this run; earlier proposed updates are kept.`;
}

const CHECKS_NOTE =
  '**GitHub does not run workflows for pull requests created with `GITHUB_TOKEN`.** Approve the waiting runs, close and reopen the pull request, or set `github-token` to the token of a GitHub App.';

/**
 * Returns a plan as canonical text: the reference, file and digest of each update. The text has no line
 * numbers, because an edit elsewhere in the file changes them, and does not depend on the order.
 */
export function planText(moves: readonly PinMove[]): string {
  return moves
    .map(({ file, image, tag, from, to }) => JSON.stringify([file, image, tag, from ?? null, to]))
    .sort()
    .join('\n');
}
