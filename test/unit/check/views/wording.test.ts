import { describe, expect, it } from 'vitest';

import type { Level, Novelty } from '../../../../src/check/decide/finding.ts';
import { createView } from '../../../../src/check/views/check-view.ts';
import { renderSummary, renderText } from '../../../support/views/rendered.ts';
import { LAPTOP } from '../../../../src/check/views/view-context.ts';
import type { CheckedEvent, ViewContext } from '../../../../src/check/views/view-context.ts';
import { comparedText, headline, stateText } from '../../../../src/check/views/wording.ts';
import { digestOf } from '../../../support/samples/sample-check.ts';
import { sampleReport } from '../../../support/samples/sample-report.ts';
import { reportedSignature } from '../../../support/samples/signed-report.ts';
import type { CheckReport, Comparison } from '../../../../src/check/report/check-report.ts';
import type {
  PlatformLifecycle,
  ReportedImage,
  ReportedLifecycle,
} from '../../../../src/check/report/reported-image.ts';

const IMAGE: ReportedImage = {
  image: 'cgr.dev/acme/node:22',
  pinned: null,
  newest: digestOf('a'),
  newestBuiltAt: '2026-11-18T06:00:00.000Z',
  behind: null,
  endOfLife: life('pass'),
  history: null,
  packages: null,
  openAdvisories: [],
  places: [],
};

const SBOM = { source: 'attestation', count: 3, platforms: ['linux/amd64'] } as const;

function entry(tagStatus: string, graceStatus = 'GRACE_NOT_ELIGIBLE'): PlatformLifecycle['entry'] {
  return { tagStatus, graceStatus, isBroken: false, graceExpiry: null, eolDate: null };
}

function life(
  verdict: ReportedLifecycle['verdict'],
  {
    daysLeft = null,
    ...reported
  }: Partial<ReportedLifecycle['reported']> & { readonly daysLeft?: number | null } = {},
): ReportedLifecycle {
  return {
    verdict,
    eolDate: null,
    graceEnds: null,
    daysLeft,
    successor: null,
    reported: { exists: true, deprecated: false, entry: 'none', isDenied: null, ...reported },
  };
}

describe('check/views/wording: the state of an image', () => {
  it.each<[string, Partial<ReportedImage>, string]>([
    ['all is well', {}, 'ok'],
    ['it is over', { endOfLife: life('fail') }, 'end of life'],
    ['there is no such tag', { endOfLife: life('fail', { exists: false }) }, 'no such tag'],
    ['its tag was removed, and it is pinned', { endOfLife: life('warn', { exists: false }) }, 'tag removed'],
    [
      'its dates are not accessible',
      { endOfLife: life('warn', { entry: 'refused' }) },
      'end of life not checked',
    ],
    ['it is in grace', { endOfLife: life('warn', { entry: entry('TAG_IN_GRACE') }) }, 'in grace period'],
    [
      'it is in grace by its other status',
      {
        endOfLife: life('warn', {
          deprecated: true,
          entry: entry('TAG_ACTIVE', 'GRACE_ACTIVE'),
          daysLeft: 80,
        }),
      },
      'in grace period',
    ],
    ['it is deprecated', { endOfLife: life('warn', { deprecated: true, daysLeft: 80 }) }, 'deprecated'],
    ['it is superseded', { endOfLife: life('warn', { entry: entry('TAG_INACTIVE') }) }, 'superseded'],
    ['it ends soon', { endOfLife: life('warn', { entry: entry('TAG_ACTIVE'), daysLeft: 1 }) }, '1 day left'],
    [
      'its status is unrecognized',
      { endOfLife: life('warn', { entry: entry('TAG_NEW') }) },
      'unknown status',
    ],
    ['advisories are open', { openAdvisories: ['CVE-1', 'CVE-2'] }, '2 open advisories'],
    ['advisories are unknown', { openAdvisories: null }, 'advisories not checked'],
    ['it has no SBOM', { openAdvisories: null, judgedBy: 'name' }, 'not judged'],
    [
      'a platform has no SBOM',
      { openAdvisories: null, judgedBy: 'sbom', packages: { ...SBOM, missing: ['linux/arm64'] } },
      'not fully judged',
    ],
    [
      'packages are not recognized',
      { openAdvisories: null, judgedBy: 'api', packages: { ...SBOM, unrecognized: 3 } },
      'not fully judged',
    ],
    [
      'a platform has no SBOM, and advisories are unknown',
      { openAdvisories: null, judgedBy: 'none', packages: { ...SBOM, missing: ['linux/arm64'] } },
      'advisories not checked',
    ],
    ['its lifecycle is unknown', { endOfLife: null }, 'end of life not checked'],
    ['its digest is not in the history', { pinned: digestOf('f') }, 'digest not in history'],
    ['its digest is the newest', { pinned: digestOf('a'), behind: { builds: 0, days: 0 } }, 'ok'],
    ['nothing is known', { newest: null, endOfLife: null, openAdvisories: null }, 'not checked'],
    [
      'several problems',
      { pinned: digestOf('f'), endOfLife: life('fail'), openAdvisories: ['CVE-1'] },
      'end of life, 1 open advisory, digest not in history',
    ],
  ])('%s', (_, changes, state) => {
    expect(stateText({ ...IMAGE, ...changes }, 'signed-in')).toBe(state);
  });

  it('is ok without the lifecycle in an unauthenticated run', () => {
    expect(stateText({ ...IMAGE, endOfLife: null }, 'anonymous')).toBe('ok');
  });
});

describe('check/views/wording: what was compared with', () => {
  const report = sampleReport();

  it.each<[string, Comparison, ViewContext]>([
    ['Compared with main@bbbbbbbb', report.comparedWith, { event: 'pull-request', baseName: 'main' }],
    ['Compared with bbbbbbbb', report.comparedWith, { event: 'push' }],
    ['Compared with 2026-11-10T00:00:00.000Z', { kind: 'since', since: '2026-11-10T00:00:00.000Z' }, LAPTOP],
    ['Compared with b.json', { kind: 'baseline', file: 'b.json' }, LAPTOP],
    ['Not compared: no --base was given', { kind: 'none', reason: 'no --base was given' }, LAPTOP],
  ])('%s', (words, comparedWith, context) => {
    expect(
      comparedText({ ...report, comparedWith }, context)
        .join(' ')
        .trim(),
    ).toBe(words);
    expect(renderText({ ...report, comparedWith }, context).at(-1)).toBe(`5 images in 5 files. ${words}.`);
  });

  it('reports a finding about the whole run without a place', () => {
    const [finding] = report.findings;
    if (finding === undefined) throw new Error('no finding');
    const text = renderText({ ...report, findings: [{ ...finding, file: '' }] }).join('\n');
    expect(text).toContain('FAIL  this run  ');
  });
});

describe('check/views/wording: the headline', () => {
  const report = sampleReport();
  const [finding] = report.findings;
  if (finding === undefined) throw new Error('no finding');
  const findings = (level: Level, novelties: readonly Novelty[]) =>
    novelties.map((novelty, index) => Object.assign({}, finding, { novelty, level, key: String(index) }));
  const headlineOf = (changes: Partial<CheckReport>, event: CheckedEvent) =>
    headline(createView({ ...report, ...changes }, { event }));

  it.each<[string, readonly Novelty[], CheckedEvent]>([
    ['1 new problem blocks this pull request', ['new'], 'pull-request'],
    ['2 new problems block this pull request', ['new', 'new'], 'pull-request'],
    ['1 pre-existing problem blocks this pull request', ['pre-existing'], 'pull-request'],
    ['2 problems block this pull request', ['new', 'pre-existing'], 'pull-request'],
    ['1 problem blocks this pull request', ['not-compared'], 'pull-request'],
    ['1 new problem blocks this merge group', ['new'], 'merge-group'],
    ['2 new problems block this change', ['new', 'new'], 'change'],
    ['1 new blocking problem on this push', ['new'], 'push'],
    ['1 blocking problem in this repository', ['not-compared'], 'repository'],
    ['2 blocking problems in this repository', ['not-compared', 'not-compared'], 'repository'],
    ['2 new blocking problems in this repository', ['new', 'new'], 'repository'],
  ])('%s', (words, novelties, event) => {
    expect(headlineOf({ verdict: 'fail', findings: findings('error', novelties) }, event)).toBe(words);
  });

  it('counts problems, not findings', () => {
    const alike = findings('error', ['new', 'new', 'new']).map((one) => Object.assign(one, { key: 'alike' }));
    expect(headlineOf({ verdict: 'fail', findings: alike }, 'pull-request')).toBe(
      '1 new problem blocks this pull request',
    );
  });

  it.each<[readonly Novelty[], string]>([
    [['new'], '1 new warning, no blocking problems'],
    [['new', 'new'], '2 new warnings, no blocking problems'],
    [['new', 'pre-existing'], '2 warnings, no blocking problems'],
    [['pre-existing'], '1 pre-existing warning, no new problems'],
    [['not-compared', 'not-compared'], '2 warnings, no blocking problems'],
  ])('%j', (novelties, words) => {
    expect(headlineOf({ verdict: 'warn', findings: findings('warning', novelties) }, 'push')).toBe(words);
  });

  const sbom: ReportedImage = { ...IMAGE, judgedBy: 'sbom' };
  const other: ReportedImage = { ...IMAGE, newest: null, judgedBy: 'otherRegistry' };
  const failed: ReportedImage = { ...IMAGE, newest: null, judgedBy: 'none' };
  const signed: ReportedImage = { ...other, signature: reportedSignature('verified') };

  it.each<[string, readonly ReportedImage[]]>([
    ['No image references found', []],
    ['No problems in 1 image', [sbom]],
    ['No problems in 2 images', [sbom, sbom]],
    ['No problems in 1 of 3 images', [sbom, other, failed]],
    ['1 image was not checked: it is in another registry', [other]],
    ['2 images were not checked: both are in other registries', [other, other]],
    ['3 images were not checked: all are in other registries', [other, other, other]],
    ['3 images were not checked: 1 is in another registry', [other, failed, failed]],
    ['3 images were not checked: 2 are in other registries', [other, other, failed]],
    ['1 image could not be checked', [failed]],
    ['2 images could not be checked', [failed, failed]],
    ['1 image was checked by signature only: it is in another registry', [signed]],
    ['2 images were checked by signature only: both are in other registries', [signed, signed]],
  ])('%s', (words, images) => {
    expect(headlineOf({ verdict: 'pass', findings: [], images }, 'push')).toBe(words);
    const summary = renderSummary({ ...report, verdict: 'pass', findings: [], images });
    expect(summary.split(' ', 2)[1]).toBe(words.startsWith('No') ? '✅' : 'ℹ️');
  });

  it('says so if a check that fails has checked nothing', () => {
    const changes = { images: [failed], findings: findings('error', ['new']) };
    expect(headlineOf({ ...changes, verdict: 'fail' }, 'change')).toBe(
      '1 new problem blocks this change; no image was checked',
    );
    expect(headlineOf({ ...changes, verdict: 'warn' }, 'change')).toBe('1 image could not be checked');
  });

  it('says what a check of other registries alone would need', () => {
    const needed =
      'Use the same image from cgr.dev, if available. `mooring pin` pins images of any registry;';
    const notice = { rule: 'other-registry', level: 'notice', remedy: needed.split(' `')[0] } as const;
    const given = (images: readonly ReportedImage[]): CheckReport => ({
      ...report,
      verdict: 'pass',
      findings: findings('notice', ['new']).map((one) => Object.assign(one, notice)),
      images,
    });
    expect(
      renderText(given([other]))
        .slice(0, 2)
        .join('\n'),
    ).toContain(`\n${needed}`);
    expect(renderSummary(given([other]))).toContain('<code>mooring pin</code> pins images of any registry;');
    expect(renderText(given([other, sbom])).join('\n')).not.toContain(needed);
  });
});
