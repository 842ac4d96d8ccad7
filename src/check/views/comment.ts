import { code, link } from '../../text/markdown.ts';
import type { CheckView } from './check-view.ts';
import { fitSections } from './fit.ts';
import { foldedSections, resolvedSection, updateSection } from './problem-sections.ts';
import { endSections, headSections, textSection } from './summary.ts';
import type { OwnComment } from '../../io/ports/comments.ts';

/** When a pull request gets a comment: never, if there are errors or warnings, or always. */
export const COMMENT_MODES = ['never', 'on-findings', 'always'] as const;

export type CommentMode = (typeof COMMENT_MODES)[number];

/** The change to the comment of this job; `surplus` are duplicates to delete. */
export type CommentPlan = {
  readonly surplus: readonly number[];
} & (
  | { readonly kind: 'keep' }
  | { readonly kind: 'create'; readonly body: string }
  | { readonly kind: 'update'; readonly id: number; readonly body: string }
);

/** GitHub accepts 65,536 characters (github-limits.md#comments), which is at least this number of UTF-16 units. */
const LONGEST_BODY = 65_000;

/**
 * The hidden first line that identifies the comment of a job. Each job of a workflow or a matrix has its own key; the line
 * contains a hash of it, so that no key can end the line.
 */
export function commentMarker(jobKey: string, hash: (text: string) => string): string {
  return `<!-- mooring:check ${hash(jobKey).slice(0, 32)} -->`;
}

/**
 * Decides whether to create, update or keep the comment of this job. An existing comment is updated even if there is
 * nothing left to report. `own` are the earlier comments of this job, oldest first.
 */
export function planComment(options: {
  readonly mode: CommentMode;
  readonly view: CheckView;
  readonly marker: string;
  readonly jobKey: string;
  readonly own: readonly OwnComment[];
}): CommentPlan {
  const { mode, own, view } = options;
  const [first, ...more] = own;
  const surplus = more.map(({ id }) => id);
  if (mode === 'never') return { kind: 'keep', surplus: [] };
  if (first === undefined) {
    const isWanted = mode === 'always' || view.report.verdict !== 'pass';
    return isWanted ? { kind: 'create', body: renderComment(options), surplus } : { kind: 'keep', surplus };
  }
  const body = renderComment(options);
  // GitHub trims comments.
  return first.body.trim() === body.trim()
    ? { kind: 'keep', surplus }
    : { kind: 'update', id: first.id, body, surplus };
}

/** Renders the comment of a job: the summary in short, with a link to it. */
export function renderComment({
  view,
  marker,
  jobKey,
}: {
  readonly view: CheckView;
  readonly marker: string;
  readonly jobKey: string;
}): string {
  const job = [
    `all images in the ${link('job summary', view.context.runUrl)}`,
    `Mooring in job ${code(jobKey)}`,
  ];
  const sections = [
    textSection(marker),
    ...headSections(view),
    ...updateSection(view),
    ...foldedSections(view),
    ...resolvedSection(view),
    ...endSections(view, job),
  ];
  return fitSections(sections, LONGEST_BODY, (text) => text.length);
}
