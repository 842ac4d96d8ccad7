import { conditionsOf, matchDifferences, readEventPattern } from '../../sign-in/claim-doctor/claim-match.ts';
import type { ClaimMatch, MatchDifference } from '../../sign-in/claim-doctor/claim-match.ts';
import { isNarrowerPattern, matchesSubjectPattern } from '../../sign-in/claim-doctor/subject-pattern.ts';

/** Whether a change of a claim match can be proved to accept no token that was not accepted before. */
export type NarrowingProof =
  | { readonly kind: 'narrows' }
  | { readonly kind: 'unproven'; readonly because: MatchDifference };

/**
 * Proves that the wanted match accepts nothing that the found one does not (sign-in-rules.md#step-8-drift): every
 * condition of the found match must stay, or be replaced by a stricter one. A pattern that is replaced by an exact value
 * proves nothing, since how the service anchors patterns is not known (sign-in-rules.md#undocumented), except for the
 * two forms that Mooring writes, which anchor themselves: a list of event names, and a pattern of subjects.
 */
export function proveNarrowing(
  found: ClaimMatch,
  wanted: ClaimMatch,
  defaultAudience: string,
): NarrowingProof {
  const [before, after] = [found, wanted].map((match) => new Map(conditionsOf(match, defaultAudience)));
  const conditions = { before: before ?? new Map(), after: after ?? new Map() };
  const because = matchDifferences(found, wanted, defaultAudience).find((difference) =>
    difference.found === undefined ? isNeeded(difference, conditions) : !isStricter(difference, conditions),
  );
  return because === undefined ? { kind: 'narrows' } : { kind: 'unproven', because };
}

/** The conditions of the match that was found, and of the wanted one. */
interface Conditions {
  readonly before: ReadonlyMap<string, string>;
  readonly after: ReadonlyMap<string, string>;
}

/** Without an issuer or a subject a match accepts nothing: to add one is to let tokens in. */
function isNeeded({ field }: MatchDifference, { before }: Conditions): boolean {
  if (field === 'subject') return !before.has('subjectPattern');
  return field === 'issuer' || field === 'subjectPattern';
}

function isStricter({ field, found = '', wanted }: MatchDifference, { after }: Conditions): boolean {
  if (field === 'subjectPattern') return isNarrowerSubject(found, wanted, after.get('subject'));
  if (field !== EVENT_CONDITION) return false;
  const before = readEventPattern(found);
  const exact = after.get('claims.event_name');
  const events =
    wanted === undefined ? (exact === undefined ? undefined : [exact]) : readEventPattern(wanted);
  return before !== undefined && events !== undefined && events.every((event) => before.includes(event));
}

function isNarrowerSubject(found: string, wanted: string | undefined, exact: string | undefined): boolean {
  if (exact !== undefined) return matchesSubjectPattern(exact, found) === true;
  return wanted !== undefined && isNarrowerPattern(wanted, found);
}

const EVENT_CONDITION = 'claimPatterns.event_name';
