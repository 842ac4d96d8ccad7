import type { Advisory as DomainAdvisory, AdvisoryEventKind } from '../domain/advisory.ts';
import { parseInstant } from '../domain/instant.ts';
import type { Advisory, AdvisoryEvent } from './advisory.ts';

/** The field that says which kind an event is of, per kind. */
const EVENT_FIELDS = [
  ['detection', 'detection'],
  ['truePositiveDetermination', 'true-positive'],
  ['falsePositiveDetermination', 'false-positive'],
  ['fixed', 'fixed'],
  ['pendingUpstreamFix', 'pending-upstream-fix'],
  ['fixNotPlanned', 'fix-not-planned'],
  ['analysisNotPlanned', 'analysis-not-planned'],
  ['patched', 'patched'],
] as const satisfies readonly (readonly [keyof AdvisoryEvent, AdvisoryEventKind])[];

/** An advisory as the domain judges it. An event of a kind that is not known here stays one, as `unknown`. */
export function toAdvisory(record: Advisory): DomainAdvisory {
  return {
    uid: record.uid,
    advisoryId: record.advisoryId,
    artifactName: record.artifactName,
    aliases: record.aliases,
    withdrawn: record.deleteTime !== undefined,
    events: record.events.map((event) => ({
      kind: kindOf(event),
      at: parseInstant(event.createTime),
      approved: event.reviewState === 'REVIEW_STATE_APPROVED',
    })),
  };
}

function kindOf(event: AdvisoryEvent): AdvisoryEventKind {
  return EVENT_FIELDS.find(([field]) => event[field] !== undefined)?.[1] ?? 'unknown';
}
