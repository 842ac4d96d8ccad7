import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { ADVISORY_STATUSES } from '../../../../../src/advisories/decide/advisory-status.ts';
import type { AdvisoryStatus } from '../../../../../src/advisories/decide/advisory-status.ts';
import type { Finding } from '../../../../../src/check/decide/finding.ts';
import type { CheckReport } from '../../../../../src/check/report/check-report.ts';
import { documentationUrl } from '../../../../../src/values/documentation.ts';
import { sarifCategory } from '../../../../../src/check/views/sarif/sarif.ts';
import { renderSarif } from '../../../../support/views/rendered.ts';
import { reportOf } from '../../../../support/samples/long-report.ts';
import { sampleReport } from '../../../../support/samples/sample-report.ts';
import { problemsBySchema } from '../../../../support/views/valid-by-schema.ts';

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function sarif(report: CheckReport) {
  return renderSarif(report, { category: 'mooring/check/', hash, version: '1.2.3' });
}

function resultsOf(report: CheckReport) {
  return sarif(report).log.runs[0].results;
}

function fingerprintsOf(report: CheckReport): readonly string[] {
  return resultsOf(report).map((result) => result.partialFingerprints['mooring/v1']);
}

const scored = (score: number): Partial<Finding> => {
  const finding = sampleReport().findings.find(({ advisory }) => advisory !== undefined);
  if (finding?.advisory === undefined) throw new Error('the sample has no advisory');
  const severity = { rating: 'high', score } as const;
  return { rule: 'advisory', advisory: { ...finding.advisory, severity } };
};

describe('check/views/sarif/sarif', () => {
  it('is what code scanning takes', async () => {
    const { log, leftOut } = sarif(sampleReport());
    expect(problemsBySchema('sarif-2.1.0', log)).toEqual([]);
    expect(leftOut).toBe(0);
    await expect(`${JSON.stringify(log, null, 2)}\n`).toMatchFileSnapshot(
      '../../../../golden/check/report.sarif',
    );
  });

  it('the schema finds mistakes', () => {
    const { log } = sarif(sampleReport());
    const broken = { ...log, runs: [{ ...log.runs[0], results: [{ level: 'error' }] }] };
    expect(problemsBySchema('sarif-2.1.0', broken)).not.toEqual([]);
  });

  it('leaves the fingerprint to upload-sarif, which warns of every other value than its own', () => {
    for (const { partialFingerprints } of resultsOf(sampleReport()))
      expect(Object.keys(partialFingerprints)).toEqual(['mooring/v1']);
  });

  it('names the tool with its version and page, and rules by their id alone', () => {
    const { driver } = sarif(sampleReport()).log.runs[0].tool;
    expect(driver).toMatchObject({
      version: '1.2.3',
      informationUri: 'https://github.com/YOUR_ORG_NAME/mooring',
    });
    expect(driver.rules.filter((rule) => 'name' in rule)).toEqual([]);
  });

  it('is the same file for the same report', () => {
    expect(JSON.stringify(sarif(sampleReport()))).toBe(JSON.stringify(sarif(sampleReport())));
  });

  it('knows a finding again on another line and with another digest, and not in another file', () => {
    const at = (digest: string, changes: Partial<Finding>) =>
      fingerprintsOf(reportOf(1, () => ({ key: `behind|r/p:1@sha256:${digest.repeat(64)}`, ...changes })));
    const first = at('a', { line: 1 });
    expect(at('a', { line: 90 })).toEqual(first);
    expect(at('b', { line: 1 })).toEqual(first);
    expect(at('a', { file: 'other/Dockerfile' })).not.toEqual(first);
    expect(at('a', { rule: 'unpinned' })).not.toEqual(first);
  });

  it('knows an advisory again when it is accepted or overdue, in another package and with another digest', () => {
    const { advisory } = scored(5);
    if (advisory === undefined) throw new Error('the sample has no advisory');
    const at = (changes: Partial<Finding>) =>
      fingerprintsOf(
        reportOf(1, () => ({ rule: 'advisory', advisory, reference: 'cgr.dev/acme/curl:8', ...changes })),
      );
    const first = at({});
    expect(at({ exception: { reason: 'we are moving', until: '2026-12-31' }, level: 'notice' })).toEqual(
      first,
    );
    expect(at({ reference: `cgr.dev/acme/curl:8@sha256:${'a'.repeat(64)}` })).toEqual(first);
    expect(at({ advisory: { ...advisory, package: { name: 'b', version: '1' } } })).toEqual(first);
    expect(at({ reference: 'cgr.dev/acme/curl:9' })).not.toEqual(first);
    expect(at({ advisory: { ...advisory, id: 'CVE-2026-7' } })).not.toEqual(first);
  });

  it('explains the states that a vulnerability has in the report, each with its fix', () => {
    const { advisory } = scored(5);
    if (advisory === undefined) throw new Error('the sample has no advisory');
    const helpOf = (...statuses: readonly AdvisoryStatus[]) =>
      sarif(
        reportOf(statuses.length, (index) => ({
          rule: 'advisory',
          advisory: { ...advisory, status: statuses[index] ?? 'unknown' },
        })),
      ).log.runs[0].tool.driver.rules.map(({ help }) => help.text);
    expect(helpOf('affected_wont_fix')).toEqual([
      `${advisory.id}: The vulnerability affects the package, and no fix is planned for this version. Use a supported version of the image, or an image without the package.`,
    ]);
    expect(helpOf('under_investigation', 'affected_fix_available')).toEqual([
      `${advisory.id}: A version of the package with a fix exists; the build that this line uses does not have it. A scanner found the vulnerability; whether it affects the package is under investigation. Update to a build with the fix; the message names it if there is one. Wait for the result, or use an image without the package.`,
    ]);
    const helps = ADVISORY_STATUSES.flatMap((status) => helpOf(status));
    expect(new Set(helps).size).toBe(ADVISORY_STATUSES.length);
    expect(helpOf(...ADVISORY_STATUSES)[0]?.length).toBeLessThanOrEqual(1_024);
  });

  it('numbers equal findings of a file by their order', () => {
    const fingerprints = fingerprintsOf(reportOf(3, () => ({ key: 'alike' })));
    expect(fingerprints.map((text) => text.split(':')[1])).toEqual(['1', '2', '3']);
    expect(new Set(fingerprints.map((text) => text.split(':')[0])).size).toBe(1);
  });

  it('gives each job a category of its own, which ends with the slash that makes it one', () => {
    const keys = [
      'ci / check',
      'ci  check',
      'ci/check',
      'ci / check {"os":"a"}',
      'ci / check {"os":"b"}',
      '',
      'ü',
    ];
    const categories = keys.map((key) => sarifCategory(key, hash));
    expect(new Set(categories).size).toBe(keys.length);
    for (const category of categories) expect(category).toMatch(/^mooring\/[A-Za-z0-9._-]*-[0-9a-f]{8}\/$/);
    expect(sarifCategory('x'.repeat(500), hash).length).toBeLessThan(100);
    expect(sarif(reportOf(1)).log.runs[0].automationDetails).toEqual({ id: 'mooring/check/' });
  });

  it('numbers what is alike by the lines, whatever order it comes in', () => {
    const fingerprints = fingerprintsOf(reportOf(3, (index) => ({ key: 'alike', line: 9 - index })));
    expect(fingerprints.map((text) => text.split(':')[1])).toEqual(['3', '2', '1']);
  });

  it.each([
    ['CVE-2026-12345', 'https://nvd.nist.gov/vuln/detail/CVE-2026-12345'],
    ['GHSA-4f7m-8q2p-x9wc', 'https://github.com/advisories/GHSA-4f7m-8q2p-x9wc'],
    ['CGA-4m8x-2vwq-h9jp', undefined],
    ['CVE-2026-12345](https://evil.test)', undefined],
    ['CVE-2026-1/../../evil', undefined],
    ['xCVE-2026-12345', undefined],
    ['GHSA-4f7m-8q2p-x9wc?x', undefined],
  ])('links %s to where people read about it, if it is an id and nothing else: %s', (id, address) => {
    const { advisory } = scored(5);
    if (advisory === undefined) throw new Error('the sample has no advisory');
    const named = reportOf(1, () => ({ rule: 'advisory', advisory: { ...advisory, id } }));
    const [rule] = sarif(named).log.runs[0].tool.driver.rules;
    expect(rule?.helpUri).toBe(address ?? documentationUrl('rules.md#advisory'));
    expect(rule?.help.markdown.includes('](')).toBe(address !== undefined);
  });

  it.each([
    ['the published one', { documentation: undefined }, 'https://github.com/YOUR_ORG_NAME/mooring/blob/v1'],
    [
      'that of the version that runs',
      { documentation: { serverUrl: 'https://ghe.test', repository: 'a/fork', ref: 'next/a b' } },
      'https://ghe.test/a/fork/blob/next/a%20b',
    ],
  ])('links a rule to its section of the documentation: %s', (_, { documentation }, start) => {
    const options = {
      category: '',
      hash,
      version: '1.2.3',
      ...(documentation === undefined ? {} : { documentation }),
    };
    const [rule] = renderSarif(reportOf(1), options).log.runs[0].tool.driver.rules;
    expect(rule?.helpUri).toBe(`${start}/docs/rules.md#end-of-life`);
  });

  it.each([
    [9.8, '9.8'],
    [7, '7.0'],
    [10, '10.0'],
    [0, undefined],
  ])('rates a score of %d as %s', (score, severity) => {
    const [rule] = sarif(reportOf(1, () => scored(score))).log.runs[0].tool.driver.rules;
    expect(rule?.properties['security-severity']).toBe(severity);
  });

  it('rates a vulnerability by the worst score that it has in the report', () => {
    const { rules } = sarif(reportOf(2, (index) => scored(index === 0 ? 3.1 : 8.8))).log.runs[0].tool.driver;
    expect(rules.map(({ properties }) => properties['security-severity'])).toEqual(['8.8']);
  });

  it('writes a path as an address', () => {
    const [result] = resultsOf(reportOf(1, () => ({ file: 'a b/ü#?%/c:d' })));
    expect(result?.locations[0].physicalLocation.artifactLocation.uri).toBe('a%20b/%C3%BC%23%3F%25/c%3Ad');
  });

  it('makes notifications of what has no place, and of what the reader should know', () => {
    const report = {
      ...reportOf(2, (index) => (index === 0 ? { file: '' } : {})),
      notes: ['Nobody is signed in.'],
    };
    const [run] = sarif(report).log.runs;
    expect(run.results).toHaveLength(1);
    const [notified, note] = run.invocations[0].toolExecutionNotifications;
    expect(notified).toMatchObject({ level: 'error' });
    expect(note).toEqual({ level: 'note', message: { text: 'Nobody is signed in.' } });
  });

  it('lists a hundred notes and counts the rest', () => {
    const notes = Array.from({ length: 103 }, (_, index) => `Note ${index}.`);
    const [run] = sarif({ ...reportOf(0), notes }).log.runs;
    const told = run.invocations[0].toolExecutionNotifications.map(({ message }) => message.text);
    expect(told).toHaveLength(101);
    expect(told.slice(-2)).toEqual(['Note 99.', '3 more notes; all are in the report.']);
  });

  it('says of an exception who made it and until when', () => {
    const exception = { reason: 'we are moving', until: '2026-12-31' };
    const [result] = resultsOf(reportOf(1, () => ({ exception })));
    expect(result?.suppressions).toEqual([
      { kind: 'external', status: 'accepted', justification: 'we are moving (until 2026-12-31)' },
    ]);
  });

  it('keeps the worst 5,000 of 6,000 results, and counts the rest', () => {
    const { log, leftOut } = sarif(
      reportOf(6_000, (index) => ({ level: index < 5_500 ? 'error' : 'notice' })),
    );
    const [run] = log.runs;
    expect([run.results.length, leftOut]).toEqual([5_000, 1_000]);
    expect(run.results.every(({ level }) => level === 'error')).toBe(true);
    expect(run.invocations[0].toolExecutionNotifications.at(-1)?.message.text).toMatch(/^1000 more findings/);
    expect(problemsBySchema('sarif-2.1.0', log)).toEqual([]);
  });

  it('counts the places of a problem that do not fit', () => {
    const places = Array.from({ length: 6_000 }, (_, index) => ({
      file: `${index + 1}/Dockerfile`,
      line: 1,
    }));
    const report = reportOf(2, () => ({ file: '1/Dockerfile', line: 1 }));
    const findings = report.findings.map((one) => Object.assign(one, { places: 0 }));
    const { log, leftOut } = sarif({ ...report, findings, placeLists: [places] });
    expect([log.runs[0].results.length, leftOut]).toEqual([5_000, 7_000]);
  });

  it('stays below 10 MB before it is packed, and every text below 1,024 characters', () => {
    const long = '[ü]'.repeat(400);
    const { log, leftOut } = sarif(
      reportOf(2_000, (index) => ({ ...scored(5), message: long, reference: long, file: `${index}${long}` })),
    );
    expect(Buffer.byteLength(JSON.stringify(log))).toBeLessThan(10_000_000);
    expect(leftOut).toBeGreaterThan(0);
    for (const { message } of log.runs[0].results) expect(message.text.length).toBeLessThanOrEqual(1_024);
  });
});
