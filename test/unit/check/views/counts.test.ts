import { describe, expect, it } from 'vitest';

import type { AdvisoryFacts, Finding } from '../../../../src/check/decide/finding.ts';
import type { CheckReport, ReportedUpdate } from '../../../../src/check/report/check-report.ts';
import { createView } from '../../../../src/check/views/check-view.ts';
import { countSentences, updatesText } from '../../../../src/check/views/counts.ts';
import { renderSummary, renderText } from '../../../support/views/rendered.ts';
import { LAPTOP } from '../../../../src/check/views/view-context.ts';
import type { ViewContext } from '../../../../src/check/views/view-context.ts';
import { coverageOf } from '../../../../src/check/report/coverage.ts';
import type { ReportedImage } from '../../../../src/check/report/reported-image.ts';
import { reportedSignature } from '../../../support/samples/signed-report.ts';
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

function sentencesOf(report: CheckReport, context: ViewContext = LAPTOP): readonly string[] {
  return countSentences(createView(report, context));
}

/** A report about images with these facts, without any finding. */
function covering(...images: readonly Partial<ReportedImage>[]): CheckReport {
  const [first] = sampleReport().images;
  if (first === undefined) throw new Error('the sample has no image');
  const { signature: _, ...plain } = first;
  const all = images.map((one, index) => Object.assign({}, plain, { image: `r/acme/app-${index}:1` }, one));
  return { ...reportOf(0), images: all, coverage: coverageOf(all, 'report') };
}

/** An image by how it was checked, and by the state of its signature. */
function by(
  judgedBy: NonNullable<ReportedImage['judgedBy']>,
  status?: NonNullable<ReportedImage['signature']>['status'],
): Partial<ReportedImage> {
  const signature = status === undefined ? {} : { signature: reportedSignature(status) };
  return { judgedBy, newest: judgedBy === 'otherRegistry' ? null : digestOf('a'), ...signature };
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

describe('check/views/counts', () => {
  it('counts warnings by severity, those that an update fixes, and others by rule', () => {
    const critical = { rating: 'critical', score: 9.8 } as const;
    const unscored = { rating: 'unscored', score: null } as const;
    const warning = { level: 'warning', novelty: 'pre-existing' } as const;
    const report = reportWith(
      { level: 'error' },
      { ...vulnerable(1, { ...FIXED, severity: critical }), ...warning },
      { ...vulnerable(2, { ...FIXED, fix: { kind: 'none-yet' }, severity: critical }), ...warning },
      { ...vulnerable(3, { severity: unscored }), ...warning },
      { ...vulnerable(4, FIXED), ...warning },
      warning,
      { ...vulnerable(5), level: 'warning', novelty: 'new' },
    );
    const also =
      'Also 1 new warning (high) and 5 pre-existing warnings (1 of 2 critical with a fix, 1 high with a fix, 1 unscored, 1 end of life).';
    expect(sentencesOf(report)[0]).toBe(also);
    expect(renderText(report).join(' ')).toContain(also);
    expect(sentencesOf(reportWith({ level: 'error' })).join(' ')).not.toContain('Also');
  });

  it('names known exploited vulnerabilities first', () => {
    const warning = {
      ...vulnerable(1, { exploit: { known: true, epss: 0.934 } }),
      level: 'warning',
    } as const;
    const report = reportWith({ level: 'error' }, warning, { ...vulnerable(2), level: 'warning' });
    expect(sentencesOf(report)[0]).toBe('Also 2 new warnings (1 known exploited, 2 high).');
    expect(renderSummary(report)).toContain('🟠\u00a0High\u00a07.5 · **known exploited** · no fix yet');
    expect(renderSummary(report)).toContain('EPSS 93.4%');
  });

  it('shows the difference to the base for many problems, and nothing of what is equal', () => {
    const none = { head: 0, base: 0 };
    const trend = {
      critical: { head: 2, base: 4 },
      high: { head: 5, base: 5 },
      medium: { head: 3, base: 0 },
      low: none,
      none,
      unscored: none,
    };
    const many = { ...reportOf(11), trend };
    const sentence = 'Open vulnerabilities: 2 fewer critical and 3 more medium';
    expect(sentencesOf(many)).toContain(`${sentence} than in the base.`);
    expect(sentencesOf(many, { event: 'change', baseName: 'main' })).toContain(`${sentence} than on main.`);
    expect(sentencesOf({ ...many, trend: { ...trend, critical: none, medium: none } })).toHaveLength(1);
    expect(sentencesOf({ ...reportOf(10), trend })).toHaveLength(1);
  });

  it.each<[string, readonly Partial<ReportedImage>[]]>([
    ['1 image checked by SBOM, signature verified.', [by('sbom', 'verified')]],
    ['2 images checked by SBOM, all signatures verified.', [by('sbom', 'verified'), by('api', 'verified')]],
    [
      '1 of 2 images checked by SBOM, 1 of 2 signatures verified; app-1:1 was matched by image name only.',
      [by('sbom', 'verified'), by('name', 'no-known-signer')],
    ],
    [
      '0 of 6 images checked by SBOM, 0 of 4 signatures verified; 2 were matched by image name only, 2 could not be checked and 2 are in other registries.',
      [by('name'), by('name'), by('none'), by('none'), by('otherRegistry'), by('otherRegistry')],
    ],
    [
      '2 of 4 images checked by SBOM (1 partly), all signatures verified; app-2:1 could not be checked and app-3:1 is in another registry.',
      [
        by('sbom', 'verified'),
        {
          ...by('sbom', 'verified'),
          packages: { source: 'attestation', count: 3, platforms: ['linux/amd64'], missing: ['linux/arm64'] },
        },
        by('none', 'verified'),
        by('otherRegistry'),
      ],
    ],
  ])('%s', (text, images) => {
    expect(sentencesOf(covering(...images))).toEqual([text]);
  });

  it('leaves to the headline that nothing was checked', () => {
    expect(sentencesOf(covering(by('otherRegistry')))).toEqual([]);
    expect(sentencesOf(covering())).toEqual([]);
  });

  it.each([
    [[], ''],
    [[update({})], '1 update changes no vulnerabilities'],
    [
      [update({ resolved: ['a', 'b'], introduced: [INVESTIGATED] })],
      '1 update resolves 2 vulnerabilities and brings 1, 1 of them under investigation',
    ],
    [
      [update({ resolved: ['a'] }), update({ introduced: [INVESTIGATED, AFFECTED], direction: 'backward' })],
      '2 updates resolve 1 vulnerability and bring 2, 1 of them under investigation, 1 downgrade',
    ],
    [[update({ introduced: [AFFECTED] })], '1 update brings 1 vulnerability'],
  ] satisfies readonly (readonly [readonly ReportedUpdate[], string])[])(
    'sums up updates: %#',
    (updates, text) => {
      const view = createView({ ...reportOf(1), updates });
      expect(updatesText(view)).toBe(text);
      if (text !== '') expect(renderSummary(view.report)).toContain(`<summary>🔄 ${text}</summary>`);
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

  it('shows the build that fixes most for each image of many problems, and the problems in a fold', () => {
    const fix = { digest: digestOf('b'), builtAt: '2026-11-10T06:00:00.000Z', clears: 9, of: 11 };
    const report = reportWith(
      ...Array.from({ length: 11 }, (_, number) => vulnerable(number, number < 9 ? FIXED : {})),
    );
    const [image] = report.images;
    if (image === undefined) throw new Error('the sample has no image');
    const images = [{ ...image, image: REFERENCE, pinned: null, fix }];
    const summary = renderSummary({ ...report, images });
    expect(summary).toContain('\n🟠\u00a011 high<br>Newer builds of 1 image fix 9 of them.\n');
    const build = 'build of 2026‑11‑10, sha256:bbbbbbbbbbbb';
    expect(summary).toContain(`**Clears 9 of 11** with a fix<br><sub>${build}</sub>`);
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
