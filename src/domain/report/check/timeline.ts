import type { ReportedImage } from '../../check/report.ts';
import { shortDigest } from '../../digest.ts';
import type { Digest } from '../../digest.ts';

/**
 * Renders the builds of a tag around its pin as a Mermaid timeline in a Markdown code block; empty if no build is newer than
 * the pin. It contains only dates and digests, so no untrusted text gets into the diagram.
 */
export function renderTimeline({ behind, history, pinned }: ReportedImage): string {
  if (behind === null || behind.builds === 0 || history === null || pinned === null) return '';
  const builds = history.around.filter(({ digest }, index, all) => digest !== all[index - 1]?.digest);
  const pin = builds.findLastIndex(({ digest }) => digest === pinned);
  if (pin === -1) return '';
  // The report lists the builds next to the pin and the newest ones; those in between are only counted.
  const left = behind.builds - (builds.length - 1 - pin);
  const gap = Math.min(pin + NEAR + 1, builds.length - 1);
  const lines = builds.map(
    ({ at, digest }, index) =>
      `    ${at.slice(0, 10)} : ${nameOf(digest, index - pin, index === builds.length - 1)}`,
  );
  if (left > 0) lines.splice(gap, 0, `    … : ${left} more`);
  return ['```mermaid', 'timeline', ...lines, '```'].join('\n');
}

/** The number of builds after the pin that the report always lists (`historyAround` in build-report.ts). */
const NEAR = 2;

function nameOf(digest: Digest, afterPin: number, isNewest: boolean): string {
  const [, hex = ''] = shortDigest(digest).split(':');
  if (afterPin === 0) return `${hex} pinned`;
  return isNewest ? `${hex} newest` : hex;
}
