import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { generateReport, reportPlans } from '../../support/samples/generated-report.ts';
import { hostileText } from '../../support/samples/hostile-texts.ts';
import { inertProblems } from '../../support/views/inert-views.ts';

describe('every view of a report', () => {
  it('takes whatever anybody writes for text', () => {
    fc.assert(
      fc.property(reportPlans(hostileText, 8), (plan) => {
        expect(inertProblems(generateReport(plan))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
