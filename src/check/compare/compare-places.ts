import { NO_SBOM } from '../../sbom/decide/image-packages.ts';
import { EVIDENCE_RULES } from '../../config/policy/rule-ids.ts';
import type { Novelty, Observation } from '../decide/finding.ts';
import type { Rule } from '../../config/policy/rule-ids.ts';
import { REVIEW } from './knowledge.ts';
import type { Knowledge, UnknownAdvisories } from './knowledge.ts';
import { isAboutSignature } from '../rules/not-checked.ts';
import type { ComparedPlace } from '../../references/decide/places.ts';
import { isNewlyFinal } from './final-stages.ts';
import type { PlaceContent } from './indexed-side.ts';
import { mayHaveMoved, unreadParts } from './place-comparison.ts';
import type { ComparedGroup, PlaceComparison } from './place-comparison.ts';
import { isAsBad, packageChanges, weightAmong } from './subjects.ts';
import type { PackageChanges } from './subjects.ts';

/**
 * A finding is pre-existing if the counterpart of its place has it, at least as severely: of an advisory, if it has the
 * vulnerability in any package. On another build, only advisories
 * can be pre-existing: everything else on a line that the change wrote is new. What the base may have, but cannot be read,
 * is not compared.
 */
export function noveltyAtPlace(observation: Observation, comparison: PlaceComparison): Novelty {
  const { base, head, pairing } = comparison;
  if (observation.rule === 'base-unavailable') return 'not-compared';
  if (head.at(observation) === undefined)
    return isAsBadIn(base.elsewhere, observation) ? 'pre-existing' : 'new';
  const before = pairing.before(observation);
  if (before === undefined) return isReadAnew(comparison, observation.file) ? 'not-compared' : 'new';
  if (isNewlyFinal(observation, comparison)) return 'new';
  const isSame = before.reference === observation.reference;
  const isAdvisory = observation.advisory !== undefined;
  if ((isSame || isAdvisory) && isAsBadIn(base.at(before), observation)) return 'pre-existing';
  if (isSame || !isAdvisory) return 'new';
  return whyUnknown(observation, [observation], comparison) === undefined ? 'new' : 'not-compared';
}

/**
 * Returns why the base may have one of these observations of a place on the other build that it uses there; undefined if
 * that is known.
 */
function whyUnknown(
  place: ComparedPlace,
  observations: readonly Observation[],
  { base, head, pairing }: PlaceComparison,
): UnknownAdvisories | undefined {
  const before = pairing.before(place);
  if (before === undefined || before.reference === place.reference) return undefined;
  const known = base.knowledgeAt(before);
  switch (known.kind) {
    case 'none':
      return undefined;
    case 'unknown':
      return known;
    case 'name':
      return head.knowledgeAt(place).kind === 'packages' ? { reason: NO_SBOM, remedy: REVIEW } : undefined;
    case 'packages': {
      const [platform] = observations.flatMap((one) => onlyOn(one, known.missing));
      if (platform !== undefined) return { reason: `${NO_SBOM} for ${platform}`, remedy: REVIEW };
      return isLessKnown(known, head.knowledgeAt(place))
        ? { reason: UNRECOGNIZED, remedy: REVIEW }
        : undefined;
    }
  }
}

const UNRECOGNIZED = 'it has packages that Mooring does not recognize';

/** Whether a build has packages that no advisory can be matched with, and the other has none of them. */
function isLessKnown(one: Knowledge, other: Knowledge): boolean {
  return (
    one.kind === 'packages' && one.hasUnrecognized && !(other.kind === 'packages' && other.hasUnrecognized)
  );
}

/** The platforms of an advisory if it is on none but these. */
function onlyOn({ advisory }: Observation, missing: readonly string[]): readonly string[] {
  const platforms = advisory?.platforms ?? [];
  return platforms.every((platform) => missing.includes(platform)) ? platforms : [];
}

/** Places of head whose build the base has in another version, with advisories that are unknown. */
export interface UnknownBuild extends UnknownAdvisories, Pick<ComparedGroup, 'place' | 'places'> {
  /** Of the base. */
  readonly reference: string;
}

/** Returns the places of head at which advisories cannot be compared with the build that the base uses there. */
export function unknownBuilds(comparison: PlaceComparison): readonly UnknownBuild[] {
  const { head, pairs } = comparison;
  return pairs.flatMap(({ before, place, places }) => {
    const { kind } = head.knowledgeAt(place);
    if (kind === 'none' || kind === 'unknown') return [];
    const why = whyUnknown(place, head.at(place)?.observations ?? [], comparison);
    return why === undefined ? [] : [{ place, places, reference: before.reference, ...why }];
  });
}

/** Returns one place of each file of which head can read more than the base. */
export function unreadInBase(comparison: PlaceComparison): readonly ComparedPlace[] {
  const { base, head } = comparison;
  const places = new Map(head.places.toReversed().map((place) => [place.file, place]));
  return [...base.unreadParts.keys()].flatMap((file) =>
    isReadAnew(comparison, file) ? (places.get(file) ?? []) : [],
  );
}

/**
 * Whether head can read parts of a file that the base cannot, which may have had the same. A change that reads no more of a
 * file than the base adds what it has more.
 */
function isReadAnew({ base, head }: PlaceComparison, file: string): boolean {
  return unreadParts(base, file) > unreadParts(head, file);
}

/** Returns the observations of the base that head does not have, except those that head may have unknown to this run. */
export function goneFrom(comparison: PlaceComparison): readonly Observation[] {
  const { base, partsOfBase } = comparison;
  return base.observations.flatMap(partsOfBase).filter((one) => isGone(one, comparison));
}

/** Returns the observations at a place of the base that its counterpart does not have. */
export function goneAt(place: ComparedPlace, comparison: PlaceComparison): readonly Observation[] {
  const found = comparison.base.at(place)?.observations ?? [];
  return found.filter((one) => isGone({ ...one, ...place }, comparison));
}

function isGone(observation: Observation, comparison: PlaceComparison): boolean {
  const { base, head, pairing } = comparison;
  if (base.at(observation) === undefined) return !hasAny(head.elsewhere, observation);
  const after = pairing.after(observation);
  if (after === undefined) return !mayHaveMoved(observation, comparison);
  const left = head.at(after)?.observations ?? [];
  if (left.some((one) => one.rule === 'not-checked' && canHide(one, observation))) return false;
  if (hasAny(head.at(after), observation)) return false;
  const [known, now] = [base.knowledgeAt(observation), head.knowledgeAt(after)];
  if (observation.advisory !== undefined)
    return after.reference === observation.reference || isKnownGone(observation, known, now);
  if (now.kind === 'none' && known.kind !== 'none') return false;
  if (EVIDENCE_RULES.has(observation.rule)) return known.kind !== 'unknown';
  return !(OF_PINS.has(observation.rule) && left.some(({ rule }) => rule === observation.rule));
}

/** Whether a fact that is not known could be the other observation: a signature hides nothing but signatures. */
function canHide(unknown: Observation, { rule }: Observation): boolean {
  return !isAboutSignature(unknown) || OF_SIGNATURES.has(rule);
}

const OF_SIGNATURES: ReadonlySet<Rule> = new Set([
  'wrong-signer',
  'bad-signature',
  'unsigned',
  'unverified-sbom',
  'not-checked',
]);

/** Rules about how a place is pinned: another tag or digest there with the same problem resolves nothing. */
const OF_PINS: ReadonlySet<Rule> = new Set(['pin-required', 'too-far-behind', 'behind', 'unpinned']);

/** An advisory is gone only if it is known what the other build has, on each of its platforms. */
function isKnownGone({ advisory }: Observation, before: Knowledge, now: Knowledge): boolean {
  if (before.kind === 'unknown') return false;
  if (now.kind === 'name') return before.kind === 'name';
  if (now.kind !== 'packages' || isLessKnown(now, before)) return false;
  return !(advisory?.platforms ?? []).some((one) => now.missing.includes(one));
}

/** An exception for one package is no reason to pass another one. */
function isAsBadIn(content: PlaceContent | undefined, observation: Observation): boolean {
  const weight = weightAmong(content?.subjects, observation, 'open');
  return weight !== undefined && isAsBad(weight, observation.weight);
}

function hasAny(content: PlaceContent | undefined, observation: Observation): boolean {
  return weightAmong(content?.subjects, observation, 'any') !== undefined;
}

/**
 * Returns how the packages differ that have a vulnerability on the builds of head and base at a place; undefined if they do
 * not, or if that is not known.
 */
export function packageChangesAt(
  observation: Observation,
  comparison: PlaceComparison,
): PackageChanges | undefined {
  const { base, head, pairing } = comparison;
  const before = pairing.before(observation);
  if (before === undefined || before.reference === observation.reference) return undefined;
  if (whyUnknown(observation, [observation], comparison) !== undefined) return undefined;
  if (!isKnownGone(observation, base.knowledgeAt(before), head.knowledgeAt(observation))) return undefined;
  const [then, now] = [base.at(before), head.at(observation)];
  return packageChanges(observation, then?.observations ?? [], now?.observations ?? []);
}
