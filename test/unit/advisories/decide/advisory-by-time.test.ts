import { describe, expect, it } from 'vitest';

import { decideByTime } from '../../../../src/advisories/decide/advisory-by-time.ts';
import { parseInstant } from '../../../../src/values/instant.ts';
import { advisory } from '../../../support/samples/sample-check.ts';

function decide(builtAt: string | undefined, ...events: Parameters<typeof advisory>[2][]) {
  const built = builtAt === undefined ? undefined : parseInstant(builtAt);
  return decideByTime({ events: advisory('curl', 'CVE-2026-0001', ...events).events, builtAt: built }).status;
}

describe('advisories/decide/advisory-by-time', () => {
  it.each([
    ['2026-11-04T00:00:00Z', 'fixed_assumed'],
    ['2026-11-05T00:00:00Z', 'fixed_assumed'],
    ['2026-11-03T23:59:59Z', 'affected_fix_available'],
    [undefined, 'affected_fix_available'],
  ])('a build of %s is %s by a fix of the 4th', (builtAt, status) => {
    expect(decide(builtAt, [1, 'detection'], [4, 'fixed'])).toBe(status);
    expect(decide(builtAt, [1, 'detection'], [4, 'patched'])).toBe(status);
  });

  it.each([
    ['true-positive', 'affected'],
    ['false-positive', 'not_affected'],
    ['pending-upstream-fix', 'affected_pending_upstream'],
    ['fix-not-planned', 'affected_wont_fix'],
    ['analysis-not-planned', 'unknown_not_analysed'],
    ['unknown', 'unknown'],
    ['detection', 'under_investigation'],
  ] as const)('%s after a fix is %s, whatever the age of the build', (kind, status) => {
    expect(decide('2026-11-30T00:00:00Z', [1, 'fixed'], [2, kind])).toBe(status);
  });

  it('ignores unapproved events', () => {
    expect(decide(undefined, [1, 'detection'], [2, 'fixed', false])).toBe('under_investigation');
    expect(decide(undefined, [1, 'detection', false])).toBe('unreviewed');
  });
});
