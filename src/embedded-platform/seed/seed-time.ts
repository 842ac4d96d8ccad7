import { z } from 'zod';

import { readInstant, toInstant } from '../../values/instant.ts';
import type { Instant } from '../../values/instant.ts';

const UNIT_MS: Readonly<Record<string, number>> = {
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
};

/** Parses an ISO 8601 time in UTC, or `now`, `now-90d`, `now+1h`; returns undefined for any other text. */
export function readSeedTime(text: string, now: Instant): Instant | undefined {
  if (text === 'now') return now;
  const [, sign, duration] = /^now([+-])(.+)$/.exec(text) ?? [];
  if (duration === undefined) return readInstant(text);
  const milliseconds = readSeedDuration(duration);
  if (milliseconds === undefined) return undefined;
  return toInstant(sign === '-' ? now - milliseconds : now + milliseconds);
}

/** Milliseconds of a duration such as `90s`, `15m`, `12h`, `3d` or `2w`, or undefined for any other text. */
export function readSeedDuration(text: string): number | undefined {
  const [, count, unit] = /^(\d{1,6})([smhdw])$/.exec(text) ?? [];
  const unitMs = UNIT_MS[unit ?? ''];
  return unitMs === undefined ? undefined : Number(count) * unitMs;
}

/** A time of a seed file, as its text: what `now` means is known when the platform starts. */
export const SeedTime = z
  .string()
  .refine(
    (text) => readSeedTime(text, toInstant(0)) !== undefined,
    'must be a time such as 2026-05-01T00:00:00Z, now-90d or now-36h',
  );

/** A duration of a seed file, as its text. */
export const SeedDuration = z
  .string()
  .refine((text) => (readSeedDuration(text) ?? 0) > 0, 'must be a duration such as 30m, 12h, 1d or 2w');
