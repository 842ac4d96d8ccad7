import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { decideAdvisoryStatus } from '../../../../src/advisories/decide/advisory-status.ts';
import type { AdvisoryEvent } from '../../../../src/advisories/decide/advisory-timeline.ts';

interface Cases {
  readonly status: readonly {
    readonly name: string;
    readonly installed: string;
    readonly events: readonly AdvisoryEvent[];
    readonly status: string;
    readonly fixedVersion?: string;
  }[];
}

const cases = JSON.parse(readFileSync('test/golden/advisory/advisory-cases.json', 'utf8')) as Cases;

/** Approved events, one a day from the first of November 2026 on. */
function events(...bodies: readonly Readonly<Record<string, unknown>>[]): readonly AdvisoryEvent[] {
  return bodies.map((body, index) => {
    const createTime = `2026-11-${String(index + 1).padStart(2, '0')}T00:00:00Z`;
    return Object.assign({ createTime, reviewState: 'REVIEW_STATE_APPROVED' }, body);
  });
}

/** An approved event of the first of November 2026. */
function at(time: string, body: Readonly<Record<string, unknown>>): AdvisoryEvent {
  return Object.assign({ createTime: `2026-11-01T${time}`, reviewState: 'REVIEW_STATE_APPROVED' }, body);
}

const detection = { detection: { manual: {} } };
const scanned = (artifactVersion: string) => ({ detection: { scanv1: { artifactVersion } } });
const fixed = (fixedVersion: string) => ({ fixed: { fixedVersion } });
const patched = (...patchedVersions: readonly string[]) => ({ patched: { patchedVersions } });

describe('advisories/decide/advisory-status', () => {
  it.each(cases.status)('$name', ({ installed, events: given, status, fixedVersion }) => {
    const decision = decideAdvisoryStatus({ events: given, installed });
    expect([decision.status, decision.fixedVersion]).toEqual([status, fixedVersion]);
  });

  describe('decides by the table', () => {
    it.each([
      ['row 1: fixed, installed equals it', '1.2-r3', [fixed('1.2-r3')], 'fixed', 1],
      ['row 1: fixed, installed is newer', '1.2-r10', [fixed('1.2-r9')], 'fixed', 1],
      ['row 2: fixed, installed is older', '1.2-r9', [fixed('1.2-r10')], 'affected_fix_available', 2],
      ['row 3: fixed in "0"', '1.2-r9', [fixed('0')], 'not_affected', 3],
      ['row 3: fixed in "0", whatever is installed', 'latest', [fixed('0')], 'not_affected', 3],
      ['row 4: the fix is no version', '1.2-r9', [fixed('1.1.0-r1-r0')], 'unknown', 4],
      ['row 4: installed is no version', 'latest', [fixed('1.1.0-r1')], 'unknown', 4],
      ['row 4: fixed in no version', '1.2-r9', [{ fixed: {} }], 'unknown', 4],
      ['row 5: false positive', '1', [detection, { falsePositiveDetermination: {} }], 'not_affected', 5],
      ['row 6: true positive', '1', [detection, { truePositiveDetermination: {} }], 'affected', 6],
      [
        'row 6: true positive after a fix',
        '9',
        [fixed('1'), { truePositiveDetermination: {} }],
        'affected',
        6,
      ],
      ['row 7: fix not planned', '1', [{ fixNotPlanned: {} }], 'affected_wont_fix', 7],
      ['row 8: pending upstream', '1', [{ pendingUpstreamFix: {} }], 'affected_pending_upstream', 8],
      ['row 9: analysis not planned', '1', [{ analysisNotPlanned: {} }], 'unknown_not_analysed', 9],
      ['row 10: detection, no earlier fix', '1', [scanned('1')], 'under_investigation', 10],
      ['row 10: what is installed need not be a version', 'x', [detection], 'under_investigation', 10],
      [
        'row 11: detected again, installed below the fix',
        '1.0',
        [fixed('1.1'), scanned('1.5')],
        'affected_fix_available',
        11,
      ],
      ['row 12: detected again, installed between', '1.3', [fixed('1.1'), scanned('1.5')], 'fixed', 12],
      [
        'row 11: … below the last of two fixes',
        '1.5',
        [fixed('1.1'), scanned('1.0'), fixed('2.0'), scanned('2.5')],
        'affected_fix_available',
        11,
      ],
      [
        'row 13: detected again in what is installed',
        '1.5',
        [fixed('1.1'), scanned('1.5')],
        'under_investigation',
        13,
      ],
      [
        'row 13: … by the first of two',
        '1.6',
        [fixed('1.1'), scanned('1.5'), scanned('1.7')],
        'under_investigation',
        13,
      ],
      [
        'row 14: detected again without a version, below',
        '1.0',
        [fixed('1.1'), detection],
        'affected_fix_available',
        14,
      ],
      ['row 14: … at the fix', '1.1', [fixed('1.1'), detection], 'under_investigation', 14],
      ['row 14: … with one that is none', '1.3', [fixed('1.1'), scanned('1..5')], 'under_investigation', 14],
      [
        'row 14: … after one with a version that is newer',
        '1.3',
        [fixed('1.1'), scanned('1.5'), detection],
        'under_investigation',
        14,
      ],
      [
        'row 12: … before one with a version that is newer',
        '1.3',
        [fixed('1.1'), detection, scanned('1.5')],
        'fixed',
        12,
      ],
      [
        'row 12: … whatever was decided between',
        '1.3',
        [fixed('1.1'), { falsePositiveDetermination: {} }, scanned('1.5')],
        'fixed',
        12,
      ],
      [
        'row 12: … by another scan of what is below the fix',
        '1.3',
        [fixed('1.1'), scanned('1.0'), scanned('1.5')],
        'fixed',
        12,
      ],
      [
        'row 13: … by a scan of what is below the fix alone',
        '1.3',
        [fixed('1.1'), scanned('1.0')],
        'under_investigation',
        13,
      ],
      ['row 14: detected again after "0"', '1.3', [fixed('0'), detection], 'under_investigation', 14],
      ['row 4: detected again, the fix is no version', '1.3', [fixed('1..1'), detection], 'unknown', 4],
      [
        'row 8: pending upstream after a fix and a detection, at the fix',
        '1.3',
        [fixed('1.1'), detection, { pendingUpstreamFix: {} }],
        'affected_pending_upstream',
        8,
      ],
      [
        'row 9: analysis not planned after a fix',
        '1.3',
        [fixed('1.1'), { analysisNotPlanned: {} }],
        'unknown_not_analysed',
        9,
      ],
      ['row 4: detected again, versions without order', 'x', [fixed('1.1'), scanned('1.5')], 'unknown', 4],
      ['row 15: patched, listed', '1.2-r3', [patched('1.2-r3', '1.3-r1')], 'fixed', 15],
      ['row 15: … as a text that is no version', 'git-1a', [patched('git-1a')], 'fixed', 15],
      ['row 15: … spelled otherwise', '1.2-r03', [patched('1.2-r3', '1.3-r1')], 'fixed', 15],
      ['row 15: … above the highest', '1.4-r0', [patched('1.3-r1', '1.2-r3')], 'fixed_assumed', 15],
      ['row 15: … a later epoch of one', '1.2-r9', [patched('1.2-r3', '1.3-r1')], 'fixed_assumed', 15],
      ['row 15: … between two', '1.2.1-r9', [patched('1.2-r3', '1.3-r1')], 'affected_fix_available', 15],
      ['row 15: … below all', '1.2-r2', [patched('1.2-r3', '1.3-r1')], 'affected_fix_available', 15],
      ['row 4: patched, one of them no version', '1.4', [patched('1.2-r3', '1..3')], 'unknown', 4],
      ['row 4: patched in nothing', '1.4', [patched()], 'unknown', 4],
      ['row 16: a kind of event that is not known', '1', [fixed('1'), { somethingNew: {} }], 'unknown', 16],
      ['row 17: no event', '1', [], 'unreviewed', 17],
      [
        'row 17: none approved',
        '1',
        [{ ...fixed('1'), reviewState: 'REVIEW_STATE_REJECTED' }],
        'unreviewed',
        17,
      ],
    ] as const)('%s', (_, installed, bodies, ...expected) => {
      const decision = decideAdvisoryStatus({ events: events(...bodies), installed });
      expect([decision.status, decision.row]).toEqual(expected);
    });
  });

  it.each([
    ['the next patched version', '1.2-r2', [patched('1.3-r1', '1.2-r3')], '1.2-r3'],
    ['the next above a gap', '1.2.1-r0', [patched('1.3-r1', '1.2-r3')], '1.3-r1'],
    ['no version of a regression', '1.5', [fixed('1.1'), scanned('1.5')], undefined],
    ['the latest fix, not the highest', '9.0.1-r0', [fixed('9.0.101-r0'), fixed('9.0.2-r0')], '9.0.2-r0'],
  ] as const)('names %s', (_, installed, bodies, fixedVersion) => {
    expect(decideAdvisoryStatus({ events: events(...bodies), installed }).fixedVersion).toBe(fixedVersion);
  });

  it('dates it from the first event after the last that settled it', () => {
    const given = events(detection, fixed('1.1'), scanned('1.5'), { pendingUpstreamFix: {} });
    expect(decideAdvisoryStatus({ events: given, installed: '1' }).since).toBe(
      Date.parse('2026-11-03T00:00:00Z'),
    );
  });

  it.each([
    ['an open detection', '1', [detection, scanned('1')], { since: 1, detectedAt: 1, fixedAt: undefined }],
    ['a report without detection', '1', [{ pendingUpstreamFix: {} }], { since: 1, detectedAt: undefined }],
    ['a fix, detected before', '1.0', [detection, fixed('1.1')], { since: 2, detectedAt: 1, fixedAt: 2 }],
    ['a patch', '1.0', [detection, patched('1.1')], { detectedAt: 1, fixedAt: 2 }],
    ['a fix, not of the detection after it', '1.0', [fixed('1.1'), scanned('1.5')], { since: 2, fixedAt: 1 }],
    ['the latest of two fixes', '1.0', [fixed('1.1'), fixed('1.2')], { fixedAt: 2 }],
    ['a regression', '1.5', [detection, fixed('1.1'), scanned('1.5')], { detectedAt: 3, fixedAt: undefined }],
    [
      'a detection after a false positive',
      '1.0',
      [detection, { falsePositiveDetermination: {} }, detection, fixed('1.1')],
      { detectedAt: 3, fixedAt: 4 },
    ],
    ['no fix that decides nothing', 'x', [detection, fixed('1.1')], { since: 2, fixedAt: undefined }],
  ] as const)('dates %s', (_, installed, bodies, days) => {
    const decision = decideAdvisoryStatus({ events: events(...bodies), installed });
    const dated = Object.entries(days).map(([name, day]) => [
      name,
      day === undefined ? undefined : Date.parse(`2026-11-0${day}T00:00:00Z`),
    ]);
    expect(decision).toMatchObject(Object.fromEntries(dated) as object);
  });

  it.each([
    ['whole seconds', '00:00:00Z', '00:00:01Z'],
    ['a fraction and none', '00:00:00Z', '00:00:00.001Z'],
    ['fractions of other lengths', '00:00:00.5Z', '00:00:00.51Z'],
    ['microseconds', '00:00:00.123001Z', '00:00:00.123002Z'],
    ['nanoseconds, and fewer digits', '00:00:00.1230001Z', '00:00:00.123000101Z'],
    ['a millisecond and a part of it', '00:00:00.123Z', '00:00:00.123000001Z'],
  ])('takes the later time for the latest, whatever the order of the list: %s', (_, early, late) => {
    const given = [at(late, fixed('1.0')), at(early, detection)];
    expect(decideAdvisoryStatus({ events: given, installed: '1.0' }).status).toBe('fixed');
  });

  it('takes the later in the list for the latest where times are equal, however they are written', () => {
    const given = [at('00:00:00.100000Z', detection), at('00:00:00.1Z', fixed('1.0'))];
    expect(decideAdvisoryStatus({ events: given, installed: '1.0' }).status).toBe('fixed');
  });

  it('returns unknown if a time cannot be parsed', () => {
    const [first, second] = events(detection, fixed('1.0'));
    const given = [first, { ...second, createTime: 'yesterday' }] as readonly AdvisoryEvent[];
    expect(decideAdvisoryStatus({ events: given, installed: '1.0' })).toMatchObject({ status: 'unknown' });
  });
});
