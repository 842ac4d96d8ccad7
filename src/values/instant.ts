import { MooringError } from './errors.ts';

declare const instantBrand: unique symbol;

/** A point in time in milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number & { readonly [instantBrand]: true };

export const DAY_MS = 86_400_000;

const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/;

/** Returns milliseconds since the epoch as an `Instant`. Throws `internal_bug` unless they are finite. */
export function toInstant(milliseconds: number): Instant {
  if (!Number.isFinite(milliseconds))
    throw new MooringError('internal_bug', 'a timestamp must be a finite number');
  return milliseconds as Instant;
}

/**
 * Parses an ISO 8601 timestamp in UTC that ends in `Z` (service-rules.md#timestamps). Returns undefined for
 * other text.
 */
export function readInstant(text: string): Instant | undefined {
  if (!TIMESTAMP.test(text)) return undefined;
  const milliseconds = Date.parse(text);
  return Number.isNaN(milliseconds) ? undefined : (milliseconds as Instant);
}

/** Like `readInstant`, but throws `config_input_invalid` for other text. */
export function parseInstant(text: string): Instant {
  const time = readInstant(text);
  if (time === undefined) {
    throw new MooringError(
      'config_input_invalid',
      `"${text.slice(0, 60)}" is not a UTC timestamp such as 2026-05-01T00:00:00Z`,
    );
  }
  return time;
}

/** Formats as ISO 8601 in UTC with milliseconds, ending in `Z` (service-rules.md#timestamps). */
export function formatInstant(timestamp: Instant): string {
  const date = new Date(timestamp);
  const year = date.getUTCFullYear();
  // Takes a third of the time of toISOString; histories have thousands of records.
  if (!(year >= 1000 && year <= 9999)) return date.toISOString();
  const day = `${year}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`;
  const time = `${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}:${twoDigits(date.getUTCSeconds())}`;
  return `${day}T${time}.${String(date.getUTCMilliseconds()).padStart(3, '0')}Z`;
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : `${number}`;
}

/** Formats as `YYYY-MM-DD` in UTC. */
export function formatDay(timestamp: Instant): string {
  return formatInstant(timestamp).slice(0, 10);
}
