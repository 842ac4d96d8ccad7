import { decideAdvisoryStatus } from './advisory-status.ts';
import type { AdvisoryDecision } from './advisory-status.ts';
import { approvedInOrder, datesOf } from './advisory-timeline.ts';
import type { AdvisoryEvent } from './advisory-timeline.ts';
import type { Instant } from '../../values/instant.ts';

/** An invalid version, so that no comparison with it decides anything. */
const NOT_KNOWN = '';

/**
 * Decides the status of an advisory for a build with unknown packages (ADR 0003): as for an unknown version, except that
 * builds made at or after the time of a fix have it. `builtAt` undefined is a build of unknown age, without the fix.
 */
export function decideByTime(given: {
  readonly events: readonly AdvisoryEvent[];
  readonly builtAt: Instant | undefined;
}): AdvisoryDecision {
  const { events, builtAt } = given;
  const decision = decideAdvisoryStatus({ events, installed: NOT_KNOWN });
  const timeline = approvedInOrder(events) ?? [];
  const latest = timeline.at(-1);
  if (latest === undefined || decision.status === 'not_affected') return decision;
  if (latest.kind === 'detection')
    return { ...decision, status: 'under_investigation', fixedVersion: undefined };
  if (latest.kind !== 'fixed' && latest.kind !== 'patched') return decision;
  const hasFix = builtAt !== undefined && builtAt >= latest.at;
  const status = hasFix ? 'fixed_assumed' : 'affected_fix_available';
  return { ...decision, ...datesOf(timeline, true), status };
}
