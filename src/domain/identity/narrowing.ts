import { conditionsOf, matchDifferences, readEventPattern } from './claim-match.ts';
import type { ClaimMatch, MatchDifference } from './claim-match.ts';

/** Whether a change of a claim match can be proved to accept no token that was not accepted before. */
export type NarrowingProof =
  | { readonly kind: 'narrows' }
  | { readonly kind: 'unproven'; readonly because: MatchDifference };

/**
 * Proves that the wanted match accepts nothing that the found one does not (sign-in-rules.md#step-8-drift):
 * every condition of the found match has to stay, or to give way to a stricter one. A pattern in place of
 * which an exact value is wanted proves nothing, since how the service anchors patterns is not known
 * (sign-in-rules.md#undocumented); the one exception is a list of event names in the form that Mooring writes
 * itself.
 */
export function proveNarrowing(
  found: ClaimMatch,
  wanted: ClaimMatch,
  defaultAudience: string,
): NarrowingProof {
  const added = new Map(conditionsOf(wanted, defaultAudience));
  const because = matchDifferences(found, wanted, defaultAudience).find((difference) =>
    difference.found === undefined ? isNeeded(difference) : !isStricter(difference, added),
  );
  return because === undefined ? { kind: 'narrows' } : { kind: 'unproven', because };
}

/** Without an issuer or a subject a match accepts nothing: to add one is to let tokens in. */
function isNeeded({ field }: MatchDifference): boolean {
  return field === 'issuer' || field === 'subject';
}

function isStricter({ field, found, wanted }: MatchDifference, added: ReadonlyMap<string, string>): boolean {
  if (field !== EVENT_CONDITION || found === undefined) return false;
  const before = readEventPattern(found);
  const exact = added.get('claims.event_name');
  const after = wanted === undefined ? (exact === undefined ? undefined : [exact]) : readEventPattern(wanted);
  return before !== undefined && after !== undefined && after.every((event) => before.includes(event));
}

const EVENT_CONDITION = 'claimPatterns.event_name';
