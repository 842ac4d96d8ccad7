import type { FieldViolation } from '../requests/refusal.ts';

/** A value that is given exactly or by a regular expression. */
interface ExactOrPattern {
  readonly exact: string | undefined;
  readonly pattern: string | undefined;
  readonly isRequired: boolean;
}

/** What is wrong with such a value: `field` names the exact one, and with `Pattern` behind it the other. */
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

/** What is wrong with a regular expression: at most one thing. */
export function findPatternFault(field: string, pattern: string): readonly FieldViolation[] {
  try {
    wholePattern(pattern);
    return [];
  } catch {
    return [{ field, description: 'is not a regular expression' }];
  }
}

/** True when the value is the exact one, or matches the pattern as a whole. */
export function fits(value: string, exact: string | undefined, pattern: string | undefined): boolean {
  if (exact !== undefined) return value === exact;
  return pattern !== undefined && wholePattern(pattern).test(value);
}

/**
 * A pattern that matches whole values, as if written `^(?:…)$`. Throws for what is no pattern by itself: `a)|(b` would
 * otherwise break out of the anchors.
 */
export function wholePattern(pattern: string): RegExp {
  const { source } = new RegExp(pattern, 'u');
  return new RegExp(`^(?:${source})$`, 'u');
}
