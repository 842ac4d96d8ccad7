import { describe, expect, it } from 'vitest';

import type { AdvisoryFacts, Observation } from '../../../../src/check/decide/finding.ts';
import type { Rule } from '../../../../src/config/policy/rule-ids.ts';
import { DEFAULT_POLICY } from '../../../../src/config/policy/gate-policy.ts';
import type { GatePolicy } from '../../../../src/config/policy/gate-policy.ts';
import type { Baseline } from '../../../../src/check/compare/novelty.ts';
import type { FailOn } from '../../../../src/config/policy/policy-options.ts';
import { verdictOfFindings, weigh } from '../../../../src/check/decide/weigh.ts';
import { parseInstant } from '../../../../src/values/instant.ts';

const none: Baseline = { kind: 'none' };
const compared = (...keys: readonly string[]): Extract<Baseline, { kind: 'compared' }> => ({
  kind: 'compared',
  noveltyOf: ({ key }) => (keys.includes(key) ? 'pre-existing' : 'new'),
  packageChangesOf: () => undefined,
  isUpdate: () => false,
});

/** The usual policy, but for what fails. */
function failing(failOn: readonly FailOn[]): () => GatePolicy {
  return () => ({ ...DEFAULT_POLICY, failOn });
}

function observation(rule: Rule, key: string = rule, file = 'Dockerfile', line = 1): Observation {
  return { rule, weight: 'blocking', key, file, line, reference: 'r', title: 't', message: 'm', remedy: 'd' };
}

describe('check/decide/weigh', () => {
  it.each([
    ['a rule fails on what is new', ['advisory'], compared(), 'error'],
    ['a rule fails on pre-existing findings', ['advisory'], compared('advisory'), 'error'],
    ['a new- rule fails on what is new', ['new-advisory'], compared(), 'error'],
    ['a new- rule warns of pre-existing findings', ['new-advisory'], compared('advisory'), 'warning'],
    ['a new- rule never calls anything new without a base', ['new-advisory'], none, 'warning'],
    ['another rule leaves it a warning', ['end-of-life'], compared(), 'warning'],
    ['no rule leaves it a warning', [], none, 'warning'],
  ] as const)('%s', (_, failOn, baseline, level) => {
    expect(weigh([observation('advisory')], baseline, failing(failOn))).toMatchObject([{ level }]);
  });

  it.each<[string, Partial<AdvisoryFacts>, Partial<GatePolicy>, string]>([
    ['a detection', { status: 'under_investigation' }, {}, 'warning'],
    ['one that fails', { status: 'under_investigation' }, { underInvestigation: 'fail' }, 'error'],
    ['one that is old', { status: 'under_investigation' }, { underInvestigation: 'after 7 days' }, 'warning'],
    ['one that upstream has to fix', { status: 'affected_pending_upstream' }, {}, 'warning'],
    ['such a one that fails', { status: 'affected_pending_upstream' }, { pendingUpstream: 'fail' }, 'error'],
    ['an undecided one', { status: 'unknown' }, {}, 'warning'],
    ['an undecided one that fails', { status: 'unknown' }, { strict: true }, 'error'],
    ['what is known to affect', { status: 'affected' }, {}, 'error'],
    ['what a newer build fixes', { status: 'affected_fix_available' }, {}, 'error'],
  ])('lowers what an update that resolves something brings along: %s', (_, facts, policy, level) => {
    const advisory = { severity: { score: null }, ...facts } as AdvisoryFacts;
    const levels = (isUpdate: boolean, ...keys: readonly string[]) =>
      weigh(
        [{ ...observation('advisory'), advisory }],
        { ...compared(...keys), isUpdate: () => isUpdate },
        () => ({
          ...DEFAULT_POLICY,
          ...policy,
          failOn: ['advisory'],
        }),
      ).map((one) => one.level);
    expect([levels(true), levels(false), levels(true, 'advisory')]).toEqual([[level], ['error'], ['error']]);
  });

  const at = (...times: readonly string[]) => times.map((time) => ({ at: `2026-11-${time}` }));
  const open = (given: object) => ({
    advisory: { since: '2026-10-01T00:00:00.000Z', severity: { rating: 'high' }, ...given },
  });
  const life = (given: object) => ({ endOfLife: { eolDate: null, graceEnds: null, ...given } });
  // Compared with 2026-11-10T00:00:00Z, on 2026-11-20T12:00:00Z, by limits of 7, 30 and 90 days.
  it.each<[string, object, string]>([
    ['at that time', open({ since: '2026-11-10T00:00:00.000Z' }), 'new'],
    ['before', open({ since: '2026-11-09T23:59:59.999Z' }), 'pre-existing'],
    ['at an unknown time', open({ since: null }), 'not-compared'],
    ['at no time', {}, 'not-compared'],
    ['before, and was confirmed since', open({ events: at('01T00:00:00Z', '10T00:00:00Z') }), 'new'],
    ['before, with all its events', open({ events: at('01T00:00:00Z', '09T23:59:59Z') }), 'pre-existing'],
    ['with events at invalid times', open({ since: null, events: null }), 'not-compared'],
    [
      'before, and was investigated for too long since',
      open({ since: '2026-11-03T00:00:00.000Z', status: 'under_investigation' }),
      'new',
    ],
    [
      'before, and had been investigated for too long',
      open({ since: '2026-11-02T23:59:59.999Z', status: 'under_investigation' }),
      'pre-existing',
    ],
    [
      'before, and is known to affect',
      open({ since: '2026-11-09T00:00:00.000Z', status: 'affected' }),
      'pre-existing',
    ],
    ['with the midnight after its last day', life({ eolDate: '2026-11-09' }), 'new'],
    ['with the midnight before', life({ eolDate: '2026-11-08' }), 'pre-existing'],
    ['as a day that came near', life({ eolDate: '2027-02-08' }), 'new'],
    ['as a day that had been near', life({ eolDate: '2027-02-07' }), 'pre-existing'],
    ['as the end of grace', life({ graceEnds: '2026-11-10T00:00:00.000Z' }), 'new'],
    ['as grace that became short', life({ graceEnds: '2026-12-10T00:00:00.000Z' }), 'new'],
    ['as grace that had been short', life({ graceEnds: '2026-12-09T23:59:59.000Z' }), 'pre-existing'],
    ['without any day', life({}), 'not-compared'],
  ])('is new since a time where it came up %s', (_, given, expected) => {
    const [since, now] = [parseInstant('2026-11-10T00:00:00Z'), parseInstant('2026-11-20T12:00:00Z')];
    const [finding] = weigh(
      [{ ...observation('advisory'), ...given }],
      { kind: 'since', since, now },
      () => ({ ...failing([])(), underInvestigation: 'after 7 days' }),
    );
    expect(finding?.novelty).toBe(expected);
  });

  it.each([
    ['of severity high', 'high', '2026-11-01T00:00:00.000Z', 'new'],
    ['before that time', 'high', '2026-10-30T23:59:59.000Z', 'pre-existing'],
    ['of a severity without a limit', 'low', '2026-11-01T00:00:00.000Z', 'pre-existing'],
  ] as const)('is new since a time if a limit of days has passed since: %s', (_, rating, time, expected) => {
    const [since, now] = [parseInstant('2026-11-10T00:00:00Z'), parseInstant('2026-11-20T12:00:00Z')];
    const facts = { severity: { rating }, status: 'affected_fix_available', since: time, events: [] };
    const noveltyBy = (dates: object, limits: Partial<GatePolicy>) => {
      const one = {
        ...observation('advisory'),
        advisory: { ...facts, ...dates } as unknown as AdvisoryFacts,
      };
      const policy = { ...DEFAULT_POLICY, ...limits };
      return weigh([one], { kind: 'since', since, now }, () => policy)[0]?.novelty;
    };
    expect(noveltyBy({ detectedAt: time }, { maxOpenDays: { high: 10 } })).toBe(expected);
    expect(noveltyBy({ fixedAt: time }, { maxFixDays: { high: 10 } })).toBe(expected);
  });

  it.each<[readonly FailOn[], string]>([
    [['overdue-advisory'], 'error'],
    [['advisory'], 'error'],
    [['new-advisory'], 'error'],
    [['new-end-of-life'], 'warning'],
  ])('treats an overdue advisory as an advisory too: fail-on %j', (failOn, level) => {
    expect(weigh([observation('overdue-advisory')], compared(), failing(failOn))).toMatchObject([{ level }]);
  });

  it.each([
    ['minor', 'notice'],
    ['warning', 'warning'],
    ['blocking', 'error'],
  ] as const)('makes of what is %s at most a %s', (weight, level) => {
    const [finding] = weigh([{ ...observation('advisory'), weight }], none, failing(['advisory']));
    expect(finding?.level).toBe(level);
  });

  it('never makes less than a warning of what is unknown, which may hide what fails', () => {
    const policy = { ...DEFAULT_POLICY, failOn: [], warnOn: [] };
    const rules = ['not-checked', 'not-judged', 'base-unavailable', 'advisory'] as const;
    const found = weigh(
      rules.map((rule) => observation(rule)),
      none,
      () => policy,
    );
    expect(Object.fromEntries(found.map(({ level, rule }) => [rule, level]))).toEqual({
      'not-checked': 'warning',
      'not-judged': 'warning',
      'base-unavailable': 'warning',
      advisory: 'notice',
    });
  });

  it.each([
    [['behind', 'unpinned', 'other-registry'], 'pass'],
    [['behind', 'advisory'], 'warn'],
    [['not-checked'], 'warn'],
    [['base-unavailable'], 'warn'],
    [['unresolvable'], 'warn'],
    [['behind', 'end-of-life'], 'fail'],
    [[], 'pass'],
  ] as const)('the verdict on %j is %s', (found, verdict) => {
    expect(
      verdictOfFindings(
        weigh(
          found.map((rule) => observation(rule)),
          none,
          failing(['end-of-life']),
        ),
      ),
    ).toBe(verdict);
  });

  it('puts the worst first, then by rule, file, line and key, whatever the order was', () => {
    const given = [
      observation('behind', 'k', 'a', 1),
      observation('advisory', 'b', 'b', 2),
      observation('advisory', 'a', 'b', 2),
      observation('advisory', 'z', 'a', 9),
      observation('end-of-life', 'k', 'z', 1),
      observation('not-checked', 'k', 'a', 1),
    ];
    const order = ['not-checked k', 'end-of-life k', 'advisory z', 'advisory a', 'advisory b', 'behind k'];
    const sorted = (list: readonly Observation[]) =>
      weigh(list, none, failing(['not-checked'])).map(({ rule, key }) => `${rule} ${key}`);
    expect(sorted(given)).toEqual(order);
    expect(sorted(given.toReversed())).toEqual(order);
  });

  it('lists the most severe first in any file, and unscored ones last', () => {
    const scored = (score: number | null, file: string): Observation => {
      const advisory = { severity: { score } } as unknown as AdvisoryFacts;
      return { ...observation('advisory', `${score} ${file}`, file), advisory };
    };
    const given = [scored(null, 'a'), scored(0, 'a'), scored(3.1, 'a'), scored(9.8, 'z'), scored(9.8, 'b')];
    const order = ['9.8 b', '9.8 z', '3.1 a', '0 a', 'null a'];
    const sorted = (list: readonly Observation[]) => weigh(list, none, failing([])).map(({ key }) => key);
    expect([sorted(given), sorted(given.toReversed())]).toEqual([order, order]);
  });
});
