import { describe, expect, it } from 'vitest';

import type { AdvisoryFacts, Finding, FindingCause } from '../../../../src/check/decide/finding.ts';
import { packagesText } from '../../../../src/check/decide/problem-words.ts';
import { problemsOf } from '../../../../src/check/decide/problems.ts';
import { annotate } from '../../../../src/check/views/annotations.ts';
import { createView } from '../../../../src/check/views/check-view.ts';
import { renderSarif, renderSummary, renderText } from '../../../support/views/rendered.ts';
import { LAPTOP } from '../../../../src/check/views/view-context.ts';
import { reportOf } from '../../../support/samples/long-report.ts';
import { digestOf } from '../../../support/samples/sample-check.ts';
import { sampleReport } from '../../../support/samples/sample-report.ts';
import { findingsOf } from '../../../../src/check/report/place-lists.ts';

function findings(...changes: readonly Partial<Finding>[]): readonly Finding[] {
  return findingsOf(reportOf(changes.length, (index) => changes[index] ?? {}));
}

const CAUSE: FindingCause = {
  key: 'platform_unreachable|api.test',
  kind: 'unreachable-host',
  title: 'api.test is unreachable',
  message: 'Requests to api.test failed after 5 tries: connection refused.',
  remedy: 'Check the network.',
};

function advisoryIn(name: string, version: string, changes: Partial<Finding> = {}): Partial<Finding> {
  const facts = sampleReport().findings.find(({ advisory }) => advisory !== undefined)?.advisory;
  const advisory = { ...facts, id: 'CVE-2026-1', package: { name, version } } as AdvisoryFacts;
  return {
    rule: 'advisory',
    key: `advisory|cgr.dev/acme/curl|${name}|CVE-2026-1`,
    reference: 'cgr.dev/acme/curl:8',
    title: `CVE-2026-1 in ${name} ${version} is open`,
    message: `CVE-2026-1 affects ${name} ${version} in cgr.dev/acme/curl; no fix yet.`,
    advisory,
    ...changes,
  };
}

describe('check/decide/problems', () => {
  it('groups one vulnerability in several packages of one image, and lists the packages', () => {
    const problems = problemsOf(findings(advisoryIn('curl', '8.16'), advisoryIn('libcurl', '8.16')));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      title: 'CVE-2026-1 in curl, libcurl 8.16 is open',
      message: 'CVE-2026-1 affects curl, libcurl 8.16 in cgr.dev/acme/curl; no fix yet.',
    });
  });

  it('keeps one vulnerability in two images, and two in one package, apart', () => {
    const other = advisoryIn('curl', '8.16', { reference: 'cgr.dev/acme/curl:7' });
    const facts = advisoryIn('curl', '8.16').advisory;
    const another = advisoryIn('curl', '8.16', facts && { advisory: { ...facts, id: 'CVE-2026-2' } });
    expect(problemsOf(findings(advisoryIn('curl', '8.16'), other, another))).toHaveLength(3);
  });

  it('groups one vulnerability of two pins of one tag', () => {
    const pinned = (digit: string): Partial<Finding> =>
      advisoryIn('curl', '8.16', { reference: `cgr.dev/acme/curl:8@sha256:${digit.repeat(64)}` });
    expect(problemsOf(findings(pinned('a'), pinned('b')))).toHaveLength(1);
  });

  it('groups findings of every rule and image with one cause, in its words', () => {
    const [problem, ...others] = problemsOf(
      findings(
        { cause: CAUSE, rule: 'not-checked', key: 'a', reference: 'cgr.dev/acme/a:1' },
        { cause: CAUSE, rule: 'end-of-life', key: 'b', reference: 'cgr.dev/acme/b:1' },
      ),
    );
    expect(others).toEqual([]);
    const { title, message, remedy } = CAUSE;
    expect(problem).toMatchObject({ rule: 'not-checked', title, message, remedy });
  });

  it('has the level of its worst finding, and is new if one of its worst findings is', () => {
    const [problem] = problemsOf(
      findings(
        { key: 'k', level: 'error', novelty: 'pre-existing' },
        { key: 'k', level: 'error', novelty: 'new' },
        { key: 'k', level: 'warning', novelty: 'pre-existing' },
      ),
    );
    expect(problem).toMatchObject({ level: 'error', novelty: 'new' });
    const [old] = problemsOf(
      findings(
        { key: 'k', level: 'error', novelty: 'pre-existing' },
        { key: 'k', level: 'warning', novelty: 'new' },
      ),
    );
    expect(old?.novelty).toBe('pre-existing');
  });

  it('keeps an accepted finding apart from one that is not', () => {
    const exception = { reason: 'we are moving', until: '2026-12-31' };
    expect(problemsOf(findings({ key: 'k' }, { key: 'k', level: 'notice', exception }))).toHaveLength(2);
  });

  it('numbers the problems of a report in its findings, worst first', () => {
    const report = sampleReport();
    const found = findingsOf(report);
    const problems = problemsOf(found);
    for (const [index, { problem }] of report.findings.entries())
      expect(problems.findIndex(({ findings: some }) => some.some((one) => one === found[index]))).toBe(
        problem,
      );
  });

  it.each([
    [[['curl', '8']], 'curl 8'],
    [
      [
        ['curl', '8'],
        ['zlib', '1'],
        ['libcurl', '8'],
      ],
      'curl, libcurl 8, zlib 1',
    ],
    [['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [name, '1']), 'a, b, c, d 1 and 2 more'],
  ])('names packages %j', (packages, text) => {
    expect(packagesText(packages.map(([name = '', version = '']) => ({ name, version })))).toBe(text);
  });
});

describe('a vulnerability of packages with different fixes', () => {
  /** A finding in a package in one state; its fix is in the newest build if it has a version with it. */
  function inState(name: string, status: AdvisoryFacts['status'], fixedVersion: string | null = null) {
    const digest = digestOf('c');
    const reference = `cgr.dev/acme/curl:8@${digest}`;
    const fix = { kind: 'build', digest, builtAt: '2026-11-18T06:00:00.000Z', reference } as const;
    const plain = advisoryIn(name, '8.16');
    if (plain.advisory === undefined) throw new Error('the sample has no advisory');
    const times = { since: '2026-11-02T00:00:00.000Z', detectedAt: null, fixedAt: null, platforms: [] };
    const severity = { rating: 'high', score: 7.5 } as const;
    const facts = { ...plain.advisory, ...times, severity, status, fixedVersion };
    const advisory = fixedVersion === null ? facts : { ...facts, fix };
    const message = `CVE-2026-1 affects ${name} 8.16 in cgr.dev/acme/curl; fixed in ${fixedVersion}.`;
    const title = `CVE-2026-1 in ${name} 8.16 is fixed in a newer build`;
    return { ...plain, advisory, title, message, remedy: `Use ${reference} (built 2026-11-18).` };
  }
  const FIX = 'affected_fix_available';

  it.each<[string, readonly Partial<Finding>[], string, string]>([
    [
      'fixed in one version',
      [inState('curl', FIX, '8.17-r0'), inState('libcurl', FIX, '8.17-r0')],
      'CVE-2026-1 in curl, libcurl 8.16 is fixed in a newer build',
      'CVE-2026-1 affects curl, libcurl 8.16 in cgr.dev/acme/curl; fixed in 8.17-r0.',
    ],
    [
      'fixed in two versions',
      [inState('curl', FIX, '8.17-r0'), inState('wget', FIX, '1.25-r1')],
      'CVE-2026-1 in curl, wget 8.16 is fixed in a newer build',
      'CVE-2026-1 (CGA, high 7.5) affects curl, wget 8.16 in cgr.dev/acme/curl; fixed in 8.17-r0 (curl), fixed in 1.25-r1 (wget).',
    ],
    [
      'fixed in one of them',
      [inState('curl', FIX, '8.17-r0'), inState('wget', 'affected')],
      'CVE-2026-1 in curl, wget 8.16 is open',
      'CVE-2026-1 (CGA, high 7.5) affects curl, wget 8.16 in cgr.dev/acme/curl; fixed in 8.17-r0 (curl), no fix yet (wget).',
    ],
    [
      'not known to be affected in one of them',
      [
        inState('curl', 'affected_wont_fix'),
        inState('wget', 'under_investigation'),
        inState('zlib', 'affected_wont_fix'),
      ],
      'CVE-2026-1 in curl, wget, zlib 8.16 is open',
      'CVE-2026-1 (CGA, high 7.5) is open for curl, wget, zlib 8.16 in cgr.dev/acme/curl; no fix planned (curl, zlib), under investigation (wget).',
    ],
    [
      'with a title that is too long',
      [inState(`curl-${'a'.repeat(50)}`, FIX, '2'), inState('wget', 'affected')],
      'CVE-2026-1 in 2 packages is open',
      `CVE-2026-1 (CGA, high 7.5) affects curl-${'a'.repeat(50)}, wget 8.16 in cgr.dev/acme/curl; fixed in 2 (curl-${'a'.repeat(50)}), no fix yet (wget).`,
    ],
  ])('is said to be %s', (_, all, title, message) => {
    const [problem, ...others] = problemsOf(findings(...all));
    expect([problem?.title, problem?.message.replace(/CGA-[-\w]+/, 'CGA'), others]).toEqual([
      title,
      message,
      [],
    ]);
  });

  it('is said so in every view, with the packages that the build to update to leaves as they are', () => {
    const states = [inState('curl', FIX, '8.17-r0'), inState('wget', 'affected')];
    const report = reportOf(2, (index) => states[index] ?? {});
    const { annotations } = annotate(createView(report, LAPTOP));
    const sarif = renderSarif(report, { category: 'a', version: '1', hash: (text) => text });
    const views = [
      renderText(report).join(' '),
      annotations.map(({ message }) => message).join(' '),
      JSON.stringify(sarif.log.runs[0]?.results),
      renderSummary(report).replaceAll('<wbr>', ''),
    ].map((text) => text.replaceAll(/\s+/g, ' '));
    for (const view of views) {
      expect(view).toContain('fixed in 8.17-r0 (curl), ');
      expect(view).toMatch(/no fix yet \(wget\)/);
      expect(view).toContain('No build fixes wget');
      expect(view).not.toMatch(/curl, wget 8\.16[^;]*; fixed in 8\.17-r0[.<]/);
    }
  });
});
