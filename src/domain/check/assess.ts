import { decideByTime } from '../advisory/advisory-by-time.ts';
import { advisoryApplies, groupByVulnerability } from '../advisory/advisory-selection.ts';
import type { InstalledPackage } from '../advisory/advisory-selection.ts';
import { ADVISORY_STATUSES, decideAdvisoryStatus } from '../advisory/advisory-status.ts';
import type { AdvisoryDecision } from '../advisory/advisory-status.ts';
import type { Advisory } from '../advisory/advisory.ts';
import type { Instant } from '../instant.ts';
import { RATINGS } from '../advisory/severity.ts';
import type { Severity } from '../advisory/severity.ts';
import type { PlatformPackages } from './evidence.ts';

/** What one vulnerability means for one package of an image, or for the image by its own name. */
export interface Assessment {
  /** The CVE, else the GHSA, else the service's own id. */
  readonly id: string;
  /** The advisory that decided: of several on one vulnerability the one with the worst status. */
  readonly advisory: Advisory;
  readonly decision: AdvisoryDecision;
  /** The worst that any of them states. */
  readonly severity: Severity;
  /** Every id that any of them goes by, the service's own ones too, sorted. */
  readonly names: readonly string[];
  /** Undefined where the image was judged by its own name. */
  readonly package: InstalledPackage | undefined;
  /** The platforms that have this version, sorted; empty where the image was judged by its own name. */
  readonly platforms: readonly string[];
}

/**
 * Judges every package of every platform by the advisories on it, one result per package, version and vulnerability: the
 * worst of all advisories and architectures (advisory-rules.md#several-advisories). In the order of packages,
 * then of ids.
 */
export function assessPackages(
  platforms: readonly PlatformPackages[],
  advisoriesOn: (artifactName: string) => readonly Advisory[],
): readonly Assessment[] {
  const found = platforms.flatMap(({ platform, packages }) =>
    packages.flatMap((installed) => assessPackage(installed, platform, advisoriesOn)),
  );
  const groups = Map.groupBy(found, (one) => `${one.package?.name}\n${one.package?.version}\n${one.id}`);
  return [...groups.values()].flatMap(mergePlatforms).sort(byPackageAndId);
}

/** Judges an image by its own name, where its packages are not known: a fix counts by its time (ADR 0003). */
export function assessByName(
  advisories: readonly Advisory[],
  builtAt: Instant | undefined,
): readonly Assessment[] {
  const current = advisories.filter(({ deleteTime }) => deleteTime === undefined);
  return [...groupByVulnerability(current)]
    .map(([id, group]) => {
      const decided = group.map((advisory) => ({
        advisory,
        decision: decideByTime({ events: advisory.events, builtAt }),
      }));
      return Object.assign({ id, package: undefined, platforms: [] }, worstOf(decided), statedBy(group));
    })
    .sort(byPackageAndId);
}

/**
 * Advisories are joined whatever their architecture, so that one vulnerability has one id and one severity on every
 * platform; those of the package's own architecture decide about it.
 */
function assessPackage(
  installed: InstalledPackage,
  platform: string,
  advisoriesOn: (artifactName: string) => readonly Advisory[],
): readonly Assessment[] {
  const names = new Set([installed.name, installed.origin ?? installed.name]);
  const anywhere = { ...installed, arch: undefined };
  const about = [...names].flatMap(advisoriesOn).filter((one) => advisoryApplies(one, anywhere));
  const unique = [...new Map(about.map((one) => [one.uid, one])).values()];
  return [...groupByVulnerability(unique)].flatMap(([id, group]) => {
    const decided = group
      .filter((advisory) => advisoryApplies(advisory, installed))
      .map((advisory) => ({
        advisory,
        decision: decideAdvisoryStatus({ events: advisory.events, installed: installed.version }),
      }));
    if (decided.length === 0) return [];
    return [{ ...worstOf(decided), ...statedBy(group), id, package: installed, platforms: [platform] }];
  });
}

type Decided = Pick<Assessment, 'advisory' | 'decision'>;

function worstOf<Item extends Decided>(decided: readonly Item[]): Item {
  return decided.reduce((worst, one) => (compareDecided(one, worst) < 0 ? one : worst));
}

/** Worse first; of equals the one that comes first by uid, so that the order of an answer changes nothing. */
function compareDecided(one: Decided, other: Decided): number {
  const rank = ({ decision }: Decided): number => ADVISORY_STATUSES.indexOf(decision.status);
  return rank(one) - rank(other) || compareText(one.advisory.uid, other.advisory.uid);
}

function statedBy(group: readonly Advisory[]): Pick<Assessment, 'names' | 'severity'> {
  const names = new Set(group.flatMap(({ advisoryId, aliases }) => [advisoryId, ...aliases]));
  return { names: [...names].sort(), severity: worstSeverity(group) };
}

function worstSeverity(advisories: readonly Advisory[]): Severity {
  const scored = advisories.map(({ severity }) => severity);
  const rank = ({ rating, score }: Severity): number =>
    rating === 'unscored' ? RATINGS.length : 0 - (score ?? 0);
  return scored.reduce((worst, one) => (rank(one) < rank(worst) ? one : worst));
}

function mergePlatforms(same: readonly Assessment[]): readonly Assessment[] {
  const platforms = [...new Set(same.flatMap((one) => one.platforms))].sort();
  return same.length === 0 ? [] : [{ ...worstOf(same), platforms }];
}

function byPackageAndId(one: Assessment, other: Assessment): number {
  return (
    compareText(one.package?.name ?? '', other.package?.name ?? '') ||
    compareText(one.package?.version ?? '', other.package?.version ?? '') ||
    compareText(one.id, other.id)
  );
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
