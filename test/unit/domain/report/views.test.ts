import { describe, expect, it } from 'vitest';

import { CheckReportFile } from '../../../../src/contract/reports/check-report.ts';
import type { CheckReport } from '../../../../src/domain/check/report.ts';
import { renderAnnotations } from '../../../../src/domain/report/check/annotations.ts';
import { renderSummary } from '../../../../src/domain/report/check/summary.ts';
import { renderText } from '../../../../src/domain/report/check/text.ts';
import { reportOf } from '../../../support/samples/long-report.ts';
import { sampleReport } from '../../../support/samples/sample-report.ts';

const golden = '../../../golden/check';

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

  it('annotates a line once, with all that is wrong there', () => {
    const report = reportOf(2, (index) => ({ line: 7, title: `problem ${index}` }));
    const [annotation, ...more] = renderAnnotations(report);
    expect(more).toEqual([]);
    expect(annotation?.title).toBe('problem 0, and 1 more finding');
    expect(annotation?.message.split('\n').map((line) => line.slice(0, 9))).toEqual([
      'problem 0',
      'problem 1',
    ]);
  });

  it.each([
    [9, 9, 'Tag 18 is past its end of life'],
    [10, 10, 'Tag 18 is past its end of life'],
    [11, 10, 'Findings on 2 more lines'],
    [30, 10, 'Findings on 21 more lines'],
  ])('of %d lines it annotates what GitHub shows of them', (lines, annotations, last) => {
    const rendered = renderAnnotations(reportOf(lines));
    expect(rendered).toHaveLength(annotations);
    expect(rendered.at(-1)?.title).toBe(last);
  });

  it('cuts a message where GitHub would, and says so', () => {
    const [annotation] = renderAnnotations(reportOf(40, () => ({ line: 1 })));
    expect(annotation?.message.length).toBeLessThanOrEqual(4_096);
    expect(annotation?.message).toMatch(/\nand \d+ more findings on this line\.$/);
  });

  it('keeps a summary of 20,000 findings below GitHub’s limit, and says what is missing', () => {
    const summary = renderSummary(reportOf(20_000));
    expect(Buffer.byteLength(summary)).toBeLessThan(1_000_000);
    expect(Buffer.byteLength(summary)).toBeGreaterThan(990_000);
    const kept = summary.match(/past its end of life/g)?.length ?? 0;
    const [, left] = /… and (\d+) more findings; all are in the report\./.exec(summary) ?? [];
    expect(kept + Number(left)).toBe(20_000);
  });

  it('leaves out of a summary what matters least, and nothing that matters more', () => {
    const summary = renderSummary(
      reportOf(8_000, (index) => ({ level: index < 3_000 ? 'error' : index < 3_500 ? 'warning' : 'notice' })),
    );
    const rows = (sign: string) => summary.split('\n').filter((line) => line.startsWith(`| ${sign}`)).length;
    expect([rows('❌'), rows('⚠️')]).toEqual([3_000, 500]);
    expect(rows('ℹ️')).toBeLessThan(4_500);
    expect(summary).toContain(`… and ${4_500 - rows('ℹ️')} more findings; all are in the report.`);
  });

  it('shows how the builds went on since a pin, and counts those in between', () => {
    const report = sampleReport();
    const nginx = report.images.find(({ pinned }) => pinned !== null);
    if (nginx === undefined) throw new Error('the sample pins nothing');
    const summary = renderSummary({ ...report, images: [{ ...nginx, behind: { builds: 40, days: 90 } }] });
    expect(summary).toMatch(/pinned\n.*\n {4}… : 38 more\n.*newest/);
  });

  it('draws the pins that are the furthest behind, and says of how many more there is no picture', () => {
    const report = sampleReport();
    const nginx = report.images.find(({ pinned }) => pinned !== null);
    if (nginx === undefined) throw new Error('the sample pins nothing');
    const withPins = (pins: number): string =>
      renderSummary({
        ...report,
        images: Array.from({ length: pins }, (_, index) =>
          Object.assign({}, nginx, { image: `r/p:${index}`, behind: { builds: index + 1, days: 1 } }),
        ),
      });
    const pictures = (summary: string): readonly string[] =>
      [...summary.matchAll(/<code>(r\/p:\d+)<\/code>\n\n```mermaid/g)].map(([, image = '']) => image);
    expect(pictures(withPins(7))).toEqual(['r/p:6', 'r/p:5', 'r/p:4', 'r/p:3', 'r/p:2']);
    expect(withPins(7)).toContain('```\n\n… and 2 more pins; all are in the report.\n\n</details>');
    expect(pictures(withPins(5))).toHaveLength(5);
    expect(withPins(5)).not.toContain('more pin');
  });

  it('shows accepted findings with their reason, and the notes', () => {
    const exception = { reason: 'moving to 20', until: '2026-12-31' };
    const report = {
      ...reportOf(1, () => ({ exception, level: 'notice' })),
      notes: ['Unauthenticated run.'],
    };
    expect(renderSummary(report)).toContain('Accepted until 2026-12-31: moving to 20');
    expect(renderSummary(report)).toContain('\nUnauthenticated run.\n');
    expect(renderText(report)).toContain('Unauthenticated run.');
  });

  it('says so when there is nothing to check', () => {
    const empty: CheckReport = { ...reportOf(0), verdict: 'pass', files: 0, images: [] };
    expect(renderSummary(empty)).toContain('no image references found');
    expect(renderText(empty).join('\n')).toContain('0 images in 0 files');
  });
});
