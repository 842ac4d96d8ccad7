import { describe, expect, it } from 'vitest';

import type { Observation } from '../../../../../src/domain/check/finding.ts';
import { DEFAULT_POLICY } from '../../../../../src/domain/check/gate-policy.ts';
import { observeLifecycle } from '../../../../../src/domain/check/rules/end-of-life.ts';
import type { EolEntry, TagLifecycle } from '../../../../../src/domain/check/lifecycle.ts';
import { digestOf, now, tagLifecycle, use } from '../../../../support/samples/sample-check.ts';

const IMAGE = 'cgr.dev/acme/node';

function entry(changes: Partial<EolEntry>): EolEntry {
  const active = { tagStatus: 'TAG_ACTIVE', graceStatus: 'GRACE_NOT_ELIGIBLE' };
  return { ...active, graceExpiry: undefined, eolDate: undefined, isBroken: false, ...changes };
}

function observe(life: Partial<TagLifecycle>, reference = `${IMAGE}:18`): readonly Observation[] {
  return observeLifecycle(use('Dockerfile', 3, reference), '18', tagLifecycle(life), {
    policy: DEFAULT_POLICY,
    now,
  });
}

const grace = (graceExpiry: string) =>
  entry({ tagStatus: 'TAG_IN_GRACE', graceStatus: 'GRACE_ACTIVE', graceExpiry, eolDate: '2026-10-31' });

describe('domain/check/rules/end-of-life: a finding for each row of the table', () => {
  it.each<[string, Partial<TagLifecycle>, Observation['weight'], string]>([
    ['no such tag', { exists: false }, 'blocking', 'Tag 18 does not exist'],
    ['cannot be built', { entry: entry({ isBroken: true }) }, 'blocking', 'Tag 18 is past its end of life'],
    ['grace is over', { entry: grace('2026-11-01T00:00:00Z') }, 'blocking', 'Tag 18 is past its end of life'],
    ['grace ends', { entry: grace('2026-12-01T00:00:00Z') }, 'blocking', 'Tag 18 is in its grace period'],
    ['in grace', { entry: grace('2027-03-01T00:00:00Z') }, 'warning', 'Tag 18 is in its grace period'],
    [
      'in grace, and blocked',
      { entry: grace('2027-03-01T00:00:00Z'), isDenied: true },
      'blocking',
      'Tag 18 is in its grace period',
    ],
    [
      'past its end of life',
      { entry: entry({ eolDate: '2026-11-01' }) },
      'blocking',
      'Tag 18 is past its end of life',
    ],
    ['deprecated, no date', { deprecated: true }, 'blocking', 'Tag 18 is past its end of life'],
    [
      'deprecated before its date',
      { deprecated: true, entry: entry({ eolDate: '2027-11-01' }) },
      'warning',
      'Tag 18 is deprecated',
    ],
    [
      'ends soon',
      { entry: entry({ eolDate: '2026-12-24' }) },
      'warning',
      'Tag 18 is close to its end of life',
    ],
    ['superseded', { entry: entry({ tagStatus: 'TAG_INACTIVE' }) }, 'warning', 'Tag 18 is superseded'],
    [
      'an unrecognized status',
      { entry: entry({ tagStatus: 'TAG_FROZEN' }) },
      'warning',
      'Tag 18 has an unrecognized lifecycle status',
    ],
    ['no access to the dates', { entry: 'refused' }, 'warning', 'Tag 18 has no accessible end-of-life date'],
  ])('%s', (_, life, weight, title) => {
    const [finding, ...more] = observe(life);
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ rule: 'end-of-life', key: `end-of-life|${IMAGE}:18`, weight, title });
    expect(finding?.message).toMatch(/^cgr\.dev\/acme\/node:18 .*\.$/);
  });

  it('reports nothing for a maintained tag', () => {
    expect(observe({ entry: entry({ eolDate: '2028-01-01' }) })).toEqual([]);
  });

  it('only warns of a removed tag if a digest pins the build', () => {
    const [finding] = observe({ exists: false }, `${IMAGE}:18@${digestOf('a')}`);
    expect(finding).toMatchObject({ weight: 'warning', title: 'Tag 18 no longer exists' });
  });

  it('names the tag to use, or recommends a maintained one', () => {
    const over = { entry: entry({ eolDate: '2026-11-01' }) };
    const [known] = observe({ ...over, successor: '20' });
    expect(known).toMatchObject({ remedy: `Use ${IMAGE}:20.`, endOfLife: { successor: '20' } });
    expect(observe(over)[0]?.remedy).toBe(`Use a maintained tag of ${IMAGE}.`);
    expect(observe({ entry: entry({ tagStatus: 'TAG_FROZEN' }) })[0]?.remedy).toBe('Update Mooring.');
  });

  it('contains the dates behind it, in UTC', () => {
    expect(observe({ entry: grace('2026-12-01T00:00:00Z') })[0]?.endOfLife).toEqual({
      eolDate: '2026-10-31',
      graceEnds: '2026-12-01T00:00:00.000Z',
      daysLeft: 11,
      successor: null,
    });
  });
});
