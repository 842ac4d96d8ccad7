import { SEVERITY_RATINGS, worstSeverity } from '../../values/severity.ts';
import type { Severity } from '../../values/severity.ts';
import { unknownBuilds } from './compare-places.ts';
import type { PlaceComparison } from './place-comparison.ts';
import type { Side } from './indexed-side.ts';
import { vulnerabilityKey } from '../decide/problems.ts';
import type { Trend } from '../report/check-report.ts';

/**
 * Counts the open problems of head and base by severity, each image and vulnerability once, by its worst severity; undefined
 * if the advisories of a place are unknown on either side, because a smaller number would look like progress.
 */
export function trendOf(comparison: PlaceComparison): Trend | undefined {
  const { base, head } = comparison;
  if (unknownBuilds(comparison).length > 0 || hasUnknown(head) || hasUnknown(base)) return undefined;
  const [now, before] = [countOpen(head), countOpen(base)];
  const entries = SEVERITY_RATINGS.map((rating) => {
    const counts = { head: now.get(rating) ?? 0, base: before.get(rating) ?? 0 };
    return [rating, counts] as const;
  });
  return Object.fromEntries(entries) as Trend;
}

function hasUnknown({ knowledgeAt, places }: Pick<Side, 'knowledgeAt' | 'places'>): boolean {
  return places.some((place) => knowledgeAt(place).kind === 'unknown');
}

/** Counts the open advisories of observations by severity, each image and vulnerability once, by its worst severity. */
export function countOpen({
  observations,
}: Pick<Side, 'observations'>): ReadonlyMap<Severity['rating'], number> {
  const open = observations.flatMap(({ advisory, reference }) =>
    advisory === undefined ? [] : [{ key: vulnerabilityKey(reference, advisory.id), ...advisory }],
  );
  const vulnerabilities = [...Map.groupBy(open, ({ key }) => key).values()].map(
    (group) => worstSeverity(group.map(({ severity }) => severity)).rating,
  );
  const byRating = Map.groupBy(vulnerabilities, (rating) => rating);
  return new Map([...byRating].map(([rating, group]) => [rating, group.length]));
}
