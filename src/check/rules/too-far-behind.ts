import { formatDuration } from '../../values/duration.ts';
import { lagText } from '../../tag-history/decide/lag.ts';
import type { Build } from '../../values/tag-history.ts';
import { DAY_MS } from '../../values/instant.ts';
import type { Observation } from '../decide/finding.ts';
import type { ImageUse } from '../../references/decide/image-use.ts';
import { observed } from '../decide/observation.ts';
import { lagMessage, updateRemedy } from './behind.ts';
import type { LagBehind } from './behind.ts';

/**
 * A pin that is behind its tag by more than `maxLagDays`; undefined if it is not. A limit of whole days counts whole days,
 * a limit of hours counts hours, and 0 allows no lag at all.
 */
export function observeTooFarBehind(
  use: ImageUse,
  lag: LagBehind,
  { maxLagDays, newest }: { readonly maxLagDays: number; readonly newest: Build },
): Observation | undefined {
  const maxLag = Math.round(maxLagDays * DAY_MS);
  const isOfDays = maxLag > 0 && Number.isInteger(maxLagDays);
  if ((isOfDays ? lag.days * DAY_MS : lag.to.at - lag.from.at) <= maxLag) return undefined;
  return observed(use, {
    rule: 'too-far-behind',
    weight: 'blocking',
    title: `Too far behind: ${lagText(lag)}`,
    message: `${lagMessage(lag)} \`max-lag\` is ${formatDuration(maxLag)}.`,
    remedy: updateRemedy(newest),
  });
}
