import { describe, expect, it } from 'vitest';

import { baseScore } from '../../../../src/advisories/decide/cvss-score.ts';

describe('advisories/decide/cvss-score', () => {
  // Scores as FIRST's calculators give them.
  it.each([
    ['CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N', 7.5],
    ['CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H', 9.8],
    ['CVSS:3.0/AV:N/AC:L/PR:N/UI:N/S:C/C:H/I:H/A:H', 10],
    ['CVSS:3.1/AV:L/AC:H/PR:H/UI:R/S:U/C:N/I:N/A:N', 0],
    ['CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N', 9.3],
    ['AV:N/AC:L/Au:N/C:P/I:P/A:P', 7.5],
    ['(AV:N/AC:L/Au:N/C:P/I:P/A:P)', 7.5],
  ])('%s has %d', (vector, score) => {
    expect(baseScore(vector)).toBe(score);
  });

  it('leaves out what is beside the base metrics', () => {
    expect(baseScore('CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N/E:P')).toBe(7.5);
    const threatened = 'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N/E:U';
    expect(baseScore(threatened)).toBe(9.3);
  });

  it.each([
    '',
    'junk',
    '7.5',
    'CVSS:3.1/AV:N',
    'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N',
    'CVSS:9.9/AV:N',
    'CVSS:3.1/AV:Q/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N',
  ])('%j has none', (vector) => {
    expect(baseScore(vector)).toBeUndefined();
  });
});
