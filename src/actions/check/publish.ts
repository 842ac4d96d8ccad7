import { writeWholeFile } from '../../adapters/report-file.ts';
import type { CheckReport } from '../../domain/check/report.ts';
import { renderAnnotations } from '../../domain/report/annotations.ts';
import { renderSummary } from '../../domain/report/summary.ts';
import { renderText } from '../../domain/report/text.ts';
import type { Runner } from '../../ports/runner.ts';

/**
 * Shows one report in every view: log, file, annotations, outputs and summary. The file comes before the outputs that
 * name it; a summary that cannot be written is said, and changes nothing about the verdict.
 */
export async function publishReport(report: CheckReport, path: string, runner: Runner): Promise<void> {
  for (const line of renderText(report)) runner.info(line);
  await writeWholeFile(path, `${JSON.stringify(report, null, 2)}\n`);
  for (const { level, file, line, title, message } of renderAnnotations(report)) {
    runner[level](message, file === '' ? { title } : { title, file, line });
  }
  runner.setOutput('verdict', report.verdict);
  runner.setOutput('findings', String(report.findings.length));
  runner.setOutput('report', path);
  await writeSummary(report, runner);
}

async function writeSummary(report: CheckReport, runner: Runner): Promise<void> {
  try {
    await runner.writeSummary(renderSummary(report));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    runner.warning(`The summary could not be written (${why}); the report file and this log say the same.`);
  }
}
