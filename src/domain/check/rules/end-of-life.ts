import { formatImage } from '../../image-reference.ts';
import type { ImageReference } from '../../image-reference.ts';
import { formatDay, parseInstant } from '../../instant.ts';
import type { Instant } from '../../instant.ts';
import { count } from '../../text/plural.ts';
import { cutText } from '../../text/printable.ts';
import { missingCapability } from '../cause.ts';
import type { EndOfLifeFacts, Observation } from '../finding.ts';
import type { GatePolicy } from '../gate-policy.ts';
import type { ImageUse } from '../image-use.ts';
import { decideLifecycle } from '../lifecycle.ts';
import type { LifecycleDecision, TagLifecycle } from '../lifecycle.ts';
import { observed } from '../observation.ts';
import type { RuleHelp } from '../observation.ts';

export const END_OF_LIFE_HELP: RuleHelp = {
  explanation:
    'The tag of the image is past its end of life, or reaches it soon. A tag past its end of life gets no more fixes.',
  remedy: 'Use a maintained tag; the message names the closest one if there is one.',
};

/** Judges the lifecycle of the tag that a reference names or was found to belong to. */
export function judgeLifecycle(
  lifecycle: TagLifecycle,
  reference: ImageReference,
  { policy, now }: { readonly policy: GatePolicy; readonly now: Instant },
): LifecycleDecision {
  return decideLifecycle(lifecycle, { isPinned: reference.digest !== undefined, now, limits: policy });
}

/** A tag that is past its end of life, close to it, or gone. */
export function observeLifecycle(
  use: ImageUse,
  tag: string,
  lifecycle: TagLifecycle,
  given: { readonly policy: GatePolicy; readonly now: Instant },
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
const REFUSED = missingCapability('tag.list');

/** Returns the decision about a tag (`host/path:tag`) with its dates, as a clause without a full stop. */
export function explainLifecycle(
  tagged: string,
  lifecycle: TagLifecycle,
  decision: LifecycleDecision,
): string {
  return `${tagged} ${explain(lifecycle, decision)}`;
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
  superseded: 'is superseded',
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
      return `is past its grace period${decision.graceEnds === undefined ? '' : `, which ended on ${dayOf(decision.graceEnds)}`}`;
    case 'grace-ending':
    case 'in-grace':
      return explainGrace(lifecycle, decision);
    case 'over':
      return `reached its end of life on ${eolDate ?? ''}`;
    case 'deprecated-without-date':
      return 'is deprecated and gets no more fixes; no end-of-life date published';
    case 'deprecated-early':
      return `is deprecated before its end of life on ${eolDate ?? ''}: superseded or withdrawn`;
    case 'ending':
      return `reaches its end of life ${inDays(daysLeft ?? 0)} (${eolDate ?? ''}); ${mayHaveGrace(lifecycle) ? 'a grace period may follow' : 'no grace period follows'}`;
    case 'superseded':
      return 'is superseded and gets no more builds';
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

function explainGrace(
  { isDenied }: TagLifecycle,
  { eolDate, graceEnds, daysLeft }: LifecycleDecision,
): string {
  const reached = eolDate === undefined ? 'is past its end of life' : `reached its end of life on ${eolDate}`;
  const until =
    graceEnds === undefined || daysLeft === undefined
      ? 'no end of its grace period published'
      : `its grace period ends ${inDays(daysLeft)} (${dayOf(graceEnds)})`;
  return `${reached}; ${until}${isDenied === true ? '; the policy no-eol blocks pulls' : ''}`;
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
