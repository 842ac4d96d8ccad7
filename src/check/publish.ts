import { createHash } from 'node:crypto';

import { writeWholeFile } from '../io/files/report-file.ts';
import { reportText } from './report/report-text.ts';
import { MooringError } from '../values/errors.ts';
import { printable } from '../text/printable.ts';
import { annotate } from './views/annotations.ts';
import { createView } from './views/check-view.ts';
import type { CheckView } from './views/check-view.ts';
import { commentMarker, planComment } from './views/comment.ts';
import type { CommentMode, CommentPlan } from './views/comment.ts';
import { renderSummary } from './views/summary.ts';
import { headLines, problemLines } from './views/text.ts';
import type { Runner } from '../runner/runner.ts';
import type { Judgement } from './decide/judge.ts';
import type { ActionContext } from '../runner/boundary.ts';
import type { Views } from './write-views.ts';
import type { Comments } from '../io/ports/comments.ts';

/**
 * Publishes one report in every view. The verdict is set before the first file is written, and no view can change it: one
 * that cannot be written is a warning, and the others are still written.
 */
export async function publish(
  judgement: Judgement,
  views: Views,
  { clock, runner }: Pick<ActionContext, 'clock' | 'runner'>,
): Promise<void> {
  const { report } = judgement;
  const view = createView(report, { ...views.context, reportPath: views.report.path });
  writeLog(view, runner);
  const attempt = attemptWith(runner);
  await attempt('the outputs of this step', async () => {
    runner.setOutput('verdict', report.verdict);
    runner.setOutput('problems', String(view.blocking.length + view.warnings.length));
  });
  await attempt('the report', async () => {
    await writeWholeFile(views.report, reportText(report));
    runner.setOutput('report', views.report.path);
  });
  await attempt('the summary', () => runner.writeSummary(renderSummary(view)));
  await attempt('the SARIF file', () => writeSarif(view, views, runner));
  await attempt('the OpenVEX file', () => writeOpenVex(judgement, views, runner));
  await attempt('the comment', () => writeComment(view, views, { clock, runner }));
}

/** The maximum number of lines of this action besides the views of the report: how it signed in, what it could not write. */
const OTHER_LINES = 10;

/** Writes each problem once: as an annotation, which a runner shows in the log too, or as text. */
function writeLog(view: CheckView, runner: Runner): void {
  const { annotated, annotations } = annotate(view);
  const head = headLines(view);
  for (const line of head) runner.info(line);
  for (const { level, file, line, title, message } of annotations) {
    runner[level](message, file === '' ? { title } : { title, file, line });
  }
  const problems = view.problems.filter((problem) => !annotated.has(problem));
  const used = head.length + annotations.length + OTHER_LINES;
  for (const line of problemLines(view, { problems, used })) runner.info(line);
}

type Attempt = (view: string, write: () => Promise<void>) => Promise<void>;

function attemptWith(runner: Runner): Attempt {
  return async (view, write) => {
    try {
      await write();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const hint = error instanceof MooringError ? ` ${error.hint}` : '';
      runner.warning(
        `Could not write ${view}; the verdict is not affected. ${printable(reason, 500)}.${hint}`,
      );
    }
  };
}

async function writeSarif(
  view: CheckView,
  { context: { documentation }, jobKey, sarif, version }: Views,
  runner: Runner,
): Promise<void> {
  if (sarif === undefined) return;
  // A view that most runs do not write is loaded when it is written (ADR 0013).
  const { renderSarif, sarifCategory } = await import('./views/sarif/sarif.ts');
  const category = sarifCategory(jobKey, hashText);
  const { leftOut, log } = renderSarif(view, { category, documentation, hash: hashText, version });
  await writeWholeFile(sarif, `${JSON.stringify(log)}\n`);
  runner.setOutput('sarif', sarif.path);
  if (leftOut > 0)
    runner.notice(`${leftOut} findings exceed the limits of SARIF; the report lists all of them.`);
}

async function writeOpenVex(
  { assessed, report }: Judgement,
  { author, openVex }: Views,
  runner: Runner,
): Promise<void> {
  if (openVex === undefined) return;
  const { renderOpenVex } = await import('./views/openvex/openvex.ts');
  const document = renderOpenVex(assessed, { author, timestamp: report.checkedAt, hash: hashText });
  if (document === undefined) {
    // An OpenVEX document has at least one statement.
    runner.info('No OpenVEX file: the packages have no reviewed advisories.');
    return;
  }
  await writeWholeFile(openVex, `${JSON.stringify(document, null, 2)}\n`);
  runner.setOutput('openvex', openVex.path);
}

async function writeComment(
  view: CheckView,
  views: Views,
  { clock, runner }: Pick<ActionContext, 'clock' | 'runner'>,
): Promise<void> {
  const { comment: mode, commentPlace: place, jobKey } = views;
  if (mode === 'never') return;
  if (place.kind === 'none') {
    runner.info(`No comment: ${place.reason}.`);
    return;
  }
  // Only a run that comments loads the client of GitHub (ADR 0013).
  const { openGitHubComments } = await import('../io/github/github-comments.ts');
  const comments = await openGitHubComments({ ...place, clock });
  await postComment({ mode, view, jobKey, marker: commentMarker(jobKey, hashText), comments });
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Creates or updates the one comment of a job, and returns which. The marker is the first line of the comment; comments of
 * others are never changed. Throws what `comments` throws.
 */
export async function postComment(options: {
  readonly mode: CommentMode;
  readonly view: CheckView;
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
