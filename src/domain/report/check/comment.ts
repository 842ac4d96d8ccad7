import type { CheckReport } from '../../check/report.ts';
import { code, escapeMarkdown } from '../../text/markdown.ts';
import { findingSections, resolvedSection } from './finding-sections.ts';
import { fitSections } from './fit.ts';
import type { Section } from './fit.ts';
import { headline, scope, VERDICT_SIGNS } from './wording.ts';

/** When a pull request gets a comment: never, as soon as there is something to act on, or with every result. */
export const COMMENT_MODES = ['never', 'on-findings', 'always'] as const;
export type CommentMode = (typeof COMMENT_MODES)[number];

/** A comment that this very job wrote before. */
export interface OwnComment {
  readonly id: number;
  readonly body: string;
}

/** What to do with the comment of this job; `surplus` are more of its comments than there should be, to be deleted. */
export type CommentPlan = {
  readonly surplus: readonly number[];
} & (
  | { readonly kind: 'leave' }
  | { readonly kind: 'create'; readonly body: string }
  | { readonly kind: 'update'; readonly id: number; readonly body: string }
);

/** GitHub takes 65,536 characters (github-limits.md#comments); this many UTF-16 units are never more. */
const LONGEST_BODY = 65_000;

/**
 * The hidden first line by which a job knows its comment again. Jobs of a workflow, and those of a matrix, have keys of
 * their own; only a hash of the key stands in it, so that no key can end the line.
 */
export function commentMarker(jobKey: string, hash: (text: string) => string): string {
  return `<!-- mooring:check ${hash(jobKey).slice(0, 32)} -->`;
}

/**
 * Decides about the comment of this job: written where there is something to act on (or always), brought up to date where
 * it is there, and told to be settled as soon as nothing is left. `own` are the comments of this job, oldest first.
 */
export function planComment(options: {
  readonly mode: CommentMode;
  readonly report: CheckReport;
  readonly marker: string;
  readonly jobKey: string;
  readonly own: readonly OwnComment[];
}): CommentPlan {
  const { mode, own, report } = options;
  const [first, ...more] = own;
  const surplus = more.map(({ id }) => id);
  if (mode === 'never') return { kind: 'leave', surplus: [] };
  if (first === undefined) {
    const isWanted = mode === 'always' || report.verdict !== 'pass';
    return isWanted ? { kind: 'create', body: renderComment(options), surplus } : { kind: 'leave', surplus };
  }
  const body = renderComment(options);
  // GitHub trims what it keeps.
  return first.body.trim() === body.trim()
    ? { kind: 'leave', surplus }
    : { kind: 'update', id: first.id, body, surplus };
}

/** The comment of a job: its marker, the verdict, what is new, carried over and resolved. */
export function renderComment({
  report,
  marker,
  jobKey,
}: {
  readonly report: CheckReport;
  readonly marker: string;
  readonly jobKey: string;
}): string {
  const sections = [
    heading(report, marker),
    ...findingSections(report),
    ...resolvedSection(report),
    footer(jobKey),
  ];
  return fitSections(sections, LONGEST_BODY, (text) => text.length);
}

function heading(report: CheckReport, marker: string): Section {
  const title = `## ${VERDICT_SIGNS[report.verdict]} ${escapeMarkdown(headline(report))}`;
  return {
    before: [marker, title, escapeMarkdown(scope(report), 600)].join('\n\n'),
    entries: report.notes.map((note) => `\n${escapeMarkdown(note, 600)}`),
    after: '',
    importance: 0,
    noun: 'note',
  };
}

function footer(jobKey: string): Section {
  const before = `<sub>Job ${code(jobKey)}. Every image and every build is in the summary of the run.</sub>`;
  return { before, entries: [], after: '', importance: 9, noun: '' };
}
