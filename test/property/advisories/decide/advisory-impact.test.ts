import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { InstalledPackage, ImagePackages } from '../../../../src/sbom/decide/image-packages.ts';
import { decideAdvisoryStatus } from '../../../../src/advisories/decide/advisory-status.ts';
import type { AdvisoryEvent } from '../../../../src/advisories/decide/advisory-timeline.ts';
import type { Advisory } from '../../../../src/advisories/decide/advisory.ts';
import type { Fetched } from '../../../../src/values/fetched.ts';
import { judgeMove } from '../../../../src/advisories/decide/advisory-impact.ts';
import type { MoveAdvisories } from '../../../../src/advisories/decide/advisory-impact.ts';

const NAMES = ['a', 'b', 'c'];
const VERSIONS = ['1-r0', '1-r1', '2-r0', 'not a version'];

const event: fc.Arbitrary<AdvisoryEvent> = fc
  .record({
    day: fc.integer({ min: 1, max: 9 }),
    approved: fc.boolean(),
    what: fc.oneof(
      fc.constantFrom(...VERSIONS).map((fixedVersion) => ({ fixed: { fixedVersion } })),
      fc.constantFrom<Partial<AdvisoryEvent>>(
        { truePositiveDetermination: {} },
        { falsePositiveDetermination: {} },
        { detection: {} },
        { pendingUpstreamFix: {} },
        { analysisNotPlanned: {} },
        {},
      ),
    ),
  })
  .map(({ day, approved, what }) =>
    Object.assign(
      {
        createTime: `2026-11-0${day}T00:00:00Z`,
        reviewState: approved ? 'REVIEW_STATE_APPROVED' : 'REVIEW_STATE_PENDING',
      },
      what,
    ),
  );

const advisories: fc.Arbitrary<readonly Advisory[]> = fc
  .array(
    fc.record({
      artifactName: fc.constantFrom(...NAMES),
      aliases: fc.uniqueArray(fc.constantFrom('CVE-1', 'CVE-2', 'GHSA-1', 'GHSA-2'), { maxLength: 2 }),
      events: fc.array(event, { maxLength: 3 }),
    }),
    { maxLength: 6 },
  )
  .map((list) =>
    list.map((one, index) =>
      Object.assign(
        {
          uid: `u${index}`,
          advisoryId: `CGA-${index}`,
          severity: { rating: 'unscored', score: null } as const,
        },
        one,
      ),
    ),
  );

const packages: fc.Arbitrary<readonly InstalledPackage[]> = fc.uniqueArray(
  fc.record({ name: fc.constantFrom(...NAMES), version: fc.constantFrom(...VERSIONS) }),
  { selector: ({ name }) => name, maxLength: 3 },
);

function judge(
  from: readonly InstalledPackage[],
  to: readonly InstalledPackage[],
  known: readonly Advisory[],
): Extract<MoveAdvisories, { kind: 'known' }> {
  const build = (list: readonly InstalledPackage[]): Fetched<ImagePackages> => ({
    kind: 'known',
    value: { source: 'attestation', platforms: [{ platform: 'linux/amd64', packages: list }] },
  });
  const about = Map.groupBy(known, ({ artifactName }) => artifactName);
  const answers = new Map(
    NAMES.map((name) => [name, { kind: 'known', value: about.get(name) ?? [] }] as const),
  );
  const judged = judgeMove({ from: build(from), to: build(to), advisories: answers });
  if (judged.kind === 'unknown') throw new Error(judged.why);
  return judged;
}

describe('what a move means for advisories', () => {
  it('is nothing for a move to the same, and never both for one vulnerability', () => {
    fc.assert(
      fc.property(packages, packages, advisories, (from, to, known) => {
        expect(judge(from, from, known)).toMatchObject({ kind: 'known', resolved: [], introduced: [] });
        const { resolved, introduced, stillOpen } = judge(from, to, known);
        const added = new Set(introduced.map(({ id }) => id));
        expect(resolved.filter(({ id }) => added.has(id))).toEqual([]);
        const moved = new Set([...resolved, ...introduced].map(({ id }) => id));
        expect(stillOpen.filter(({ id }) => moved.has(id))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('is the same whatever the order of packages and advisories', () => {
    fc.assert(
      fc.property(packages, packages, advisories, (from, to, known) => {
        const turned = judge(from.toReversed(), to.toReversed(), known.toReversed());
        expect(turned).toEqual(judge(from, to, known));
      }),
      { numRuns: 500 },
    );
  });

  it('introduces on the way back whatever it resolves', () => {
    fc.assert(
      fc.property(packages, packages, advisories, (from, to, known) => {
        expect(judge(to, from, known).introduced.map(({ id }) => id)).toEqual(
          expect.arrayContaining(judge(from, to, known).resolved.map(({ id }) => id)),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('leaves open both ways whatever it leaves open one way', () => {
    fc.assert(
      fc.property(packages, packages, advisories, (from, to, known) => {
        const ids = judge(from, to, known).stillOpen.map(({ id }) => id);
        expect(judge(to, from, known).stillOpen.map(({ id }) => id)).toEqual(ids);
      }),
      { numRuns: 500 },
    );
  });

  it('resolves nothing that an advisory still says of a package of the new build', () => {
    fc.assert(
      fc.property(packages, packages, advisories, (from, to, known) => {
        const { resolved } = judge(from, to, known);
        const left = to.flatMap(({ name, version }) =>
          known.filter(({ artifactName, events }) => {
            const { status } = decideAdvisoryStatus({ events, installed: version });
            return artifactName === name && status.startsWith('affected');
          }),
        );
        for (const { advisoryId, aliases } of left)
          for (const id of [advisoryId, ...aliases]) expect(resolved.map((one) => one.id)).not.toContain(id);
      }),
      { numRuns: 500 },
    );
  });
});
