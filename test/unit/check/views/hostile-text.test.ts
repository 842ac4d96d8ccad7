import { describe, expect, it } from 'vitest';

import { HOSTILE_TEXTS } from '../../../support/samples/hostile-texts.ts';
import { generateReport } from '../../../support/samples/generated-report.ts';
import { inertProblems } from '../../../support/views/inert-views.ts';

describe('untrusted text in every view of a report', () => {
  it.each(HOSTILE_TEXTS)('%s is text', (_, text) => {
    const report = generateReport({
      findings: 40,
      resolved: 3,
      images: 3,
      notes: 2,
      files: 4,
      lines: 3,
      texts: [text],
      errors: 40,
      warnings: 30,
      placeless: 20,
      isCompared: true,
      salt: 1,
    });
    expect(inertProblems(report)).toEqual([]);
    expect(inertProblems({ ...report, comparedWith: { kind: 'none', reason: text } })).toEqual([]);
  });
});
