import { describe, expect, it } from 'vitest';

import type { AdvisoryFacts, Observation } from '../../../../src/check/decide/finding.ts';
import { DEFAULT_POLICY } from '../../../../src/config/policy/gate-policy.ts';
import type { GatePolicy } from '../../../../src/config/policy/gate-policy.ts';
import { observeAdvisories } from '../../../../src/check/rules/advisory.ts';
import { judgeOverdue } from '../../../../src/check/rules/overdue-advisory.ts';
import { parseInstant } from '../../../../src/values/instant.ts';
import { assessed } from '../../../support/samples/sample-assessment.ts';
import { use } from '../../../support/samples/sample-check.ts';

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

describe('check/rules/overdue-advisory', () => {
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
        'M. Open for 10 days; `max-open-days` is 1 day for severity high. ' +
        'Fixed 10 days ago; `max-fix-days` is 0 days for severity high.',
      advisory: { detectedAt: AT },
    });
  });

  it('says when it was reported if no detection is known', () => {
    const facts = { status: 'affected', detectedAt: null } as const;
    expect(judged(facts, { maxOpenDays: { high: 1 } }).message).toMatch(/^M\. First reported 10 days ago; /);
    expect(judged({ ...facts, since: null }, { maxOpenDays: { high: 1 } }).message).toMatch(
      /^M\. First reported on an unknown date; /,
    );
  });

  it('says so of a limit that passed less than a day ago', () => {
    const facts = { detectedAt: '2026-11-09T13:00:00.000Z' };
    expect(judged(facts, { maxOpenDays: { high: 10 } }).message).toBe(
      'M. Open for more than 10 days; `max-open-days` is 10 days for severity high.',
    );
  });

  it('names each date once', () => {
    const [assessment, reference] = [assessed({ detection: {} }), 'cgr.dev/acme/curl:8'];
    const policy = { ...DEFAULT_POLICY, maxOpenDays: { unscored: 1 } };
    const given = { fixes: undefined, isNewest: false, platforms: [], pullPolicies: [] };
    const [found] = observeAdvisories(use('Dockerfile', 1, reference), [assessment], {
      ...given,
      now: NOW,
      policy,
    });
    expect(found).toMatchObject({
      rule: 'overdue-advisory',
      message: expect.stringMatching(/Open since 2026-11-10\. Open for 10 days; [^\d]+1 day /) as string,
    });
  });

  it('leaves alone what cannot fail, such as one below min-severity', () => {
    expect(judged({}, { maxOpenDays: { high: 1 } }, 'minor' as never).rule).toBe('advisory');
  });
});
