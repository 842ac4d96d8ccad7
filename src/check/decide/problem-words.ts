import type { Finding } from './finding.ts';

/** What is said of findings with one cause and one fix. */
export interface ProblemWords {
  /** The problem, in at most 70 characters. */
  readonly title: string;
  /** The facts, in whole sentences. */
  readonly message: string;
  /** The one thing to do. */
  readonly remedy: string;
}

/** Returns the words of a problem: those of its cause, or of its worst finding with all of its packages. */
export function problemWords(findings: readonly [Finding, ...Finding[]]): ProblemWords {
  const [{ advisory, cause, message, remedy }] = findings;
  if (cause !== undefined) return { title: cause.title, message: cause.message, remedy: cause.remedy };
  const changes = packageChangesText(findings);
  const text = withPackages(message, advisory, findings);
  return {
    title: problemTitle(findings),
    message: changes === '' ? text : `${text} It is ${changes}.`,
    remedy,
  };
}

/** Returns the title of the first of some findings about one vulnerability, with the packages of all of them if there is room. */
export function problemTitle(
  findings: readonly [WithPackage & Pick<Finding, 'title'>, ...WithPackage[]],
): string {
  const [{ advisory, title }] = findings;
  const long = withPackages(title, advisory, findings);
  return long.length > LONGEST_TITLE ? title : long;
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
  return [
    joined.size === 0
      ? ''
      : `${isElsewhere ? 'also' : 'now'} in ${namesText([...joined])}${isElsewhere ? ' now' : ''}`,
    left.size === 0 ? '' : `no longer in ${namesText([...left])}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
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
  return `${byVersion.join(', ')}${moreText(packages.length - named.length)}`;
}

/** Names of packages as text: `curl, libcurl`. */
function namesText(names: readonly string[]): string {
  const named = names.slice(0, MOST_PACKAGES);
  return `${named.join(', ')}${moreText(names.length - named.length)}`;
}

function moreText(left: number): string {
  return left > 0 ? ` and ${left} more` : '';
}
