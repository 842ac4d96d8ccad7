import { describe, expect, it } from 'vitest';

import { CheckReport } from '../../../../src/check/report/check-report.ts';
import type { ReportedImage } from '../../../../src/check/report/reported-image.ts';
import { missingCapability } from '../../../../src/check/decide/cause.ts';
import type { Finding, FindingCause } from '../../../../src/check/decide/finding.ts';
import { linesToFix } from '../../../../src/check/views/fix-diff.ts';
import type { ViewContext } from '../../../../src/check/views/view-context.ts';
import { digestOf } from '../../../support/samples/sample-check.ts';
import { renderComment, renderSummary, renderText } from '../../../support/views/rendered.ts';
import { largeReport } from '../../../support/samples/large-repository.ts';
import { reportOf } from '../../../support/samples/long-report.ts';
import { annotationsOf } from '../../../support/views/inert-views.ts';
import { everyOutcome } from '../../../support/samples/signed-report.ts';
import { sampleReport } from '../../../support/samples/sample-report.ts';
import { placedFindings } from '../../../support/views/placed-findings.ts';

const golden = '../../../golden/check';

function pinnedImage(image: string, days: number): ReportedImage {
  const nginx = sampleReport().images.find(({ pinned }) => pinned !== null);
  if (nginx?.history === null || nginx === undefined) throw new Error('the sample pins nothing');
  const newerAfterDays = days === 0 ? [] : [Math.ceil(days / 2) + (days > 50 ? 12 : 0), days];
  const behind = { builds: newerAfterDays.length, days };
  return { ...nginx, image, behind, history: { ...nginx.history, newerAfterDays, usualDays: 4 } };
}

/** The lines of the drift of images. */
function drawn(images: readonly ReportedImage[]): readonly string[] {
  const summary = renderSummary({ ...sampleReport(), images, findings: [], resolved: [] });
  return /```text\n([^]*?)\n```/.exec(summary)?.[1]?.split('\n') ?? [];
}

describe('the views of a report', () => {
  it('the summary and the comment', async () => {
    const report = sampleReport();
    const places = linesToFix(report);
    expect(places).toEqual([{ file: 'receipts/Dockerfile', line: 2 }]);
    const context: ViewContext = {
      event: 'pull-request',
      baseName: 'main',
      files: { serverUrl: 'https://github.com', repository: 'acme/shop', commit: 'c'.repeat(40) },
      runUrl: 'https://github.com/acme/shop/actions/runs/7',
      lines: new Map([['receipts/Dockerfile:2', '  FROM cgr.dev/acme/node:18 AS receipts']]),
    };
    await expect(renderSummary(report, context)).toMatchFileSnapshot(`${golden}/summary.md`);
    const comment = renderComment({ report, context, marker: '<!-- marker -->', jobKey: 'ci / check' });
    await expect(`${comment}\n`).toMatchFileSnapshot(`${golden}/comment.md`);
  });

  it('the summary of a push that could not be checked, with one problem per cause', async () => {
    const host: FindingCause = {
      kind: 'unreachable-host',
      key: 'host',
      title: 'registry.internal.harbour-street-books.example is unreachable',
      message: 'Requests to registry.internal.harbour-street-books.example failed after 5 tries: refused.',
      remedy: 'Check the network of this run, and retry.',
    };
    const findings = reportOf(9, (index) => ({
      rule: 'not-checked',
      key: String(index),
      cause: index < 6 ? host : missingCapability(['advisories.list']),
      file: `services/app-${index}/Dockerfile`,
      line: 3,
      reference: `cgr.dev/acme/app-${index}:1.${index}`,
      level: index < 6 ? 'error' : 'warning',
    })).findings;
    const notes = ['Remove 1 exception from the configuration file if no longer needed: curl (line 9).'];
    const summary = renderSummary({ ...sampleReport(), findings, resolved: [], notes }, { event: 'push' });
    await expect(summary).toMatchFileSnapshot(`${golden}/causes-summary.md`);
  });

  it('the summary and the log of builds that are not verified', async () => {
    const report = everyOutcome();
    expect(CheckReport.parse(report)).toEqual(report);
    const context: ViewContext = {
      event: 'pull-request',
      baseName: 'main',
      files: { serverUrl: 'https://github.com', repository: 'acme/shop', commit: 'c'.repeat(40) },
    };
    await expect(renderSummary(report, context)).toMatchFileSnapshot(`${golden}/signatures-summary.md`);
    const log = `${renderText(report, context).join('\n')}\n`;
    await expect(log).toMatchFileSnapshot(`${golden}/signatures-log.txt`);
  });

  it('the log', async () => {
    await expect(`${renderText(sampleReport()).join('\n')}\n`).toMatchFileSnapshot(`${golden}/log.txt`);
  });

  it('the summary, the comment and the log of 30 images with some 400 findings', async () => {
    const report = largeReport();
    const advisories = placedFindings(report).filter(({ advisory }) => advisory !== undefined);
    expect(advisories.length).toBeGreaterThan(400);
    const context: ViewContext = {
      event: 'pull-request',
      baseName: 'main',
      files: { serverUrl: 'https://github.com', repository: 'acme/shop', commit: 'c'.repeat(40) },
      runUrl: 'https://github.com/acme/shop/actions/runs/7',
      reportPath: '/tmp/mooring-check-report.json',
    };
    await expect(renderSummary(report, context)).toMatchFileSnapshot(`${golden}/many-summary.md`);
    const comment = renderComment({ report, context, marker: '<!-- marker -->', jobKey: 'ci / check' });
    expect(comment.length).toBeLessThanOrEqual(65_536);
    const lines = renderText(report, context);
    expect(lines).toHaveLength(200);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`${golden}/many-log.txt`);
  });

  it('the annotations', async () => {
    const annotations = JSON.stringify(annotationsOf(sampleReport()), null, 2);
    await expect(`${annotations}\n`).toMatchFileSnapshot(`${golden}/annotations.json`);
  });

  it('the report file, which its schema takes', async () => {
    const report = sampleReport();
    expect(CheckReport.parse(report)).toEqual(report);
    await expect(`${JSON.stringify(report, null, 2)}\n`).toMatchFileSnapshot(`${golden}/report.json`);
  });

  it.each([
    [9, 9, 'Tag 18 is past its end of life'],
    [10, 10, 'Tag 18 is past its end of life'],
    [11, 10, '2 more blocking problems'],
    [30, 10, '21 more blocking problems'],
  ])('of %d problems it annotates what GitHub shows of them', (problems, annotations, last) => {
    const rendered = annotationsOf(reportOf(problems));
    expect(rendered).toHaveLength(annotations);
    expect(rendered.at(-1)?.title).toBe(last);
  });

  it('annotates a problem with several images and places once, and names them', () => {
    const cause: FindingCause = {
      key: 'k',
      kind: 'unreachable-host',
      title: 'cgr.dev is unreachable',
      message: 'Requests failed.',
      remedy: 'Check it.',
    };
    const report = reportOf(8, (index) => ({ cause, reference: `cgr.dev/acme/app-${index}:1` }));
    const [annotation, ...more] = annotationsOf(report);
    expect(more).toEqual([]);
    expect(annotation).toEqual({
      level: 'error',
      file: 'receipts/Dockerfile',
      line: 1,
      title: 'cgr.dev is unreachable',
      message:
        'Requests failed. Images: cgr.dev/acme/app-0:1, cgr.dev/acme/app-1:1, cgr.dev/acme/app-2:1, cgr.dev/acme/app-3:1, cgr.dev/acme/app-4:1 and 3 more. Check it.',
    });
    const summary = renderSummary(report);
    expect(summary).toContain('| **8 images**<br><sub>cgr.dev/acme/app-0:1, ');
    expect(summary).toContain('cgr.dev/acme/app-4:1 and 3 more</sub> |');
    const lines = renderText(report);
    expect(lines.filter((line) => line.startsWith('FAIL'))).toEqual([
      'FAIL  8 images  cgr.dev is unreachable (new)',
    ]);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(120);
    expect(lines[0]).toBe('1 new blocking problem in this repository.');
  });

  it('keeps a summary of 5,000 findings below GitHub’s limit, and says what is missing', () => {
    const summary = renderSummary(reportOf(5_000));
    expect(Buffer.byteLength(summary)).toBeLessThan(1_000_000);
    expect(Buffer.byteLength(summary)).toBeGreaterThan(990_000);
    const kept = summary.match(/^\| ❌ /gm)?.length ?? 0;
    const [, left] = /… and (\d+) more problems; all are in the report\./.exec(summary) ?? [];
    expect(kept + Number(left)).toBe(5_000);
  });

  it('leaves out of a summary what matters least, and nothing that matters more', () => {
    const summary = renderSummary(
      reportOf(6_000, (index) => ({ level: index < 2_000 ? 'error' : index < 2_300 ? 'warning' : 'notice' })),
    );
    const rows = (sign: string) => summary.split('\n').filter((line) => line.startsWith(`| ${sign}`)).length;
    expect([rows('❌'), rows('⚠️')]).toEqual([2_000, 300]);
    expect(rows('ℹ️')).toBeLessThan(3_700);
    expect(summary).toContain(`… and ${3_700 - rows('ℹ️')} more problems; all are in the report.`);
  });

  it('draws the builds since each pin to one scale, the furthest behind first, and counts the rest', () => {
    const pins = [0, 3, 31, 200].map((days, index) => pinnedImage(`r/p:${index}`, days));
    const unpinned = { ...pinnedImage('r/q:1', 0), pinned: null, behind: null };
    expect(drawn([...pins, unpinned])).toEqual([
      'p:3  ⚓━━━━━━━━━━━●━━━━━━━━━●  2 builds, 200 days',
      'p:2  ⚓━●●                     2 builds, 31 days',
      'p:1  ⚓●                       2 builds, 3 days',
      '     ⚓ your pin   ● newer build   ━ 9 days',
    ]);
    expect(drawn([unpinned, pinnedImage('r/p:0', 0)])).toEqual([]);
    const many = drawn(Array.from({ length: 15 }, (_, index) => pinnedImage(`r/p:${index}`, index + 1)));
    expect(many).toHaveLength(14);
    expect(many.slice(-2)).toEqual(['… and 3 more', '      ⚓ your pin   ● newer build   ━ 1 day']);
    const long = drawn([pinnedImage(`r/${'long-name-'.repeat(9)}:1.2.3`, 90)]);
    expect(long[0]).toMatch(/^….*long-name-:1\.2\.3  ⚓/);
    for (const line of [...many, ...long]) expect(line.length).toBeLessThanOrEqual(86);
  });

  it('says beside a pin which vulnerabilities a newer build fixes', () => {
    const report = sampleReport();
    const nginx = report.findings.find((one) => one.advisory?.status === 'affected_fix_available');
    if (nginx?.advisory === undefined) throw new Error('the sample has no fixed vulnerability');
    const { advisory } = nginx;
    const build = {
      kind: 'build',
      digest: digestOf('b'),
      builtAt: report.checkedAt,
      reference: 'x',
    } as const;
    const findings = [build, build, { kind: 'none-yet' } as const].map((fix, index) =>
      Object.assign({}, nginx, { key: `${index}`, advisory: { ...advisory, id: `CVE-${index}`, fix } }),
    );
    const summaryOf = (all: typeof findings) => renderSummary({ ...report, findings: all });
    expect(summaryOf(findings)).toContain(' days · fixes CVE-0 and 1 more\n');
    expect(summaryOf(findings.slice(1))).toContain(' days · fixes CVE-1\n');
    expect(summaryOf(findings.slice(2))).toContain(' days\n');
  });

  it.each([
    ['FROM cgr.dev/acme/node:18', 'FROM cgr.dev/acme/node:20'],
    ['  image: "cgr.dev/acme/node:18" # old', 'image: "cgr.dev/acme/node:20" # old'],
    // Not the whole reference, or not once: only the references.
    ['FROM cgr.dev/acme/node:18-dev', undefined],
    ['FROM my.cgr.dev/acme/node:18', undefined],
    ['FROM $BASE', undefined],
    ['RUN cgr.dev/acme/node:18 cgr.dev/acme/node:18', undefined],
  ])('shows the fix of %j', (line, fixed) => {
    const lines = new Map([['receipts/Dockerfile:2', line]]);
    const summary = renderSummary(sampleReport(), { event: 'pull-request', lines });
    const [before, after] =
      fixed === undefined ? ['cgr.dev/acme/node:18', 'cgr.dev/acme/node:20'] : [line.trim(), fixed];
    expect(summary).toContain(`\n\`\`\`diff\n# receipts/Dockerfile:2\n- ${before}\n+ ${after}\n\`\`\`\n`);
  });

  it('fixes a vulnerability with the build that has the fix, a missing pin and a long lag with the newest', () => {
    const report = sampleReport();
    const nginx = report.findings.find((one) => one.advisory?.status === 'affected_fix_available');
    if (nginx?.advisory === undefined) throw new Error('the sample has no fixed vulnerability');
    const { advisory, ...plain } = nginx;
    const to = (character: string): string =>
      `+ cgr.dev/acme/nginx:1.29@${digestOf(character).slice(0, 19)}…\n`;
    const diffOf = (...changes: readonly Partial<Finding>[]) =>
      renderSummary({
        ...report,
        findings: changes.map((one) => Object.assign({}, plain, { level: 'error' }, one)),
      });
    const reference = `cgr.dev/acme/nginx:1.29@${digestOf('b')}`;
    const build = { kind: 'build', digest: digestOf('b'), builtAt: report.checkedAt, reference } as const;
    const fixed = { advisory: { ...advisory, fix: build } };
    expect(diffOf(fixed)).toContain(to('b'));
    for (const rule of ['pin-required', 'too-far-behind'] as const)
      expect(diffOf({ rule })).toContain(to('c'));
    const both = diffOf(fixed, { rule: 'too-far-behind', key: 'too-far-behind' });
    expect(both).toContain(to('c'));
    expect(both).not.toContain(to('b'));
    expect(diffOf({ ...fixed, level: 'warning' })).not.toContain('```diff');
    for (const fix of [{ kind: 'none-yet' }, { kind: 'not-known', reason: 'no SBOM' }] as const)
      expect(diffOf({ advisory: { ...advisory, fix } })).not.toContain('```diff');
  });

  it('shows accepted findings with their reason, and the notes', () => {
    const exception = { reason: 'moving to 20', until: '2026-12-31' };
    const report = {
      ...reportOf(1, () => ({ exception, level: 'notice' })),
      notes: ['Unauthenticated run.'],
    };
    expect(renderSummary(report)).toContain('Accepted until 2026‑12‑31: moving to 20');
    expect(renderSummary(report)).toContain('\nℹ️ Unauthenticated run.\n');
    expect(renderText(report)).toContain('Unauthenticated run.');
  });

  it('says so when there is nothing to check', () => {
    const empty: CheckReport = { ...reportOf(0), verdict: 'pass', files: 0, images: [] };
    expect(renderSummary(empty)).toContain('## ✅ No image references found\n');
    expect(renderText(empty).join('\n')).toContain('0 images in 0 files');
  });
});
