import { describe, expect, it } from 'vitest';

import type { Novelty } from '../../../../../src/domain/check/finding.ts';
import type {
  Comparison,
  ReportedImage,
  ReportedLifecycle,
  LifecycleEntry,
} from '../../../../../src/domain/check/report.ts';
import { renderSummary } from '../../../../../src/domain/report/check/summary.ts';
import { renderText } from '../../../../../src/domain/report/check/text.ts';
import { headline, stateText } from '../../../../../src/domain/report/check/wording.ts';
import { digestOf } from '../../../../support/samples/sample-check.ts';
import { sampleReport } from '../../../../support/samples/sample-report.ts';

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

function entry(tagStatus: string, graceStatus = 'GRACE_NOT_ELIGIBLE'): LifecycleEntry {
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

describe('domain/report/wording: the state of an image', () => {
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

describe('domain/report/wording: what was compared with', () => {
  const report = sampleReport();
  const since = { kind: 'since', since: '2026-11-10T00:00:00.000Z' } as const;

  it.each<[string, Comparison, readonly RegExp[]]>([
    ['a period', since, [/\(new since then\)/, /\(pre-existing\)/, /### New since then: \d/]],
    [
      'an earlier report',
      { kind: 'baseline', file: 'b.json' },
      [/\(new since the baseline\)/, /\(pre-existing\)/, /### New since the baseline: \d/],
    ],
  ])('does not mention a change with %s', (_, comparedWith, words) => {
    const text = [
      ...renderText({ ...report, comparedWith }),
      renderSummary({ ...report, comparedWith }),
    ].join('\n');
    for (const pattern of words) expect(text).toMatch(pattern);
    expect(text).not.toMatch(/this change/i);
  });

  it('reports a finding about the whole run without a place', () => {
    const [finding] = report.findings;
    if (finding === undefined) throw new Error('no finding');
    const text = renderText({ ...report, findings: [{ ...finding, file: '' }] }).join('\n');
    expect(text).toContain('FAIL  this run  ');
  });
});

describe('domain/report/wording: the headline', () => {
  const report = sampleReport();
  const [finding] = report.findings;
  if (finding === undefined) throw new Error('no finding');
  const blocking = (...novelties: readonly Novelty[]) =>
    novelties.map((novelty) => Object.assign({}, finding, { novelty, level: 'error' as const }));
  const none = { kind: 'none', reason: 'no base' } as const;

  it.each<[string, readonly Novelty[], Comparison]>([
    ['1 new problem blocks this change', ['new'], report.comparedWith],
    ['2 new problems block this change', ['new', 'new'], report.comparedWith],
    ['1 pre-existing problem blocks this change', ['pre-existing'], report.comparedWith],
    ['2 problems block this change', ['new', 'pre-existing'], report.comparedWith],
    ['1 problem blocks this change', ['not-compared'], report.comparedWith],
    ['1 blocking problem', ['not-compared'], none],
    ['2 blocking problems', ['not-compared', 'not-compared'], none],
    ['2 new blocking problems', ['new', 'new'], { kind: 'baseline', file: 'b.json' }],
  ])('%s', (words, novelties, comparedWith) => {
    const failed = { ...report, comparedWith, verdict: 'fail' as const, findings: blocking(...novelties) };
    expect(headline(failed)).toBe(`Mooring check failed: ${words}.`);
  });

  it.each([
    [1, 'Mooring check passed with 1 warning.'],
    [2, 'Mooring check passed with 2 warnings.'],
  ])('%i warnings', (count, words) => {
    const findings = Array.from({ length: count }, () => ({ ...finding, level: 'warning' as const }));
    expect(headline({ ...report, verdict: 'warn', findings })).toBe(words);
  });
});
