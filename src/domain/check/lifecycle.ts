import { DAY_MS, formatDay, formatInstant, readInstant } from '../instant.ts';
import type { Instant } from '../instant.ts';
import { count } from '../text/plural.ts';

/** What v1 says of the life of a tag (advisory-rules.md#end-of-life-data). Texts are as it writes them. */
export interface EolEntry {
  readonly tagStatus: string;
  readonly graceStatus: string;
  /** UTC, RFC 3339. */
  readonly graceExpiry: string | undefined;
  /** `YYYY-MM-DD`: the last day of support of the main package. */
  readonly eolDate: string | undefined;
  readonly isBroken: boolean;
}

/** What the platform says of the life of one tag. */
export interface TagLifecycle {
  readonly exists: boolean;
  /** v2's flag alone cannot tell a time of grace from an end. */
  readonly deprecated: boolean;
  /** `none`: v1 lists no such tag; `refused`: v1 could not be asked. */
  readonly entry: EolEntry | 'none' | 'refused';
  /** Whether the organization's policy `no-eol` denies pulls; undefined where nobody could or needed to be asked. */
  readonly isDenied: boolean | undefined;
  /** The tag to move to, where one was looked for and found. */
  readonly successor: string | undefined;
}

/** The limits, in days. */
export interface LifecycleLimits {
  readonly warnBeforeDays: number;
  /** Days of grace that have to be left; 0 fails only when it is over. */
  readonly failBeforeDays: number;
  /** What a deprecated tag is whose dates nobody tells. */
  readonly deprecated: 'fail' | 'warn';
}

/** What each row of the table in advisory-rules.md#end-of-life-decisions is called. */
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

export interface LifecycleDecision {
  readonly verdict: 'pass' | 'warn' | 'fail';
  readonly row: LifecycleRow;
  /** One clause. */
  readonly text: string;
  /** `YYYY-MM-DD`. */
  readonly eolDate: string | undefined;
  /** UTC. */
  readonly graceEnds: string | undefined;
  /** Whole days begun until the end of grace, or of support; below 0 when it is over. */
  readonly daysLeft: number | undefined;
}

const TAG_STATUSES = new Set(['TAG_ACTIVE', 'TAG_IN_GRACE', 'TAG_INACTIVE']);
const GRACE_STATUSES = new Set([
  'GRACE_NOT_ELIGIBLE',
  'GRACE_ELIGIBLE',
  'GRACE_ACTIVE',
  'GRACE_BROKEN',
  'GRACE_EXPIRED',
]);

type Ruling = Pick<LifecycleDecision, 'verdict' | 'row' | 'text'> & {
  readonly daysLeft?: number | undefined;
};

/**
 * Judges the life of a tag by the table of advisory-rules.md#end-of-life-decisions: the first row that fits.
 * All days are UTC; a tag whose support ends today is not over yet. A tag that is inactive is superseded, not
 * at its end. Dates that nobody may read are a row of our own: to be told, as all that is not known.
 */
export function decideLifecycle(
  life: TagLifecycle,
  given: { readonly isPinned: boolean; readonly now: Instant; readonly limits: LifecycleLimits },
): LifecycleDecision {
  const dates = datesOf(life.entry, given.now);
  const ruling =
    decideExistence(life, given.isPinned) ??
    decideEntry(life, dates, given.limits) ??
    decideDeprecated(life, dates, given.limits) ??
    decideDates(life.entry, dates, given.limits);
  return {
    verdict: ruling.verdict,
    row: ruling.row,
    text: ruling.text,
    eolDate: dates.eolDate,
    graceEnds: dates.graceEnds === undefined ? undefined : formatInstant(dates.graceEnds),
    daysLeft: ruling.daysLeft,
  };
}

interface Dates {
  readonly eolDate: string | undefined;
  /** Until the day of the end of life begins; below 0 once that day is over. */
  readonly eolDaysLeft: number | undefined;
  readonly graceEnds: Instant | undefined;
  readonly graceDaysLeft: number | undefined;
  readonly isGraceOver: boolean;
  /** A date that cannot be read. */
  readonly odd: string | undefined;
}

function datesOf(entry: TagLifecycle['entry'], now: Instant): Dates {
  const { eolDate, graceExpiry } = typeof entry === 'string' ? NO_DATES : entry;
  const eol = eolDate === undefined ? undefined : readInstant(`${eolDate}T00:00:00Z`);
  const graceEnds = graceExpiry === undefined ? undefined : readInstant(graceExpiry);
  return {
    eolDate: eol === undefined ? undefined : eolDate,
    eolDaysLeft: eol === undefined ? undefined : daysUntilDay(eol, now),
    graceEnds,
    graceDaysLeft: graceEnds === undefined ? undefined : daysUntil(graceEnds, now),
    isGraceOver: graceEnds !== undefined && graceEnds < now,
    odd:
      eolDate !== undefined && eol === undefined
        ? eolDate
        : graceExpiry !== undefined && graceEnds === undefined
          ? graceExpiry
          : undefined,
  };
}

const NO_DATES = { eolDate: undefined, graceExpiry: undefined };

function daysUntil(end: Instant, now: Instant): number {
  return Math.ceil((end - now) / DAY_MS);
}

/** The day itself is the last one: 0 all day long, and below 0 from the next midnight on. */
function daysUntilDay(day: Instant, now: Instant): number {
  return Math.round((day - (readInstant(`${formatDay(now)}T00:00:00Z`) ?? now)) / DAY_MS);
}

function decideExistence({ exists }: TagLifecycle, isPinned: boolean): Ruling | undefined {
  if (exists) return undefined;
  return isPinned
    ? { verdict: 'warn', row: 'tag-gone', text: 'the tag does not exist any more' }
    : { verdict: 'fail', row: 'no-tag', text: 'the tag does not exist' };
}

function decideEntry(life: TagLifecycle, dates: Dates, limits: LifecycleLimits): Ruling | undefined {
  if (typeof life.entry === 'string') return undefined;
  const { tagStatus, graceStatus, isBroken } = life.entry;
  if (graceStatus === 'GRACE_BROKEN' || isBroken) {
    return { verdict: 'fail', row: 'broken', text: 'it can no longer be built; support has ended' };
  }
  if (graceStatus === 'GRACE_EXPIRED' || dates.isGraceOver) {
    const when = dates.graceEnds === undefined ? '' : ` on ${formatDay(dates.graceEnds)}`;
    return {
      verdict: 'fail',
      row: 'grace-over',
      text: `its time of grace ended${when}`,
      daysLeft: dates.graceDaysLeft,
    };
  }
  if (tagStatus === 'TAG_IN_GRACE' || graceStatus === 'GRACE_ACTIVE') return decideGrace(life, dates, limits);
  if (dates.eolDaysLeft === undefined || dates.eolDaysLeft >= 0) return undefined;
  const text = `its end of life was ${dates.eolDate ?? ''}`;
  return { verdict: 'fail', row: 'over', text, daysLeft: dates.eolDaysLeft };
}

function decideGrace({ isDenied }: TagLifecycle, dates: Dates, limits: LifecycleLimits): Ruling {
  const left = dates.graceDaysLeft;
  const since = dates.eolDate === undefined ? '' : ` since ${dates.eolDate}`;
  if (left !== undefined && left <= limits.failBeforeDays) {
    const text = `it is at its end of life${since}, with ${count(left, 'day')} of grace left`;
    return { verdict: 'fail', row: 'grace-ending', text, daysLeft: left };
  }
  const until =
    dates.graceEnds === undefined ? 'for a time that nobody tells' : `until ${formatDay(dates.graceEnds)}`;
  const text = `it is at its end of life${since}, and rebuilt ${until}${left === undefined ? '' : ` (${count(left, 'day')})`}`;
  if (isDenied !== true) return { verdict: 'warn', row: 'in-grace', text, daysLeft: left };
  return {
    verdict: 'fail',
    row: 'in-grace',
    text: `${text}; the policy no-eol denies to pull it`,
    daysLeft: left,
  };
}

function decideDeprecated(life: TagLifecycle, dates: Dates, limits: LifecycleLimits): Ruling | undefined {
  if (!life.deprecated) return undefined;
  if (dates.eolDaysLeft === undefined) {
    // Whether superseded tags are deprecated too is not documented (advisory-rules.md#undocumented): what v1
    // says of them counts.
    if (typeof life.entry !== 'string' && life.entry.tagStatus === 'TAG_INACTIVE') return undefined;
    const text = 'it is deprecated and gets no more fixes; the platform tells no date';
    return { verdict: limits.deprecated, row: 'deprecated-without-date', text };
  }
  const text = `it is deprecated before its end of life on ${dates.eolDate ?? ''}: superseded, or withdrawn`;
  return { verdict: 'warn', row: 'deprecated-early', text, daysLeft: dates.eolDaysLeft };
}

function decideDates(entry: TagLifecycle['entry'], dates: Dates, limits: LifecycleLimits): Ruling {
  // Without its dates a tag may be years past its end: not being deprecated is no proof
  // (architecture.md#no-false-pass).
  if (entry === 'refused')
    return { verdict: 'warn', row: 'refused', text: 'the platform refused to tell its dates' };
  if (entry === 'none') return ALIVE;
  const daysLeft = dates.eolDaysLeft;
  if (daysLeft !== undefined && daysLeft <= limits.warnBeforeDays) {
    const grace = entry.graceStatus === 'GRACE_ELIGIBLE' ? 'may' : 'will not';
    const text = `its end of life is ${daysLeft === 0 ? 'today' : `in ${count(daysLeft, 'day')}`}, and it ${grace} be rebuilt after that`;
    return { verdict: 'warn', row: 'ending', text, daysLeft };
  }
  if (entry.tagStatus === 'TAG_INACTIVE') {
    return { verdict: 'warn', row: 'superseded', text: 'it is superseded, and gets no rebuilds', daysLeft };
  }
  const odd =
    dates.odd ??
    [entry.tagStatus].find((word) => !TAG_STATUSES.has(word)) ??
    [entry.graceStatus].find((word) => !GRACE_STATUSES.has(word));
  if (odd === undefined) return { ...ALIVE, daysLeft };
  return {
    verdict: 'warn',
    row: 'not-known',
    text: `the platform calls its state "${odd}", which is not known here`,
  };
}

const ALIVE: Ruling = { verdict: 'pass', row: 'alive', text: 'it is maintained' };
