import type { Finding, Level, Novelty } from './finding.ts';
import { problemWords } from './problem-words.ts';
import type { ProblemWords } from './problem-words.ts';
import type { Rule } from '../../config/policy/rule-ids.ts';
import { worstSeverity } from '../../values/severity.ts';
import type { Severity } from '../../values/severity.ts';
import { withoutDigest } from '../../values/image-reference.ts';

/**
 * Returns the identity of a vulnerability of an image, the unit of every number that people read: it counts once, however
 * many places and packages have it.
 */
export function vulnerabilityKey(reference: string, id: string): string {
  return JSON.stringify(['advisory', withoutDigest(reference), id]);
}

/** Findings with one cause and one fix, as people read and count them. */
export interface ReportedProblem<Found extends Finding = Finding> extends ProblemWords {
  /** Equal for the same problem in other reports. */
  readonly key: string;
  /** Worst first; at least one. */
  readonly findings: readonly [Found, ...Found[]];
  /** Of its worst finding. */
  readonly rule: Rule;
  readonly level: Level;
  /** New if one of its worst findings is. */
  readonly novelty: Novelty;
  /** The worst of its findings; undefined if it is no vulnerability. */
  readonly severity: Severity | undefined;
}

/**
 * Groups findings, worst first, into problems in the same order: those with one cause, those about one vulnerability of one
 * tag in whatever packages, and those about the same thing at several places. An accepted finding is a problem of its own.
 */
export function problemsOf<Found extends Finding>(
  findings: readonly Found[],
): readonly ReportedProblem<Found>[] {
  return [...Map.groupBy(findings, keyOf)].flatMap(([key, [worst, ...others]]) =>
    worst === undefined ? [] : [problemOf(key, [worst, ...others])],
  );
}

function keyOf({ advisory, cause, exception, key, reference }: Finding): string {
  const isAccepted = exception !== undefined;
  if (cause !== undefined) return JSON.stringify(['cause', cause.key, isAccepted]);
  if (advisory === undefined) return JSON.stringify([key, isAccepted]);
  return JSON.stringify([vulnerabilityKey(reference, advisory.id), isAccepted]);
}

/** Groups resolved findings as `problemsOf` would: each group has one subject. */
export function resolvedProblems<Found extends Pick<Finding, 'rule' | 'reference' | 'title' | 'advisory'>>(
  resolved: readonly Found[],
): readonly (readonly [Found, ...Found[]])[] {
  const groups = Map.groupBy(resolved, ({ advisory, reference, rule, title }) =>
    advisory === undefined
      ? JSON.stringify([rule, withoutDigest(reference), title])
      : vulnerabilityKey(reference, advisory.id),
  );
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [[first, ...others] as const],
  );
}

function problemOf<Found extends Finding>(
  key: string,
  findings: readonly [Found, ...Found[]],
): ReportedProblem<Found> {
  const [{ rule, level, ...worst }] = findings;
  const novelties = new Set(findings.flatMap((one) => (one.level === level ? [one.novelty] : [])));
  const novelty = NOVELTIES.find((one) => novelties.has(one)) ?? worst.novelty;
  const severities = findings.flatMap(({ advisory }) => advisory?.severity ?? []);
  const severity = severities.length === 0 ? undefined : worstSeverity(severities);
  return { key, findings, rule, level, novelty, severity, ...problemWords(findings) };
}

const NOVELTIES: readonly Novelty[] = ['new', 'pre-existing', 'not-compared'];
