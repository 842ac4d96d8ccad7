import { describe, expect, it } from 'vitest';

import type { AdvisoryFacts, Observation } from '../../../../../src/domain/check/finding.ts';
import { DEFAULT_POLICY } from '../../../../../src/domain/check/gate-policy.ts';
import type { GatePolicy } from '../../../../../src/domain/check/gate-policy.ts';
import { judgeOverdue } from '../../../../../src/domain/check/rules/overdue-advisory.ts';
import { parseInstant } from '../../../../../src/domain/instant.ts';

const NOW = parseInstant('2026-11-20T12:00:00Z');
const AT = '2026-11-10T12:00:00.000Z';

const OLD = { kind: 'pending-upstream-fix', at: '2026-11-01T00:00:00.000Z', versions: [] } as const;

function judged(facts: Partial<AdvisoryFacts>, policy: Partial<GatePolicy>, weight = 'warning' as const) {
  const advisory = {
    status: 'affected_fix_available',
    severity: { rating: 'high', score: 7.5 },
    since: AT,
    detectedAt: AT,
    fixedAt: AT,
    events: [],
    ...facts,
  } as unknown as AdvisoryFacts;
  const observation = { rule: 'advisory', weight, key: 'k', title: 'T', message: 'M.', advisory };
  return judgeOverdue(observation as unknown as Observation, { ...DEFAULT_POLICY, ...policy }, NOW);
}

describe('domain/check/rules/overdue-advisory', () => {
  it.each<[string, Partial<AdvisoryFacts>, Partial<GatePolicy>, string]>([
    ['no limit', {}, {}, 'advisory'],
    ['a limit of another severity', {}, { maxOpenDays: { critical: 0 } }, 'advisory'],
    ['10 days, where 10 are allowed', {}, { maxOpenDays: { high: 10 } }, 'advisory'],
    ['10 days, where 9 are allowed', {}, { maxOpenDays: { high: 9 } }, 'overdue-advisory'],
    ['10 days since the fix, where 10 are allowed', {}, { maxFixDays: { high: 10 } }, 'advisory'],
    ['10 days since the fix, where 9 are allowed', {}, { maxFixDays: { high: 9 } }, 'overdue-advisory'],
    ['no fix', { status: 'affected' }, { maxFixDays: { high: 0 } }, 'advisory'],
    [
      'a detection before the state that it has since',
      { detectedAt: '2026-11-01T00:00:00.000Z' },
      { maxOpenDays: { high: 15 } },
      'overdue-advisory',
    ],
    [
      'a report before the fix, without a detection',
      { detectedAt: null, events: [OLD] },
      { maxOpenDays: { high: 15 } },
      'overdue-advisory',
    ],
    [
      'a report before it was last settled',
      { status: 'affected_pending_upstream', detectedAt: null, events: [OLD] },
      { maxOpenDays: { high: 15 } },
      'advisory',
    ],
    [
      'no known date',
      { detectedAt: null, since: null, events: null },
      { maxOpenDays: { high: 999 } },
      'overdue-advisory',
    ],
    [
      'no score',
      { severity: { rating: 'unscored', score: null } },
      { maxOpenDays: { unscored: 9 } },
      'overdue-advisory',
    ],
  ])('by the days for its severity: %s', (_, facts, policy, rule) => {
    expect(judged(facts, policy).rule).toBe(rule);
  });

  it('keeps its key and its facts, can fail, and names each limit that has passed', () => {
    const policy = { maxOpenDays: { high: 1 }, maxFixDays: { high: 0 } };
    expect(judged({}, policy)).toMatchObject({
      key: 'k',
      weight: 'blocking',
      title: 'Overdue: T',
      message:
        'M. Open since 2026-11-10, 10 days ago; `max-open-days` is 1 day for severity high. ' +
        'Fixed on 2026-11-10, 10 days ago; `max-fix-days` is 0 days for severity high.',
      advisory: { detectedAt: AT },
    });
  });

  it('says when it was reported if no detection is known', () => {
    const facts = { status: 'affected', detectedAt: null } as const;
    expect(judged(facts, { maxOpenDays: { high: 1 } }).message).toMatch(
      /^M\. First reported on 2026-11-10, /,
    );
  });

  it('leaves alone what cannot fail, such as one below min-severity', () => {
    expect(judged({}, { maxOpenDays: { high: 1 } }, 'minor' as never).rule).toBe('advisory');
  });
});
