import type { AdvisoryStatus } from '../../advisories/decide/advisory-status.ts';
import { formatImage, readImageReference } from '../../values/image-reference.ts';
import { worstSeverity } from '../../values/severity.ts';
import { count, joinParts, listText } from '../../text/plural.ts';
import type { AdvisoryFacts, Finding } from './finding.ts';

/** The words about findings with one cause and one fix. */
export interface ProblemWords {
  /** The problem, in at most 70 characters. */
  readonly title: string;
  /** The facts, in whole sentences. */
  readonly message: string;
  /** The one thing to do. */
  readonly remedy: string;
}

/**
 * Returns the words of a problem: those of its cause, or of its worst finding with all of its packages. If these do not have
 * one state, the words say that of each.
 */
export function problemWords(findings: readonly [Finding, ...Finding[]]): ProblemWords {
  const [{ advisory, cause, message, remedy }] = findings;
  if (cause !== undefined) return { title: cause.title, message: cause.message, remedy: cause.remedy };
  const changes = packageChangesText(findings);
  const isMixed = advisory !== undefined && new Set(factsOf(findings).map(stateOf)).size > 1;
  const text = isMixed ? mixedMessage(advisory, findings) : withPackages(message, advisory, findings);
  return {
    title: problemTitle(findings),
    message: changes === '' ? text : `${text} It is ${changes}.`,
    remedy: `${remedy}${isMixed ? unfixedText(findings) : ''}`,
  };
}

/** Everything that the message of a finding says about its package. */
function stateOf({
  detectedAt,
  fixedAt,
  fixedVersion,
  note,
  platforms,
  since,
  status,
}: AdvisoryFacts): string {
  const days = [detectedAt, fixedAt, since].map((at) => at?.slice(0, 10));
  return JSON.stringify([status, fixedVersion, platforms, note, days]);
}

/** The message about packages in several states: without the dates and the notes, which are those of single packages. */
function mixedMessage({ advisoryId, id }: AdvisoryFacts, findings: readonly [Finding, ...Finding[]]): string {
  const facts = factsOf(findings);
  const severity = worstSeverity(facts.map((one) => one.severity));
  const details = [
    ...(advisoryId !== id && facts.every((one) => one.advisoryId === advisoryId) ? [advisoryId] : []),
    ...(severity.rating === 'unscored' ? [] : [`${severity.rating} ${severity.score.toFixed(1)}`]),
  ].join(', ');
  const reading = readImageReference(findings[0].reference);
  const image = reading.kind === 'reference' ? formatImage(reading.reference) : findings[0].reference;
  const verb = facts.every(({ status }) => AFFECTING.has(status)) ? 'affects' : 'is open for';
  return `${details === '' ? id : `${id} (${details})`} ${verb} ${packagesText(affectedPackages(findings))} in ${image}; ${textByPackage(findings, fixText)}.`;
}

const AFFECTING: ReadonlySet<AdvisoryStatus> = new Set([
  'affected_fix_available',
  'affected',
  'affected_wont_fix',
  'affected_pending_upstream',
]);

/** The state of an advisory in a package: where it is fixed, or why it is open. */
function fixText({ fixedVersion, status }: AdvisoryFacts): string {
  if (status === 'affected_fix_available')
    return fixedVersion === null ? 'fixed' : `fixed in ${fixedVersion}`;
  return STATUS_TEXTS[status];
}

/** The state of an advisory in a few words. */
export const STATUS_TEXTS: Readonly<Record<AdvisoryStatus, string>> = {
  affected_fix_available: 'fixed in a newer build',
  affected: 'no fix yet',
  affected_wont_fix: 'no fix planned',
  affected_pending_upstream: 'waiting for upstream',
  under_investigation: 'under investigation',
  unknown: 'undecided',
  unknown_not_analysed: 'not analyzed',
  unreviewed: 'not reviewed yet',
  fixed_assumed: 'probably fixed',
  fixed: 'fixed',
  not_affected: 'not affected',
};

/** The packages that the build to update to leaves as they are. */
function unfixedText(findings: readonly [Finding, ...Finding[]]): string {
  if (findings[0].advisory?.fix?.kind !== 'build') return '';
  const isUnfixed = ({ fix, status }: AdvisoryFacts): boolean =>
    status !== 'affected_fix_available' || fix?.kind === 'none-yet';
  const names = factsOf(findings).flatMap((one) => (isUnfixed(one) ? (one.package?.name ?? []) : []));
  return names.length === 0 ? '' : ` No build fixes ${namesText([...new Set(names)])}.`;
}

/**
 * Returns a text about each package of a problem: once if it is the same for all, else with the packages that it is about:
 * `fixed in 1.2-r1 (curl), no fix yet (wget)`.
 */
export function textByPackage(
  findings: readonly Finding[],
  textOf: (advisory: AdvisoryFacts, finding: Finding) => string,
): string {
  const texts = findings.flatMap((one) =>
    one.advisory === undefined
      ? []
      : [{ name: one.advisory.package?.name ?? '', text: textOf(one.advisory, one) }],
  );
  const groups = [...Map.groupBy(texts, ({ text }) => text)];
  if (groups.length < 2) return groups[0]?.[0] ?? '';
  return groups
    .filter(([text]) => text !== '')
    .map(([text, group]) => {
      const names = [...new Set(group.map(({ name }) => name))].filter((name) => name !== '');
      return names.length === 0 ? text : `${text} (${namesText(names)})`;
    })
    .join(', ');
}

function factsOf(findings: readonly WithPackage[]): readonly AdvisoryFacts[] {
  return findings.flatMap(({ advisory }) => advisory ?? []);
}

/**
 * Returns the title of the first of some findings about one vulnerability, with the packages of all of them if there is room.
 * If their fixes differ, it only says that the vulnerability is open.
 */
export function problemTitle(
  findings: readonly [WithPackage & Pick<Finding, 'title'>, ...WithPackage[]],
): string {
  const [{ advisory, title }] = findings;
  const packages = affectedPackages(findings);
  const fixes = new Set(factsOf(findings).map(({ fix, status }) => `${status} ${fix?.kind}`));
  if (advisory === undefined || packages.length < 2) return title;
  if (fixes.size < 2) {
    const long = withPackages(title, advisory, findings);
    return long.length > LONGEST_TITLE ? title : long;
  }
  const all = `${advisory.id} in ${packagesText(packages)} is open`;
  return all.length > LONGEST_TITLE ? `${advisory.id} in ${count(packages.length, 'package')} is open` : all;
}

/** The longest title, in UTF-16 units. */
const LONGEST_TITLE = 70;

type WithPackage = Pick<Finding, 'advisory'>;

/** A text about the package of an advisory, with all packages of the findings instead. */
function withPackages(text: string, advisory: Finding['advisory'], findings: readonly WithPackage[]): string {
  const packages = affectedPackages(findings);
  const first = advisory?.package ?? null;
  if (first === null || packages.length < 2) return text;
  return text.replace(`${first.name} ${first.version}`, () => packagesText(packages));
}

/**
 * Returns the packages of a pre-existing vulnerability that a change adds or removes, as the end of a sentence: `also in wget
 * now`, `no longer in curl`; empty if there are none.
 */
export function packageChangesText(findings: readonly Finding[]): string {
  const present = new Set(affectedPackages(findings).map(({ name }) => name));
  const changes = findings.flatMap(({ packageChanges }) => packageChanges ?? []);
  const joined = new Set(changes.flatMap((one) => one.joined));
  const left = new Set(changes.flatMap((one) => one.left).filter((name) => !present.has(name)));
  const isElsewhere = [...present].some((name) => !joined.has(name));
  const now = `${isElsewhere ? 'also' : 'now'} in ${namesText([...joined])}${isElsewhere ? ' now' : ''}`;
  const gone = `no longer in ${namesText([...left])}`;
  return joinParts([joined.size === 0 ? '' : now, left.size === 0 ? '' : gone], ', ');
}

type Package = NonNullable<NonNullable<Finding['advisory']>['package']>;

/** The affected packages of a problem, each once; none if they are unknown. */
export function affectedPackages(findings: readonly WithPackage[]): readonly Package[] {
  const packages = findings.flatMap(({ advisory }) => advisory?.package ?? []);
  return [...new Map(packages.map((one) => [`${one.name} ${one.version}`, one])).values()];
}

/** The number of packages to name. */
const MOST_PACKAGES = 4;

/** Packages as text, those of one version together: `curl, libcurl 8.16.0-r2`. */
export function packagesText(packages: readonly Package[]): string {
  const named = packages.slice(0, MOST_PACKAGES);
  const byVersion = [...Map.groupBy(named, ({ version }) => version)].map(
    ([version, group]) => `${group.map(({ name }) => name).join(', ')} ${version}`,
  );
  const left = packages.length - named.length;
  return `${byVersion.join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
}

/** Names of packages as text: `curl, libcurl`. */
function namesText(names: readonly string[]): string {
  return listText(names, MOST_PACKAGES);
}
