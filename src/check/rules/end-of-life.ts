import { formatImage } from '../../values/image-reference.ts';
import type { ImageReference } from '../../values/image-reference.ts';
import { formatDay, parseInstant } from '../../values/instant.ts';
import { count } from '../../text/plural.ts';
import { cutText, printable } from '../../text/printable.ts';
import { missingCapability } from '../decide/cause.ts';
import type { EndOfLifeFacts, Observation } from '../decide/finding.ts';
import type { GatePolicy } from '../../config/policy/gate-policy.ts';
import type { ImageUse } from '../../references/decide/image-use.ts';
import { decideLifecycle } from '../../end-of-life/decide/lifecycle.ts';
import type { LifecycleDecision, LifecycleUse, TagLifecycle } from '../../end-of-life/decide/lifecycle.ts';
import { observed } from '../decide/observation.ts';
import type { RuleHelp } from '../decide/observation.ts';

export const END_OF_LIFE_HELP: RuleHelp = {
  explanation:
    'The tag of the image is past its end of life, reaches it soon, or gets no rebuilds. Past its end of life, its main package gets no updates.',
  remedy: 'Use a maintained tag; the message names the one with the longest support if there is one.',
};

/** Judges the lifecycle of the tag that a reference names or was found to belong to. */
export function judgeLifecycle(
  lifecycle: TagLifecycle,
  reference: ImageReference,
  { policy, ...given }: LifecycleGiven,
): LifecycleDecision {
  return decideLifecycle(lifecycle, {
    ...given,
    isPinned: reference.digest !== undefined,
    limits: policy,
  });
}

/** The policy of a place, and the facts besides the lifecycle. */
export interface LifecycleGiven extends Omit<LifecycleUse, 'isPinned'> {
  readonly policy: GatePolicy;
}

/** A tag that is past its end of life, close to it, or gone. */
export function observeLifecycle(
  use: ImageUse,
  tag: string,
  lifecycle: TagLifecycle,
  given: LifecycleGiven,
): readonly Observation[] {
  const decision = judgeLifecycle(lifecycle, use.reference, given);
  if (decision.verdict === 'pass') return [];
  const tagged = `${formatImage(use.reference)}:${tag}`;
  return [
    observed(use, {
      rule: 'end-of-life',
      weight: decision.verdict === 'fail' ? 'blocking' : 'warning',
      subject: tagged,
      title: `Tag ${cutText(tag, 30)} ${TITLES[decision.row]}`,
      message: `${explainLifecycle(tagged, lifecycle, decision)}.`,
      remedy: remedyOf(lifecycle, use.reference, decision),
      endOfLife: lifecycleFacts(lifecycle, decision),
      ...(decision.row === 'refused' ? { cause: REFUSED } : {}),
    }),
  ];
}

/** The end-of-life dates of the platform need the same capability as its tags (advisory-rules.md#advisory-access). */
const REFUSED = missingCapability(['tag.list']);

/** Returns the decision about a tag (`host/path:tag`) with its dates, as a clause without a full stop. */
export function explainLifecycle(
  tagged: string,
  lifecycle: TagLifecycle,
  decision: LifecycleDecision,
): string {
  return `${tagged} ${explain(lifecycle, decision)}${explainDenied(decision)}`;
}

/** The policy denies from 00:00 UTC of the day of the end of life on (advisory-rules.md#days). */
function explainDenied({ row, isDenied, daysLeft }: LifecycleDecision): string {
  if (isDenied === true) return '; the policy no-eol of the organization denies pulls';
  if (row !== 'ending' || daysLeft !== 0 || isDenied === false) return '';
  return '; if your organization enforces the policy no-eol, pulls are denied from today on';
}

/** The facts behind a decision, for the report. */
export function lifecycleFacts(
  { successor, successorDigest }: TagLifecycle,
  decision: LifecycleDecision,
): EndOfLifeFacts {
  return {
    eolDate: decision.eolDate ?? null,
    graceEnds: decision.graceEnds ?? null,
    daysLeft: decision.daysLeft ?? null,
    successor: successor ?? null,
    ...(successorDigest === undefined ? {} : { successorDigest }),
  };
}

const TITLES: Readonly<Record<LifecycleDecision['row'], string>> = {
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

function remedyOf(
  { successor }: TagLifecycle,
  reference: ImageReference,
  { row }: LifecycleDecision,
): string {
  const image = formatImage(reference);
  if (row === 'refused') return REFUSED.remedy;
  if (successor !== undefined) return `Use ${image}:${successor}.`;
  return row === 'not-known' ? 'Update Mooring.' : `Use a maintained tag of ${image}.`;
}
