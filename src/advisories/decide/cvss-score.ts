import calculator from 'ae-cvss-calculator';

import type { ScoreVector } from '../../values/severity.ts';

/** Returns `baseScore` that computes each vector once: thousands of advisories share a few hundred. */
export function rememberScores(): ScoreVector {
  const scores = new Map<string, number | undefined>();
  return (vector) => {
    if (!scores.has(vector)) scores.set(vector, baseScore(vector));
    return scores.get(vector);
  };
}

/** Returns the base score of a complete CVSS vector of version 2, 3.0, 3.1 or 4.0, or undefined. */
export function baseScore(vector: string): number | undefined {
  try {
    return scoreOf(vector);
  } catch {
    // The library throws for an unknown metric, which untrusted input can contain.
    return undefined;
  }
}

function scoreOf(vector: string): number | undefined {
  const { Cvss2, Cvss3P0, Cvss3P1, Cvss4P0 } = calculator;
  if (vector.startsWith('CVSS:4.0/')) {
    const read = new Cvss4P0(vector);
    return read.isBaseFullyDefined() ? read.calculateScores().baseMetricsOnly : undefined;
  }
  const read = vector.startsWith('CVSS:3.1/')
    ? new Cvss3P1(vector)
    : vector.startsWith('CVSS:3.0/')
      ? new Cvss3P0(vector)
      : new Cvss2(vector);
  return read.isBaseFullyDefined() ? read.calculateScores().base : undefined;
}
