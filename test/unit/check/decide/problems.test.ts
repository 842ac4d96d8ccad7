import { describe, expect, it } from 'vitest';

import type { AdvisoryFacts, Finding, FindingCause } from '../../../../src/check/decide/finding.ts';
import { packagesText } from '../../../../src/check/decide/problem-words.ts';
import { problemsOf } from '../../../../src/check/decide/problems.ts';
import { reportOf } from '../../../support/samples/long-report.ts';
import { sampleReport } from '../../../support/samples/sample-report.ts';

function findings(...changes: readonly Partial<Finding>[]): readonly Finding[] {
  return reportOf(changes.length, (index) => changes[index] ?? {}).findings;
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
    const numbered = problemsOf(report.findings).map((problem, number) =>
      problem.findings.map((one) => [one.problem, number]),
    );
    for (const [recorded, number] of numbered.flat()) expect(recorded).toBe(number);
    expect(numbered.flat()).toHaveLength(report.findings.length);
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
