import type { ClaimMatch } from '../identity/claim-match.ts';

/** Why a token does not belong to an identity (sign-in-rules.md#claim-mismatches). */
export type CauseKind =
  | 'issuer-slash'
  | 'issuer-case'
  | 'issuer-other'
  | 'audience'
  | 'subject-case'
  | 'subject-blank'
  | 'subject-wildcard'
  | 'immutable-token'
  | 'immutable-identity'
  | 'hyphen-ids'
  | 'environment-in-token'
  | 'environment-in-identity'
  | 'environment-name'
  | 'pull-request'
  | 'not-a-pull-request'
  | 'branch'
  | 'tag'
  | 'repository'
  | 'subject-other'
  | 'event'
  | 'claim'
  | 'claim-absent'
  | 'joined-pattern';

/** One thing that keeps the token and the identity apart; `field` is the condition, as `subject` or `claims.ref`. */
export interface Cause {
  readonly kind: CauseKind;
  readonly field: string;
}

/**
 * One condition of the identity beside what the token carries for it. `unjudged` is a pattern: how the service reads
 * one is not documented, so it is shown and not judged.
 */
export interface ComparedCondition {
  readonly field: string;
  readonly token: string | undefined;
  readonly identity: string;
  readonly verdict: 'equal' | 'different' | 'unjudged';
}

/** What keeps a token and an identity apart. */
export interface Diagnosis {
  /** Undefined where the identity may not be read. */
  readonly compared: readonly ComparedCondition[] | undefined;
  /** Without an identity to compare with: what the token is, and so what may be the cause. */
  readonly causes: readonly Cause[];
  /** The identity's claim match with what differs put right; undefined where no change of it would be right. */
  readonly remedy: ClaimMatch | undefined;
}
