import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { pairPlaces, comparedPlaceKey } from '../../../../src/references/decide/places.ts';
import type { ComparedPlace } from '../../../../src/references/decide/places.ts';

const REFERENCES = [
  'cgr.dev/acme/node:22',
  'cgr.dev/acme/node:24',
  `cgr.dev/acme/node:22@sha256:${'a'.repeat(64)}`,
  'ghcr.io/them/node:22',
  'cgr.dev/acme/go:1',
  '${BASE}',
];

const places = fc.uniqueArray(
  fc.record({
    file: fc.constantFrom('a', 'b', 'c'),
    line: fc.integer({ min: 1, max: 9 }),
    reference: fc.constantFrom(...REFERENCES),
  }),
  { selector: comparedPlaceKey, maxLength: 12 },
);

function counted(list: readonly ComparedPlace[], { file, reference }: ComparedPlace): number {
  return list.filter((one) => one.file === file && one.reference === reference).length;
}

const nameOf = ({ reference }: ComparedPlace): string | undefined =>
  /(\w+):\d+(?:@.*)?$/.exec(reference)?.[1];

describe('pairs of places', () => {
  it('have each place at most once, from both sides alike', () => {
    fc.assert(
      fc.property(places, places, (head, base) => {
        const { after, before } = pairPlaces(head, base);
        const taken = head.flatMap((place) => before(place) ?? []);
        expect(new Set(taken.map(comparedPlaceKey)).size).toBe(taken.length);
        for (const place of head) {
          const counterpart = before(place);
          if (counterpart !== undefined) expect(after(counterpart)).toEqual(place);
        }
        expect(base.flatMap((place) => after(place) ?? [])).toHaveLength(taken.length);
      }),
    );
  });

  it('are each place with itself if nothing changed, and with its reference if lines moved', () => {
    fc.assert(
      fc.property(places, fc.nat(20), (base, lines) => {
        const head = base.map((place) => ({ ...place, line: place.line + lines }));
        const { before } = pairPlaces(head, base);
        for (const place of head) {
          const { file, reference } = before(place) ?? {};
          expect({ file, reference }).toEqual({ file: place.file, reference: place.reference });
          if (lines === 0) expect(before(place)).toEqual(place);
        }
      }),
    );
  });

  it('do not depend on the order of the places', () => {
    fc.assert(
      fc.property(places, places, (head, base) => {
        const [one, other] = [pairPlaces(head, base), pairPlaces(head.toReversed(), base.toReversed())];
        for (const place of head) expect(other.before(place)).toEqual(one.before(place));
      }),
    );
  });

  it('are of one file each, which the change renamed if its name is another', () => {
    const files = fc.subarray(['a', 'b', 'c']);
    fc.assert(
      fc.property(places, places, files, files, (head, base, otherHead, otherBase) => {
        const { before } = pairPlaces(head, base, { head: otherHead, base: otherBase });
        const inHead = new Set([...head.map(({ file }) => file), ...otherHead]);
        const inBase = new Set([...base.map(({ file }) => file), ...otherBase]);
        const renamed = head.flatMap((place) => {
          const from = before(place)?.file ?? place.file;
          return from === place.file ? [] : [{ from, to: place.file }];
        });
        for (const { from, to } of renamed) {
          expect([inHead.has(from), inBase.has(to)]).toEqual([false, false]);
          expect(renamed.filter((one) => (one.from === from) !== (one.to === to))).toEqual([]);
        }
      }),
    );
  });

  it('keep as many lines of a file and reference as both have', () => {
    fc.assert(
      fc.property(places, places, (head, base) => {
        const { before } = pairPlaces(head, base);
        for (const place of head) {
          const kept = head.filter((one) => {
            const found = before(one);
            const isSame = one.file === place.file && one.reference === place.reference;
            return isSame && found?.file === place.file && found.reference === place.reference;
          });
          expect(kept).toHaveLength(Math.min(counted(head, place), counted(base, place)));
        }
      }),
    );
  });

  it('leave none alone that has a free counterpart of its image in its file', () => {
    fc.assert(
      fc.property(places, places, (head, base) => {
        const { after, before } = pairPlaces(head, base);
        const free = base.filter((place) => after(place) === undefined);
        for (const place of head.filter((one) => before(one) === undefined && nameOf(one) !== undefined)) {
          const fitting = free.filter((one) => one.file === place.file && nameOf(one) === nameOf(place));
          expect(fitting).toEqual([]);
        }
      }),
    );
  });
});
