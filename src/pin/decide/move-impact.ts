import type { BuildDiff } from '../../diff/decide/build-diff.ts';
import type { MoveAdvisories } from '../../advisories/decide/advisory-impact.ts';
import type { PinMove } from './pin-plan.ts';

/** An update, as far as its builds are compared. */
export type ComparedMove = Pick<PinMove, 'upstream' | 'tag' | 'platforms' | 'from' | 'to' | 'isKept'>;

/** The changes of an update. */
export interface MoveImpact {
  /** Undefined if no advisories were requested. */
  readonly advisories: MoveAdvisories | undefined;
  /** Undefined if the builds could not be compared. */
  readonly diff: BuildDiff | undefined;
}
