import type { IdTokenClaims } from '../../values/id-token.ts';
import { readLiteralPattern } from './subject-pattern.ts';

/**
 * Which tokens belong to an identity, as the service keeps it (service-rules.md#identities;
 * sign-in-rules.md#claim-match).
 */
export interface ClaimMatch {
  readonly issuer?: string | undefined;
  readonly issuerPattern?: string | undefined;
  readonly subject?: string | undefined;
  readonly subjectPattern?: string | undefined;
  readonly audience?: string | undefined;
  readonly audiencePattern?: string | undefined;
  readonly claims?: Readonly<Record<string, string>> | undefined;
  readonly claimPatterns?: Readonly<Record<string, string>> | undefined;
}

/**
 * The claim match that Mooring makes: exact values, and two patterns that anchor themselves: the events, from a closed
 * list, and for a purpose the subjects (`subject-pattern.ts`).
 */
export type WantedClaimMatch = {
  readonly issuer: string;
  readonly audience: string;
  readonly claims: Readonly<Record<string, string>>;
  readonly claimPatterns: { readonly event_name: string };
} & (
  | { readonly subject: string; readonly subjectPattern?: undefined }
  | { readonly subject?: undefined; readonly subjectPattern: string }
);

/**
 * The events whose runs hold no untrusted input. `pull_request_target`, `issue_comment` and `workflow_run`
 * come with the default branch as their subject, so the subject alone does not keep them out
 * (sign-in-rules.md#untrusted-events).
 */
export const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch'] as const;

/**
 * Anchored by itself: it means the same whether the service anchors patterns or not
 * (sign-in-rules.md#undocumented).
 */
export const EVENT_PATTERN = `^(${TRUSTED_EVENTS.join('|')})$`;

/**
 * The claim match for the token of a job (sign-in-rules.md#step-3-plan). `audience` is what the issuer
 * expects in the token; `pinRef` also pins the ref, for an environment that is tied to one branch.
 */
export function wantedClaimMatch(
  claims: IdTokenClaims,
  { audience, pinRef }: { readonly audience: string; readonly pinRef: boolean },
): WantedClaimMatch {
  const { repository_id, repository_owner_id, ref } = claims;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    audience,
    claims: {
      ...(repository_id === undefined ? {} : { repository_id }),
      ...(repository_owner_id === undefined ? {} : { repository_owner_id }),
      ...(pinRef && ref !== undefined ? { ref } : {}),
    },
    claimPatterns: { event_name: EVENT_PATTERN },
  };
}

/** One condition of a claim match: `subject`, `claims.ref`, `claimPatterns.event_name`, … with its value. */
type Condition = readonly [field: string, value: string];

/**
 * The conditions of a claim match, sorted. Two matches with the same conditions accept the same tokens: an absent
 * audience is the issuer's host name, and an empty text is none (sign-in-rules.md#default-audience). A pattern such as
 * `^8800$` is the exact claim: chainctl has no other form for one.
 */
export function conditionsOf(match: ClaimMatch, defaultAudience: string): readonly Condition[] {
  const { claims = {}, claimPatterns = {}, ...plain } = match;
  const patterns = Object.entries(claimPatterns).map(([name, value]) => {
    const exact = readLiteralPattern(value);
    return exact === undefined || Object.hasOwn(claims, name)
      ? ([`claimPatterns.${name}`, value] as const)
      : ([`claims.${name}`, exact] as const);
  });
  const audience = given(match.audience) ?? (given(match.audiencePattern) ? undefined : defaultAudience);
  const conditions = [
    ...Object.entries({ ...plain, audience }),
    ...Object.entries(claims).map(([name, value]) => [`claims.${name}`, value] as const),
    ...patterns,
  ];
  return conditions
    .flatMap(([field, value]) => (given(value) === undefined ? [] : [[field, value ?? ''] as const]))
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

/** The claim match and the organization as one text: the same for the same, whatever order its keys came in. */
export function canonicalText(match: ClaimMatch, defaultAudience: string, organization: string): string {
  return JSON.stringify([organization, ...conditionsOf(match, defaultAudience)]);
}

/** True when both accept the same tokens. */
export function isSameMatch(one: ClaimMatch, other: ClaimMatch, defaultAudience: string): boolean {
  return canonicalText(one, defaultAudience, '') === canonicalText(other, defaultAudience, '');
}

/** A condition in which two claim matches differ; undefined where one of them has none. */
export interface MatchDifference {
  readonly field: string;
  readonly found: string | undefined;
  readonly wanted: string | undefined;
}

/** Returns the fields that would have to change, sorted by name. */
export function matchDifferences(
  found: ClaimMatch,
  wanted: ClaimMatch,
  defaultAudience: string,
): readonly MatchDifference[] {
  const [there, here] = [found, wanted].map((match) => new Map(conditionsOf(match, defaultAudience)));
  const fields = [...new Set([...(there?.keys() ?? []), ...(here?.keys() ?? [])])].sort();
  return fields
    .map((field) => ({ field, found: there?.get(field), wanted: here?.get(field) }))
    .filter((difference) => difference.found !== difference.wanted);
}

function given(text: string | undefined): string | undefined {
  return text === '' ? undefined : text;
}

/** The event names of a pattern in the form `^(one|other)$`; undefined for every other pattern. */
export function readEventPattern(pattern: string): readonly string[] | undefined {
  const [, list] = /^\^\(([a-z_|]+)\)\$$/.exec(pattern) ?? [];
  const names = list?.split('|') ?? [];
  return names.length > 0 && !names.includes('') ? names : undefined;
}

/** Returns true if tokens of pull requests can match: then the identity must only have roles that read. */
export function acceptsPullRequests({ claimPatterns }: WantedClaimMatch): boolean {
  return readEventPattern(claimPatterns.event_name)?.includes('pull_request') ?? true;
}
