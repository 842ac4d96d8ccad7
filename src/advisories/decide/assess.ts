import { decideByTime } from './advisory-by-time.ts';
import { groupByVulnerability, matchAdvisory } from './advisory-selection.ts';
import type { AdvisoryMatch } from './advisory-selection.ts';
import type { InstalledPackage, PlatformPackages } from '../../sbom/decide/image-packages.ts';
import { ADVISORY_STATUSES, decideAdvisoryStatus, decideUnrecognized } from './advisory-status.ts';
import type { AdvisoryDecision } from './advisory-status.ts';
import type { Advisory } from './advisory.ts';
import type { Instant } from '../../values/instant.ts';
import { worstSeverity } from '../../values/severity.ts';
import type { Severity } from '../../values/severity.ts';
import { compareText } from '../../text/order.ts';

/** The status of one vulnerability for one package of an image, or for the image by its name. */
export interface Assessment {
  /** The CVE, else the GHSA, else the service's own id. */
  readonly id: string;
  /** The advisory that decided: the one with the worst status of all on the vulnerability. */
  readonly advisory: Advisory;
  readonly decision: AdvisoryDecision;
  /** The worst severity in any of them. */
  readonly severity: Severity;
  /** All ids of the vulnerability, the service's ids included, sorted. */
  readonly names: readonly string[];
  /** Undefined for an image matched by its name. */
  readonly package: InstalledPackage | undefined;
  /** The platforms with this version, sorted; empty for an image matched by its name. */
  readonly platforms: readonly string[];
}

/**
 * Assesses every package of every platform by its advisories, one result per package, version and vulnerability: the worst
 * of all advisories and architectures (advisory-rules.md#several-advisories). Ordered by package, then by id. `assessed`
 * remembers the results for the same packages of other images, by the same advisories.
 */
export function assessPackages(
  platforms: readonly PlatformPackages[],
  advisoriesOn: (artifactName: string) => readonly Advisory[],
  assessed = new Map<string, readonly Assessment[]>(),
): readonly Assessment[] {
  const all = platforms.flatMap(({ platform, packages }) =>
    packages.map((installed) => ({ installed, platform })),
  );
  const versions = Map.groupBy(all, ({ installed: { name, version } }) => `${name}\n${version}`);
  return [...versions.values()].sort(byPackage).flatMap((same) => {
    const key = JSON.stringify(same);
    const results = assessed.get(key) ?? assessVersion(same, advisoriesOn);
    assessed.set(key, results);
    return results;
  });
}

/** One version of a package on one platform. */
interface PlatformPackage {
  readonly installed: InstalledPackage;
  readonly platform: string;
}

/** The results of one version of a package on all its platforms, ordered by id. */
function assessVersion(
  same: readonly PlatformPackage[],
  advisoriesOn: (artifactName: string) => readonly Advisory[],
): readonly Assessment[] {
  const found = same.flatMap(({ installed, platform }) => assessPackage(installed, platform, advisoriesOn));
  return [...Map.groupBy(found, ({ id }) => id).values()].flatMap(mergePlatforms).sort(byId);
}

/**
 * Assesses an image with unknown packages by the advisories on the apk package of its name: a fix counts by its time
 * (ADR 0003).
 */
export function assessByName(
  advisories: readonly Advisory[],
  builtAt: Instant | undefined,
): readonly Assessment[] {
  const current = advisories.filter((one) => {
    return matchAdvisory(one, { name: one.artifactName, version: '' }) === 'own-name';
  });
  return [...groupByVulnerability(current)]
    .map(([id, group]) => {
      const decided = group.map((advisory) => ({
        advisory,
        decision: decideByTime({ events: advisory.events, builtAt }),
      }));
      return Object.assign({ id, package: undefined, platforms: [] }, worstOf(decided), statedBy(group));
    })
    .sort(byId);
}

/**
 * Advisories are grouped whatever their architecture, so that a vulnerability has the same id and severity on every
 * platform; only those of the package's architecture decide its status.
 */
function assessPackage(
  installed: InstalledPackage,
  platform: string,
  advisoriesOn: (artifactName: string) => readonly Advisory[],
): readonly Assessment[] {
  const names = new Set([installed.name, installed.origin ?? installed.name]);
  const anywhere = { ...installed, arch: undefined };
  const about = [...names].flatMap(advisoriesOn).filter((one) => matchAdvisory(one, anywhere) !== undefined);
  const unique = [...new Map(about.map((one) => [one.uid, one])).values()];
  return [...groupByVulnerability(unique)].flatMap(([id, group]) => {
    const decided = decidingOf(group.flatMap((advisory) => decideOn(advisory, installed) ?? []));
    if (decided.length === 0) return [];
    const { advisory, decision } = worstOf(decided);
    return [{ advisory, decision, ...statedBy(group), id, package: installed, platforms: [platform] }];
  });
}

type Decided = Pick<Assessment, 'advisory' | 'decision'>;

interface Matched extends Decided {
  readonly match: AdvisoryMatch;
}

function decideOn(advisory: Advisory, installed: InstalledPackage): Matched | undefined {
  const match = matchAdvisory(advisory, installed);
  if (match === undefined) return undefined;
  const decision = decideAdvisoryStatus({ events: advisory.events, installed: installed.version });
  return { advisory, match, decision: match === 'unrecognized' ? decideUnrecognized(decision) : decision };
}

/**
 * The advisories that decide: those on the package's own name, or those on its origin's if none of the former is reviewed;
 * and, because they may be about the package too, the unrecognized ones (advisory-rules.md#several-advisories).
 */
function decidingOf(matched: readonly Matched[]): readonly Decided[] {
  const {
    'own-name': own = [],
    origin = [],
    unrecognized = [],
  } = Object.groupBy(matched, ({ match }) => match);
  const isReviewed = own.some(({ decision }) => decision.status !== 'unreviewed');
  return [...(isReviewed || origin.length === 0 ? own : origin), ...unrecognized];
}

function worstOf<Item extends Decided>(decided: readonly Item[]): Item {
  return decided.reduce((worst, one) => (compareDecided(one, worst) < 0 ? one : worst));
}

/** Worst first, then by uid, so that the order of the response does not matter. */
function compareDecided(one: Decided, other: Decided): number {
  const rank = ({ decision }: Decided): number => ADVISORY_STATUSES.indexOf(decision.status);
  return rank(one) - rank(other) || compareText(one.advisory.uid, other.advisory.uid);
}

function statedBy(group: readonly Advisory[]): Pick<Assessment, 'names' | 'severity'> {
  const names = new Set(group.flatMap(({ advisoryId, aliases }) => [advisoryId, ...aliases]));
  return { names: [...names].sort(), severity: worstSeverity(group.map((one) => one.severity)) };
}

function mergePlatforms(same: readonly Assessment[]): readonly Assessment[] {
  if (same.length <= 1) return same;
  const platforms = [...new Set(same.flatMap((one) => one.platforms))].sort();
  return [{ ...worstOf(same), platforms }];
}

function byPackage([one]: readonly PlatformPackage[], [other]: readonly PlatformPackage[]): number {
  return (
    compareText(one?.installed.name ?? '', other?.installed.name ?? '') ||
    compareText(one?.installed.version ?? '', other?.installed.version ?? '')
  );
}

function byId(one: Assessment, other: Assessment): number {
  return compareText(one.id, other.id);
}
