import { MooringError } from './errors.ts';

declare const instantBrand: unique symbol;

/** A point in time: milliseconds since 1970-01-01T00:00:00Z. Always UTC; no local time exists in Mooring. */
export type Instant = number & { readonly [instantBrand]: true };

export const DAY_MS = 86_400_000;

const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/;

/** Milliseconds since the epoch as an instant. Throws `internal_bug` for anything but a finite number. */
export function toInstant(milliseconds: number): Instant {
  if (!Number.isFinite(milliseconds))
    throw new MooringError('internal_bug', 'an instant must be a finite number');
  return milliseconds as Instant;
}

/**
 * The instant of an ISO 8601 timestamp in UTC ending in `Z` (service-rules.md#timestamps), or undefined for
 * any other text.
 */
export function readInstant(text: string): Instant | undefined {
  if (!TIMESTAMP.test(text)) return undefined;
  const milliseconds = Date.parse(text);
  return Number.isNaN(milliseconds) ? undefined : (milliseconds as Instant);
}

/** As `readInstant`. Throws `config_input_invalid` naming the text when it is no such timestamp. */
export function parseInstant(text: string): Instant {
  const instant = readInstant(text);
  if (instant === undefined) {
    throw new MooringError(
      'config_input_invalid',
      `"${text.slice(0, 60)}" is not a UTC time like 2026-05-01T00:00:00Z`,
    );
  }
  return instant;
}

/** ISO 8601 in UTC with milliseconds, ending in `Z` (service-rules.md#timestamps). */
export function formatInstant(instant: Instant): string {
  const date = new Date(instant);
  const year = date.getUTCFullYear();
  // By hand a third of the time of toISOString, and histories have thousands of records.
  if (!(year >= 1000 && year <= 9999)) return date.toISOString();
  const day = `${year}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`;
  const time = `${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}:${twoDigits(date.getUTCSeconds())}`;
  return `${day}T${time}.${String(date.getUTCMilliseconds()).padStart(3, '0')}Z`;
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : `${number}`;
}

/** `YYYY-MM-DD` of the instant, in UTC. */
export function formatDay(instant: Instant): string {
  return formatInstant(instant).slice(0, 10);
}
