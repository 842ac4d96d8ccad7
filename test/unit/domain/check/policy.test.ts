import { describe, expect, it } from 'vitest';

import type { Observation, Rule } from '../../../../src/domain/check/finding.ts';
import { DEFAULT_POLICY } from '../../../../src/domain/check/gate-policy.ts';
import type { FailOn, GatePolicy } from '../../../../src/domain/check/gate-policy.ts';
import { judge, weigh } from '../../../../src/domain/check/policy.ts';
import type { Baseline } from '../../../../src/domain/check/policy.ts';

const none: Baseline = { kind: 'none' };
const compared = (...keys: readonly string[]): Baseline => ({
  kind: 'compared',
  weights: new Map(keys.map((key) => [key, 'blocking'])),
  isTouched: () => false,
});

/** The usual policy, but for what fails. */
function failing(failOn: readonly FailOn[]): () => GatePolicy {
  return () => ({ ...DEFAULT_POLICY, failOn });
}

function observation(rule: Rule, key: string = rule, file = 'Dockerfile', line = 1): Observation {
  return { rule, weight: 'blocking', key, file, line, reference: 'r', title: 't', message: 'm', remedy: 'd' };
}

describe('domain/check/policy', () => {
  it.each([
    ['a rule fails on what is new', ['advisory'], compared(), 'error'],
    ['a rule fails on what was carried over', ['advisory'], compared('advisory'), 'error'],
    ['a new- rule fails on what is new', ['new-advisory'], compared(), 'error'],
    ['a new- rule warns of what was carried over', ['new-advisory'], compared('advisory'), 'warning'],
    ['a new- rule never calls anything new without a base', ['new-advisory'], none, 'warning'],
    ['another rule leaves it a warning', ['end-of-life'], compared(), 'warning'],
    ['no rule leaves it a warning', [], none, 'warning'],
  ] as const)('%s', (_, failOn, baseline, level) => {
    expect(weigh([observation('advisory')], baseline, failing(failOn))).toMatchObject([{ level }]);
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
      judge(
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
});
