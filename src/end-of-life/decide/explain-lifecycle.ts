import { formatDay, parseInstant } from '../../values/instant.ts';
import { count } from '../../text/plural.ts';
import { cutText, printable } from '../../text/printable.ts';
import type { LifecycleDecision, TagLifecycle } from './lifecycle.ts';

/** Returns the decision about a tag (`host/path:tag`) with its dates, as a clause without a full stop. */
export function explainLifecycle(
  tagged: string,
  lifecycle: TagLifecycle,
  decision: LifecycleDecision,
): string {
  return `${tagged} ${explain(lifecycle, decision)}${explainDenied(decision)}`;
}

/** The policy denies starting at 00:00 UTC on the day of the end of life (advisory-rules.md#days). */
function explainDenied({ row, isDenied, daysLeft }: LifecycleDecision): string {
  if (isDenied === true) return '; the policy no-eol of the organization denies pulls';
  if (row !== 'ending' || daysLeft !== 0 || isDenied === false) return '';
  return '; if your organization enforces the policy no-eol, pulls are denied starting today';
}

export const TITLES: Readonly<Record<LifecycleDecision['row'], string>> = {
  'no-tag': 'does not exist',
  'tag-gone': 'no longer exists',
  broken: 'is past its end of life',
  'grace-over': 'is past its end of life',
  'grace-ending': 'is in its grace period',
  'in-grace': 'is in its grace period',
  over: 'is past its end of life',
  'deprecated-without-date': 'is past its end of life',
  'deprecated-early': 'is deprecated',
  ending: 'is close to its end of life',
  superseded: 'gets no rebuilds',
  'not-known': 'has an unrecognized lifecycle status',
  refused: 'has no accessible end-of-life date',
  alive: 'is maintained',
};

function explain(lifecycle: TagLifecycle, decision: LifecycleDecision): string {
  const { row, daysLeft, eolDate, unrecognized } = decision;
  switch (row) {
    case 'broken':
      return 'can no longer be built; support has ended';
    case 'grace-over':
      return `is past its grace period${decision.graceEnds === undefined ? '' : `, which ended on ${dayOf(decision.graceEnds)}`}, and gets no rebuilds`;
    case 'grace-ending':
    case 'in-grace':
      return explainGrace(lifecycle, decision);
    case 'over':
      return `reached its end of life on ${eolDate ?? ''}: ${isInactive(lifecycle) ? 'it gets no rebuilds' : `${mainPackage(lifecycle)} gets no updates`}`;
    case 'deprecated-without-date':
      return 'is deprecated, without published dates; it is rebuilt only in a grace period';
    case 'deprecated-early':
      return `is deprecated before its end of life on ${eolDate ?? ''}: superseded or withdrawn`;
    case 'ending':
      return `reaches its end of life ${inDays(daysLeft ?? 0)} (${eolDate ?? ''}); ${mayHaveGrace(lifecycle) ? 'a grace period may follow' : 'no grace period follows'}`;
    case 'superseded':
      return 'is inactive: it gets no rebuilds now, in most cases because a newer tag superseded it';
    case 'not-known':
      return `has the lifecycle status "${unrecognized ?? ''}", which this version of Mooring does not recognize`;
    case 'refused':
      return 'has end-of-life dates that this identity has no access to';
    case 'no-tag':
    case 'tag-gone':
    case 'alive':
      return TITLES[row];
  }
}

/** A deprecated tag in its grace period is still rebuilt, for fixes in all packages but the main one. */
function explainGrace(lifecycle: TagLifecycle, { eolDate, graceEnds, daysLeft }: LifecycleDecision): string {
  const reached = eolDate === undefined ? 'is past its end of life' : `reached its end of life on ${eolDate}`;
  const until =
    graceEnds === undefined || daysLeft === undefined
      ? 'in a grace period without a published end'
      : `until its grace period ends ${inDays(daysLeft)} (${dayOf(graceEnds)})`;
  return `${reached}; it is still rebuilt ${until}, but ${mainPackage(lifecycle)} gets no updates`;
}

function mainPackage({ entry }: TagLifecycle): string {
  const main = typeof entry === 'string' ? undefined : entry.mainPackage;
  if (main === undefined) return 'its main package';
  return `its main package, ${cutText(printable(`${main.name} ${main.version}`.trim(), 100), 60)},`;
}

function isInactive({ entry }: TagLifecycle): boolean {
  return typeof entry !== 'string' && entry.tagStatus === 'TAG_INACTIVE';
}

function mayHaveGrace({ entry }: TagLifecycle): boolean {
  return typeof entry !== 'string' && entry.graceStatus === 'GRACE_ELIGIBLE';
}

function inDays(days: number): string {
  return days === 0 ? 'today' : `in ${count(days, 'day')}`;
}

function dayOf(timestamp: string): string {
  return formatDay(parseInstant(timestamp));
}
