import { goneFrom } from './compare-places.ts';
import type { PlaceComparison } from './compare-places.ts';
import type { Observation } from '../decide/finding.ts';
import { byRuleThenKey } from '../decide/weigh.ts';
import type { Resolved } from '../report/reported-finding.ts';

/** The findings of the base that head does not have, by rule, then by key, without minor ones and those of a whole run. */
export function resolvedSince(comparison: PlaceComparison): readonly Resolved[] {
  return goneFrom(comparison)
    .filter(({ file, weight }) => weight !== 'minor' && file !== '')
    .toSorted(byRuleThenKey)
    .map(toResolved);
}

function toResolved({ rule, key, file, line, reference, title, advisory }: Observation): Resolved {
  const facts = { rule, key, file, line, reference, title };
  return advisory === undefined ? facts : { ...facts, advisory };
}
