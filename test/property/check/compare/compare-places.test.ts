import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { goneFrom, noveltyAtPlace, unknownBuilds } from '../../../../src/check/compare/compare-places.ts';
import { compareSides } from '../../../../src/check/compare/place-comparison.ts';
import type { Side } from '../../../../src/check/compare/indexed-side.ts';
import type { AdvisoryFacts, Observation } from '../../../../src/check/decide/finding.ts';
import type { Knowledge } from '../../../../src/check/compare/knowledge.ts';
import { comparedPlaceKey } from '../../../../src/references/decide/places.ts';

const place = fc.record({
  file: fc.constantFrom('a', 'b'),
  line: fc.integer({ min: 1, max: 4 }),
  reference: fc.constantFrom('cgr.dev/acme/node:22', 'cgr.dev/acme/node:24', 'cgr.dev/acme/go:1'),
});

const subject = fc.record({
  id: fc.constantFrom('CVE-1', 'CVE-2', 'CVE-3'),
  name: fc.constantFrom('curl', 'go-1.24', 'go-1.25'),
});

/** Places with advisories of one weight. */
const tree = fc.array(fc.record({ place, subjects: fc.array(subject, { maxLength: 4 }) }), { maxLength: 5 });
type Tree = Parameters<Parameters<typeof tree.filter>[0]>[0];

const KNOWN: Knowledge = { kind: 'packages', missing: [], hasUnrecognized: false };
const UNKNOWN: Knowledge = { kind: 'unknown', reason: 'gone', remedy: 'Look.' };

function sideOf(planned: Tree, knowledge = KNOWN): Side {
  const observations = planned.flatMap((one) =>
    one.subjects.map(({ id, name }): Observation => {
      const advisory = { id, aliases: [], package: { name }, platforms: [] } as unknown as AdvisoryFacts;
      const texts = { title: '', message: '', remedy: '' };
      return { ...one.place, ...texts, rule: 'advisory', key: `${id}|${name}`, weight: 'blocking', advisory };
    }),
  );
  return { places: planned.map((one) => one.place), observations, unread: [], knowledgeAt: () => knowledge };
}

describe('a comparison of places', () => {
  it('has nothing new and nothing gone if nothing changed', () => {
    fc.assert(
      fc.property(tree, (planned) => {
        const same = compareSides(sideOf(planned), sideOf(planned));
        for (const one of sideOf(planned).observations)
          expect(noveltyAtPlace(one, same)).toBe('pre-existing');
        expect(goneFrom(same)).toEqual([]);
      }),
    );
  });

  it('has gone what is new in the other direction', () => {
    fc.assert(
      fc.property(tree, tree, (one, other) => {
        const [there, back] = [
          compareSides(sideOf(one), sideOf(other)),
          compareSides(sideOf(other), sideOf(one)),
        ];
        // Places are paired in both directions alike, unless a file was added and another removed.
        const isAlike = sideOf(one).places.every((each) => {
          const before = there.pairing.before(each);
          const after = back.pairing.after(each);
          return before === undefined
            ? after === undefined
            : after !== undefined && comparedPlaceKey(before) === comparedPlaceKey(after);
        });
        fc.pre(isAlike);
        const added = sideOf(one).observations.filter((each) => noveltyAtPlace(each, there) === 'new');
        expect(goneFrom(back)).toEqual(added);
      }),
    );
  });

  it('never says more if the base is unknown: nothing pre-existing or gone is, and it is reported', () => {
    fc.assert(
      fc.property(tree, tree, (one, other) => {
        const base = sideOf(
          other.map((each) => ({ ...each, subjects: [] })),
          UNKNOWN,
        );
        const blind = compareSides(sideOf(one), base);
        const seeing = compareSides(sideOf(one), sideOf(other));
        const reported = new Set(unknownBuilds(blind).map((each) => comparedPlaceKey(each.place)));
        for (const each of sideOf(one).observations) {
          const [novelty, known] = [noveltyAtPlace(each, blind), noveltyAtPlace(each, seeing)];
          expect(novelty).not.toBe('pre-existing');
          if (novelty === 'not-compared') expect(reported).toContain(comparedPlaceKey(each));
          const before = blind.pairing.before(each);
          if (known === 'pre-existing' && before?.reference !== each.reference)
            expect(novelty).toBe('not-compared');
        }
        expect(goneFrom(blind)).toEqual([]);
      }),
    );
  });
});
