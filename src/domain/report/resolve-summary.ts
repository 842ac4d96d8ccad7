import { shortDigest } from '../digest.ts';
import { roughDuration } from '../duration.ts';
import { lagText } from '../history/lag.ts';
import { formatInstant } from '../instant.ts';
import type { Instant } from '../instant.ts';
import { code, escapeMarkdown, tableHead, tableRow } from '../text/markdown.ts';
import type { Resolution, Resolutions } from '../resolve/resolution.ts';
import { countText } from './resolutions.ts';
import { count } from '../text/plural.ts';

/** GitHub drops a step summary of more than 1 MiB, whole; characters of several bytes are rare here. */
const SUMMARY_LIMIT = 300_000;

const HEADS = ['Reference', 'Tag', 'Digest', 'Built (UTC)', 'Behind', 'Note'];

/**
 * Renders resolved references as Markdown for the summary of a step: one row each, in the order of the input.
 * Rows that do not fit are counted; the output `resolved` has all. Untrusted text is escaped.
 */
export function renderResolveSummary(resolutions: Resolutions): string {
  const rows = resolutions.references.map((one) => tableRow(cellsOf(one)));
  let length = 0;
  const fits = rows.findIndex((row) => {
    length += row.length + 1;
    return length > SUMMARY_LIMIT;
  });
  const shown = fits === -1 ? rows : rows.slice(0, fits);
  const left = rows.length - shown.length;
  const rest =
    left === 0
      ? []
      : ['', `… and ${count(left, 'more reference')}; the output \`resolved\` lists all of them.`];
  const heading = ['## Resolved images', '', `${countText(resolutions)}.`, ''];
  return `${[...heading, tableHead(HEADS), ...shown, ...rest].join('\n')}\n`;
}

function cellsOf(resolution: Resolution): readonly string[] {
  if (resolution.kind === 'unresolved') {
    const { written, reason, hint } = resolution;
    return [code(written), '', '', '', '', `**Not resolved**: ${escapeMarkdown(`${reason}. ${hint}`, 900)}`];
  }
  const { written, tag, digest, builtAt, lag, usualInterval } = resolution;
  return [
    code(written),
    code(tag),
    code(shortDigest(digest)),
    builtAt === undefined ? 'unknown' : minuteOf(builtAt),
    lag === undefined ? 'unknown' : lagText(lag),
    usualInterval === undefined ? '' : `rebuilt about every ${roughDuration(usualInterval)}`,
  ];
}

/** `2026-05-01 12:00`. */
function minuteOf(time: Instant): string {
  return formatInstant(time).slice(0, 16).replace('T', ' ');
}
