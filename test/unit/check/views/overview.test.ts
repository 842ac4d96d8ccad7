import { describe, expect, it } from 'vitest';

import type { AdvisoryFacts, Finding } from '../../../../src/check/decide/finding.ts';
import type { CheckReport, ReportedUpdate } from '../../../../src/check/report/check-report.ts';
import { createView } from '../../../../src/check/views/check-view.ts';
import { overviewOf } from '../../../../src/check/views/overview.ts';
import { renderSummary, renderText } from '../../../support/views/rendered.ts';
import { LAPTOP } from '../../../../src/check/views/view-context.ts';
import { reportOf } from '../../../support/samples/long-report.ts';
import { digestOf } from '../../../support/samples/sample-check.ts';
import { sampleReport } from '../../../support/samples/sample-report.ts';

const REFERENCE = 'cgr.dev/acme/nginx:1.29';
const BUILD = `${REFERENCE}@${digestOf('b')}`;

/** A finding about a vulnerability of its own. */
function vulnerable(number: number, changes: Partial<AdvisoryFacts> = {}): Partial<Finding> {
  const facts = sampleReport().findings.find(({ advisory }) => advisory !== undefined)?.advisory;
  if (facts === undefined) throw new Error('the sample has no advisory');
  const advisory = { ...facts, id: `CVE-2026-100${number}`, ...changes };
  return { rule: 'advisory', level: 'error', reference: REFERENCE, advisory };
}

const FIXED: Partial<AdvisoryFacts> = {
  status: 'affected_fix_available',
  fixedVersion: '2.0-r0',
  fix: { kind: 'build', digest: digestOf('b'), builtAt: '2026-11-10T06:00:00.000Z', reference: BUILD },
};

function reportWith(...findings: readonly Partial<Finding>[]): CheckReport {
  return { ...reportOf(findings.length, (index) => findings[index] ?? {}), images: sampleReport().images };
}

function lineOf(title: string, report: CheckReport): string | undefined {
  return overviewOf(createView(report, LAPTOP)).find((line) => line.title === title)?.text;
}

function update(changes: Partial<ReportedUpdate>): ReportedUpdate {
  const [file, image] = ['web/Dockerfile', 'cgr.dev/acme/nginx'];
  const places = {
    file,
    line: 1,
    image,
    from: `${image}:1`,
    to: `${image}:2`,
    direction: 'forward',
  } as const;
  return { ...places, resolved: [], introduced: [], carriedOver: 0, ...changes };
}

const INVESTIGATED = { id: 'CVE-2026-1', status: 'under_investigation', level: 'warning' } as const;
const AFFECTED = { id: 'CVE-2026-2', status: 'affected', level: 'error' } as const;

describe('check/views/overview', () => {
  it('counts vulnerabilities by severity, those that an update fixes, and other problems by rule', () => {
    const critical = { rating: 'critical', score: 9.8 } as const;
    const unscored = { rating: 'unscored', score: null } as const;
    const report = reportWith(
      vulnerable(1, { ...FIXED, severity: critical }),
      vulnerable(2, { ...FIXED, fix: { kind: 'none-yet' }, severity: critical }),
      vulnerable(3, { severity: unscored }),
      { level: 'error' },
      { ...vulnerable(4), level: 'warning' },
    );
    expect(lineOf('Blocking', report)).toBe('🔴 2 critical (1 fixable) · 1 unscored · 1 end of life');
    expect(lineOf('Warnings', report)).toBe('🟠 1 high');
    expect(renderText(report)).toContain('Blocking: 2 critical (1 fixable) · 1 unscored · 1 end of life.');
    expect(lineOf('Blocking', reportWith({ level: 'error' }))).toBeUndefined();
  });

  it('names known exploited vulnerabilities first', () => {
    const report = reportWith(vulnerable(1, { exploit: { known: true, epss: 0.934 } }), vulnerable(2));
    expect(lineOf('Blocking', report)).toBe('1 known exploited · 🟠 2 high');
    expect(renderSummary(report)).toContain('🟠 High\u00a07.5 · **known exploited** · no fix yet');
    expect(renderSummary(report)).toContain('EPSS 93.4%');
  });

  it('shows the difference of each severity to the base, and nothing of those that neither side has', () => {
    const none = { head: 0, base: 0 };
    const trend = {
      critical: { head: 2, base: 4 },
      high: { head: 5, base: 5 },
      medium: { head: 3, base: 0 },
      low: none,
      none,
      unscored: none,
    };
    const report = { ...reportOf(1), trend };
    expect(lineOf('Trend', report)).toBe('🔴 2 critical (−2) · 🟠 5 high · 🟡 3 medium (+3)');
    expect(lineOf('Trend', reportOf(1))).toBeUndefined();
  });

  it.each([
    [[], undefined],
    [[update({})], '1 update changes no advisories'],
    [
      [update({ resolved: ['a', 'b'], introduced: [INVESTIGATED] })],
      '1 update resolves 2, brings 1 under investigation',
    ],
    [
      [update({ resolved: ['a'] }), update({ introduced: [INVESTIGATED, AFFECTED], direction: 'backward' })],
      '2 updates resolve 1, bring 2, 1 of them under investigation · 1 downgrade',
    ],
    [[update({ introduced: [AFFECTED] })], '1 update brings 1'],
  ] satisfies readonly (readonly [readonly ReportedUpdate[], string | undefined])[])(
    'sums up updates: %#',
    (updates, text) => {
      expect(lineOf('Updates', { ...reportOf(1), updates })).toBe(text);
    },
  );

  it('shows the part of a package, its support and the stage in small print', () => {
    const component = { name: 'golang.org/x/net', type: 'go-module', location: '/usr/bin/app' };
    const finding = vulnerable(1, {
      component,
      isOutsideSupport: true,
      package: { name: 'app', version: '1.2-r0' },
      since: '2026-11-15T00:00:00.000Z',
      detectedAt: null,
    });
    const report = reportWith({ ...finding, file: 'web/Dockerfile', line: 7 });
    const [image] = report.images;
    if (image === undefined) throw new Error('the sample has no image');
    const place = { file: 'web/Dockerfile', line: 7, policy: 0, isFinal: false };
    const images = [{ ...image, image: REFERENCE, pinned: null, places: [place] }];
    const details =
      'app 1.2-r0 · golang.org/x/net /usr/bin/app · first reported 5 days ago · package outside support';
    expect(renderSummary({ ...report, images })).toContain(`<sub>${details} · build stage only</sub>`);
  });

  it('shows the reference to paste for each image of many problems, and the problems in a fold', () => {
    const fix = { digest: digestOf('b'), builtAt: '2026-11-10T06:00:00.000Z', clears: 9, of: 11 };
    const report = reportWith(
      ...Array.from({ length: 11 }, (_, number) => vulnerable(number, number < 9 ? FIXED : {})),
    );
    const [image] = report.images;
    if (image === undefined) throw new Error('the sample has no image');
    const images = [{ ...image, image: REFERENCE, pinned: null, fix }];
    const summary = renderSummary({ ...report, images });
    expect(summary).toContain('\nNewer builds of 1 image fix 9 of 11 problems.\n');
    expect(summary).toContain('**Clears 9 of 11** with a fix · built 2026-11-10');
    expect(summary.replaceAll('<wbr>', '')).toContain(`<code>${BUILD}</code>`);
    expect(summary).toContain('<details><summary>❌ All 11 blocking problems</summary>');
  });
});

describe('check/views/text: the length of a log', () => {
  it.each([0, 1, 40, 60, 300, 2_000])(
    'has at most 200 lines with %d problems, and counts the rest',
    (problems) => {
      const report = reportOf(problems, (number) => ({ key: `k${number}` }));
      const notes = Array.from(
        { length: problems },
        (_, number) => `Note ${number}. ${'A word. '.repeat(20)}`,
      );
      const images = Array.from({ length: problems }, (_, number) => {
        const [image] = sampleReport().images;
        if (image === undefined) throw new Error('the sample has no image');
        return { ...image, image: `r/p:${number}` };
      });
      const lines = renderText({ ...report, images, notes }, { ...LAPTOP, reportPath: 'out/report.json' });
      expect(lines.length).toBeLessThanOrEqual(200);
      const shown = lines.filter((line) => line.startsWith('FAIL')).length;
      const [, left = '0'] =
        /^and (\d+) more problems? in the report out\/report\.json$/m.exec(lines.join('\n')) ?? [];
      expect(shown + Number(left)).toBe(problems);
    },
  );

  it('names the option that lists all where there is no report file', () => {
    expect(renderText(reportOf(300, (number) => ({ key: `k${number}` }))).join('\n')).toMatch(
      /^and \d+ more problems; `--json` lists all$/m,
    );
  });
});
