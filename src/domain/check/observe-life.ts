import { decideLifecycle } from './lifecycle.ts';
import type { LifecycleDecision, TagLifecycle } from './lifecycle.ts';
import { formatImage } from '../image-reference.ts';
import type { ImageReference } from '../image-reference.ts';
import type { Instant } from '../instant.ts';
import type { EndOfLifeFacts, Observation } from './finding.ts';
import type { GatePolicy } from './gate-policy.ts';
import type { ImageUse } from './image-use.ts';
import { observed } from './observation.ts';

/** The life of a tag that a use names or was found to belong to, decided. */
export function decideLife(
  life: TagLifecycle,
  reference: ImageReference,
  given: { readonly policy: GatePolicy; readonly now: Instant },
): LifecycleDecision {
  return decideLifecycle(life, {
    isPinned: reference.digest !== undefined,
    now: given.now,
    limits: given.policy,
  });
}

/** The finding on a tag that is at its end of life, or near it, or gone. */
export function observeLife(
  use: ImageUse,
  tag: string,
  life: TagLifecycle,
  given: { readonly policy: GatePolicy; readonly now: Instant },
): readonly Observation[] {
  const decision = decideLife(life, use.reference, given);
  if (decision.verdict === 'pass') return [];
  const tagged = `${formatImage(use.reference)}:${tag}`;
  const observation = observed(use, {
    rule: 'end-of-life',
    weight: decision.verdict === 'fail' ? 'blocking' : 'warning',
    subject: tagged,
    title: titleOf(tag, decision),
    message: `${capitalized(decision.text)} (${tagged}).`,
    remedy: remedyOf(life, use.reference, decision),
  });
  return [{ ...observation, endOfLife: lifeFacts(life, decision) }];
}

/** The facts of a decision, as a report tells them. */
export function lifeFacts({ successor }: TagLifecycle, decision: LifecycleDecision): EndOfLifeFacts {
  return {
    eolDate: decision.eolDate ?? null,
    graceEnds: decision.graceEnds ?? null,
    daysLeft: decision.daysLeft ?? null,
    successor: successor ?? null,
  };
}

function titleOf(tag: string, { row }: LifecycleDecision): string {
  switch (row) {
    case 'no-tag':
    case 'tag-gone':
      return `tag ${tag} does not exist`;
    case 'superseded':
      return `tag ${tag} is superseded`;
    case 'ending':
      return `tag ${tag} nears its end of life`;
    case 'grace-ending':
    case 'in-grace':
      return `tag ${tag} is in its time of grace`;
    case 'deprecated-early':
      return `tag ${tag} is deprecated`;
    case 'not-known':
      return `the state of tag ${tag} is not known`;
    case 'refused':
      return `the end of life of tag ${tag} is not known`;
    case 'broken':
    case 'grace-over':
    case 'over':
    case 'deprecated-without-date':
    case 'alive':
      return `tag ${tag} is past its end of life`;
  }
}

function remedyOf(
  { successor }: TagLifecycle,
  reference: ImageReference,
  { row }: LifecycleDecision,
): string {
  const image = formatImage(reference);
  if (row === 'refused')
    return 'Give the identity a role with the capability tag.list at the root organization.';
  if (successor !== undefined) return `Move to ${image}:${successor}.`;
  return row === 'not-known' ? 'Update Mooring.' : `Move to a tag of ${image} that is still maintained.`;
}

function capitalized(clause: string): string {
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}`;
}
