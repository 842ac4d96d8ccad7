import type { PinMove, PinSkip } from '../decide/pin-plan.ts';
import type { PinGroup } from '../views/grouping.ts';
import { BODY_LIMIT, renderBody } from '../views/body.ts';
import type { BuildRule, PinLinks, PullRequestText } from '../views/body.ts';
import type { ProposedMove } from '../views/image-update.ts';
import { advisoryNotes } from '../views/impact-text.ts';
import { formatMarker } from '../views/marker.ts';
import type { Marker } from '../views/marker.ts';
import type { RememberedSigners } from '../views/remembered-section.ts';
import { renderTitle } from '../views/title.ts';
import type { BuildTrust } from '../../signatures/decide/build-trust.ts';
import { textHash } from './hashes.ts';
import type { CommittedFile } from './match-base.ts';
import { count } from '../../text/plural.ts';

/** The content of one pull request. */
export interface Proposal extends PinGroup {
  readonly branch: string;
  readonly files: readonly CommittedFile[];
  /** The hash of the plan (`planHash`). */
  readonly plan: string;
  /** The signers that it makes trusted; none if absent. */
  readonly remembered?: RememberedSigners | undefined;
}

/** The options of the texts of a run. */
export interface TextOptions {
  /** A template with placeholders, or empty for the default. */
  readonly title: string;
  readonly body: string;
  readonly rule: BuildRule;
  readonly links: PinLinks;
}

/** Title and body, with the hash of both. */
export interface ProposalText {
  readonly title: string;
  /** Without its marker. */
  readonly body: string;
  /**
   * The hash of the text without what differs from run to run for the same updates: the advisory impact, which is fetched
   * only before a write, links to the run, the end of life, the fast lane, the distance of the builds, the dates of signatures, and some
   * reasons.
   */
  readonly hash: string;
}

/** Returns the hash of a group's updates: a person declines it by closing the pull request. */
export async function planHash(group: PinGroup): Promise<string> {
  return textHash(planText(group.moves));
}

/** The commit of a proposal; both are empty before it is written. */
interface WrittenCommit {
  readonly author: string;
  readonly id?: string;
}

/** Returns title and body of a proposal with this commit, with the advisory impact if given. */
export async function writeText(
  proposal: Proposal,
  options: TextOptions,
  { author, id, judged }: WrittenCommit & { readonly judged?: readonly ProposedMove[] | undefined },
): Promise<ProposalText> {
  const { key, moves, remembered, skipped } = proposal;
  const kept = moves.filter(({ isKept }) => isKept === true).length;
  const text: PullRequestText = {
    key,
    moves: judged ?? moves,
    skipped,
    remembered,
    rule: options.rule,
    links: linksAt(options.links, id),
    remarks: [...advisoryNotes(judged ?? moves), ...(kept === 0 ? [] : [keptNote(kept)])],
    elsewhere: 'the job summary',
    template: options.body,
    startsNoChecks: startsNoChecks(author),
  };
  const steady: PullRequestText = {
    ...text,
    moves: moves.map(withoutFetched),
    skipped: skipped.map(withoutPassing),
    remembered: remembered && withoutLogs(remembered),
    links: {},
    remarks: kept === 0 ? [] : [keptNote(kept)],
  };
  return {
    title: renderTitle(text, options.title),
    body: renderBody(text, BODY_LIMIT),
    hash: await textHash(`${renderTitle(steady, options.title)}\n${renderBody(steady, BODY_LIMIT)}`),
  };
}

/** The files are linked at the commit of the proposal, which shows the new digests. */
function linksAt(links: PinLinks, commit: string | undefined): PinLinks {
  const { files } = links;
  return { ...links, files: files === undefined || commit === undefined ? undefined : { ...files, commit } };
}

/**
 * Without the distance between the builds, dates of signatures, and the end of life and the fast lane, which a run without
 * an API token does not know.
 */
function withoutFetched(move: PinMove): PinMove {
  const isBack = move.builds !== undefined && move.builds < 0;
  const trust = move.trust === undefined ? undefined : steadyTrust(move.trust);
  const steady = { days: undefined, endOfLife: undefined, fastLane: undefined, trust };
  return { ...move, builds: isBack ? -1 : undefined, ...steady };
}

/** Without what differs between two signatures of one signer: a publisher can sign a build again every day. */
function steadyTrust(trust: BuildTrust): BuildTrust {
  if (trust.kind === 'verified' || trust.kind === 'signed-as-other')
    return { ...trust, signedAt: undefined, logUrl: undefined };
  return trust.kind === 'not-verifiable' ? { ...trust, reason: '', remedy: '' } : trust;
}

/** Without the entries in the log: a publisher can sign a build again every day. */
function withoutLogs({ entries, path }: RememberedSigners): RememberedSigners {
  const steady = entries.map((entry) => ({ ...entry, seen: { ...entry.seen, logUrl: undefined } }));
  return { entries: steady, path };
}

/** Codes whose reasons contain durations or dates that change every run without being news. */
const PASSING: ReadonlySet<PinSkip['code']> = new Set([
  'lookup-failed',
  'would-go-back',
  'too-young',
  'only-rebuilt',
  'lockstep',
  'not-verifiable',
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

function keptNote(kept: number): string {
  return `The registry was unreachable for ${count(kept, 'reference')} in this run; earlier proposed updates are kept.`;
}

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
