import type { Digest } from '../../values/digest.ts';
import { DAY_MS, formatDay, formatInstant, readInstant } from '../../values/instant.ts';
import type { Instant } from '../../values/instant.ts';

/** The lifecycle of a tag as v1 returns it (advisory-rules.md#end-of-life-data). Texts are unchanged. */
export interface EolEntry {
  readonly tagStatus: string;
  readonly graceStatus: string;
  /** UTC, RFC 3339. */
  readonly graceExpiry: string | undefined;
  /** `YYYY-MM-DD`: the last day of support of the main package. */
  readonly eolDate: string | undefined;
  readonly isBroken: boolean;
  /** The package that the image is there for, whose support it is: `nodejs`, version `24`. */
  readonly mainPackage?: { readonly name: string; readonly version: string } | undefined;
}

/** The lifecycle of one tag on the platform. */
export interface TagLifecycle {
  readonly exists: boolean;
  /** The flag of API v2; it does not distinguish a grace period from an end of life. */
  readonly deprecated: boolean;
  /** `none`: API v1 lists no such tag; `refused`: API v1 denied access. */
  readonly entry: EolEntry | 'none' | 'refused';
  /** The tag to use instead, if one was found. */
  readonly successor: string | undefined;
  /** The digest of that tag. */
  readonly successorDigest?: Digest | undefined;
}

/** The limits of the policy. */
export interface LifecycleLimits {
  readonly warnBeforeDays: number;
  /** Minimum remaining days of the grace period; 0 fails only after it. */
  readonly failBeforeDays: number;
  /** The verdict on a deprecated tag without a published date. */
  readonly deprecated: 'fail' | 'warn';
}

/** The facts besides the lifecycle that a decision is based on. */
export interface LifecycleUse {
  readonly isPinned: boolean;
  readonly now: Instant;
  /** Whether the organization's policy `no-eol` denies pulls; undefined if it was not requested or not accessible. */
  readonly isDenied?: boolean | undefined;
}

/** The names of the rows of the table in advisory-rules.md#end-of-life-decisions. */
export type LifecycleRow =
  | 'no-tag'
  | 'tag-gone'
  | 'broken'
  | 'grace-over'
  | 'grace-ending'
  | 'in-grace'
  | 'over'
  | 'deprecated-without-date'
  | 'deprecated-early'
  | 'ending'
  | 'superseded'
  | 'not-known'
  | 'refused'
  | 'alive';

/** The rows in which a tag is past its end of life. */
export const PAST_END_OF_LIFE: ReadonlySet<LifecycleRow> = new Set([
  'broken',
  'grace-over',
  'grace-ending',
  'in-grace',
  'over',
  'deprecated-without-date',
]);

/** The limits of a decision about the dates alone. */
export const NO_LIMITS: LifecycleLimits = { warnBeforeDays: 0, failBeforeDays: 0, deprecated: 'fail' };

export interface LifecycleDecision {
  readonly verdict: 'pass' | 'warn' | 'fail';
  readonly row: LifecycleRow;
  /** Whether the policy `no-eol` denies pulls; undefined if that is unknown. */
  readonly isDenied: boolean | undefined;
  /** `YYYY-MM-DD`. */
  readonly eolDate: string | undefined;
  /** UTC. */
  readonly graceEnds: string | undefined;
  /** Whole days begun until the end of the grace period, or of support; negative once it is over. */
  readonly daysLeft: number | undefined;
  /** A date or status that Mooring does not recognize. */
  readonly unrecognized: string | undefined;
}

const TAG_STATUSES = new Set(['TAG_ACTIVE', 'TAG_IN_GRACE', 'TAG_INACTIVE']);
const GRACE_STATUSES = new Set([
  'GRACE_NOT_ELIGIBLE',
  'GRACE_ELIGIBLE',
  'GRACE_ACTIVE',
  'GRACE_BROKEN',
  'GRACE_EXPIRED',
]);

interface Ruling extends Pick<LifecycleDecision, 'verdict' | 'row'> {
  readonly daysLeft?: number | undefined;
}

/**
 * Judges the lifecycle of a tag by the table of advisory-rules.md#end-of-life-decisions: the first matching row decides. Days are in UTC; a
 * tag whose support ends today is still supported, and an inactive tag is not past its end of life. Inaccessible dates
 * have a row of their own, because unknown is never a pass. A warning becomes a failure if pulls are denied.
 */
export function decideLifecycle(
  lifecycle: TagLifecycle,
  given: LifecycleUse & { readonly limits: LifecycleLimits },
): LifecycleDecision {
  const dates = datesOf(lifecycle.entry, given.now);
  const ruling =
    decideExistence(lifecycle, given.isPinned) ??
    decideEntry(lifecycle, dates, given.limits) ??
    decideDeprecated(lifecycle, dates, given.limits) ??
    decideDates(lifecycle.entry, dates, given.limits);
  return {
    verdict: given.isDenied === true && ruling.verdict === 'warn' ? 'fail' : ruling.verdict,
    row: ruling.row,
    isDenied: given.isDenied,
    eolDate: dates.eolDate,
    graceEnds: dates.graceEnds === undefined ? undefined : formatInstant(dates.graceEnds),
    daysLeft: ruling.daysLeft,
    unrecognized: dates.unrecognized,
  };
}

interface Dates {
  readonly eolDate: string | undefined;
  /** Until the day of the end of life begins; negative once that day is over. */
  readonly eolDaysLeft: number | undefined;
  readonly graceEnds: Instant | undefined;
  readonly graceDaysLeft: number | undefined;
  readonly isGraceOver: boolean;
  readonly unrecognized: string | undefined;
}

function datesOf(entry: TagLifecycle['entry'], now: Instant): Dates {
  const { eolDate, graceExpiry } = typeof entry === 'string' ? NO_DATES : entry;
  const eol = eolDate === undefined ? undefined : readInstant(`${eolDate}T00:00:00Z`);
  const graceEnds = graceExpiry === undefined ? undefined : readInstant(graceExpiry);
  const unread = [eol === undefined ? eolDate : undefined, graceEnds === undefined ? graceExpiry : undefined];
  return {
    eolDate: eol === undefined ? undefined : eolDate,
    eolDaysLeft: eol === undefined ? undefined : daysUntilDay(eol, now),
    graceEnds,
    graceDaysLeft: graceEnds === undefined ? undefined : Math.ceil((graceEnds - now) / DAY_MS),
    isGraceOver: graceEnds !== undefined && graceEnds < now,
    unrecognized: unread.find((date) => date !== undefined) ?? unrecognizedStatus(entry),
  };
}

const NO_DATES = { eolDate: undefined, graceExpiry: undefined };

function unrecognizedStatus(entry: TagLifecycle['entry']): string | undefined {
  if (typeof entry === 'string') return undefined;
  if (!TAG_STATUSES.has(entry.tagStatus)) return entry.tagStatus;
  return GRACE_STATUSES.has(entry.graceStatus) ? undefined : entry.graceStatus;
}

/** 0 throughout the day itself, and negative from the next midnight on. */
function daysUntilDay(day: Instant, now: Instant): number {
  return Math.round((day - (readInstant(`${formatDay(now)}T00:00:00Z`) ?? now)) / DAY_MS);
}

function decideExistence({ exists }: TagLifecycle, isPinned: boolean): Ruling | undefined {
  if (exists) return undefined;
  return isPinned ? { verdict: 'warn', row: 'tag-gone' } : { verdict: 'fail', row: 'no-tag' };
}

function decideEntry(lifecycle: TagLifecycle, dates: Dates, limits: LifecycleLimits): Ruling | undefined {
  if (typeof lifecycle.entry === 'string') return undefined;
  const { tagStatus, graceStatus, isBroken } = lifecycle.entry;
  if (graceStatus === 'GRACE_BROKEN' || isBroken) return { verdict: 'fail', row: 'broken' };
  if (graceStatus === 'GRACE_EXPIRED' || dates.isGraceOver)
    return { verdict: 'fail', row: 'grace-over', daysLeft: dates.graceDaysLeft };
  if (tagStatus === 'TAG_IN_GRACE' || graceStatus === 'GRACE_ACTIVE')
    return decideGrace(dates.graceDaysLeft, limits);
  if (dates.eolDaysLeft === undefined || dates.eolDaysLeft >= 0) return undefined;
  return { verdict: 'fail', row: 'over', daysLeft: dates.eolDaysLeft };
}

function decideGrace(daysLeft: number | undefined, { failBeforeDays }: LifecycleLimits): Ruling {
  const isEnding = daysLeft !== undefined && daysLeft <= failBeforeDays;
  return isEnding
    ? { verdict: 'fail', row: 'grace-ending', daysLeft }
    : { verdict: 'warn', row: 'in-grace', daysLeft };
}

function decideDeprecated(
  { deprecated, entry }: TagLifecycle,
  { eolDaysLeft }: Dates,
  limits: LifecycleLimits,
): Ruling | undefined {
  if (!deprecated) return undefined;
  if (eolDaysLeft !== undefined) return { verdict: 'warn', row: 'deprecated-early', daysLeft: eolDaysLeft };
  // Whether superseded tags are deprecated too is not documented, so the status in API v1 decides.
  if (typeof entry !== 'string' && entry.tagStatus === 'TAG_INACTIVE') return undefined;
  return { verdict: limits.deprecated, row: 'deprecated-without-date' };
}

function decideDates(
  entry: TagLifecycle['entry'],
  { eolDaysLeft: daysLeft, unrecognized }: Dates,
  limits: LifecycleLimits,
): Ruling {
  // Without its dates a tag can be years past its end of life: not being deprecated proves nothing (architecture.md#no-false-pass).
  if (entry === 'refused') return { verdict: 'warn', row: 'refused' };
  if (entry === 'none') return { verdict: 'pass', row: 'alive' };
  if (daysLeft !== undefined && daysLeft <= limits.warnBeforeDays)
    return { verdict: 'warn', row: 'ending', daysLeft };
  if (entry.tagStatus === 'TAG_INACTIVE') return { verdict: 'warn', row: 'superseded', daysLeft };
  return unrecognized === undefined
    ? { verdict: 'pass', row: 'alive', daysLeft }
    : { verdict: 'warn', row: 'not-known' };
}
