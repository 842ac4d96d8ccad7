import type { Finding, Level, Novelty } from './finding.ts';
import type { Rule } from '../../config/policy/rule-ids.ts';
import { withoutDigest } from '../../values/image-reference.ts';

/** Findings with one cause and one fix, as people read and count them. */
export interface ReportedProblem<Found extends Finding = Finding> {
  /** Equal for the same problem in other reports. */
  readonly key: string;
  /** Worst first; at least one. */
  readonly findings: readonly [Found, ...Found[]];
  /** Of its worst finding. */
  readonly rule: Rule;
  readonly level: Level;
  /** New if one of its worst findings is. */
  readonly novelty: Novelty;
  /** The problem, in at most 70 characters. */
  readonly title: string;
  /** The facts, in whole sentences. */
  readonly message: string;
  /** The one thing to do. */
  readonly remedy: string;
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
  return JSON.stringify(['advisory', withoutDigest(reference), advisory.id, isAccepted]);
}

/** Groups resolved findings as `problemsOf` would: each group has one subject. */
export function resolvedProblems<Found extends Pick<Finding, 'rule' | 'reference' | 'title' | 'advisory'>>(
  resolved: readonly Found[],
): readonly (readonly [Found, ...Found[]])[] {
  const groups = Map.groupBy(resolved, ({ advisory, reference, rule, title }) =>
    JSON.stringify([rule, withoutDigest(reference), advisory?.id ?? title]),
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
  return { key, findings, rule, level, novelty, ...wordsOf(findings) };
}

const NOVELTIES: readonly Novelty[] = ['new', 'pre-existing', 'not-compared'];

function wordsOf(
  findings: readonly [Finding, ...Finding[]],
): Pick<ReportedProblem, 'title' | 'message' | 'remedy'> {
  const [{ advisory, cause, title, message, remedy }] = findings;
  if (cause !== undefined) return { title: cause.title, message: cause.message, remedy: cause.remedy };
  const packages = affectedPackages(findings);
  const first = advisory?.package ?? null;
  if (first === null || packages.length < 2) return { title, message, remedy };
  const [one, all] = [`${first.name} ${first.version}`, packagesText(packages)];
  const [longTitle, longMessage] = [title.replace(one, () => all), message.replace(one, () => all)];
  return { title: longTitle.length > LONGEST_TITLE ? title : longTitle, message: longMessage, remedy };
}

/** The longest title, in UTF-16 units. */
const LONGEST_TITLE = 70;

type Package = NonNullable<NonNullable<Finding['advisory']>['package']>;

/** The affected packages of a problem, each once; none if they are unknown. */
export function affectedPackages(findings: readonly Finding[]): readonly Package[] {
  const packages = findings.flatMap(({ advisory }) => advisory?.package ?? []);
  return [...new Map(packages.map((one) => [`${one.name} ${one.version}`, one])).values()];
}

/** The number of packages to name. */
const MOST_PACKAGES = 4;

/** Packages as text, those of one version together: `curl, libcurl 8.16.0-r2`. */
export function packagesText(packages: readonly Package[]): string {
  const named = packages.slice(0, MOST_PACKAGES);
  const more = packages.length - named.length;
  const byVersion = [...Map.groupBy(named, ({ version }) => version)].map(
    ([version, group]) => `${group.map(({ name }) => name).join(', ')} ${version}`,
  );
  return `${byVersion.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
