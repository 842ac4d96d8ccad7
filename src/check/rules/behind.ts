import { roughDuration } from '../../values/duration.ts';
import { lagText } from '../../tag-history/decide/lag.ts';
import type { Lag } from '../../tag-history/decide/lag.ts';
import type { Build } from '../../values/tag-history.ts';
import { formatDay } from '../../values/instant.ts';
import { count } from '../../text/plural.ts';
import type { Observation } from '../decide/finding.ts';
import type { ImageUse } from '../../references/decide/image-use.ts';
import { observed } from '../decide/observation.ts';

/** How far a pin is behind the newest build of its tag. */
export type LagBehind = Extract<Lag, { kind: 'behind' }>;

/** A pin behind its tag, within the limit. */
export function observeBehind(use: ImageUse, lag: LagBehind, newest: Build): Observation {
  return observed(use, {
    rule: 'behind',
    weight: 'blocking',
    title: `Behind by ${lagText(lag)}`,
    message: lagMessage(lag),
    remedy: updateRemedy(newest),
  });
}

/** Returns a lag as a sentence with the days of both builds, and the hours between two of the same day. */
export function lagMessage({ builds, days, from, to }: LagBehind): string {
  const hours = days === 0 ? ` and ${roughDuration(to.at - from.at)}` : '';
  const newest = `the newest one, ${count(builds, 'build')}${hours} later, is from ${formatDay(to.at)}`;
  return `The pinned build is from ${formatDay(from.at)}; ${newest}.`;
}

/** Returns the remedy for a pin behind its tag. */
export function updateRemedy({ at, digest }: Build): string {
  return `Update the pin to ${digest}, built on ${formatDay(at)}.`;
}
