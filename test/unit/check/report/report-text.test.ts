import { describe, expect, it } from 'vitest';

import { reportText } from '../../../../src/check/report/report-text.ts';
import { generateReport } from '../../../support/samples/generated-report.ts';
import { sampleReport } from '../../../support/samples/sample-report.ts';

const PLAN = {
  resolved: 3,
  images: 4,
  notes: 2,
  files: 5,
  lines: 3,
  texts: ['a\nb', '"', '\u2028', '\\n', ''],
  errors: 30,
  warnings: 30,
  placeless: 7,
  isCompared: true,
  salt: 1,
};

describe('the file of a report', () => {
  it.each([
    ['the sample', sampleReport()],
    ['nothing', generateReport({ ...PLAN, findings: 0, resolved: 0, images: 0, notes: 0 })],
    ['odd texts', generateReport({ ...PLAN, findings: 50 })],
  ])('is JSON in parts of %s', (_, report) => {
    const parts = [...reportText(report)];
    expect(parts.join('')).toBe(`${JSON.stringify(report, null, 2)}\n`);
    expect(parts.length).toBeGreaterThan(report.findings.length);
  });
});
