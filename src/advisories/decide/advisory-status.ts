import { compareApkVersions, isValidApkVersion } from './apk-version.ts';
import { approvedInOrder, datesOf } from './advisory-timeline.ts';
import type { AdvisoryEvent, TimedEvent } from './advisory-timeline.ts';
import type { Instant } from '../../values/instant.ts';

/** The meaning of an advisory for an installed version (advisory-rules.md#status-decisions). */
export const ADVISORY_STATUSES = [
  'affected_fix_available',
  'affected',
  'affected_wont_fix',
  'under_investigation',
  'affected_pending_upstream',
  'unknown',
  'unknown_not_analysed',
  'unreviewed',
  'fixed_assumed',
  'fixed',
  'not_affected',
] as const;
export type AdvisoryStatus = (typeof ADVISORY_STATUSES)[number];

/** Whether an advisory of this status is closed for the version that it was decided for. */
export function isClosed(status: AdvisoryStatus): boolean {
  return ADVISORY_STATUSES.indexOf(status) >= ADVISORY_STATUSES.indexOf('fixed_assumed');
}

/** The status, and what it was decided on. */
export interface AdvisoryDecision {
  readonly status: AdvisoryStatus;
  /** The row of the table in advisory-rules.md#status-decisions. */
  readonly row: number;
  /** The version behind the decision, as the service wrote it; undefined if there is none. */
  readonly fixedVersion: string | undefined;
  /** The latest approved event; undefined if there is none. */
  readonly event: AdvisoryEvent | undefined;
  /** When it was opened: the first approved event after the last one that settled it, UTC. */
  readonly since: Instant | undefined;
  /** The first approved detection of the problem; undefined if there is none (advisory-rules.md#dates). */
  readonly detectedAt: Instant | undefined;
  /** The time of the fix that the decision is based on, not of a later detection; undefined without one. */
  readonly fixedAt: Instant | undefined;
}

/**
 * Decides what the events of one advisory mean for an installed version: by the latest approved event, the later in the
 * list where two have one time. Versions that apk cannot order give `unknown`, never a pass
 * (advisory-rules.md#status-decisions).
 */
export function decideAdvisoryStatus(given: {
  /** In any order, as the service gives them. */
  readonly events: readonly AdvisoryEvent[];
  readonly installed: string;
}): AdvisoryDecision {
  const timeline = approvedInOrder(given.events);
  if (timeline === undefined) return { ...UNDECIDED, status: 'unknown', row: 16 };
  const latest = timeline.at(-1);
  if (latest === undefined) return UNDECIDED;
  const decided = decide(timeline, latest, given.installed);
  return { ...UNDECIDED, ...decided, event: latest.event, ...datesOf(timeline, isByFix(decided)) };
}

/** The row of decisions on advisories whose type or architecture is unrecognized. */
export const UNRECOGNIZED_ROW = 18;

/**
 * The decision of an advisory that may be about the package: undecided whatever its events say, unless none is approved
 * (advisory-rules.md#matching-advisories).
 */
export function decideUnrecognized(decision: AdvisoryDecision): AdvisoryDecision {
  if (decision.status === 'unreviewed') return decision;
  return {
    ...decision,
    status: 'unknown',
    row: UNRECOGNIZED_ROW,
    fixedVersion: undefined,
    fixedAt: undefined,
  };
}

const UNDECIDED: AdvisoryDecision = {
  status: 'unreviewed',
  row: 17,
  fixedVersion: undefined,
  event: undefined,
  since: undefined,
  detectedAt: undefined,
  fixedAt: undefined,
};

/** Whether a decision is based on a fix, whether or not the installed version has it. */
function isByFix({ status }: Pick<AdvisoryDecision, 'status'>): boolean {
  return status === 'affected_fix_available' || status === 'fixed' || status === 'fixed_assumed';
}

type Decided = Pick<AdvisoryDecision, 'status' | 'row'> & { readonly fixedVersion?: string | undefined };

function decide(timeline: readonly TimedEvent[], { event, kind }: TimedEvent, installed: string): Decided {
  switch (kind) {
    case 'fixed':
      return decideFixed(event.fixed?.fixedVersion, installed);
    case 'false-positive':
      return { status: 'not_affected', row: 5 };
    case 'true-positive':
      return { status: 'affected', row: 6 };
    case 'fix-not-planned':
      return { status: 'affected_wont_fix', row: 7 };
    case 'pending-upstream-fix':
      return { status: 'affected_pending_upstream', row: 8 };
    case 'analysis-not-planned':
      return { status: 'unknown_not_analysed', row: 9 };
    case 'detection':
      return decideDetection(timeline, installed);
    case 'patched':
      return decidePatched(event.patched?.patchedVersions ?? [], installed);
    case 'unknown':
      return { status: 'unknown', row: 16 };
  }
}

/** The first version that has the fix; "0" means that no version was ever affected. */
function decideFixed(fixedVersion: string | undefined, installed: string): Decided {
  if (fixedVersion === '0') return { status: 'not_affected', row: 3, fixedVersion };
  const order = compareIfValid(installed, fixedVersion);
  if (order === undefined) return { status: 'unknown', row: 4, fixedVersion };
  if (order < 0) return { status: 'affected_fix_available', row: 2, fixedVersion };
  return { status: 'fixed', row: 1, fixedVersion };
}

/**
 * A detection after a fix is a regression if the installed version is as new as the scanned one. Of several detections
 * since that fix, the lowest version with the fix counts; if the latest has no version, the start of the regression is
 * unknown. The fix is the latest one before, not the highest, because it may have been corrected downwards.
 */
function decideDetection(timeline: readonly TimedEvent[], installed: string): Decided {
  const lastFix = timeline.findLastIndex(({ kind }) => kind === 'fixed');
  const fixedVersion = timeline[lastFix]?.event.fixed?.fixedVersion;
  if (fixedVersion === undefined) return { status: 'under_investigation', row: 10 };
  const order = compareIfValid(installed, fixedVersion);
  if (order === undefined) return { status: 'unknown', row: 4, fixedVersion };
  const detected = lowestDetected(timeline.slice(lastFix + 1), fixedVersion);
  if (order < 0) {
    return { status: 'affected_fix_available', row: detected === undefined ? 14 : 11, fixedVersion };
  }
  if (detected === undefined) return { status: 'under_investigation', row: 14 };
  return compareApkVersions(installed, detected) < 0
    ? { status: 'fixed', row: 12, fixedVersion }
    : { status: 'under_investigation', row: 13 };
}

function lowestDetected(sinceFix: readonly TimedEvent[], fixedVersion: string): string | undefined {
  const versions = sinceFix.map(({ event }) => event.detection?.scanv1?.artifactVersion ?? '');
  const latest = versions.at(-1) ?? '';
  if (!isValidApkVersion(latest)) return undefined;
  const withFix = versions.filter((one) => (compareIfValid(one, fixedVersion) ?? -1) >= 0);
  return [latest, ...withFix].sort(compareApkVersions)[0];
}

/** The meaning of `patched` is barely documented: versions that are not listed are assumed fixed only if they follow. */
function decidePatched(patched: readonly string[], installed: string): Decided {
  if (patched.includes(installed)) return { status: 'fixed', row: 15, fixedVersion: installed };
  const [first = ''] = patched;
  if (patched.length === 0 || !patched.every(isValidApkVersion) || !isValidApkVersion(installed)) {
    return { status: 'unknown', row: 4, fixedVersion: first === '' ? undefined : first };
  }
  const rising = [...patched].sort(compareApkVersions);
  const same = rising.find((version) => compareApkVersions(installed, version) === 0);
  if (same !== undefined) return { status: 'fixed', row: 15, fixedVersion: same };
  const before = rising.findLast((version) => compareApkVersions(installed, version) > 0);
  const isFollower = before !== undefined && (before === rising.at(-1) || isSameRelease(before, installed));
  if (isFollower) return { status: 'fixed_assumed', row: 15, fixedVersion: before };
  const next = rising.find((version) => compareApkVersions(installed, version) < 0);
  return { status: 'affected_fix_available', row: 15, fixedVersion: next };
}

/** Equal but for the revision. */
function isSameRelease(one: string, other: string): boolean {
  return compareApkVersions(withoutRevision(one), withoutRevision(other)) === 0;
}

function withoutRevision(version: string): string {
  return version.replace(/-r[0-9]+$/, '');
}

function compareIfValid(installed: string, other: string | undefined): -1 | 0 | 1 | undefined {
  const areValid = other !== undefined && isValidApkVersion(installed) && isValidApkVersion(other);
  return areValid ? compareApkVersions(installed, other) : undefined;
}
