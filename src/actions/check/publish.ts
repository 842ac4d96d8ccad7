import { createHash } from 'node:crypto';

import { writeWholeFile } from '../../adapters/files/report-file.ts';
import type { CheckReport } from '../../domain/check/report.ts';
import { MooringError } from '../../domain/errors.ts';
import { printable } from '../../domain/text/printable.ts';
import { renderAnnotations } from '../../domain/report/check/annotations.ts';
import { renderSummary } from '../../domain/report/check/summary.ts';
import { renderText } from '../../domain/report/check/text.ts';
import type { Runner } from '../../ports/runner.ts';
import type { Judgement } from '../../domain/check/judge.ts';
import type { ActionContext } from '../boundary.ts';
import type { Views } from './views.ts';

/**
 * Shows one report in every view. The verdict is out before the first file is written, and no view can change it: one that
 * cannot be written is said in a warning, and the others are written all the same.
 */
export async function publishReport(
  result: Judgement,
  views: Views,
  { clock, runner }: Pick<ActionContext, 'clock' | 'runner'>,
): Promise<void> {
  const { report } = result;
  for (const line of renderText(report)) runner.info(line);
  for (const { level, file, line, title, message } of renderAnnotations(report)) {
    runner[level](message, file === '' ? { title } : { title, file, line });
  }
  const attempt = attemptWith(runner);
  await attempt('the outputs of this step', async () => {
    runner.setOutput('verdict', report.verdict);
    runner.setOutput('findings', String(report.findings.length));
  });
  await attempt('the report', async () => {
    await writeWholeFile(views.report, `${JSON.stringify(report, null, 2)}\n`);
    runner.setOutput('report', views.report.path);
  });
  await attempt('the summary', () => runner.writeSummary(renderSummary(report)));
  await attempt('the SARIF file', () => writeSarif(report, views, runner));
  await attempt('the OpenVEX file', () => writeOpenVex(result, views, runner));
  await attempt('the comment', () => writeComment(report, views, { clock, runner }));
}

type Attempt = (what: string, write: () => Promise<void>) => Promise<void>;

function attemptWith(runner: Runner): Attempt {
  return async (what, write) => {
    try {
      await write();
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      const hint = error instanceof MooringError ? ` ${error.hint}` : '';
      runner.warning(
        `Could not write ${what}; the verdict stands without it. ${printable(why, 500)}.${hint}`,
      );
    }
  };
}

async function writeSarif(report: CheckReport, { jobKey, sarif }: Views, runner: Runner): Promise<void> {
  if (sarif === undefined) return;
  const { renderSarif, sarifCategory } = await import('../../domain/report/check/sarif.ts');
  const category = sarifCategory(jobKey, hashText);
  const { leftOut, log } = renderSarif(report, { category, hash: hashText });
  await writeWholeFile(sarif, `${JSON.stringify(log)}\n`);
  runner.setOutput('sarif', sarif.path);
  if (leftOut > 0)
    runner.notice(`${leftOut} findings did not fit into the SARIF file; all are in the report.`);
}

async function writeOpenVex(
  { assessed, report }: Judgement,
  { author, openVex }: Views,
  runner: Runner,
): Promise<void> {
  if (openVex === undefined) return;
  const { renderOpenVex } = await import('../../domain/report/check/openvex.ts');
  const document = renderOpenVex(assessed, { author, timestamp: report.checkedAt, hash: hashText });
  if (document === undefined) {
    // OpenVEX has no form for nothing: a document has one statement at least.
    runner.info('No OpenVEX file: nothing is fixed in the packages that were read, or does not affect them.');
    return;
  }
  await writeWholeFile(openVex, `${JSON.stringify(document, null, 2)}\n`);
  runner.setOutput('openvex', openVex.path);
}

async function writeComment(
  report: CheckReport,
  views: Views,
  { clock, runner }: Pick<ActionContext, 'clock' | 'runner'>,
): Promise<void> {
  const { comment: mode, commentPlace: place, jobKey } = views;
  if (mode === 'never') return;
  if (place.kind === 'none') {
    runner.info(`No comment: ${place.why}.`);
    return;
  }
  const [{ openGitHubComments }, { postComment }, { commentMarker }] = await Promise.all([
    import('../../adapters/github/github-comments.ts'),
    import('../../usecases/check/post-comment.ts'),
    import('../../domain/report/check/comment.ts'),
  ]);
  const comments = await openGitHubComments({ ...place, clock });
  await postComment({ mode, report, jobKey, marker: commentMarker(jobKey, hashText), comments });
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
