import { SEVERITY_RATINGS } from '../../values/severity.ts';
import type { Severity } from '../../values/severity.ts';
import { unknownBuilds } from './compare-places.ts';
import type { PlaceComparison, Side } from './compare-places.ts';
import { withoutDigest } from '../../values/image-reference.ts';
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

function hasUnknown({ knowledgeAt, places }: Side): boolean {
  return places.some((place) => knowledgeAt(place).kind === 'unknown');
}

/** Counts the open advisories of observations by severity, each image and vulnerability once, by its worst severity. */
export function countOpen({
  observations,
}: Pick<Side, 'observations'>): ReadonlyMap<Severity['rating'], number> {
  const worst = new Map<string, Severity['rating']>();
  for (const { advisory, reference } of observations) {
    if (advisory === undefined) continue;
    const problem = JSON.stringify([withoutDigest(reference), advisory.id]);
    const { rating } = advisory.severity;
    const known = worst.get(problem);
    if (known === undefined || SEVERITY_RATINGS.indexOf(rating) < SEVERITY_RATINGS.indexOf(known))
      worst.set(problem, rating);
  }
  const problems = Map.groupBy(worst.values(), (rating) => rating);
  return new Map([...problems].map(([rating, group]) => [rating, group.length]));
}
