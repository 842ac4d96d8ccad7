import { describe, expect, it } from 'vitest';

import type { Observation } from '../../../../src/domain/check/finding.ts';
import { DEFAULT_POLICY } from '../../../../src/domain/check/gate-policy.ts';
import { observeLife } from '../../../../src/domain/check/observe-life.ts';
import type { EolEntry, TagLifecycle } from '../../../../src/domain/check/lifecycle.ts';
import { digestOf, now, tagLifecycle, use } from '../../../support/samples/sample-check.ts';

const IMAGE = 'cgr.dev/acme/node';

function entry(changes: Partial<EolEntry>): EolEntry {
  const active = { tagStatus: 'TAG_ACTIVE', graceStatus: 'GRACE_NOT_ELIGIBLE' };
  return { ...active, graceExpiry: undefined, eolDate: undefined, isBroken: false, ...changes };
}

function observe(life: Partial<TagLifecycle>, reference = `${IMAGE}:18`): readonly Observation[] {
  return observeLife(use('Dockerfile', 3, reference), '18', tagLifecycle(life), {
    policy: DEFAULT_POLICY,
    now,
  });
}

const grace = (graceExpiry: string) =>
  entry({ tagStatus: 'TAG_IN_GRACE', graceStatus: 'GRACE_ACTIVE', graceExpiry, eolDate: '2026-10-31' });

describe('domain/check/observe-life: each row of the table as a finding', () => {
  it.each<[string, Partial<TagLifecycle>, Observation['weight'], string]>([
    ['no such tag', { exists: false }, 'blocking', 'tag 18 does not exist'],
    ['cannot be built', { entry: entry({ isBroken: true }) }, 'blocking', 'tag 18 is past its end of life'],
    ['grace is over', { entry: grace('2026-11-01T00:00:00Z') }, 'blocking', 'tag 18 is past its end of life'],
    ['grace ends', { entry: grace('2026-12-01T00:00:00Z') }, 'blocking', 'tag 18 is in its time of grace'],
    ['in grace', { entry: grace('2027-03-01T00:00:00Z') }, 'warning', 'tag 18 is in its time of grace'],
    [
      'in grace, and denied',
      { entry: grace('2027-03-01T00:00:00Z'), isDenied: true },
      'blocking',
      'tag 18 is in its time of grace',
    ],
    ['over', { entry: entry({ eolDate: '2026-11-01' }) }, 'blocking', 'tag 18 is past its end of life'],
    ['deprecated, no date', { deprecated: true }, 'blocking', 'tag 18 is past its end of life'],
    [
      'deprecated, and a date to come',
      { deprecated: true, entry: entry({ eolDate: '2027-11-01' }) },
      'warning',
      'tag 18 is deprecated',
    ],
    ['ends soon', { entry: entry({ eolDate: '2026-12-24' }) }, 'warning', 'tag 18 nears its end of life'],
    ['superseded', { entry: entry({ tagStatus: 'TAG_INACTIVE' }) }, 'warning', 'tag 18 is superseded'],
    [
      'a state that is not known',
      { entry: entry({ tagStatus: 'TAG_FROZEN' }) },
      'warning',
      'the state of tag 18 is not known',
    ],
    ['dates that are refused', { entry: 'refused' }, 'warning', 'the end of life of tag 18 is not known'],
  ])('%s', (_, life, weight, title) => {
    const [finding, ...more] = observe(life);
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ rule: 'end-of-life', key: `end-of-life|${IMAGE}:18`, weight, title });
    expect(finding?.message).toMatch(/^[A-Z].*\(cgr\.dev\/acme\/node:18\)\.$/);
  });

  it('is nothing for a tag that lives', () => {
    expect(observe({ entry: entry({ eolDate: '2028-01-01' }) })).toEqual([]);
  });

  it('only warns of a tag that is gone where a digest pins the build', () => {
    const [finding] = observe({ exists: false }, `${IMAGE}:18@${digestOf('a')}`);
    expect(finding).toMatchObject({ weight: 'warning', title: 'tag 18 does not exist' });
  });

  it('says where to move, and to what is maintained where no tag is known', () => {
    const over = { entry: entry({ eolDate: '2026-11-01' }) };
    const [known] = observe({ ...over, successor: '20' });
    expect(known).toMatchObject({ remedy: `Move to ${IMAGE}:20.`, endOfLife: { successor: '20' } });
    expect(observe(over)[0]?.remedy).toBe(`Move to a tag of ${IMAGE} that is still maintained.`);
    expect(observe({ entry: entry({ tagStatus: 'TAG_FROZEN' }) })[0]?.remedy).toBe('Update Mooring.');
  });

  it('holds the dates that it was decided on, in UTC', () => {
    expect(observe({ entry: grace('2026-12-01T00:00:00Z') })[0]?.endOfLife).toEqual({
      eolDate: '2026-10-31',
      graceEnds: '2026-12-01T00:00:00.000Z',
      daysLeft: 11,
      successor: null,
    });
  });
});
