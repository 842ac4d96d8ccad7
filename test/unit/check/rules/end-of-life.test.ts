import { describe, expect, it } from 'vitest';

import type { Observation } from '../../../../src/check/decide/finding.ts';
import { DEFAULT_POLICY } from '../../../../src/config/policy/gate-policy.ts';
import { observeLifecycle } from '../../../../src/check/rules/end-of-life.ts';
import type { EolEntry, TagLifecycle } from '../../../../src/end-of-life/decide/lifecycle.ts';
import { digestOf, now, tagLifecycle, use } from '../../../support/samples/sample-check.ts';

const IMAGE = 'cgr.dev/acme/node';

function entry(changes: Partial<EolEntry>): EolEntry {
  const active = { tagStatus: 'TAG_ACTIVE', graceStatus: 'GRACE_NOT_ELIGIBLE' };
  return { ...active, graceExpiry: undefined, eolDate: undefined, isBroken: false, ...changes };
}

function observe(
  life: Partial<TagLifecycle>,
  { reference = `${IMAGE}:18`, isDenied = undefined as boolean | undefined } = {},
): readonly Observation[] {
  const given = { policy: DEFAULT_POLICY, now, isDenied };
  return observeLifecycle(use('Dockerfile', 3, reference), '18', tagLifecycle(life), given);
}

const grace = (graceExpiry: string) =>
  entry({ tagStatus: 'TAG_IN_GRACE', graceStatus: 'GRACE_ACTIVE', graceExpiry, eolDate: '2026-10-31' });

describe('check/rules/end-of-life: a finding for each row of the table', () => {
  it.each<[string, Partial<TagLifecycle>, Observation['weight'], string]>([
    ['no such tag', { exists: false }, 'blocking', 'Tag 18 does not exist'],
    ['cannot be built', { entry: entry({ isBroken: true }) }, 'blocking', 'Tag 18 is past its end of life'],
    ['grace is over', { entry: grace('2026-11-01T00:00:00Z') }, 'blocking', 'Tag 18 is past its end of life'],
    ['grace ends', { entry: grace('2026-12-01T00:00:00Z') }, 'blocking', 'Tag 18 is in its grace period'],
    ['in grace', { entry: grace('2027-03-01T00:00:00Z') }, 'warning', 'Tag 18 is in its grace period'],
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
    ['superseded', { entry: entry({ tagStatus: 'TAG_INACTIVE' }) }, 'warning', 'Tag 18 gets no rebuilds'],
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
    const [finding] = observe({ exists: false }, { reference: `${IMAGE}:18@${digestOf('a')}` });
    expect(finding).toMatchObject({ weight: 'warning', title: 'Tag 18 no longer exists' });
  });

  const MAIN = { mainPackage: { name: 'nodejs', version: '18' } };

  it.each<[string, Partial<TagLifecycle>, boolean | undefined, string]>([
    [
      'a deprecated tag in its grace period is still rebuilt, without updates of its main package',
      { deprecated: true, entry: { ...grace('2027-03-01T00:00:00Z'), ...MAIN } },
      false,
      'reached its end of life on 2026-10-31; it is still rebuilt until its grace period ends in 101 days (2027-03-01), ' +
        'but its main package, nodejs 18, gets no updates.',
    ],
    [
      'pulls are denied in the grace period',
      { entry: entry({ graceStatus: 'GRACE_ACTIVE' }) },
      true,
      'is past its end of life; it is still rebuilt in a grace period without a published end, ' +
        'but its main package gets no updates; the policy no-eol of the organization denies pulls.',
    ],
    [
      'an inactive tag gets no rebuilds now',
      { entry: entry({ tagStatus: 'TAG_INACTIVE', graceStatus: 'GRACE_ELIGIBLE', eolDate: '2027-10-31' }) },
      undefined,
      'is inactive: it gets no rebuilds now, in most cases because a newer tag superseded it.',
    ],
    [
      'pulls are denied on the day itself',
      { entry: entry({ eolDate: '2026-11-20' }) },
      true,
      'reaches its end of life today (2026-11-20); no grace period follows; ' +
        'the policy no-eol of the organization denies pulls.',
    ],
    [
      '… which can be so if the policies are unknown',
      { entry: entry({ eolDate: '2026-11-20' }) },
      undefined,
      'reaches its end of life today (2026-11-20); no grace period follows; ' +
        'if your organization enforces the policy no-eol, pulls are denied starting today.',
    ],
    [
      '… and is not if they allow it',
      { entry: entry({ eolDate: '2026-11-20', graceStatus: 'GRACE_ELIGIBLE' }) },
      false,
      'reaches its end of life today (2026-11-20); a grace period may follow.',
    ],
    [
      'past its end of life, but built',
      { entry: entry({ eolDate: '2026-11-01', ...MAIN }) },
      undefined,
      'reached its end of life on 2026-11-01: its main package, nodejs 18, gets no updates.',
    ],
    [
      'past its end of life, and not built',
      { entry: entry({ eolDate: '2026-11-01', tagStatus: 'TAG_INACTIVE' }) },
      undefined,
      'reached its end of life on 2026-11-01: it gets no rebuilds.',
    ],
  ])('says that %s', (_, life, isDenied, said) => {
    const [finding] = observe(life, { isDenied });
    expect(finding?.message).toBe(`${IMAGE}:18 ${said}`);
    expect(finding?.weight === 'blocking').toBe(
      isDenied === true || said.includes('reached its end of life on 2026-11-01'),
    );
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
