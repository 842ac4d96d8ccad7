import { describe, expect, it } from 'vitest';

import { BisectReport } from '../../../../src/bisect/report.ts';
import { bisectJson, bisectReport } from '../../../../src/bisect/views/bisect-report.ts';
import { sampleFindings, sampleSessions } from '../../../support/samples/sample-session.ts';
import { schemaErrors } from '../../../support/views/schema-errors.ts';

describe('bisect/views/bisect-report', () => {
  it.each(Object.entries(sampleSessions()))(
    '%s: the JSON is as the schema says, and all of the report',
    (_, findings) => {
      const value: unknown = JSON.parse(bisectJson(findings));
      expect(value).toEqual(bisectReport(findings));
      expect(BisectReport.parse(value)).toEqual(value);
      expect(schemaErrors('bisect.v1.json', value)).toEqual([]);
    },
  );

  it('names the builds by their verdict, whichever is older', () => {
    const newest = bisectReport(sampleFindings());
    expect([newest.good?.number, newest.bad?.number]).toEqual([5, 6]);
    const fixed = bisectReport(sampleFindings({ plan: { find: 'first-good' } }));
    expect([fixed.good?.number, fixed.bad?.number]).toEqual([6, 5]);
  });

  it('suggests no rule for a fault that is fixed, and none for a flaky command', () => {
    const { fixed, flaky, found, range } = sampleSessions();
    const denyOf = (findings = sampleFindings()): unknown => bisectReport(findings).deny;
    expect([denyOf(fixed), denyOf(flaky)]).toEqual([null, null]);
    expect(denyOf(found)).toEqual({ image: 'cgr.dev/acme/python:3.13', from: '2026-10-13T02:11:00Z' });
    // The first build that can have the fault.
    expect(denyOf(range)).toEqual(denyOf(found));
  });
});
