import { roughDuration } from '../../duration.ts';
import type { Build, Lag } from '../../history/tag-history.ts';
import { formatDay } from '../../instant.ts';
import type { Instant } from '../../instant.ts';
import { count } from '../../text/plural.ts';
import type { Observation } from '../finding.ts';
import type { ImageUse } from '../image-use.ts';
import { observed } from '../observation.ts';
import type { RuleHelp } from '../observation.ts';

export const BEHIND_HELP: RuleHelp = {
  explanation: 'The tag has newer builds than the pinned one.',
  remedy: 'Update the pin to the newest build.',
};

/** How far a pin is behind the newest build of its tag. */
export type LagBehind = Extract<Lag, { kind: 'behind' }>;

/** A pin behind its tag, within the limit. */
export function observeBehind(use: ImageUse, lag: LagBehind, newest: Build, now: Instant): Observation {
  return observed(use, {
    rule: 'behind',
    weight: 'blocking',
    title: `Behind by ${lagText(lag)}`,
    message: lagMessage(lag, now),
    remedy: updateRemedy(newest),
  });
}

/** A lag as `2 builds, 10 days`. */
export function lagText({ builds, days }: LagBehind): string {
  return `${count(builds, 'build')}, ${count(days, 'day')}`;
}

/** A lag as a sentence; a lag of less than a day in hours or minutes. */
export function lagMessage({ builds, days, since }: LagBehind, now: Instant): string {
  const age = days === 0 ? roughDuration(Math.max(0, now - since)) : count(days, 'day');
  return `The pinned build was superseded ${age} ago; the tag has ${count(builds, 'newer build')}.`;
}

/** The remedy for a pin behind its tag. */
export function updateRemedy({ at, digest }: Build): string {
  return `Update the pin to ${digest}, built on ${formatDay(at)}.`;
}
