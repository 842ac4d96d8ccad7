import { compareTags } from '../../tag-history/decide/tag-suggestion.ts';
import { effectiveTag, formatImage, readImageReference } from '../../values/image-reference.ts';
import type { ImageReference } from '../../values/image-reference.ts';
import type { Instant } from '../../values/instant.ts';
import { goneFrom } from './compare-places.ts';
import type { PlaceComparison } from './compare-places.ts';
import { buildInUse, tagEvidenceOf } from '../decide/evidence.ts';
import type { Evidence } from '../decide/evidence.ts';
import type { Finding, Observation } from '../decide/finding.ts';
import type { Knowledge } from './knowledge.ts';
import { comparedPlaceKey } from '../../references/decide/places.ts';
import type { ComparedPlace } from '../../references/decide/places.ts';
import type { ReportedUpdate } from '../report/check-report.ts';

/** A place of head with another build than the base uses there, whose advisories are known on both sides. */
export interface UpdatedPlace extends Pick<ReportedUpdate, 'direction' | 'resolved'> {
  readonly place: ComparedPlace;
  readonly before: ComparedPlace;
}

/** Returns the places whose build the change replaced, in the order of the places of head. */
export function updatedPlaces(comparison: PlaceComparison, evidence: Evidence): readonly UpdatedPlace[] {
  const { base, head, pairing } = comparison;
  const gone = Map.groupBy(goneFrom(comparison), comparedPlaceKey);
  return head.places.flatMap((place) => {
    const before = pairing.before(place);
    if (before === undefined || before.reference === place.reference) return [];
    if (!isComparable(base.knowledgeAt(before), head.knowledgeAt(place))) return [];
    const resolved = idsOf(gone.get(comparedPlaceKey(before)) ?? []);
    return [
      {
        place,
        before,
        direction: directionOf(before.reference, place.reference, evidence),
        resolved: [...resolved].sort(),
      },
    ];
  });
}

/** Whether an update is to a newer build that resolves something. */
export function isImprovement({
  direction,
  resolved,
}: Pick<ReportedUpdate, 'direction' | 'resolved'>): boolean {
  return direction === 'forward' && resolved.length > 0;
}

function isComparable(before: Knowledge, now: Knowledge): boolean {
  return before.kind === now.kind && (now.kind === 'packages' || now.kind === 'name');
}

/** Returns the updates of a report. `findings` are those of head, worst first, with their final levels. */
export function reportUpdates(
  updated: readonly UpdatedPlace[],
  findings: readonly Finding[],
): readonly ReportedUpdate[] {
  const at = Map.groupBy(findings, comparedPlaceKey);
  return updated.map(({ before, direction, place, resolved }) => {
    const ofPlace = at.get(comparedPlaceKey(place)) ?? [];
    const introduced = introducedBy(ofPlace);
    const known = idsOf(ofPlace.filter(({ novelty }) => novelty === 'pre-existing'));
    return {
      file: place.file,
      line: place.line,
      image: withoutTag(place.reference),
      from: before.reference,
      to: place.reference,
      direction,
      resolved,
      introduced,
      carriedOver: [...known].filter((id) => introduced.every((one) => one.id !== id)).length,
    };
  });
}

function introducedBy(findings: readonly Finding[]): ReportedUpdate['introduced'] {
  const added = findings.flatMap(({ advisory, level, novelty, weight }) =>
    novelty === 'new' && weight !== 'minor' && advisory !== undefined
      ? [{ id: advisory.id, status: advisory.status, level }]
      : [],
  );
  return added.filter(({ id }, index) => added.findIndex((one) => one.id === id) === index);
}

/** The ids of the vulnerabilities that matter to the policy. */
function idsOf(observations: readonly Observation[]): ReadonlySet<string> {
  return new Set(
    observations.flatMap(({ advisory, weight }) => (weight === 'minor' ? [] : (advisory?.id ?? []))),
  );
}

/** A newer version is forward, whenever it was built; of one version, and of others that cannot be compared, a newer build. */
export function directionOf(from: string, to: string, evidence: Evidence): UpdatedPlace['direction'] {
  const [before, now] = [readImageReference(from), readImageReference(to)];
  if (before.kind === 'invalid' || now.kind === 'invalid') return 'unknown';
  const [one, other] = [before.reference, now.reference];
  if (formatImage(one) !== formatImage(other)) return 'unknown';
  const byTag = compareTags(effectiveTag(one) ?? '', effectiveTag(other) ?? '');
  if (byTag !== 0) return byTag < 0 ? 'forward' : 'backward';
  const [start, end] = [builtAt(one, evidence), builtAt(other, evidence)];
  if (start === undefined || end === undefined || start === end) return 'unknown';
  return start < end ? 'forward' : 'backward';
}

/** When a build was made, by the history of its tag. */
function builtAt(reference: ImageReference, evidence: Evidence): Instant | undefined {
  return buildInUse(reference, tagEvidenceOf(reference, evidence))?.at;
}

function withoutTag(reference: string): string {
  const reading = readImageReference(reference);
  return reading.kind === 'invalid' ? reference : formatImage(reading.reference);
}
