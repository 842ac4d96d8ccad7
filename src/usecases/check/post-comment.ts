import type { CheckReport } from '../../domain/check/report.ts';
import { planComment } from '../../domain/report/check/comment.ts';
import type { CommentMode, CommentPlan } from '../../domain/report/check/comment.ts';
import type { Comments } from '../../ports/comments.ts';

/**
 * Brings the comment of a job up to date, one comment however often it runs, and gives what was done. The marker is the
 * first line of the comment, and nobody else's comment is ever touched. Throws what the comments throw.
 */
export async function postComment(options: {
  readonly mode: CommentMode;
  readonly report: CheckReport;
  readonly marker: string;
  readonly jobKey: string;
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
