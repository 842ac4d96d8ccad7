import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { canonicalId, groupByVulnerability } from '../../../../src/advisories/decide/advisory-selection.ts';
import type { AdvisoryNames } from '../../../../src/advisories/decide/advisory-selection.ts';

const name = fc.integer({ min: 0, max: 30 }).map((number) => `${number % 2 ? 'CVE' : 'GHSA'}-${number}`);
const advisory = fc.record({
  advisoryId: fc.integer({ min: 0, max: 20 }).map((number) => `CGA-${number}`),
  aliases: fc.array(name, { maxLength: 3 }),
});

/** The definition: whatever can be reached from one advisory over shared names, looked for until nothing is added. */
function reachedFrom(first: AdvisoryNames, all: readonly AdvisoryNames[]): readonly AdvisoryNames[] {
  let names = new Set(namesOf(first));
  for (;;) {
    const reached = all.filter((one) => namesOf(one).some((known) => names.has(known)));
    const more = new Set([...names, ...reached.flatMap(namesOf)]);
    if (more.size === names.size) return reached;
    names = more;
  }
}

function namesOf({ advisoryId, aliases }: AdvisoryNames): readonly string[] {
  return [advisoryId, ...aliases];
}

describe('property: grouping advisories by vulnerability', () => {
  it('joins exactly what shared names connect, in the given order, the group of the last advisory last', () => {
    fc.assert(
      fc.property(fc.array(advisory, { maxLength: 25 }), (advisories) => {
        const expected = advisories.flatMap((one, index) => {
          const group = reachedFrom(one, advisories);
          return advisories.slice(index + 1).some((later) => group.includes(later)) ? [] : [group];
        });
        const groups = [...groupByVulnerability(advisories)];
        expect(groups.map(([, group]) => group)).toStrictEqual(expected);
        expect(groups.map(([id]) => id)).toStrictEqual(expected.map(canonicalId));
      }),
    );
  });

  it.each([
    ['that share nothing', (index: number) => [`CVE-${index}`]],
    ['that are all one by a chain of aliases', (index: number) => [`GO-${index}`, `GO-${index + 1}`]],
    ['that share one alias', () => ['CVE-1']],
  ])('reads each of 20,000 advisories %s a few times', (_, aliasesOf) => {
    let reads = 0;
    const advisories = Array.from({ length: 20_000 }, (_unused, index) => ({
      advisoryId: `CGA-${index}`,
      get aliases() {
        reads += 1;
        return aliasesOf(index);
      },
    }));
    groupByVulnerability(advisories);
    expect(reads).toBeLessThanOrEqual(2 * advisories.length);
  });
});
