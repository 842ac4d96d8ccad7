import { describe, expect, it } from 'vitest';

import { canRun } from '../../../../src/setup/decide/job-condition.ts';

const push = { 'github.event_name': 'push', 'github.event.schedule': '', 'github.ref': 'refs/heads/main' };
const nightly = { 'github.event_name': 'schedule', 'github.event.schedule': '33 5 * * *' };

describe('the condition of a job', () => {
  it.each<[string, Readonly<Record<string, string>>, boolean]>([
    ["github.event_name == 'push'", push, true],
    ["github.event_name == 'PUSH'", push, true],
    ["github.event_name != 'push'", push, false],
    ["${{ github.event_name != 'push' }}", push, false],
    ["github.event.schedule != '33 5 * * *'", nightly, false],
    ["github.event.schedule != '33 5 * * *'", push, true],
    ["github.event_name == 'workflow_dispatch' || github.event.schedule == '33 5 * * *'", push, false],
    ["github.event_name == 'workflow_dispatch' || github.event.schedule == '33 5 * * *'", nightly, true],
    ["!(github.event_name == 'push' && github.ref == 'refs/heads/main')", push, false],
    ["github.ref == 'it''s' || github.ref", push, true],
    ['false', push, false],
    ['!github.event.schedule', push, true],
    ['github.event.schedule', push, false],
  ])('%s for %o: %s', (condition, context, expected) => {
    expect(canRun(condition, context)).toBe(expected);
  });

  it.each([
    ["contains(github.event.head_commit.message, 'x)') && github.ref", push],
    ["github.actor != 'dependabot[bot]'", push],
    ['always() && !cancelled()', push],
    ["inputs.run == 'yes' || github.event_name != 'push'", push],
    ['github.run_number > 3', push],
    ["contains(github.ref, 'a'", push],
    ["github.event_name == 'push' )", push],
    ['!constructor', push],
  ])('can hold if it depends on something unknown: %s', (condition, context) => {
    expect(canRun(condition, context)).toBe(true);
  });

  it('is excluded by one side of "and" that is false, whatever the other is', () => {
    expect(canRun("contains(github.ref, 'x') && github.event_name == 'schedule'", push)).toBe(false);
    expect(canRun("success() && github.event_name == 'schedule'", push)).toBe(false);
  });
});
