import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { compareApkVersions, isValidApkVersion } from '../../../../src/advisories/decide/apk-version.ts';

interface Vectors {
  readonly compare: readonly { readonly a: string; readonly op: '<' | '=' | '>'; readonly b: string }[];
  readonly valid: readonly string[];
  readonly invalid: readonly string[];
}

/** What apk-tools 3.0.6 answers. */
const vectors = JSON.parse(readFileSync('test/golden/advisory/apk-vectors.json', 'utf8')) as Vectors;
const OPS = { '<': -1, '=': 0, '>': 1 } as const;

describe('advisories/decide/apk-version', () => {
  it.each(vectors.compare)('$a $op $b', ({ a, op, b }) => {
    expect(compareApkVersions(a, b)).toBe(OPS[op]);
    expect(compareApkVersions(b, a) + OPS[op]).toBe(0);
  });

  // The pairs of advisory-rules.md#version-order that other implementations get wrong and the vectors do not
  // have.
  it.each([
    ['1.2.3-r9', '<', '1.2.3-r10'],
    ['1.2.3', '<', '1.2.3-r0'],
    ['1.0.0', '<', '1.0.00'],
    ['8.2.0015', '<', '8.2.002'],
    ['1.010', '<', '1.1'],
    ['01.2', '=', '1.2'],
    ['1.0b', '<', '1.0.1'],
    ['2.12r-r4', '<', '2.12r-r5'],
    ['1.0_alpha', '<', '1.0_alpha1'],
    ['1.0_alpha9', '<', '1.0_beta'],
    ['1.0_pre9', '<', '1.0_rc1'],
    ['1.0_rc1-r5', '<', '1.0-r0'],
    ['1.0_cvs', '<', '1.0_svn'],
    ['1.0_git20240101', '<', '1.0_hg1'],
    ['1.0_p9-r0', '<', '1.0_p10-r0'],
    ['1.0_p1', '>', '1.0-r5'],
    ['0_git20230101', '>', '0_git20221231'],
    ['1.0_alpha_p1', '>', '1.0_alpha'],
    ['1.0_rc1_git20240101', '<', '1.0_rc2'],
    ['1.0_p1_p2', '<', '1.0_p1_p10'],
    ['1.0~1234-r1', '<', '1.0~2345-r0'],
    ['1.0~1234', '>', '1.0-r9'],
    ['1.0_pre1~ff', '<', '1.0~ff'],
    ['1.2.3-r01', '=', '1.2.3-r1'],
    ['2.41-r4', '>', '2.38-r5'],
  ] as const)('%s %s %s', (a, op, b) => {
    expect(compareApkVersions(a, b)).toBe(OPS[op]);
    expect(compareApkVersions(b, a) + OPS[op]).toBe(0);
  });

  it.each(vectors.valid)('takes %j', (version) => {
    expect(isValidApkVersion(version)).toBe(true);
  });

  it.each([
    ...vectors.invalid,
    '',
    '.1',
    '1.2_',
    '1.2_pr',
    '1.2_RC1',
    '1.2A',
    '1.2~',
    '1.2~FF',
    '1.2~ff~ff',
    '1.2~ff_p1',
    '1.2-r1-r0',
    '1.2-r1_p1',
    '1.2-r1~ff',
    '1.2-r-1',
    '1.2-R1',
    '1.2\n',
    '\u0661.2',
    'latest',
  ])('refuses %j, and does not order it', (version) => {
    expect(isValidApkVersion(version)).toBe(false);
    expect(() => compareApkVersions(version, '1.0-r0')).toThrow(/is not a version that apk can order/);
    expect(() => compareApkVersions('1.0-r0', version)).toThrow(/is not a version that apk can order/);
  });

  it('orders numbers of a million digits, to the last one', () => {
    const digits = '9'.repeat(1_000_000);
    expect(compareApkVersions(`1.${digits}8-r0`, `1.${digits}9-r0`)).toBe(-1);
    expect(compareApkVersions(`1.0-r${digits}8`, `1.0-r${digits}7`)).toBe(1);
    expect(compareApkVersions(`${digits}1`, `0000${digits}1`)).toBe(0);
    expect(compareApkVersions(`1${'.1'.repeat(200_000)}`, `1${'.1'.repeat(200_000)}.1`)).toBe(-1);
  });
});
