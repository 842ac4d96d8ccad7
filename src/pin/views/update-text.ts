import { shortDigest } from '../../values/digest.ts';
import { ageText, formatDuration } from '../../values/duration.ts';
import { lagText } from '../../tag-history/decide/lag.ts';
import { formatDay } from '../../values/instant.ts';
import { fileUrl } from '../../values/links.ts';
import type { RepositoryVersion } from '../../values/links.ts';
import type { FastLane, PinMove } from '../decide/pin-plan.ts';
import { escapeMarkdown, link } from '../../text/markdown.ts';
import { listText } from '../../text/plural.ts';

/** Returns the distance of an update: `newer by 3 builds, 24 days`, `older by 1 build, 2 days`, `first pin`, or nothing. */
export function distanceText({
  from,
  builds,
  days,
  isKept,
}: Pick<PinMove, 'from' | 'builds' | 'days' | 'isKept'>): string {
  if (isKept === true) return 'as proposed before';
  if (from === undefined) return 'first pin';
  if (builds === undefined || days === undefined) return '';
  return `${builds < 0 ? 'older' : 'newer'} by ${lagText({ builds: Math.abs(builds), days: Math.abs(days) })}`;
}

/** Returns why an update is exempt from the minimum age, in a few words; empty if it does not. */
export function fastLaneText(fastLane: FastLane | undefined): string {
  if (fastLane === undefined) return '';
  const { ageMs, by, fixes, minAgeMs } = fastLane;
  const listed = fixes.map(({ id, severity: { rating, score } }) => `${id} (${rating} ${score?.toFixed(1)})`);
  const whose = by === undefined ? 'fixes' : `${by} in lockstep fixes`;
  return `fast-lane overrides min-age ${formatDuration(minAgeMs)}: ${ageText(ageMs)} old, ${whose} ${listText(listed, MOST_FIXES)}`;
}

const MOST_FIXES = 3;

/** Returns how much newer an update is, for a table: `2 builds, 10 days`, and `2 builds, 10 days older` for a way back. */
export function newerByText({ builds, days = 0 }: Pick<PinMove, 'builds' | 'days'>): string {
  if (builds === undefined) return 'unknown';
  const distance = lagText({ builds: Math.abs(builds), days: Math.abs(days) });
  return builds < 0 ? `${distance} older` : distance;
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

/** Formats a place in Markdown, as a link to its line if the version of the repository is known. */
export function placeLink(
  { file, line }: Pick<PinMove, 'file' | 'line'>,
  files: RepositoryVersion | undefined,
): string {
  const url = files === undefined ? undefined : fileUrl(files, file, line);
  return link(escapeMarkdown(`${file}:${line}`, 500), url);
}
