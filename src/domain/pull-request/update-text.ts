import { formatDay } from '../instant.ts';
import { shortDigest } from '../digest.ts';
import type { PinMove } from '../pin/pin-plan.ts';
import { count } from '../text/plural.ts';

/** Returns the distance of an update: `3 builds, 24 days`, `back 1 build, 2 days`, `first pin`, or nothing. */
export function distanceText({ from, builds, days, isKept }: PinMove): string {
  if (isKept === true) return 'as proposed before';
  if (from === undefined) return 'first pin';
  if (builds === undefined || days === undefined) return '';
  const back = builds < 0 ? 'back ' : '';
  return `${back}${count(Math.abs(builds), 'build')}, ${count(Math.abs(days), 'day')}`;
}

/** Returns the new build of an update: its short digest, and its date if known. */
export function targetOf({ to, builtAt }: PinMove): string {
  return builtAt === undefined ? shortDigest(to) : `${shortDigest(to)} of ${formatDay(builtAt)}`;
}

/** How many different images and files moves are about. */
export function extentOf(moves: readonly PinMove[]): { readonly images: number; readonly files: number } {
  return {
    images: new Set(moves.map(({ image, tag }) => `${image}:${tag}`)).size,
    files: new Set(moves.map(({ file }) => file)).size,
  };
}
