import type { ClaimMatch } from './claim-match.ts';

/** Why a token does not match an identity (sign-in-rules.md#claim-mismatches). */
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

/** One reason why token and identity do not match; `field` is the condition, such as `subject` or `claims.ref`. */
export interface Cause {
  readonly kind: CauseKind;
  readonly field: string;
}

/**
 * One condition of the identity and the value of the token for it. `unjudged` is a pattern: how the service evaluates
 * one is not documented, so it is shown only.
 */
export interface ComparedCondition {
  readonly field: string;
  readonly token: string | undefined;
  readonly identity: string;
  readonly verdict: 'equal' | 'different' | 'unjudged';
}

/** Why a token and an identity do not match. */
export interface Diagnosis {
  /** Undefined if the identity cannot be read. */
  readonly compared: readonly ComparedCondition[] | undefined;
  /** Possible causes, from the token alone, if there is no identity to compare with. */
  readonly causes: readonly Cause[];
  /** The identity's claim match with the differences fixed; undefined if the identity should not change. */
  readonly remedy: ClaimMatch | undefined;
}
