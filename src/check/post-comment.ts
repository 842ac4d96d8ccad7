import type { CheckReport } from './report/check-report.ts';
import { planComment } from './views/comment.ts';
import type { CommentMode, CommentPlan } from './views/comment.ts';
import type { ViewContext } from './views/view-context.ts';
import type { Comments } from '../io/ports/comments.ts';

/**
 * Creates or updates the one comment of a job, and returns which. The marker is the first line of the comment; comments of
 * others are never changed. Throws what `comments` throws.
 */
export async function postComment(options: {
  readonly mode: CommentMode;
  readonly report: CheckReport;
  readonly marker: string;
  readonly jobKey: string;
  readonly context?: ViewContext;
  readonly comments: Comments;
}): Promise<CommentPlan['kind']> {
  const { comments, marker, mode } = options;
  if (mode === 'never') return 'keep';
  const plan = planComment({ ...options, own: await comments.listOwn(marker) });
  if (plan.kind === 'create') await comments.create(plan.body);
  if (plan.kind === 'update') await comments.update(plan.id, plan.body);
  for (const id of plan.surplus) {
    // oxlint-disable-next-line no-await-in-loop -- two jobs that raced leave one or two, never many
    await comments.remove(id);
  }
  return plan.kind;
}
