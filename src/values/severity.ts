/** The names of severities, worst first (CVSS, "Qualitative severity rating scale"). */
export const RATINGS = ['critical', 'high', 'medium', 'low', 'none'] as const;
export type Rating = (typeof RATINGS)[number];

/** The severity of a vulnerability; `unscored` without a score. */
export type Severity =
  | { readonly rating: Rating; readonly score: number }
  | { readonly rating: 'unscored'; readonly score: null };

/** The severities of vulnerabilities, worst first; one without a score comes last. */
export const SEVERITY_RATINGS: readonly Severity['rating'][] = [...RATINGS, 'unscored'];

/** A stated severity: a CVSS vector, or a base score. */
export interface StatedSeverity {
  /** `TYPE_CVSS_V2`, `TYPE_CVSS_V3`, `TYPE_CVSS_V4`. */
  readonly type: string;
  readonly score: string;
}

/** Returns the base score of a CVSS vector; undefined if it is invalid or incomplete. */
export type ScoreVector = (vector: string) => number | undefined;

const NEWEST_FIRST = ['TYPE_CVSS_V4', 'TYPE_CVSS_V3', 'TYPE_CVSS_V2'];

/**
 * The severity by the newest CVSS version that gives a score; of several of that version the highest counts
 * (advisory-rules.md#severity).
 */
export function severityOf(stated: readonly StatedSeverity[], scoreVector: ScoreVector): Severity {
  const others = stated.map(({ type }) => type).filter((type) => !NEWEST_FIRST.includes(type));
  for (const type of [...NEWEST_FIRST, ...others]) {
    const scores = stated
      .filter((one) => one.type === type)
      .flatMap(({ score }) => readScore(score, scoreVector) ?? []);
    if (scores.length > 0) return rated(Math.max(...scores));
  }
  return UNSCORED;
}

/** The severity with the highest score; unscored if none has one. */
export function worstSeverity(severities: readonly Severity[]): Severity {
  return severities.reduce((worst, one) => ((one.score ?? -1) > (worst.score ?? -1) ? one : worst), UNSCORED);
}

const UNSCORED: Severity = { rating: 'unscored', score: null };

/** Whether a severity has a rating or a worse one. */
export function isAtLeast(severity: Severity, threshold: Rating): boolean {
  return severity.rating !== 'unscored' && RATINGS.indexOf(severity.rating) <= RATINGS.indexOf(threshold);
}

function readScore(text: string, scoreVector: ScoreVector): number | undefined {
  const trimmed = text.trim();
  const score = /^\d{1,2}(?:\.\d{1,4})?$/.test(trimmed) ? Number(trimmed) : scoreVector(trimmed);
  return score !== undefined && score >= 0 && score <= 10 ? score : undefined;
}

function rated(score: number): Severity {
  return { rating: ratingOf(score), score };
}

function ratingOf(score: number): Rating {
  if (score >= 9) return 'critical';
  if (score >= 7) return 'high';
  if (score >= 4) return 'medium';
  return score > 0 ? 'low' : 'none';
}
