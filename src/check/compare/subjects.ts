import { packageFamily } from '../../advisories/decide/package-family.ts';
import type { AdvisoryFacts, Observation, Weight } from '../decide/finding.ts';

/** The weights of observations, from low to high. */
const WEIGHTS: readonly Weight[] = ['minor', 'warning', 'blocking'];

/** Returns whether a weight is at least another one. */
export function isAsBad(weight: Weight, other: Weight): boolean {
  return WEIGHTS.indexOf(weight) >= WEIGHTS.indexOf(other);
}

/** The highest weights of the subjects at a place. */
export type SubjectWeights = ReadonlyMap<string, Weight>;

/** Whose packages a vulnerability counts in: in those of the family of an observation, in any, or in any that no exception accepts. */
type Extent = 'family' | 'any' | 'open';

/** Returns the subjects of observations at a place with the highest weight of each. */
export function weightsOf(
  observations: readonly Observation[],
  isAccepted: (observation: Observation) => boolean,
): SubjectWeights {
  const rising = observations.toSorted(
    (one, other) => WEIGHTS.indexOf(one.weight) - WEIGHTS.indexOf(other.weight),
  );
  return new Map(
    rising.flatMap((one) => {
      const extents = isAccepted(one) ? (['family', 'any'] as const) : (['family', 'any', 'open'] as const);
      return extents.flatMap((extent) => subjectsOf(one, extent).map((subject) => [subject, one.weight]));
    }),
  );
}

/**
 * Returns the highest weight at which a place has the same as an observation; undefined if it does not have it. The
 * unit is a vulnerability, in whatever packages (advisory-rules.md#new-against-a-base); `extent` is what of the others
 * counts besides the package of the observation.
 */
export function weightAmong(
  weights: SubjectWeights | undefined,
  observation: Observation,
  extent: 'any' | 'open',
): Weight | undefined {
  const subjects = [...subjectsOf(observation, 'family'), ...subjectsOf(observation, extent)];
  const found = new Set(subjects.map((subject) => weights?.get(subject)));
  return WEIGHTS.findLast((weight) => found.has(weight));
}

/**
 * The subjects that an observation shares with the same one of another build: its key, or its vulnerability. In one family,
 * that has any of its ids; in others only the one that it is counted by, since an alias can be that of two vulnerabilities.
 */
function subjectsOf({ advisory, key }: Observation, extent: Extent): readonly string[] {
  if (advisory === undefined) return [key];
  if (extent !== 'family') return [JSON.stringify([extent, advisory.id])];
  return idsOf(advisory).map((id) => JSON.stringify([extent, familyOf(advisory), id]));
}

/** Packages of a vulnerability that a change adds or removes, by their names; others have it on both builds. */
export interface PackageChanges {
  readonly joined: readonly string[];
  readonly left: readonly string[];
}

/**
 * Returns the packages that only one of two builds has a vulnerability in, whatever their versions; undefined if both have it
 * in the same ones, or if a build was matched by its name alone. `before` and `now` are all observations at two places.
 */
export function packageChanges(
  { advisory }: Observation,
  before: readonly Observation[],
  now: readonly Observation[],
): PackageChanges | undefined {
  if (advisory === undefined) return undefined;
  const ids = new Set(idsOf(advisory));
  const [then, here] = [before, now].map((all) =>
    all.flatMap((one) =>
      one.advisory !== undefined && idsOf(one.advisory).some((id) => ids.has(id)) ? one.advisory : [],
    ),
  ) as [AdvisoryFacts[], AdvisoryFacts[]];
  if ([...then, ...here].some((one) => one.package === null)) return undefined;
  const [joined, left] = [namesWithout(here, then), namesWithout(then, here)];
  return joined.length + left.length === 0 ? undefined : { joined, left };
}

/** The names of the packages of some advisories whose family is none of the others', sorted. */
function namesWithout(some: readonly AdvisoryFacts[], others: readonly AdvisoryFacts[]): readonly string[] {
  const families = new Set(others.map(familyOf));
  const names = some.flatMap((one) => (families.has(familyOf(one)) ? [] : (one.package?.name ?? [])));
  return [...new Set(names)].sort();
}

function idsOf({ aliases, id }: AdvisoryFacts): readonly string[] {
  return [id, ...aliases];
}

function familyOf(advisory: AdvisoryFacts): string {
  const name = advisory.package?.name;
  return name === undefined ? '' : packageFamily(name);
}
