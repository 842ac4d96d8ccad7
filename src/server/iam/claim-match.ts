import type { ClaimMatch } from '../../contract/iam/relationship.ts';
import { findPatternFault, findPatternFaults, fits, wholePattern } from './exact-or-pattern.ts';
import type { FieldViolation } from '../requests/refusal.ts';

/** The claims of a workload's token that an identity is matched with; `audience` is any one of its audiences. */
export interface PresentedClaims {
  readonly issuer: string;
  readonly subject: string;
  readonly audiences: readonly string[];
  /** Every claim by name; only texts and booleans can be matched. */
  readonly all: Readonly<Record<string, unknown>>;
}

/**
 * True when the token belongs to the identity: issuer, subject and audience each by exact value or pattern, every one
 * of `claims` equal and every one of `claimPatterns` matching. The audience is `defaultAudience` where the identity
 * names none (sign-in-rules.md#default-audience).
 *
 * Patterns match the whole value, as if written `^(?:…)$`. The service does not document whether it anchors them
 * (sign-in-rules.md#undocumented); the stricter reading never accepts what the other would refuse.
 */
export function matchesClaims(
  match: ClaimMatch,
  presented: PresentedClaims,
  defaultAudience: string,
): boolean {
  const audience = match.audience ?? (match.audiencePattern === undefined ? defaultAudience : undefined);
  return (
    fits(presented.issuer, match.issuer, match.issuerPattern) &&
    fits(presented.subject, match.subject, match.subjectPattern) &&
    presented.audiences.some((one) => fits(one, audience, match.audiencePattern)) &&
    Object.entries(match.claims ?? {}).every(([name, value]) => claimText(presented, name) === value) &&
    Object.entries(match.claimPatterns ?? {}).every(([name, pattern]) => {
      const text = claimText(presented, name);
      return text !== undefined && wholePattern(pattern).test(text);
    })
  );
}

/** What is wrong with a claim match that somebody wants to save, as fields below `claimMatch`. */
export function findClaimMatchFaults(match: ClaimMatch): readonly FieldViolation[] {
  const { issuer, issuerPattern, subject, subjectPattern, audience, audiencePattern } = match;
  return [
    ...findPatternFaults('claimMatch.issuer', { exact: issuer, pattern: issuerPattern, isRequired: true }),
    ...findPatternFaults('claimMatch.subject', { exact: subject, pattern: subjectPattern, isRequired: true }),
    ...findPatternFaults('claimMatch.audience', {
      exact: audience,
      pattern: audiencePattern,
      isRequired: false,
    }),
    ...Object.entries(match.claimPatterns ?? {}).flatMap(([name, pattern]) =>
      findPatternFault(`claimMatch.claimPatterns.${name}`, pattern),
    ),
  ];
}

function claimText(presented: PresentedClaims, name: string): string | undefined {
  const value = Object.hasOwn(presented.all, name) ? presented.all[name] : undefined;
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : undefined;
}
