import { describe, expect, it } from 'vitest';

import {
  ADVISORY_STATUSES,
  decideAdvisoryStatus,
} from '../../../../src/advisories/decide/advisory-status.ts';
import type { AdvisoryStatus } from '../../../../src/advisories/decide/advisory-status.ts';
import type { AdvisoryEvent } from '../../../../src/advisories/decide/advisory-timeline.ts';
import { weightOf } from '../../../../src/check/decide/advisory-weight.ts';
import type { Weight } from '../../../../src/check/decide/finding.ts';
import { DEFAULT_POLICY } from '../../../../src/config/policy/gate-policy.ts';
import type { GatePolicy } from '../../../../src/config/policy/gate-policy.ts';
import { parseInstant } from '../../../../src/values/instant.ts';
import type { Instant } from '../../../../src/values/instant.ts';
import type { Severity } from '../../../../src/values/severity.ts';
import { assessed } from '../../../support/samples/sample-assessment.ts';

const NOW = parseInstant('2026-11-20T12:00:00Z');
const HIGH: Severity = { rating: 'high', score: 7.5 };
const UNSCORED: Severity = { rating: 'unscored', score: null };

interface Given {
  readonly severity?: Severity;
  readonly policy?: Partial<GatePolicy>;
  readonly now?: Instant;
}

/**
 * What events at days of November 2026 come to for an installed version: the row of
 * advisory-rules.md#status-decisions, and how much it can matter.
 */
function weigh(
  installed: string,
  events: readonly (readonly [at: string, said: Partial<AdvisoryEvent>])[],
  { severity = HIGH, policy = {}, now = NOW }: Given = {},
): readonly [row: number, weight: Weight | undefined] {
  const timed = events.map(([at, said]): AdvisoryEvent =>
    Object.assign({ createTime: `2026-11-${at}Z`, reviewState: 'REVIEW_STATE_APPROVED' }, said),
  );
  const decision = decideAdvisoryStatus({ events: timed, installed });
  const assessment = { ...assessed({}), decision, severity };
  return [decision.row, weightOf(assessment, { ...DEFAULT_POLICY, ...policy }, now)];
}

/** What a status comes to, whatever led to it. */
function weighStatus(status: AdvisoryStatus, { severity = HIGH, policy = {}, now = NOW }: Given = {}) {
  const { decision, ...assessment } = assessed({});
  const judged = { ...assessment, decision: { ...decision, status, since: undefined }, severity };
  return weightOf(judged, { ...DEFAULT_POLICY, ...policy }, now);
}

const fixed = (fixedVersion: string) => ({ fixed: { fixedVersion } });
const scanned = (artifactVersion: string) => ({ detection: { scanv1: { artifactVersion } } });
const patched = (...patchedVersions: readonly string[]) => ({ patched: { patchedVersions } });
const detection = { detection: {} };
const pending = { reviewState: 'REVIEW_STATE_PENDING' };

const AFTER_A_WEEK = { underInvestigation: 'after 7 days' } as const;
const OLD = '01T00:00:00';
const YOUNG = '18T00:00:00';

describe('check/decide/advisory-weight: the gate by the last column of the table', () => {
  it.each<[string, string, Parameters<typeof weigh>[1], number, Weight | undefined]>([
    ['row 1: fixed, installed has it: passes', '1.2-r3', [[OLD, fixed('1.2-r3')]], 1, undefined],
    ['row 2: fixed, installed lacks it: fails', '1.2-r2', [[OLD, fixed('1.2-r3')]], 2, 'blocking'],
    ['row 3: fixed in "0": passes', '1', [[OLD, fixed('0')]], 3, undefined],
    ['row 4: a version without order: warns', '1', [[OLD, fixed('x')]], 4, 'warning'],
    ['row 5: a false positive: passes', '1', [[OLD, { falsePositiveDetermination: {} }]], 5, undefined],
    ['row 6: a true positive: fails', '1', [[YOUNG, { truePositiveDetermination: {} }]], 6, 'blocking'],
    ['row 7: no fix is planned: fails', '1', [[YOUNG, { fixNotPlanned: {} }]], 7, 'blocking'],
    ['row 8: waits for upstream: warns', '1', [[OLD, { pendingUpstreamFix: {} }]], 8, 'warning'],
    ['row 9: no analysis is planned: warns', '1', [[OLD, { analysisNotPlanned: {} }]], 9, 'warning'],
    ['row 10: detected lately: warns', '1', [[YOUNG, detection]], 10, 'warning'],
    ['row 10: detected long ago: fails', '1', [[OLD, detection]], 10, 'blocking'],
    [
      'row 11: detected again, below the fix: fails',
      '1.0',
      [
        [OLD, fixed('1.1')],
        [YOUNG, scanned('1.5')],
      ],
      11,
      'blocking',
    ],
    [
      'row 12: detected again, between: passes',
      '1.3',
      [
        [OLD, fixed('1.1')],
        [YOUNG, scanned('1.5')],
      ],
      12,
      undefined,
    ],
    [
      'row 13: a regression of late: warns',
      '1.5',
      [
        [OLD, fixed('1.1')],
        [YOUNG, scanned('1.5')],
      ],
      13,
      'warning',
    ],
    [
      'row 13: a regression of long ago: fails',
      '1.5',
      [
        [OLD, fixed('1.1')],
        ['05T00:00:00', scanned('1.5')],
      ],
      13,
      'blocking',
    ],
    [
      'row 14: detected again nowhere, below: fails',
      '1.0',
      [
        [OLD, fixed('1.1')],
        [YOUNG, detection],
      ],
      14,
      'blocking',
    ],
    [
      'row 14: detected again nowhere, at the fix: warns',
      '1.1',
      [
        [OLD, fixed('1.1')],
        [YOUNG, detection],
      ],
      14,
      'warning',
    ],
    ['row 15: patched, listed: passes', '1.2', [[OLD, patched('1.2')]], 15, undefined],
    ['row 15: patched, above the highest: passes', '1.3', [[OLD, patched('1.2')]], 15, undefined],
    ['row 15: patched, below: fails', '1.1', [[OLD, patched('1.2')]], 15, 'blocking'],
    ['row 16: of an unknown kind: warns', '1', [[OLD, { somethingNew: {} } as object]], 16, 'warning'],
    ['row 17: nothing is approved: not reported', '1', [[OLD, { ...fixed('2'), ...pending }]], 17, undefined],
    ['row 17: no event at all: not reported', '1', [], 17, undefined],
  ])('%s', (_, installed, events, ...expected) => {
    expect(weigh(installed, events, { policy: AFTER_A_WEEK })).toEqual(expected);
  });

  it('only warns under investigation by default, however long', () => {
    expect(weigh('1', [[OLD, detection]])).toEqual([10, 'warning']);
  });

  it.each<[string, Partial<GatePolicy>, AdvisoryStatus, Weight | undefined]>([
    ['strict fails what cannot be decided', { strict: true }, 'unknown', 'blocking'],
    ['… and not what is not analyzed', { strict: true }, 'unknown_not_analysed', 'warning'],
    ['pending-upstream: fail', { pendingUpstream: 'fail' }, 'affected_pending_upstream', 'blocking'],
    ['unreviewed: warn', { unreviewed: 'warn' }, 'unreviewed', 'warning'],
  ])('by the policy: %s', (_, policy, status, weight) => {
    expect(weighStatus(status, { policy })).toBe(weight);
  });

  it.each([
    ['7 days to the millisecond', '2026-11-17T00:00:00Z', undefined, 'warning'],
    ['a millisecond more', '2026-11-17T00:00:00.001Z', undefined, 'blocking'],
    ['10 days, where 10 are allowed', '2026-11-20T00:00:00Z', 10, 'warning'],
    ['no time at all, where none is allowed', '2026-11-10T00:00:00Z', 0, 'warning'],
    ['a millisecond, where none is allowed', '2026-11-10T00:00:00.001Z', 0, 'blocking'],
  ] as const)('under investigation for %s', (_, now, days, weight) => {
    const policy = { underInvestigation: `after ${days ?? 7} days` } as const;
    const given = { policy, now: parseInstant(now) };
    expect(weigh('1', [['10T00:00:00', detection]], given)).toEqual([10, weight]);
  });

  it('takes a detection of unknown age for an old one', () => {
    expect(weighStatus('under_investigation', { policy: AFTER_A_WEEK })).toBe('blocking');
  });

  it('fails what is under investigation from the first moment on with the plain fail', () => {
    expect(weigh('1', [[YOUNG, detection]], { policy: { underInvestigation: 'fail' } })).toEqual([
      10,
      'blocking',
    ]);
  });

  it.each<[AdvisoryStatus, Weight | undefined]>([
    ['affected_fix_available', 'blocking'],
    ['affected', 'minor'],
    ['affected_wont_fix', 'minor'],
    ['affected_pending_upstream', 'minor'],
    ['under_investigation', 'minor'],
    ['unknown_not_analysed', 'minor'],
    ['unknown', 'warning'],
    ['unreviewed', undefined],
    ['fixed', undefined],
  ])('with only-fixable, keeps what has a fix, or may have one: %s', (status, weight) => {
    expect(weighStatus(status, { policy: { onlyFixable: true } })).toBe(weight);
  });
});

describe('check/decide/advisory-weight: severities', () => {
  const scored = (rating: 'critical' | 'high' | 'medium' | 'low' | 'none', score: number): Severity => ({
    rating,
    score,
  });

  it.each<[Severity, GatePolicy['minSeverity'], Weight]>([
    [scored('low', 0.1), 'low', 'blocking'],
    [scored('none', 0), 'low', 'minor'],
    [scored('none', 0), 'none', 'blocking'],
    [scored('medium', 6.9), 'high', 'minor'],
    [scored('high', 7), 'high', 'blocking'],
    [scored('high', 8.9), 'critical', 'minor'],
    [scored('critical', 9), 'critical', 'blocking'],
  ])('%j with min-severity %s', (severity, minSeverity, weight) => {
    expect(weighStatus('affected', { severity, policy: { minSeverity } })).toBe(weight);
  });

  it('does not make a warning more, or less: only what can fail has to be severe', () => {
    const severity = scored('low', 1);
    const policy = { minSeverity: 'critical' } as const;
    expect(weighStatus('affected_pending_upstream', { severity, policy })).toBe('warning');
    expect(weighStatus('unknown', { severity, policy })).toBe('warning');
  });

  const strictly = { underInvestigation: 'fail' } as const;
  const BLOCKING = ADVISORY_STATUSES.filter(
    (status) => weighStatus(status, { policy: strictly }) === 'blocking',
  );

  it.each<[GatePolicy['unscored'], readonly (Weight | undefined)[]]>([
    // affected_fix_available, affected, affected_wont_fix, under_investigation (long)
    ['auto', ['blocking', 'blocking', 'blocking', 'warning']],
    ['fail', ['blocking', 'blocking', 'blocking', 'blocking']],
    ['warn', ['warning', 'warning', 'warning', 'warning']],
    ['ignore', [undefined, undefined, undefined, undefined]],
  ])('without a score, unscored: %s', (unscored, weights) => {
    const given = { severity: UNSCORED, policy: { ...strictly, unscored } };
    expect(BLOCKING.map((status) => weighStatus(status, given))).toEqual(weights);
  });

  it('blocks unscored advisories with any min-severity', () => {
    const given = { severity: UNSCORED, policy: { minSeverity: 'critical' } } as const;
    expect(weighStatus('affected', given)).toBe('blocking');
  });
});
