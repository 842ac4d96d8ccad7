import type { PinMove } from '../pin/plan.ts';

/**
 * What a plan comes down to, as one text that is the same for the same plan: which reference of which file gets which
 * digest. Lines are left out, since an edit elsewhere in the file moves them, and so is the order.
 */
export function planText(moves: readonly PinMove[]): string {
  return moves
    .map(({ file, image, tag, from, to }) => JSON.stringify([file, image, tag, from ?? null, to]))
    .sort()
    .join('\n');
}
