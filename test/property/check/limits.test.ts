import { gzipSync } from 'node:zlib';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { problemsOf } from '../../../src/check/decide/problems.ts';
import type { CheckReport } from '../../../src/check/report/check-report.ts';
import { commentMarker } from '../../../src/check/views/comment.ts';
import { renderComment, renderSarif, renderSummary } from '../../support/views/rendered.ts';
import { commentListsOf, countShown, listsOf } from '../../support/views/count-shown.ts';
import { generateReport, reportPlans } from '../../support/samples/generated-report.ts';
import { annotationsOf, hashText } from '../../support/views/inert-views.ts';
import { findingsOf } from '../../../src/check/report/place-lists.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc
    .tuple(
      fc.constantFrom('word ', '|', 'ü', '漢', '😀', '<!--', '[a](b)'),
      fc.integer({ min: 1, max: 3_000 }),
    )
    .map(([unit, times]) => unit.repeat(times)),
);
const reports = reportPlans(text, 3_000).map(generateReport);
/** One that certainly does not fit, beside what chance gives. */
const large = generateReport({
  findings: 6_000,
  resolved: 500,
  images: 500,
  notes: 3,
  files: 700,
  lines: 4,
  texts: ['a text of middling length, as most of them are. '.repeat(4), '| ü漢😀 '.repeat(300), 'x'],
  errors: 40,
  warnings: 30,
  placeless: 50,
  isCompared: true,
  salt: 9,
});
const times: fc.Parameters<[CheckReport]> = { numRuns: 8, examples: [[large]], endOnFailure: true };

function comment(report: CheckReport): string {
  return renderComment({ report, jobKey: 'ci / check', marker: commentMarker('ci / check', hashText) });
}

describe('any report fits, and every view says how much it left out', () => {
  it('the summary: a million bytes', () => {
    fc.assert(
      fc.property(reports, (report) => {
        const summary = renderSummary(report);
        expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(1_000_000);
        const { all, shown, isWorstFirst } = countShown(summary);
        expect(all).toEqual(listsOf(report));
        expect(isWorstFirst).toBe(true);
        const whole = Object.values(all).reduce((sum, one) => sum + one, 0);
        const isShort = Object.values(shown).reduce((sum, one) => sum + one, 0) < whole;
        // What was left out was left out because it did not fit: the largest row has some 30 kB.
        if (isShort) expect(Buffer.byteLength(summary)).toBeGreaterThan(950_000);
      }),
      times,
    );
  });

  it('the comment: 65,000 characters, the marker among them', () => {
    fc.assert(
      fc.property(reports, (report) => {
        const body = comment(report);
        expect(body.length).toBeLessThanOrEqual(65_000);
        expect(Buffer.byteLength(body)).toBeLessThan(262_144);
        const { all, isWorstFirst } = countShown(body);
        expect(all).toEqual(commentListsOf(report));
        expect(isWorstFirst).toBe(true);
      }),
      times,
    );
  });

  it('the annotations: ten of a kind, 4,096 characters each, one per problem', () => {
    fc.assert(
      fc.property(reports, (report) => {
        const annotations = annotationsOf(report);
        const counted = { error: 0, warning: 0 };
        for (const { level, message, title } of annotations) {
          expect(message.length).toBeLessThanOrEqual(4_096);
          expect(title.length).toBeLessThanOrEqual(70);
          if (level === 'notice') throw new Error('a notice was annotated');
          counted[level] += Number(
            /^(\d+) more .*: see the log or the job summary\.$/.exec(message)?.[1] ?? 1,
          );
        }
        for (const level of ['error', 'warning'] as const)
          expect(annotations.filter((one) => one.level === level).length).toBeLessThanOrEqual(10);
        const { error, warning } = listsOf(report);
        expect(counted).toEqual({ error, warning });
      }),
      times,
    );
  });

  it('SARIF: 5,000 results, 1,024 characters of a text, 10 MB', () => {
    fc.assert(
      fc.property(reports, (report) => {
        const { leftOut, log } = renderSarif(report, {
          category: 'mooring/a/',
          hash: hashText,
          version: '1.2.3',
        });
        const [{ invocations, results, tool }] = log.runs;
        const { rules } = tool.driver;
        const notifications = invocations[0].toolExecutionNotifications;
        const isCounted = leftOut > 0;
        const unplaced = notifications.length - Math.min(100, report.notes.length) - Number(isCounted);
        const places = problemsOf(findingsOf(report)).flatMap(({ findings }) =>
          Array.from(
            new Set(findings.map(({ file, line, reference }) => JSON.stringify([file, line, reference]))),
          ),
        );
        expect(results.length + unplaced + leftOut).toBe(places.length);
        if (isCounted)
          expect(notifications.at(-1)?.message.text).toMatch(new RegExp(`^${leftOut} more finding`));
        expect(results.length).toBeLessThanOrEqual(5_000);
        expect(rules.length).toBeLessThanOrEqual(25_000);
        for (const { help, id, properties } of rules) {
          expect(id.length).toBeLessThanOrEqual(255);
          expect(properties.tags.length).toBeLessThanOrEqual(10);
          expect(help.text.length).toBeLessThanOrEqual(1_024);
        }
        for (const { locations, message } of results) {
          expect(message.text.length).toBeLessThanOrEqual(1_024);
          expect(locations).toHaveLength(1);
        }
        const json = JSON.stringify(log);
        expect(Buffer.byteLength(json)).toBeLessThan(10_000_000);
        expect(gzipSync(json, { level: 1 }).length).toBeLessThan(10_000_000);
        const ranks = results.map(({ level }) => ['error', 'warning', 'note'].indexOf(level));
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      }),
      times,
    );
  });
});
