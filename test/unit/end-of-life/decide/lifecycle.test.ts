import { describe, expect, it } from 'vitest';

import { decideLifecycle } from '../../../../src/end-of-life/decide/lifecycle.ts';
import type {
  EolEntry,
  LifecycleLimits,
  TagLifecycle,
} from '../../../../src/end-of-life/decide/lifecycle.ts';
import { parseInstant } from '../../../../src/values/instant.ts';

const NOW = '2026-11-20T12:00:00Z';
const LIMITS: LifecycleLimits = { warnBeforeDays: 90, failBeforeDays: 30, deprecated: 'fail' };

function entry(changes: Partial<EolEntry> = {}): EolEntry {
  const active = { tagStatus: 'TAG_ACTIVE', graceStatus: 'GRACE_NOT_ELIGIBLE' };
  return { ...active, graceExpiry: undefined, eolDate: undefined, isBroken: false, ...changes };
}

function decide(
  life: Partial<TagLifecycle>,
  {
    now = NOW,
    isPinned = false,
    isDenied = undefined as boolean | undefined,
    ...limits
  }: Partial<LifecycleLimits> & { now?: string; isPinned?: boolean; isDenied?: boolean } = {},
) {
  const alive = { exists: true, deprecated: false, entry: entry(), successor: undefined };
  return decideLifecycle(
    { ...alive, ...life },
    { isPinned, isDenied, now: parseInstant(now), limits: { ...LIMITS, ...limits } },
  );
}

const grace = (graceExpiry: string | undefined, changes: Partial<EolEntry> = {}) =>
  entry({
    tagStatus: 'TAG_IN_GRACE',
    graceStatus: 'GRACE_ACTIVE',
    graceExpiry,
    eolDate: '2026-10-31',
    ...changes,
  });

describe('end-of-life/decide/lifecycle decides by the table', () => {
  it.each<[string, Partial<TagLifecycle>, string, string]>([
    ['no such tag, no digest', { exists: false }, 'fail', 'no-tag'],
    ['GRACE_BROKEN', { entry: entry({ graceStatus: 'GRACE_BROKEN' }) }, 'fail', 'broken'],
    ['eolBroken', { entry: entry({ isBroken: true }) }, 'fail', 'broken'],
    [
      '… before GRACE_EXPIRED',
      { entry: grace('2026-01-01T00:00:00Z', { isBroken: true }) },
      'fail',
      'broken',
    ],
    ['GRACE_EXPIRED', { entry: entry({ graceStatus: 'GRACE_EXPIRED' }) }, 'fail', 'grace-over'],
    ['the grace period is over', { entry: grace('2026-11-20T11:59:59Z') }, 'fail', 'grace-over'],
    ['30 days left of the grace period', { entry: grace('2026-12-20T12:00:00Z') }, 'fail', 'grace-ending'],
    ['… 1 day', { entry: grace('2026-11-20T12:00:01Z') }, 'fail', 'grace-ending'],
    ['31 days left of the grace period', { entry: grace('2026-12-20T12:00:01Z') }, 'warn', 'in-grace'],
    ['GRACE_ACTIVE alone is grace', { entry: entry({ graceStatus: 'GRACE_ACTIVE' }) }, 'warn', 'in-grace'],
    ['TAG_IN_GRACE alone is grace', { entry: entry({ tagStatus: 'TAG_IN_GRACE' }) }, 'warn', 'in-grace'],
    ['eolDate past, not in grace', { entry: entry({ eolDate: '2026-11-19' }) }, 'fail', 'over'],
    [
      '… nor will be',
      { entry: entry({ eolDate: '2026-11-19', graceStatus: 'GRACE_ELIGIBLE' }) },
      'fail',
      'over',
    ],
    [
      '… and inactive',
      { entry: entry({ eolDate: '2026-11-19', tagStatus: 'TAG_INACTIVE' }) },
      'fail',
      'over',
    ],
    ['deprecated, v1 has no entry', { deprecated: true, entry: 'none' }, 'fail', 'deprecated-without-date'],
    ['deprecated, v1 refused', { deprecated: true, entry: 'refused' }, 'fail', 'deprecated-without-date'],
    ['deprecated, v1 has no date', { deprecated: true }, 'fail', 'deprecated-without-date'],
    [
      'deprecated, eolDate to come',
      { deprecated: true, entry: entry({ eolDate: '2027-11-01' }) },
      'warn',
      'deprecated-early',
    ],
    ['eolDate today', { entry: entry({ eolDate: '2026-11-20' }) }, 'warn', 'ending'],
    [
      'eolDate in 90 days, eligible',
      { entry: entry({ eolDate: '2027-02-18', graceStatus: 'GRACE_ELIGIBLE' }) },
      'warn',
      'ending',
    ],
    ['eolDate in 1 day, not eligible', { entry: entry({ eolDate: '2026-11-21' }) }, 'warn', 'ending'],
    [
      'TAG_INACTIVE, eolDate to come',
      { entry: entry({ tagStatus: 'TAG_INACTIVE', eolDate: '2027-10-31' }) },
      'warn',
      'superseded',
    ],
    ['TAG_INACTIVE, no eolDate', { entry: entry({ tagStatus: 'TAG_INACTIVE' }) }, 'warn', 'superseded'],
    [
      'TAG_INACTIVE, no eolDate, and deprecated',
      { deprecated: true, entry: entry({ tagStatus: 'TAG_INACTIVE' }) },
      'warn',
      'superseded',
    ],
    [
      'a status of a tag that is not known',
      { entry: entry({ tagStatus: 'TAG_FROZEN' }) },
      'warn',
      'not-known',
    ],
    [
      'a status of grace that is not known',
      { entry: entry({ graceStatus: 'GRACE_MAYBE' }) },
      'warn',
      'not-known',
    ],
    ['a date that is none', { entry: entry({ eolDate: 'soon' }) }, 'warn', 'not-known'],
    ['eolDate in 91 days', { entry: entry({ eolDate: '2027-02-19' }) }, 'pass', 'alive'],
    ['nothing known against it', {}, 'pass', 'alive'],
    ['v1 has no entry', { entry: 'none' }, 'pass', 'alive'],
    ['v1 refused', { entry: 'refused' }, 'warn', 'refused'],
  ])('%s', (_, life, ...expected) => {
    const { verdict, row } = decide(life);
    expect([verdict, row]).toEqual(expected);
  });

  it.each<[string, Partial<TagLifecycle>, boolean | undefined, string, string]>([
    ['in grace', { entry: grace('2027-03-01T00:00:00Z') }, true, 'fail', 'in-grace'],
    ['in grace', { entry: grace('2027-03-01T00:00:00Z') }, false, 'warn', 'in-grace'],
    ['on the day of its end of life', { entry: entry({ eolDate: '2026-11-20' }) }, true, 'fail', 'ending'],
    [
      'on the day of its end of life',
      { entry: entry({ eolDate: '2026-11-20' }) },
      undefined,
      'warn',
      'ending',
    ],
    ['maintained', {}, true, 'pass', 'alive'],
  ])('judges a tag %s, where no-eol denies pulls: %#', (_, life, isDenied, ...expected) => {
    const { verdict, row } = decide(life, isDenied === undefined ? {} : { isDenied });
    expect([verdict, row]).toEqual(expected);
  });

  it('warns of a tag that is gone where a digest still pins the build', () => {
    expect(decide({ exists: false }, { isPinned: true })).toMatchObject({ verdict: 'warn', row: 'tag-gone' });
  });

  it('fails only when grace is over with fail-before-days 0', () => {
    const last = { entry: grace('2026-11-20T12:00:00Z') };
    expect(decide(last, { failBeforeDays: 0 })).toMatchObject({ verdict: 'fail', daysLeft: 0 });
    const left = { entry: grace('2026-11-20T12:00:01Z') };
    expect(decide(left, { failBeforeDays: 0 })).toMatchObject({ verdict: 'warn', daysLeft: 1 });
  });

  it('takes its limits from the configuration file', () => {
    const soon = { entry: entry({ eolDate: '2027-02-18' }) };
    expect(decide(soon, { warnBeforeDays: 89 }).verdict).toBe('pass');
    expect(decide({ deprecated: true, entry: 'none' }, { deprecated: 'warn' }).verdict).toBe('warn');
  });

  it.each([
    ['2026-11-20T00:00:00Z', 0, 'warn'],
    ['2026-11-20T23:59:59Z', 0, 'warn'],
    ['2026-11-21T00:00:00Z', -1, 'fail'],
    ['2026-11-19T23:59:59Z', 1, 'warn'],
  ])('counts days in UTC: the end of life on the 20th, seen at %s, is %d away', (now, daysLeft, verdict) => {
    const ends = { entry: entry({ eolDate: '2026-11-20' }) };
    expect(decide(ends, { now })).toMatchObject({ daysLeft, verdict });
  });
});
