import { describe, expect, it } from 'vitest';

import { CheckReportFile } from '../../../../src/contract/check-report.ts';
import type { Finding } from '../../../../src/domain/check/finding.ts';
import type { CheckReport } from '../../../../src/domain/check/report.ts';
import { renderAnnotations } from '../../../../src/domain/report/annotations.ts';
import { renderSummary } from '../../../../src/domain/report/summary.ts';
import { renderText } from '../../../../src/domain/report/text.ts';
import { sampleReport } from '../../../support/sample-report.ts';

const golden = '../../../golden/check';

/** The sample report with `count` findings like its worst, each on a line of its own. */
function manyFindings(count: number): CheckReport {
  const report = sampleReport();
  const [worst] = report.findings;
  const findings = Array.from({ length: count }, (_, index): Finding[] =>
    worst === undefined ? [] : [{ ...worst, line: index + 1, key: `k${index}` }],
  ).flat();
  return { ...report, findings };
}

describe('the views of a report', () => {
  it('the summary for people', async () => {
    await expect(renderSummary(sampleReport())).toMatchFileSnapshot(`${golden}/summary.md`);
  });

  it('the log', async () => {
    await expect(`${renderText(sampleReport()).join('\n')}\n`).toMatchFileSnapshot(`${golden}/log.txt`);
  });

  it('the annotations', async () => {
    const annotations = JSON.stringify(renderAnnotations(sampleReport()), null, 2);
    await expect(`${annotations}\n`).toMatchFileSnapshot(`${golden}/annotations.json`);
  });

  it('the report file, which its schema takes', async () => {
    const report = sampleReport();
    expect(CheckReportFile.parse(report)).toEqual(report);
    await expect(`${JSON.stringify(report, null, 2)}\n`).toMatchFileSnapshot(`${golden}/report.json`);
  });

  it('ten findings are ten findings in every view', () => {
    const report = manyFindings(10);
    expect(renderSummary(report).match(/past its end of life/g)).toHaveLength(10);
    expect(renderText(report).filter((line) => line.startsWith('FAIL'))).toHaveLength(10);
    expect(renderAnnotations(report)).toHaveLength(10);
  });

  it('annotates a line once, however many findings it has, and counts the lines past GitHub’s ten', () => {
    const report = manyFindings(30);
    const twice = { ...report, findings: [...report.findings, ...report.findings] };
    const annotations = renderAnnotations(twice);
    expect(annotations).toHaveLength(10);
    expect(annotations.at(-1)?.title).toBe('and 21 more lines');
  });

  it('keeps a summary of 20,000 findings below GitHub’s limit, and says what is missing', () => {
    const summary = renderSummary(manyFindings(20_000));
    expect(Buffer.byteLength(summary)).toBeLessThan(1_000_000);
    expect(summary).toMatch(/… \d+ more lines; the report file has them all\./);
    expect(summary).toContain('### Images');
  });

  it('says so when there is nothing to check', () => {
    const empty: CheckReport = { ...sampleReport(), verdict: 'pass', files: 0, images: [], findings: [] };
    expect(renderSummary(empty)).toContain('there is no image reference to check');
    expect(renderText(empty).join('\n')).toContain('0 images in 0 files');
  });

  it('shows untrusted text as text', () => {
    const nasty = '<script>x</script> | ::error::y @everyone [a](https://evil.test) `z`\n## heading';
    const report = manyFindings(1);
    const [finding] = report.findings;
    if (finding === undefined) throw new Error('no finding');
    const poisoned = {
      ...report,
      findings: [{ ...finding, file: nasty, title: nasty, message: nasty, remedy: nasty }],
    };
    const summary = renderSummary(poisoned);
    expect(summary).not.toMatch(/<script>|\n## heading|`z`|\]\(https:\/\/| @everyone|::error::/);
    expect(
      summary
        .split('\n')
        .find((line) => line.includes('script'))
        ?.match(/ \| /g),
    ).toHaveLength(3);
    expect(renderText(poisoned).join('\n')).not.toMatch(/::error::|\n## heading/);
  });
});
