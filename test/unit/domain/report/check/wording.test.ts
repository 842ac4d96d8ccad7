import { describe, expect, it } from 'vitest';

import type {
  Comparison,
  ReportedImage,
  ReportedLife,
  ToldEntry,
} from '../../../../../src/domain/check/report.ts';
import { renderSummary } from '../../../../../src/domain/report/check/summary.ts';
import { renderText } from '../../../../../src/domain/report/check/text.ts';
import { stateText } from '../../../../../src/domain/report/check/wording.ts';
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

function entry(tagStatus: string, graceStatus = 'GRACE_NOT_ELIGIBLE'): ToldEntry {
  return { tagStatus, graceStatus, isBroken: false, graceExpiry: null, eolDate: null };
}

function life(
  verdict: ReportedLife['verdict'],
  { daysLeft = null, ...told }: Partial<ReportedLife['told']> & { readonly daysLeft?: number | null } = {},
): ReportedLife {
  return {
    verdict,
    eolDate: null,
    graceEnds: null,
    daysLeft,
    successor: null,
    told: { exists: true, deprecated: false, entry: 'none', isDenied: null, ...told },
  };
}

describe('domain/report/wording: the state of an image', () => {
  it.each<[string, Partial<ReportedImage>, string]>([
    ['all is well', {}, 'ok'],
    ['it is over', { endOfLife: life('fail') }, 'end of life'],
    ['there is no such tag', { endOfLife: life('fail', { exists: false }) }, 'no such tag'],
    ['its tag is gone, and it is pinned', { endOfLife: life('warn', { exists: false }) }, 'tag is gone'],
    ['its dates are refused', { endOfLife: life('warn', { entry: 'refused' }) }, 'end of life not checked'],
    ['it is in grace', { endOfLife: life('warn', { entry: entry('TAG_IN_GRACE') }) }, 'in grace'],
    [
      'it is in grace by its other status',
      {
        endOfLife: life('warn', {
          deprecated: true,
          entry: entry('TAG_ACTIVE', 'GRACE_ACTIVE'),
          daysLeft: 80,
        }),
      },
      'in grace',
    ],
    ['it is deprecated', { endOfLife: life('warn', { deprecated: true, daysLeft: 80 }) }, 'deprecated'],
    ['it is superseded', { endOfLife: life('warn', { entry: entry('TAG_INACTIVE') }) }, 'superseded'],
    ['it ends soon', { endOfLife: life('warn', { entry: entry('TAG_ACTIVE'), daysLeft: 1 }) }, '1 day left'],
    ['nobody knows its state', { endOfLife: life('warn', { entry: entry('TAG_NEW') }) }, 'state not known'],
    ['advisories are open', { openAdvisories: ['CVE-1', 'CVE-2'] }, '2 open advisories'],
    ['advisories could not be asked for', { openAdvisories: null }, 'advisories not checked'],
    ['its life could not be asked for', { endOfLife: null }, 'end of life not checked'],
    ['its digest is not its own', { pinned: digestOf('f') }, 'no build of this tag'],
    ['its digest is the newest', { pinned: digestOf('a'), behind: { builds: 0, days: 0 } }, 'ok'],
    ['nothing is known', { newest: null, endOfLife: null, openAdvisories: null }, 'not checked'],
    [
      'much is wrong',
      { pinned: digestOf('f'), endOfLife: life('fail'), openAdvisories: ['CVE-1'] },
      'end of life, 1 open advisory, no build of this tag',
    ],
  ])('%s', (_, changes, state) => {
    expect(stateText({ ...IMAGE, ...changes }, 'signed-in')).toBe(state);
  });

  it('does not complain of what nobody could ask for who is not signed in', () => {
    expect(stateText({ ...IMAGE, endOfLife: null }, 'anonymous')).toBe('ok');
  });
});

describe('domain/report/wording: what was compared with', () => {
  const report = sampleReport();
  const since = { kind: 'since', since: '2026-11-10T00:00:00.000Z' } as const;

  it.each<[string, Comparison, readonly RegExp[]]>([
    ['a period', since, [/\(new since then\)/, /\(there before\)/, /### New since then: \d/]],
    [
      'an earlier report',
      { kind: 'baseline', file: 'b.json' },
      [/\(not in the earlier report\)/, /\(in the earlier report too\)/, /### Not in the earlier report: \d/],
    ],
  ])('is no change where it is %s', (_, comparedWith, words) => {
    const text = [
      ...renderText({ ...report, comparedWith }),
      renderSummary({ ...report, comparedWith }),
    ].join('\n');
    for (const pattern of words) expect(text).toMatch(pattern);
    expect(text).not.toMatch(/this change/i);
  });

  it('tells a finding on the whole run without a place', () => {
    const [finding] = report.findings;
    if (finding === undefined) throw new Error('no finding');
    const text = renderText({ ...report, findings: [{ ...finding, file: '' }] }).join('\n');
    expect(text).toContain('FAIL  this run  ');
  });
});
