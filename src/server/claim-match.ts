import type { ClaimMatch } from '../contract/identity.ts';
import type { FieldViolation } from './refusal.ts';

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
 * names none (sign-in.md §3.3).
 *
 * Patterns match the whole value, as if written `^(?:…)$`. The service does not document whether it anchors them
 * (sign-in.md §4.2); the stricter reading never accepts what the other would refuse.
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
  return [
    ...faultsOfPair('issuer', match.issuer, match.issuerPattern, 'required'),
    ...faultsOfPair('subject', match.subject, match.subjectPattern, 'required'),
    ...faultsOfPair('audience', match.audience, match.audiencePattern, 'optional'),
    ...Object.entries(match.claimPatterns ?? {}).flatMap(([name, pattern]) =>
      faultsOfPattern(`claimMatch.claimPatterns.${name}`, pattern),
    ),
  ];
}

function faultsOfPair(
  name: string,
  exact: string | undefined,
  pattern: string | undefined,
  need: 'required' | 'optional',
): readonly FieldViolation[] {
  const field = `claimMatch.${name}`;
  if (exact !== undefined && pattern !== undefined) {
    return [{ field, description: `only one of ${name} and ${name}Pattern may be set` }];
  }
  if (pattern !== undefined) return faultsOfPattern(`${field}Pattern`, pattern);
  return need === 'required' && (exact ?? '') === '' ? [{ field, description: 'is required' }] : [];
}

function faultsOfPattern(field: string, pattern: string): readonly FieldViolation[] {
  try {
    wholePattern(pattern);
    return [];
  } catch {
    return [{ field, description: 'is not a regular expression' }];
  }
}

function fits(value: string, exact: string | undefined, pattern: string | undefined): boolean {
  if (exact !== undefined) return value === exact;
  return pattern !== undefined && wholePattern(pattern).test(value);
}

function claimText(presented: PresentedClaims, name: string): string | undefined {
  const value = Object.hasOwn(presented.all, name) ? presented.all[name] : undefined;
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : undefined;
}

/** Throws for what is no pattern by itself: `a)|(b` would otherwise break out of the anchors. */
function wholePattern(pattern: string): RegExp {
  const { source } = new RegExp(pattern, 'u');
  return new RegExp(`^(?:${source})$`, 'u');
}
