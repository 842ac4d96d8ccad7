import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { compareApkVersions, isValidApkVersion } from '../../../../src/advisories/decide/apk-version.ts';

const digits = fc.oneof(
  fc.constantFrom('0', '1', '2', '9', '10', '00', '01', '010', '20240101'),
  fc.stringMatching(/^[0-9]{1,25}$/),
);
const suffix = fc
  .tuple(fc.constantFrom('alpha', 'beta', 'pre', 'rc', 'cvs', 'svn', 'git', 'hg', 'p'), fc.option(digits))
  .map(([name, number]) => `_${name}${number ?? ''}`);

/** Few values per part, so that versions that share a beginning are common. */
const version = fc
  .tuple(
    digits,
    fc.array(digits, { maxLength: 2 }),
    fc.constantFrom('', '', 'a', 'b', 'z'),
    fc.array(suffix, { maxLength: 2 }),
    fc.constantFrom('', '', '~ab', '~ab0', '~ff'),
    fc.option(digits),
  )
  .map(
    ([first, more, letter, suffixes, hash, revision]) =>
      `${[first, ...more].join('.')}${letter}${suffixes.join('')}${hash}${revision === null ? '' : `-r${revision}`}`,
  );

describe('the order of apk versions', () => {
  it('takes what the grammar makes, and is reflexive', () => {
    fc.assert(
      fc.property(version, (a) => {
        expect(isValidApkVersion(a)).toBe(true);
        expect(compareApkVersions(a, a)).toBe(0);
      }),
    );
  });

  it('is antisymmetric', () => {
    fc.assert(
      fc.property(version, version, (a, b) => {
        expect(compareApkVersions(a, b) + compareApkVersions(b, a)).toBe(0);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is transitive: a sorted list is in order from any place to any later one', () => {
    fc.assert(
      fc.property(fc.array(version, { minLength: 3, maxLength: 12 }), (versions) => {
        const sorted = versions.toSorted(compareApkVersions);
        for (const [index, a] of sorted.entries()) {
          for (const b of sorted.slice(index + 1)) expect(compareApkVersions(a, b)).toBeLessThanOrEqual(0);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('a revision more is newer, and a release is newer than its candidates', () => {
    fc.assert(
      fc.property(digits, digits, fc.nat(), (first, second, revision) => {
        const release = `${first}.${second}`;
        expect(compareApkVersions(`${release}-r${revision}`, `${release}-r${revision + 1}`)).toBe(-1);
        expect(compareApkVersions(`${release}_rc${revision}`, release)).toBe(-1);
      }),
    );
  });

  it('reads any text without a throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9a-z._~r-]{0,12}$/)), (text) => {
        expect(typeof isValidApkVersion(text)).toBe('boolean');
      }),
      { numRuns: 2_000 },
    );
  });
});
