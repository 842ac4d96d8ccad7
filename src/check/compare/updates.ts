import { compareTags } from '../../tag-history/decide/tag-suggestion.ts';
import { effectiveTag, formatImage, readImageReference } from '../../values/image-reference.ts';
import type { ImageReference } from '../../values/image-reference.ts';
import type { Instant } from '../../values/instant.ts';
import { goneAt } from './compare-places.ts';
import type { ComparedGroup, PlaceComparison } from './place-comparison.ts';
import { buildInUse, tagEvidenceOf } from '../decide/evidence.ts';
import type { Evidence } from '../decide/evidence.ts';
import type { Finding, Observation } from '../decide/finding.ts';
import type { Knowledge } from './knowledge.ts';
import { comparedPlaceKey } from '../../references/decide/places.ts';
import type { ReportedUpdate } from '../report/check-report.ts';
import { allPlaces, atPlaces } from '../decide/placed.ts';
import type { Update } from '../report/place-lists.ts';

/** Places of head with another build than the base uses there, whose advisories are known on both sides. */
export interface UpdatedPlaces extends ComparedGroup, Pick<ReportedUpdate, 'direction' | 'resolved'> {}

/** Returns the places whose build the change replaced, in the order of the first ones. */
export function updatedPlaces(comparison: PlaceComparison, evidence: Evidence): readonly UpdatedPlaces[] {
  const { base, head, pairs } = comparison;
  return pairs.flatMap((pair) => {
    const { before, place } = pair;
    if (before.reference === place.reference) return [];
    if (!isComparable(base.knowledgeAt(before), head.knowledgeAt(place))) return [];
    const direction = directionOf(before.reference, place.reference, evidence);
    const resolved = idsOf(goneAt(before, comparison));
    return [{ ...pair, direction, resolved: [...resolved].sort() }];
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
  updated: readonly UpdatedPlaces[],
  findings: readonly Finding[],
): readonly Update[] {
  const at = findingsAt(
    findings,
    updated.map(({ place }) => comparedPlaceKey(place)),
  );
  return updated.map(({ before, direction, place, places, resolved }) => {
    const ofPlace = at.get(comparedPlaceKey(place)) ?? [];
    const introduced = introducedBy(ofPlace);
    const brought = new Set(introduced.map(({ id }) => id));
    const known = idsOf(ofPlace.filter(({ novelty }) => novelty === 'pre-existing'));
    const update = {
      file: place.file,
      line: place.line,
      image: withoutTag(place.reference),
      from: before.reference,
      to: place.reference,
      direction,
      resolved,
      introduced,
      carriedOver: [...known].filter((id) => !brought.has(id)).length,
    };
    return atPlaces<Update>(
      update,
      places.map(({ file, line }) => ({ file, line })),
    );
  });
}

/** Returns the findings at some places, by their keys, worst first; a list of places is searched once. */
function findingsAt(
  findings: readonly Finding[],
  wanted: readonly string[],
): ReadonlyMap<string, readonly Finding[]> {
  const keys = new Set(wanted);
  const at = new Map<string, Finding[]>();
  const byReference = Map.groupBy(findings, ({ reference }) => reference);
  for (const [reference, group] of byReference) {
    const lists = Map.groupBy(group, (one) => one.places ?? comparedPlaceKey(one));
    for (const ofList of lists.values()) {
      const [first] = ofList;
      const places = first === undefined ? [] : allPlaces(first);
      const found = places.map((place) => comparedPlaceKey({ ...place, reference }));
      for (const key of found.filter((one) => keys.has(one)))
        at.set(key, [...(at.get(key) ?? []), ...ofList]);
    }
  }
  const order = new Map(findings.map((one, index) => [one, index]));
  const orderOf = (one: Finding): number => order.get(one) ?? 0;
  return new Map([...at].map(([key, group]) => [key, group.sort((a, b) => orderOf(a) - orderOf(b))]));
}

function introducedBy(findings: readonly Finding[]): ReportedUpdate['introduced'] {
  const added = findings.flatMap(({ advisory, level, novelty, weight }) =>
    novelty === 'new' && weight !== 'minor' && advisory !== undefined
      ? [{ id: advisory.id, status: advisory.status, level }]
      : [],
  );
  return [...Map.groupBy(added, ({ id }) => id).values()].flatMap(([first]) => first ?? []);
}

/** The ids of the vulnerabilities that matter to the policy. */
function idsOf(observations: readonly Observation[]): ReadonlySet<string> {
  return new Set(
    observations.flatMap(({ advisory, weight }) => (weight === 'minor' ? [] : (advisory?.id ?? []))),
  );
}

/** A newer version is forward, whenever it was built; of one version, and of others that cannot be compared, a newer build. */
export function directionOf(from: string, to: string, evidence: Evidence): Update['direction'] {
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
