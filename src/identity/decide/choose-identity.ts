import {
  conditionsOf,
  isSameMatch,
  matchDifferences,
  readEventPattern,
} from '../../sign-in/claim-doctor/claim-match.ts';
import type {
  MatchDifference,
  WantedClaimMatch,
  ClaimMatch,
} from '../../sign-in/claim-doctor/claim-match.ts';
import { readIdentityMarker } from './identity-name.ts';
import type { FoundIdentity } from '../../sign-in/claim-doctor/found-identity.ts';
import { isNarrowerPattern, matchesSubjectPattern } from '../../sign-in/claim-doctor/subject-pattern.ts';

/** Whether a change of a claim match can be proved to accept no token that was not accepted before. */
type NarrowingProof =
  | { readonly kind: 'narrows' }
  | { readonly kind: 'unproven'; readonly because: MatchDifference };

/** The wanted identity, for comparison. */
export interface Wanted {
  readonly name: string;
  readonly match: WantedClaimMatch;
  /** Undefined for the subject of one job. */
  readonly purpose: string | undefined;
  /** The audience that holds where an identity names none. */
  readonly defaultAudience: string;
}

/** An identity with the wanted name that was changed by hand. */
export interface Drift {
  readonly identity: FoundIdentity;
  readonly differences: readonly MatchDifference[];
  /** True where Mooring made it. */
  readonly isManaged: boolean;
  readonly proof: NarrowingProof;
}

/** The choice among the identities of the organization (sign-in-rules.md#step-5-find). */
export interface Choice {
  /** All whose claim match and purpose are the wanted ones, the one to use first. */
  readonly same: readonly FoundIdentity[];
  readonly drift: Drift | undefined;
  /** Identities that Mooring created for the same repository with another claim match. */
  readonly siblings: readonly FoundIdentity[];
}

/**
 * Compares what was found with what is wanted. Of several that are the same the oldest is used, then the one with the
 * lowest uid: every run that sees the same list decides alike.
 */
export function chooseIdentity(found: readonly FoundIdentity[], wanted: Wanted): Choice {
  const { match, defaultAudience } = wanted;
  const isSame = ({ claimMatch, description }: FoundIdentity): boolean =>
    claimMatch !== undefined &&
    isSameMatch(claimMatch, match, defaultAudience) &&
    isForPurpose(description, wanted.purpose);
  const different = found.filter((identity) => !isSame(identity));
  const drifted = different.filter(({ name }) => name === wanted.name).sort(byAge)[0];
  return {
    same: found.filter(isSame).sort(byAge),
    drift: drifted === undefined ? undefined : describeDrift(drifted, wanted),
    siblings: different.filter((identity) => identity !== drifted && isSibling(identity, wanted)).sort(byAge),
  };
}

function describeDrift(identity: FoundIdentity, { match, defaultAudience }: Wanted): Drift {
  const { claimMatch, description } = identity;
  return {
    identity,
    differences: matchDifferences(claimMatch ?? {}, match, defaultAudience),
    isManaged: readIdentityMarker(description) !== undefined,
    // Without a claim match it is another kind of identity: turning it into this one is a known bug of the service.
    proof:
      claimMatch === undefined
        ? {
            kind: 'unproven',
            because: { field: 'claimMatch', found: undefined, wanted: match.subject ?? match.subjectPattern },
          }
        : proveNarrowing(claimMatch, match, defaultAudience),
  };
}

/**
 * Purposes can have the same claims and must not share an identity: each has its own role. What Mooring did not create can
 * be for any.
 */
function isForPurpose(description: string | undefined, purpose: string | undefined): boolean {
  const marker = readIdentityMarker(description);
  return marker === undefined || marker.purpose === purpose;
}

/** Identities of other purposes are used beside this one. */
function isSibling({ description, claimMatch }: FoundIdentity, { match, purpose }: Wanted): boolean {
  const marker = readIdentityMarker(description);
  if (marker === undefined || marker.purpose !== purpose) return false;
  const [theirs, ours] = [claimMatch ?? {}, match].map((one) => new Map(conditionsOf(one, '')));
  const isSame = (claim: string): boolean => theirs?.get(`claims.${claim}`) === ours?.get(`claims.${claim}`);
  // A repository keeps its id when it is transferred to another owner.
  const isForRepository = ours?.has('claims.repository_id') ?? false;
  return isSame('repository_id') && (isForRepository || isSame('repository_owner_id'));
}

/** Orders resources by age, oldest first, then by uid; those of unknown age come last. */
export function byAge(
  one: Pick<FoundIdentity, 'uid' | 'createTime'>,
  other: Pick<FoundIdentity, 'uid' | 'createTime'>,
): number {
  const [age, otherAge] = [one.createTime ?? '9999', other.createTime ?? '9999'];
  if (age !== otherAge) return age < otherAge ? -1 : 1;
  return one.uid < other.uid ? -1 : 1;
}

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
