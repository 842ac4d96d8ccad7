import type { BuildDiff, DiffVerdict } from './decide/build-diff.ts';
import { diffMarkdown } from './views/diff-markdown.ts';
import type { DiffPart } from './views/diff-parts.ts';
import { diffJson } from './views/diff-report.ts';
import { diffTable } from './views/diff-table.ts';
import type { ComparedBuilds } from './run.ts';

/** The forms of a diff for a reader. */
export type DiffForm = 'text' | 'json' | 'markdown';

/** The extent of a view. */
export interface RenderOptions {
  readonly isAll: boolean;
  /** All parts if empty. */
  readonly parts: readonly DiffPart[];
  /** Columns of the terminal. */
  readonly width: number;
}

/** Renders the known comparisons in one form, and lists the problems of the others, one line each. */
export function renderComparisons(
  comparisons: readonly ComparedBuilds[],
  form: DiffForm,
  options: RenderOptions,
): { readonly text: string; readonly problems: readonly string[] } {
  const known = comparisons.flatMap(({ diff }) => (diff.kind === 'known' ? [diff.value] : []));
  const problems = comparisons.flatMap(({ diff, name }) =>
    diff.kind === 'unknown' ? [`warning: ${name}: ${diff.problem.message}. ${diff.problem.hint}`] : [],
  );
  const separator = form === 'json' ? '' : '\n';
  return { text: known.map((diff) => render(diff, form, options)).join(separator), problems };
}

function render(diff: BuildDiff, form: DiffForm, options: RenderOptions): string {
  if (form === 'json') return diffJson(diff);
  return form === 'markdown' ? diffMarkdown(diff, options) : diffTable(diff, options);
}

/** Returns the verdict of all comparisons: `changed` if one is, and else `unknown` if one is. */
export function wholeVerdict(comparisons: readonly ComparedBuilds[]): DiffVerdict {
  const verdicts = new Set(
    comparisons.map(({ diff }) => (diff.kind === 'known' ? diff.value.verdict : 'unknown')),
  );
  return WORST_FIRST.find((verdict) => verdicts.has(verdict)) ?? 'identical';
}

const WORST_FIRST = ['changed', 'unknown', 'rebuilt'] as const;

/** Returns the exit status: 2 if a request failed. With `isExitCode`, also 1 for `changed` and 2 for `unknown`. */
export function statusOf(
  comparisons: readonly ComparedBuilds[],
  { isExitCode }: { readonly isExitCode: boolean },
): 0 | 1 | 2 {
  if (comparisons.some(({ diff }) => diff.kind === 'unknown')) return 2;
  if (!isExitCode) return 0;
  const verdict = wholeVerdict(comparisons);
  if (verdict === 'changed') return 1;
  return verdict === 'unknown' ? 2 : 0;
}
