import { formatDuration } from '../../duration.ts';
import type { Build } from '../../history/tag-history.ts';
import { DAY_MS } from '../../instant.ts';
import type { Instant } from '../../instant.ts';
import type { Observation } from '../finding.ts';
import type { ImageUse } from '../image-use.ts';
import { observed } from '../observation.ts';
import type { RuleHelp } from '../observation.ts';
import { lagMessage, lagText, updateRemedy } from './behind.ts';
import type { LagBehind } from './behind.ts';

export const TOO_FAR_BEHIND_HELP: RuleHelp = {
  explanation: 'The pinned build has been superseded for longer than max-lag allows.',
  remedy: 'Update the pin to the newest build.',
};

/**
 * A pin that is behind its tag for longer than `maxLagDays`; undefined if it is not. A limit of whole days counts
 * whole days, a limit of hours counts hours, and 0 allows no lag at all.
 */
export function observeTooFarBehind(
  use: ImageUse,
  lag: LagBehind,
  { maxLagDays, newest, now }: { readonly maxLagDays: number; readonly newest: Build; readonly now: Instant },
): Observation | undefined {
  const maxLag = Math.round(maxLagDays * DAY_MS);
  const isOfDays = maxLag > 0 && Number.isInteger(maxLagDays);
  if ((isOfDays ? lag.days * DAY_MS : now - lag.since) <= maxLag) return undefined;
  return observed(use, {
    rule: 'too-far-behind',
    weight: 'blocking',
    title: `Too far behind: ${lagText(lag)}`,
    message: `${lagMessage(lag, now)} \`max-lag\` is ${formatDuration(maxLag)}.`,
    remedy: updateRemedy(newest),
  });
}
