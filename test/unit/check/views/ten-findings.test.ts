import { describe, expect, it } from 'vitest';

import type { Finding } from '../../../../src/check/decide/finding.ts';
import type { CheckReport } from '../../../../src/check/report/check-report.ts';
import { everyView } from '../../../support/views/every-view.ts';
import { reportOf } from '../../../support/samples/long-report.ts';

const names = Array.from({ length: 10 }, (_, index) => `CVE-2026-700${index}`);

function tenFindings(changes: (index: number) => Partial<Finding>): CheckReport {
  const named = reportOf(10, (index) => ({ title: `${names[index]} is open`, ...changes(index) }));
  return { ...named, images: [] };
}

/** Every view, with the hyphens that do not break as plain ones. */
function viewsOf(report: CheckReport): ReturnType<typeof everyView> {
  const texts = Object.entries(everyView(report));
  return Object.fromEntries(texts.map(([view, text]) => [view, text.replaceAll('‑', '-')]));
}

/** The views that leave a finding out. */
function lacking(report: CheckReport): readonly string[] {
  return Object.entries(viewsOf(report)).flatMap(([view, text]) =>
    names.filter((name) => !text.includes(name)).map((name) => `${name} is not in the ${view}`),
  );
}

describe('ten findings are ten findings in every view', () => {
  it.each<[string, (index: number) => Partial<Finding>]>([
    ['on one line', () => ({ line: 7 })],
    ['on ten lines', (index) => ({ line: index + 1 })],
    ['in ten files', (index) => ({ file: `service-${index}/Dockerfile`, line: 1 })],
    ['without a place', () => ({ file: '', line: 1 })],
    ['half of them warnings', (index) => ({ level: index % 2 === 0 ? 'error' : 'warning' })],
    ['new and pre-existing', (index) => ({ novelty: index % 2 === 0 ? 'new' : 'pre-existing' })],
  ])('%s', (_, changes) => {
    expect(lacking(tenFindings(changes))).toEqual([]);
  });

  it('as notices in every view with notices, and counted in the log', () => {
    const report: CheckReport = { ...tenFindings(() => ({ level: 'notice' })), verdict: 'pass' };
    const { annotations, comment, log, ...others } = viewsOf(report);
    expect(annotations).toBe('');
    expect(comment).toContain('all images in the job summary');
    expect(log).toContain('10 notes (end of life)');
    for (const [view, text] of Object.entries(others))
      expect([view, names.filter((name) => text.includes(name)).length]).toEqual([view, 10]);
  });

  it('the test would notice one that is missing', () => {
    const report = tenFindings(() => ({}));
    expect(lacking({ ...report, findings: report.findings.slice(1) })).toHaveLength(6);
  });
});
