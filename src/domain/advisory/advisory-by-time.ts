import { decideAdvisoryStatus } from './advisory-status.ts';
import type { AdvisoryDecision } from './advisory-status.ts';
import { approvedInOrder } from './advisory-timeline.ts';
import type { AdvisoryEvent } from './advisory-timeline.ts';
import type { Instant } from '../instant.ts';

/** No version at all, so that nothing is decided by comparing with it. */
const NOT_KNOWN = '';

/**
 * Decides what an advisory means for a build whose packages are not known (ADR 0003): as for a version that is not known,
 * but a fix counts for builds made at or after its time, and for no others. `builtAt` undefined is a build of unknown
 * age; a fix is not taken for one that it has.
 */
export function decideByTime(given: {
  readonly events: readonly AdvisoryEvent[];
  readonly builtAt: Instant | undefined;
}): AdvisoryDecision {
  const { events, builtAt } = given;
  const decision = decideAdvisoryStatus({ events, installed: NOT_KNOWN });
  const latest = approvedInOrder(events)?.at(-1);
  if (latest === undefined || decision.status === 'not_affected') return decision;
  if (latest.kind === 'detection')
    return { ...decision, status: 'under_investigation', fixedVersion: undefined };
  if (latest.kind !== 'fixed' && latest.kind !== 'patched') return decision;
  const hasFix = builtAt !== undefined && builtAt >= latest.at;
  return { ...decision, status: hasFix ? 'fixed_assumed' : 'affected_fix_available' };
}
