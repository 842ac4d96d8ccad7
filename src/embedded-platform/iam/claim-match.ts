import type { ClaimMatch } from '../../api/iam/relationship.ts';
import { readPattern } from './claim-pattern.ts';
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
 * Returns true if the token belongs to the identity: issuer, subject and audience each by exact value or pattern, every
 * one of `claims` equal and every one of `claimPatterns` matching. The audience is `defaultAudience` where the identity
 * names none (sign-in-rules.md#default-audience).
 *
 * Patterns are in the syntax of RE2 and match the whole value. The service does not document either
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
      return text !== undefined && fits(text, undefined, pattern);
    })
  );
}

/** Returns the violations of a claim match, as fields below `claimMatch`. */
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

/** A value that is given exactly or by a regular expression. */
interface ExactOrPattern {
  readonly exact: string | undefined;
  readonly pattern: string | undefined;
  readonly isRequired: boolean;
}

/** Returns the violations of a value; `field` names the exact value, with the suffix `Pattern` the pattern. */
export function findPatternFaults(
  field: string,
  { exact, pattern, isRequired }: ExactOrPattern,
): readonly FieldViolation[] {
  if (exact !== undefined && pattern !== undefined) {
    const name = field.slice(field.lastIndexOf('.') + 1);
    return [{ field, description: `only one of ${name} and ${name}Pattern may be set` }];
  }
  if (pattern !== undefined) return findPatternFault(`${field}Pattern`, pattern);
  return isRequired && (exact ?? '') === '' ? [{ field, description: 'is required' }] : [];
}

/** Returns the violation of an invalid regular expression, if any. */
function findPatternFault(field: string, pattern: string): readonly FieldViolation[] {
  const reading = readPattern(pattern);
  if (reading.kind === 'pattern') return [];
  return [{ field, description: `is not a regular expression in RE2 syntax: ${reading.reason}` }];
}

/** Returns true if the value is the exact one, or matches the pattern as a whole. */
function fits(value: string, exact: string | undefined, pattern: string | undefined): boolean {
  if (exact !== undefined) return value === exact;
  const reading = pattern === undefined ? undefined : readPattern(pattern);
  return reading?.kind === 'pattern' && reading.matches(value);
}
