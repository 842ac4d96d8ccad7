import { count } from '../text/plural.ts';

const UNITS: Readonly<Record<string, number>> = {
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 7 * 86_400_000,
};

/** Ten years: a longer duration is probably a mistake. */
const LONGEST_MS = 3_660 * 86_400_000;

/** The longest time that a timer of Node or of a browser counts; one that is set to more ends at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Returns a duration as timers take it: whole milliseconds, rounded up, of at most 24 days. */
export function timerMs(milliseconds: number): number {
  return Math.min(Math.ceil(milliseconds), LONGEST_TIMER_MS);
}

/** Parses a duration (`30m`, `12h`, `3d`, `2w`, `0`) to milliseconds. Returns undefined for other text. */
export function readDuration(text: string): number | undefined {
  if (text === '0') return 0;
  const [, digits = '', unit = ''] = /^(\d{1,6})([mhdw])$/.exec(text) ?? [];
  const milliseconds = Number(digits) * (UNITS[unit] ?? Number.NaN);
  return milliseconds <= LONGEST_MS ? milliseconds : undefined;
}

/** Formats a duration in the largest unit that gives a whole number: `3d`, `36h`. */
export function formatDuration(milliseconds: number): string {
  const unit = ['w', 'd', 'h'].find((name) => milliseconds % (UNITS[name] ?? Number.NaN) === 0) ?? 'm';
  return milliseconds === 0 ? '0d' : `${Math.round(milliseconds / (UNITS[unit] ?? 1))}${unit}`;
}

/**
 * Formats a rounded duration: in days from two days on, otherwise in hours from two hours on, or in minutes.
 */
export function roughDuration(milliseconds: number): string {
  const unit = ['d', 'h'].find((name) => milliseconds >= 2 * (UNITS[name] ?? Number.NaN)) ?? 'm';
  return `${Math.round(milliseconds / (UNITS[unit] ?? 1))}${unit}`;
}

/** Formats an age in words, rounded down to days from two days on, to hours or to minutes: `6 hours`. */
export function ageText(milliseconds: number): string {
  const unit = ['d', 'h'].find(
    (name) => milliseconds >= (name === 'd' ? 2 : 1) * (UNITS[name] ?? Number.NaN),
  );
  const size = UNITS[unit ?? 'm'] ?? 1;
  return durationText(Math.floor(milliseconds / size) * size);
}

/** Formats a duration in words, in the largest unit that gives a whole number: `3 days`, `36 hours`. */
export function durationText(milliseconds: number): string {
  const units = [
    ['d', 'day'],
    ['h', 'hour'],
  ] as const;
  const [unit, noun] = units.find(([name]) => milliseconds % (UNITS[name] ?? Number.NaN) === 0) ?? [
    'm',
    'minute',
  ];
  return count(Math.round(milliseconds / (UNITS[unit] ?? 1)), noun);
}
