import type { CheckReport } from '../../../src/check/report/check-report.ts';
import { commentMarker } from '../../../src/check/views/comment.ts';
import { renderComment, renderSarif, renderSummary, renderText } from './rendered.ts';
import { annotationsOf, hashText } from './inert-views.ts';

/** Every view of a report as the text that is written, by its name. */
export function everyView(report: CheckReport): Readonly<Record<string, string>> {
  const jobKey = 'ci / check';
  const { log } = renderSarif(report, { category: 'mooring/ci-check/', hash: hashText, version: '1.2.3' });
  return {
    log: renderText(report).join('\n'),
    annotations: annotationsOf(report)
      .map((one) => Object.values(one).join('\n'))
      .join('\n'),
    report: JSON.stringify(report, null, 2),
    summary: renderSummary(report),
    SARIF: JSON.stringify(log),
    comment: renderComment({ report, jobKey, marker: commentMarker(jobKey, hashText) }),
  };
}
