import type { PinMove, PinSkip } from '../decide/pin-plan.ts';
import { assertNever } from '../../values/errors.ts';

/** How a plan is split: one pull request for `all`, one per changed `directory`, or one per `image`. */
export const GROUPINGS = ['all', 'directory', 'image'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** The part of a plan that becomes one pull request. */
export interface PinGroup {
  /** Empty for `all`, else the directory (`.` for the root) or the image. */
  readonly key: string;
  readonly moves: readonly PinMove[];
  readonly skipped: readonly PinSkip[];
}

/**
 * Splits a plan into groups. Every update is in exactly one group, in the order of the plan, and no group is
 * empty. By directory, a skipped reference is in the group of its directory. By image, every group lists all
 * skipped references except current ones: their number would change the text of every open pull request
 * whenever one of them is merged.
 */
export function groupPlan(
  plan: { readonly moves: readonly PinMove[]; readonly skipped: readonly PinSkip[] },
  grouping: Grouping,
): readonly PinGroup[] {
  const groups = Map.groupBy(plan.moves, (move) => keyOf(move, grouping));
  return [...groups].map(([key, moves]) => ({
    key,
    moves,
    skipped: plan.skipped.filter((skip) => isListedIn(key, skip, grouping)),
  }));
}

function isListedIn(key: string, { code, file }: PinSkip, grouping: Grouping): boolean {
  switch (grouping) {
    case 'all':
      return true;
    case 'directory':
      return directoryOf(file) === key;
    case 'image':
      return code !== 'current';
    default:
      return assertNever(grouping);
  }
}

function keyOf(move: PinMove, grouping: Grouping): string {
  switch (grouping) {
    case 'all':
      return '';
    case 'directory':
      return directoryOf(move.file);
    case 'image':
      return move.image;
    default:
      return assertNever(grouping);
  }
}

function directoryOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash === -1 ? '.' : path.slice(0, slash);
}
