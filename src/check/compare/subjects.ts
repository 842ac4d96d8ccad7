import { packageFamily } from '../../advisories/decide/package-family.ts';
import type { AdvisoryFacts, Observation, Weight } from '../decide/finding.ts';

/** The weights of observations, from low to high. */
export const WEIGHTS: readonly Weight[] = ['minor', 'warning', 'blocking'];

/** Returns the subjects of observations with the highest weight of each; of advisories also those in any package. */
export function weightsOf(observations: readonly Observation[]): ReadonlyMap<string, Weight> {
  const rising = observations.toSorted(
    (one, other) => WEIGHTS.indexOf(one.weight) - WEIGHTS.indexOf(other.weight),
  );
  return new Map(
    rising.flatMap((one) =>
      [...subjectsOf(one), ...subjectsOf(one, '')].map((subject) => [subject, one.weight] as const),
    ),
  );
}

/**
 * Returns the subjects that an observation shares with the same one of another build: its key, or each id of its vulnerability with its
 * package, whatever the version of that. One that was matched by the name of the image can be in any package, the family ''.
 */
export function subjectsOf({ advisory, key }: Observation, family = familyOf(advisory)): readonly string[] {
  if (advisory === undefined) return [key];
  return [advisory.id, ...advisory.aliases].map((id) => `${family}\n${id}`);
}

function familyOf(advisory: AdvisoryFacts | undefined): string {
  const name = advisory?.package?.name;
  return name === undefined ? '' : packageFamily(name);
}
