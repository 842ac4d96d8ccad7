import type { CheckReport } from '../../../src/check/report/check-report.ts';
import { createView } from '../../../src/check/views/check-view.ts';
import * as comments from '../../../src/check/views/comment.ts';
import * as sarif from '../../../src/check/views/sarif/sarif.ts';
import * as summaries from '../../../src/check/views/summary.ts';
import * as logs from '../../../src/check/views/text.ts';
import type { ViewContext } from '../../../src/check/views/view-context.ts';

/** Renders a report as the job summary. */
export function renderSummary(report: CheckReport, context?: ViewContext): string {
  return summaries.renderSummary(createView(report, context));
}

/** Renders a report for a terminal. */
export function renderText(report: CheckReport, context?: ViewContext): readonly string[] {
  return logs.renderText(createView(report, context));
}

/** Renders a report as the comment of a job. */
export function renderComment({
  report,
  context,
  ...job
}: {
  readonly report: CheckReport;
  readonly context?: ViewContext;
  readonly marker: string;
  readonly jobKey: string;
}): string {
  return comments.renderComment({ ...job, view: createView(report, context) });
}

/** Renders a report for code scanning. */
export function renderSarif(
  report: CheckReport,
  options: Parameters<typeof sarif.renderSarif>[1],
): sarif.SarifFile {
  return sarif.renderSarif(createView(report), options);
}
