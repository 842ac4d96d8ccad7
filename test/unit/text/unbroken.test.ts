import { describe, expect, it } from 'vitest';

import { unbroken } from '../../../src/text/unbroken.ts';

describe('text/unbroken', () => {
  it.each([
    ['of 2026-11-12, (CVE-2026-1002)', 'of 2026_11_12, (CVE_2026_1002)'],
    ['| 2026&#45;11-12 | GHSA-abcd-1234-ef56 |', '| 2026_11_12 | GHSA_abcd_1234_ef56 |'],
    ['[CVE-2026-1002](https://a.test/CVE-2026-1002)', '[CVE_2026_1002](https://a.test/CVE-2026-1002)'],
    [
      '`2026-11-12` <code>CVE-2026-1002</code> 2026-11-12',
      '`2026-11-12` <code>CVE-2026-1002</code> 2026_11_12',
    ],
    ['```yaml\nfrom: 2026-11-12\n```\n\n2026-11-12', '```yaml\nfrom: 2026-11-12\n```\n\n2026_11_12'],
    ['**python:2026-11-12** 3.13-dev 2026-11-12T02:11', '**python:2026-11-12** 3.13-dev 2026-11-12T02:11'],
    ['<!-- 2026-11-12 -->', '<!-- 2026-11-12 -->'],
  ])('keeps dates and ids of %j on one line', (markdown, expected) => {
    expect(unbroken(markdown)).toBe(expected.replaceAll('_', '\u2011'));
  });
});
