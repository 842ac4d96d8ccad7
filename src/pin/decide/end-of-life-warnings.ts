import { decideLifecycle, NO_LIMITS, PAST_END_OF_LIFE } from '../../end-of-life/decide/lifecycle.ts';
import type { LifecycleUse, TagLifecycle } from '../../end-of-life/decide/lifecycle.ts';
import { explainLifecycle } from '../../end-of-life/decide/explain-lifecycle.ts';
import type { PinMove, PinnedEndOfLife } from './pin-plan.ts';

/** Returns the end of life of a tag (`host/path:tag`) that is past it, otherwise undefined. */
export function endOfLifeOf(
  tagged: string,
  lifecycle: TagLifecycle,
  given: Omit<LifecycleUse, 'isPinned'>,
): PinnedEndOfLife | undefined {
  const decision = decideLifecycle(lifecycle, { ...given, isPinned: true, limits: NO_LIMITS });
  if (!PAST_END_OF_LIFE.has(decision.row)) return undefined;
  return { reason: explainLifecycle(tagged, lifecycle, decision), successor: lifecycle.successor };
}

/** A warning at the first place of a tag that is past its end of life. */
export interface EndOfLifeWarning extends Pick<PinMove, 'file' | 'line'> {
  readonly text: string;
}

/** Returns one warning per tag that a plan pins although it is past its end of life, with the tag to use instead. */
export function endOfLifeWarnings(moves: readonly PinMove[]): readonly EndOfLifeWarning[] {
  const byTag = Map.groupBy(moves, ({ image, tag }) => `${image}:${tag}`);
  return [...byTag.values()].flatMap(([first]) => {
    if (first?.endOfLife === undefined) return [];
    const { file, line, image, endOfLife } = first;
    const { reason, successor } = endOfLife;
    const advice = successor === undefined ? 'Use a maintained tag' : `Use ${image}:${successor}`;
    return [{ file, line, text: `${reason}. ${advice}.` }];
  });
}
