import { groupByVulnerability } from './advisory-selection.ts';
import { ADVISORY_STATUSES, isClosed } from './advisory-status.ts';
import type { AdvisoryStatus } from './advisory-status.ts';
import type { Advisory } from './advisory.ts';
import { worstSeverity } from '../../values/severity.ts';
import type { Severity } from '../../values/severity.ts';
import type { ImagePackages, PlatformPackages } from '../../sbom/decide/image-packages.ts';
import type { Fetched } from '../../values/fetched.ts';
import type { Problem } from '../../values/errors.ts';
import { assessPackages } from './assess.ts';
import type { Assessment } from './assess.ts';
import { NO_SBOM, packageNames } from '../../sbom/decide/image-packages.ts';

/** A vulnerability that an update resolves or introduces, with what a reviewer has to know about it. */
export interface MoveVulnerability {
  readonly id: string;
  /** The names of the packages that have it in the build in which it is open, sorted. */
  readonly packages: readonly string[];
  readonly severity: Severity;
}

/** The advisory impact of an update: vulnerabilities sorted by id, or the reason why the impact is unknown. */
export type MoveAdvisories =
  | {
      readonly kind: 'known';
      readonly resolved: readonly MoveVulnerability[];
      readonly introduced: readonly MoveVulnerability[];
      /** Open in both builds. */
      readonly stillOpen: readonly MoveVulnerability[];
      /** An SBOM of one of the builds is not verified, and was used all the same. */
      readonly hasUnverifiedSbom?: true;
    }
  | {
      readonly kind: 'unknown';
      /** A clause without a full stop. */
      readonly why: string;
      /** One of the builds simply has no SBOM. */
      readonly lacksSbom?: true;
      /** Set if the user can fix the cause. */
      readonly problem?: Problem;
    };

/** The packages of both builds of an update, and the advisories that both are compared with. */
export interface MoveEvidence {
  readonly from: Fetched<ImagePackages>;
  readonly to: Fetched<ImagePackages>;
  /** By the name of a package or of its origin. */
  readonly advisories: ReadonlyMap<string, Fetched<readonly Advisory[]>>;
}

/**
 * Compares the vulnerabilities of the old and the new build of an update. A vulnerability is resolved if it
 * is open in the old build, and closed or absent in the new one. It is introduced if it was closed or absent
 * in the old build and is not closed in the new one, undecided ones included. If any fact is unknown, so is
 * the impact.
 */
export function judgeMove({ from, to, advisories }: MoveEvidence): MoveAdvisories {
  const before = packagesOf(from, 'the current build');
  if (before.kind === 'unknown') return before;
  const after = packagesOf(to, 'the new build');
  if (after.kind === 'unknown') return after;
  if (platformNames(before.platforms) !== platformNames(after.platforms))
    return unknown('the SBOMs of the two builds cover different platforms');
  const names = judgedNames({ from, to });
  if (names.length === 0 && [...before.platforms, ...after.platforms].some(hasOthers))
    return unknown('no package is of a distribution with advisories');
  for (const name of names) {
    const answer = advisories.get(name);
    if (answer === undefined) return unknown(`the advisories for ${name} were not fetched`);
    if (answer.kind === 'unknown') return notAnswered(answer.problem);
  }
  const advisoriesOn = (name: string): readonly Advisory[] => {
    const answer = advisories.get(name);
    return answer?.kind === 'known' ? answer.value : [];
  };
  const impact = compare(
    assessPackages(before.platforms, advisoriesOn),
    assessPackages(after.platforms, advisoriesOn),
  );
  const sboms = [before, after].flatMap(({ packages }) => packages.unverifiedSboms ?? []);
  return sboms.some(({ isUsed }) => isUsed) ? { ...impact, hasUnverifiedSbom: true } : impact;
}

/** Whether an SBOM lists packages that no advisory can be matched with. */
function hasOthers({ all = [], unrecognized }: PlatformPackages): boolean {
  return all.length > 0 || unrecognized !== undefined;
}

/** The names whose advisories `judgeMove` needs; none if the packages of one of the builds are unknown. */
export function judgedNames({ from, to }: Omit<MoveEvidence, 'advisories'>): readonly string[] {
  const builds = [from, to].flatMap((build) =>
    build.kind === 'known' && 'platforms' in build.value ? [build.value] : [],
  );
  return builds.length === 2 ? builds.flatMap(packageNames) : [];
}

function compare(before: readonly Assessment[], after: readonly Assessment[]): KnownImpact {
  const idOf = sameIds([...before, ...after].filter(({ decision }) => !isClosed(decision.status)));
  const had = worstById(before, idOf);
  const has = worstById(after, idOf);
  const resolved = [...had].filter(([id, status]) => isOpen(status) && isGone(has.get(id)));
  const introduced = [...has].filter(
    ([id, status]) => isGone(had.get(id)) && status !== 'unreviewed' && !isClosed(status),
  );
  const remaining = [...has].filter(([id, status]) => isOpen(status) && isOpenIn(had, id));
  const describeIn = (
    assessments: readonly Assessment[],
    found: readonly (readonly [string, AdvisoryStatus])[],
  ): readonly MoveVulnerability[] =>
    idsOf(found).map((id) =>
      describe(
        id,
        assessments.filter((one) => idOf(one) === id),
      ),
    );
  return {
    kind: 'known',
    resolved: describeIn(before, resolved),
    introduced: describeIn(after, introduced),
    stillOpen: describeIn(after, remaining),
  };
}

function isOpenIn(worst: ReadonlyMap<string, AdvisoryStatus>, id: string): boolean {
  const status = worst.get(id);
  return status !== undefined && isOpen(status);
}

type KnownImpact = Extract<MoveAdvisories, { kind: 'known' }>;

/** Returns a vulnerability by its assessments in one build, of which closed ones do not count. */
function describe(id: string, assessments: readonly Assessment[]): MoveVulnerability {
  const open = assessments.filter(({ decision }) => !isClosed(decision.status));
  const severities = open.map(({ severity }) => severity);
  return {
    id,
    packages: [...new Set(open.flatMap((one) => one.package?.name ?? []))].sort(),
    severity: worstSeverity(severities),
  };
}

/**
 * Returns a function that gives one vulnerability the same id in both builds: an advisory of one package can
 * name the CVE, and one of another package only its GHSA alias. Vulnerabilities that are closed in both
 * builds are not reported, so their ids do not matter.
 */
function sameIds(assessments: readonly Assessment[]): (assessment: Assessment) => string {
  const named = assessments.map(({ id, advisory }) => ({
    advisoryId: id,
    aliases: [advisory.advisoryId, ...advisory.aliases],
  }));
  const ids = new Map(
    [...groupByVulnerability(named)].flatMap(([id, group]) =>
      group.map(({ advisoryId }) => [advisoryId, id] as const),
    ),
  );
  return ({ id }) => ids.get(id) ?? id;
}

function worstById(
  assessments: readonly Assessment[],
  idOf: (assessment: Assessment) => string,
): ReadonlyMap<string, AdvisoryStatus> {
  const worst = new Map<string, AdvisoryStatus>();
  for (const assessment of assessments) {
    const id = idOf(assessment);
    const { status } = assessment.decision;
    const known = worst.get(id);
    if (known === undefined || rankOf(status) < rankOf(known)) worst.set(id, status);
  }
  return worst;
}

/** Worse first. */
function rankOf(status: AdvisoryStatus): number {
  return ADVISORY_STATUSES.indexOf(status);
}

function isOpen(status: AdvisoryStatus): boolean {
  return rankOf(status) <= rankOf('affected_pending_upstream');
}

/** No advisory at all is as good as a closed one. */
function isGone(status: AdvisoryStatus | undefined): boolean {
  return status === undefined || isClosed(status);
}

function idsOf(found: readonly (readonly [id: string, status: AdvisoryStatus])[]): readonly string[] {
  return found.map(([id]) => id).sort();
}

type KnownPackages = Extract<ImagePackages, { platforms: unknown }>;

function packagesOf(
  answer: Fetched<ImagePackages>,
  build: string,
):
  | {
      readonly kind: 'known';
      readonly packages: KnownPackages;
      readonly platforms: KnownPackages['platforms'];
    }
  | Extract<MoveAdvisories, { kind: 'unknown' }> {
  if (answer.kind === 'unknown') return notAnswered(answer.problem);
  const packages = answer.value;
  if (packages.source === 'name') {
    const isMissing = packages.reason === NO_SBOM;
    return { ...unknown(`${build}: ${packages.reason}`), ...(isMissing ? { lacksSbom: true } : {}) };
  }
  return { kind: 'known', packages, platforms: packages.platforms };
}

function platformNames(platforms: readonly PlatformPackages[]): string {
  return platforms
    .map(({ platform }) => platform)
    .sort()
    .join();
}

/** Returns an unknown impact, caused by a failed request. */
export function notAnswered(problem: Problem): Extract<MoveAdvisories, { kind: 'unknown' }> {
  return { kind: 'unknown', why: problem.message, problem };
}

function unknown(why: string): Extract<MoveAdvisories, { kind: 'unknown' }> {
  return { kind: 'unknown', why };
}
