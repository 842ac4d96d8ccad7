import { formatDay } from '../instant.ts';
import type { Period } from './pin-origin.ts';

/** A period as people would say it, to the day: `since 2026-11-19`, `from 2026-11-16 to 2026-11-17`. */
export function periodText({ since, until }: Period): string {
  return until === undefined
    ? `since ${formatDay(since)}`
    : `from ${formatDay(since)} to ${formatDay(until)}`;
}
