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

/** What one pull request is to propose. */
export interface Proposal extends PinGroup {
  readonly branch: string;
  readonly files: readonly CommittedFile[];
  /** The hash of what the plan comes down to. */
  readonly plan: string;
}

export interface TextTemplates {
  /** With words in braces, or empty for our own. */
  readonly title: string;
  readonly body: string;
}

/** Title and body, with the hash of both. */
export interface ProposalText {
  readonly title: string;
  /** Without its marker. */
  readonly body: string;
  /**
   * Of the text without what moves mean for advisories, which is asked for when there is something to write, and without
   * reasons that read differently from run to run.
   */
  readonly hash: string;
}

/** The hash of what the moves of a group come down to: what a person declines by closing its pull request. */
export async function planHash(group: PinGroup): Promise<string> {
  return textHash(planText(group.moves));
}

/** Title and body of a proposal whose commit was made by `author`; with advisories where its moves are given judged. */
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

/** Their reasons tell how long a try took, or a day that moves on every night: no news for whoever reads the body. */
const PASSING: ReadonlySet<PinSkip['code']> = new Set([
  'lookup-failed',
  'would-go-back',
  'too-young',
  'lockstep',
] as const);

function withoutPassing(skip: PinSkip): PinSkip {
  return PASSING.has(skip.code) ? { ...skip, reason: '' } : skip;
}

/** A whole body: what people read, and the marker that they do not see. */
export function markedBody(text: ProposalText, marker: Omit<Marker, 'text'>): string {
  return `${text.body}\n\n${formatMarker({ ...marker, text: text.hash })}\n`;
}

/** The name under which GitHub commits what a job writes with its own token. */
const JOB_AUTHOR = 'github-actions[bot]';

/**
 * True where the job's own token wrote the commit: GitHub starts no checks for it by itself ("GITHUB_TOKEN", when it
 * triggers workflow runs; on github.com somebody may approve them since 2026).
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
 * What a plan comes down to, as one text that is the same for the same plan: which reference of which file gets which
 * digest. Lines are left out, since an edit elsewhere in the file moves them, and so is the order.
 */
export function planText(moves: readonly PinMove[]): string {
  return moves
    .map(({ file, image, tag, from, to }) => JSON.stringify([file, image, tag, from ?? null, to]))
    .sort()
    .join('\n');
}
