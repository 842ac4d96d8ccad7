import { formatImage } from '../../values/image-reference.ts';
import type { ImageReference } from '../../values/image-reference.ts';
import { cutText } from '../../text/printable.ts';
import { missingCapability } from '../decide/cause.ts';
import type { EndOfLifeFacts, Observation } from '../decide/finding.ts';
import type { GatePolicy } from '../../config/policy/gate-policy.ts';
import type { ImageUse } from '../../references/decide/image-use.ts';
import { decideLifecycle } from '../../end-of-life/decide/lifecycle.ts';
import type { LifecycleDecision, LifecycleUse, TagLifecycle } from '../../end-of-life/decide/lifecycle.ts';
import { observed } from '../decide/observation.ts';
import { explainLifecycle, TITLES } from '../../end-of-life/decide/explain-lifecycle.ts';

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
