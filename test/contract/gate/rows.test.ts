import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { COMPLAINTS } from './complaints.ts';
import { DECISIONS, LIVES } from './decisions.ts';
import { GITHUB_LIMITS } from './limits.ts';

describe.each([
  ['lessons from other tools', COMPLAINTS, 25],
  ['the limits of GitHub', GITHUB_LIMITS, 19],
  ['decisions on advisories', DECISIONS, 23],
  ['the life of tags', LIVES, 13],
])('the check: %s', (_, rows, count) => {
  it('has every row', () => {
    expect(new Set(rows.map(({ row }) => row)).size).toBe(count);
  });

  it.each(rows)('$row ($topic) has its tests, or the reason why not', ({ tests, not = '' }) => {
    expect(tests.length > 0 || not.length > 20).toBe(true);
    const missing = tests.filter(
      ([file, title]) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title),
    );
    expect(missing).toEqual([]);
  });
});
