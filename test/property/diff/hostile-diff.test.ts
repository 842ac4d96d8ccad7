import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { DiffReport } from '../../../src/diff/report.ts';
import {
  CONFIG_FIELDS,
  DANGERS,
  DIFF_VERDICTS,
  PACKAGE_CHANGES,
} from '../../../src/diff/decide/build-diff.ts';
import type {
  BuildDiff,
  ConfigChange,
  PackageChange,
  PlatformDiff,
} from '../../../src/diff/decide/build-diff.ts';
import { changesCell } from '../../../src/diff/views/changes-cell.ts';
import { diffMarkdown, diffSections } from '../../../src/diff/views/diff-markdown.ts';
import { diffJson, diffReport } from '../../../src/diff/views/diff-report.ts';
import { diffTable } from '../../../src/diff/views/diff-table.ts';
import { printable } from '../../../src/text/printable.ts';
import { hostileText } from '../../support/samples/hostile-texts.ts';
import { sampleDiff, samplePlatform } from '../../support/samples/sample-diff.ts';
import { lineProblems, markdownProblems } from '../../support/views/inert-views.ts';

const SECRET = 'Hunter2Value';

const text = fc.oneof(hostileText, fc.constantFrom('zlib', 'openssl', '1.3.1-r4'));
const versions = fc.array(text, { maxLength: 2 });

const packageChange: fc.Arbitrary<PackageChange> = fc.record({
  kind: fc.constantFrom(...PACKAGE_CHANGES),
  type: fc.oneof({ weight: 3, arbitrary: fc.constantFrom('apk', 'npm') }, { weight: 1, arbitrary: text }),
  name: text,
  architecture: fc.option(text, { nil: undefined }),
  origin: fc.option(text, { nil: undefined }),
  from: versions,
  to: versions,
});

const configChange: fc.Arbitrary<ConfigChange> = fc
  .record({
    field: fc.constantFrom(...CONFIG_FIELDS),
    name: fc.option(text, { nil: undefined }),
    from: fc.option(text, { nil: undefined }),
    to: fc.option(text, { nil: undefined }),
    kind: fc.constantFrom('secret', 'routine', 'plain'),
  })
  .map(({ kind, ...change }) => {
    if (kind === 'secret')
      return Object.assign(change, { from: SECRET, to: SECRET, isSecret: true as const });
    return kind === 'routine' ? Object.assign(change, { isRoutine: true as const }) : change;
  });

const vulnerabilities = fc.array(
  fc.record({
    id: text,
    packages: fc.array(text, { maxLength: 5 }),
    severity: fc.constantFrom(
      { rating: 'high', score: 7.5 } as const,
      { rating: 'unscored', score: null } as const,
    ),
  }),
  { maxLength: 12 },
);

const platform: fc.Arbitrary<PlatformDiff> = fc
  .record({
    platform: text,
    verdict: fc.constantFrom(...DIFF_VERDICTS),
    packages: fc.oneof(
      fc.record({
        kind: fc.constant('known' as const),
        changes: fc.array(packageChange, { maxLength: 60 }),
        unchanged: fc.constant({ apk: 3 }),
      }),
      fc.record({ kind: fc.constant('unknown' as const), why: text }),
    ),
    config: fc.array(configChange, { maxLength: 8 }),
    dangers: fc.array(
      fc.record({
        danger: fc.constantFrom(...DANGERS),
        from: fc.option(text, { nil: undefined }),
        to: fc.option(text, { nil: undefined }),
      }),
      { maxLength: 10 },
    ),
  })
  .map((one) => samplePlatform(one));

const diffs: fc.Arbitrary<BuildDiff> = fc
  .record({
    image: text,
    tag: fc.option(text, { nil: undefined }),
    relation: fc.constantFrom('same-tag' as const, 'other-tag' as const, 'other-image' as const),
    verdict: fc.constantFrom(...DIFF_VERDICTS),
    gonePlatforms: fc.array(text, { maxLength: 2 }),
    newPlatforms: fc.array(text, { maxLength: 2 }),
    platforms: fc.array(platform, { maxLength: 3 }),
    compareUrl: fc.option(text, { nil: undefined }),
    advisories: fc.option(
      fc.oneof(
        fc.record({
          kind: fc.constant('known' as const),
          resolved: vulnerabilities,
          introduced: vulnerabilities,
          stillOpen: vulnerabilities,
        }),
        fc.record({ kind: fc.constant('unknown' as const), why: text }),
      ),
      { nil: undefined },
    ),
  })
  .map(({ image, tag, ...changes }) => {
    const { from, to } = sampleDiff();
    return sampleDiff({ ...changes, from: { ...from, image, tag }, to: { ...to, image, tag } });
  });

describe('every view of a diff', () => {
  it('shows hostile text as text, and no secret', () => {
    fc.assert(
      fc.property(diffs, fc.boolean(), (diff, isAll) => {
        const table = diffTable(diff, { width: 100, isAll });
        const cell = changesCell(diff);
        const markdown = [diffMarkdown(diff, { isAll }), diffSections([diff, diff], 20_000)];
        expect(table.split('\n').flatMap((line) => lineProblems('table', line))).toEqual([]);
        expect(markdown.flatMap((one) => markdownProblems('Markdown', one))).toEqual([]);
        expect(markdownProblems('cell', `| Changes |\n| --- |\n| ${cell} |\n`)).toEqual([]);
        for (const view of [table, cell, ...markdown, diffJson(diff)]) expect(view).not.toContain(SECRET);
      }),
      { numRuns: 60 },
    );
  });

  it('has every change of the JSON in the unfolded table', () => {
    fc.assert(
      fc.property(diffs, (diff) => {
        const report = DiffReport.parse(JSON.parse(diffJson(diff)));
        expect(report).toEqual(diffReport(diff));
        const table = diffTable(diff, { width: 100, isAll: true }).split('\n');
        for (const one of report.platforms) {
          if (one.packages.state === 'unknown' || one.verdict === 'identical') continue;
          for (const { name, from, to } of one.packages.changes) {
            const cells = [name, from.join(', '), to.join(', ')].map((cellText) =>
              printable(cellText).trimEnd(),
            );
            expect(table.some((line) => cells.every((part) => line.includes(part)))).toBe(true);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('fits its room in the body of a pull request, for any number of images', () => {
    fc.assert(
      fc.property(fc.array(diffs, { maxLength: 20 }), fc.integer({ min: 200, max: 60_000 }), (some, room) => {
        expect(diffSections(some, room).length).toBeLessThanOrEqual(Math.min(room, 20_000));
      }),
      { numRuns: 40 },
    );
  });
});
