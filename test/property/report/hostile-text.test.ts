import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { generateReport, reportPlans } from '../../support/samples/generated-report.ts';
import { HOSTILE_TEXTS } from '../../support/samples/hostile-texts.ts';
import { inertProblems } from '../../support/views/inert-views.ts';

/** The signs out of which the tricks are made, so that chance puts new ones together. */
const SIGNS = [
  ...Array.from('aG1 :#@|<>`*_~[](){}\\&;!$-+=.%/"\'\n\r\t'),
  'H-1',
  'www.',
  '://',
  '##[',
  '<!--',
  '-->',
  '</code>',
  '<br>',
  '**',
  '&#',
  'sha256:',
  '%0A',
  '\ud800',
  '\u200b',
  '\u202e',
  '\u2028',
  '\u001b[',
  '😀',
];
const hostile = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: fc.constantFrom(...SIGNS), maxLength: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_TEXTS.map(([, text]) => text)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);

describe('every view of a report', () => {
  it('takes whatever anybody writes for text', () => {
    fc.assert(
      fc.property(reportPlans(hostile, 8), (plan) => {
        expect(inertProblems(generateReport(plan))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
