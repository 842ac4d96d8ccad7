import { NO_SBOM } from '../../sbom/decide/image-packages.ts';
import { EVIDENCE_RULES } from '../../config/policy/rule-ids.ts';
import type { Novelty, Observation } from '../decide/finding.ts';
import type { Rule } from '../../config/policy/rule-ids.ts';
import type { UnreadUse } from '../../references/decide/image-use.ts';
import { REVIEW } from './knowledge.ts';
import type { Knowledge, UnknownAdvisories } from './knowledge.ts';
import { isAboutSignature } from '../rules/not-checked.ts';
import { distinctPlaces, pairPlaces, comparedPlaceKey } from '../../references/decide/places.ts';
import type { Pairing, ComparedPlace } from '../../references/decide/places.ts';
import { isNewlyFinal } from './final-stages.ts';
import { isAsBad, packageChanges, weightAmong, weightsOf } from './subjects.ts';
import type { PackageChanges, SubjectWeights } from './subjects.ts';

/** Head or base, as far as the two are compared. */
export interface Side {
  readonly places: readonly ComparedPlace[];
  readonly observations: readonly Observation[];
  readonly unread: readonly UnreadUse[];
  /** See `ScannedImages`. */
  readonly otherFiles?: readonly string[] | undefined;
  /** Returns whether an exception accepts an observation; if absent, none does. */
  readonly isAccepted?: (observation: Observation) => boolean;
  /** Returns what is known of the advisories of the build at a place. */
  readonly knowledgeAt: (place: ComparedPlace) => Knowledge;
}

/** Head and base, place by place. */
export interface PlaceComparison {
  readonly head: IndexedSide;
  readonly base: IndexedSide;
  readonly pairing: Pairing;
}

interface IndexedSide extends Side {
  /** By `comparedPlaceKey`; observations that are at no place, such as those about the configuration, are under ''. */
  readonly at: ReadonlyMap<string, readonly Observation[]>;
  /** The keys of places that stay out of the final image. */
  readonly buildOnly: ReadonlySet<string>;
  /** Their subjects with the highest weight of each, under the same keys. */
  readonly subjects: ReadonlyMap<string, SubjectWeights>;
}

/** Compares head with its base, each place with its counterpart (advisory-rules.md#new-against-a-base). */
export function compareSides(head: Side, base: Side): PlaceComparison {
  const otherFiles = { head: head.otherFiles, base: base.otherFiles };
  const pairing = pairPlaces(head.places, base.places, otherFiles);
  return { head: indexed(head), base: indexed(base), pairing };
}

function indexed(side: Side): IndexedSide {
  const places = new Set(side.places.map(comparedPlaceKey));
  const at = Map.groupBy(side.observations, (one) =>
    places.has(comparedPlaceKey(one)) ? comparedPlaceKey(one) : '',
  );
  const { isAccepted = () => false } = side;
  const subjects = new Map([...at].map(([key, observations]) => [key, weightsOf(observations, isAccepted)]));
  const distinct = distinctPlaces(side.places);
  const buildOnly = new Set(distinct.filter((one) => one.isBuildOnly === true).map(comparedPlaceKey));
  return { ...side, places: distinct, buildOnly, at, subjects };
}

/**
 * A finding is pre-existing if the counterpart of its place has it, at least as severely: of an advisory, if it has the
 * vulnerability in any package. On another build, only advisories
 * can be pre-existing: everything else on a line that the change wrote is new. What the base may have, but cannot be read,
 * is not compared.
 */
export function noveltyAtPlace(observation: Observation, comparison: PlaceComparison): Novelty {
  const { base, head, pairing } = comparison;
  const key = comparedPlaceKey(observation);
  if (observation.rule === 'base-unavailable') return 'not-compared';
  if (!head.at.has(key)) return isAsBadIn(base, '', observation) ? 'pre-existing' : 'new';
  const before = pairing.before(observation);
  if (before === undefined) return isReadAnew(comparison, observation.file) ? 'not-compared' : 'new';
  if (isNewlyFinal(observation, comparison)) return 'new';
  const isSame = before.reference === observation.reference;
  const isAdvisory = observation.advisory !== undefined;
  if ((isSame || isAdvisory) && isAsBadIn(base, comparedPlaceKey(before), observation)) return 'pre-existing';
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

/** A place of head whose build the base has in another version, with advisories that are unknown. */
export interface UnknownBuild extends UnknownAdvisories {
  readonly place: ComparedPlace;
  /** Of the base. */
  readonly reference: string;
}

/** Returns the places of head at which advisories cannot be compared with the build that the base uses there. */
export function unknownBuilds(comparison: PlaceComparison): readonly UnknownBuild[] {
  const { head, pairing } = comparison;
  return head.places.flatMap((place) => {
    const { kind } = head.knowledgeAt(place);
    const before = pairing.before(place);
    if (kind === 'none' || kind === 'unknown' || before === undefined) return [];
    const why = whyUnknown(place, head.at.get(comparedPlaceKey(place)) ?? [], comparison);
    return why === undefined ? [] : [{ place, reference: before.reference, ...why }];
  });
}

/** Returns one place of each file of which head can read more than the base. */
export function unreadInBase(comparison: PlaceComparison): readonly ComparedPlace[] {
  const files = new Set(comparison.base.unread.map(({ file }) => file));
  return [...files].flatMap((file) =>
    isReadAnew(comparison, file) ? (comparison.head.places.find((place) => place.file === file) ?? []) : [],
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
  return comparison.base.observations.filter((one) => isGone(one, comparison));
}

function isGone(observation: Observation, comparison: PlaceComparison): boolean {
  const { base, head, pairing } = comparison;
  const key = comparedPlaceKey(observation);
  if (!base.at.has(key)) return !hasAny(head, '', observation);
  const after = pairing.after(observation);
  if (after === undefined)
    return unreadParts(head, observation.file) === 0 && !hasNewText(observation, comparison);
  const left = head.at.get(comparedPlaceKey(after)) ?? [];
  if (left.some((one) => one.rule === 'not-checked' && canHide(one, observation))) return false;
  if (hasAny(head, comparedPlaceKey(after), observation)) return false;
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

/** The number of documents of a file, or of whole files, that could not be read. */
function unreadParts({ unread }: Side, file: string): number {
  return unread.filter((one) => one.file === file && one.scope === 'file').length;
}

/** Whether head has a new text in the same file that is no reference, and may stand for the one of the base. */
function hasNewText({ file }: ComparedPlace, { head, pairing }: PlaceComparison): boolean {
  return head.unread.some(
    ({ line, written, ...one }) =>
      one.file === file &&
      (one.scope === 'reference' || one.scope === 'set-elsewhere') &&
      pairing.before({ file, line, reference: written }) === undefined,
  );
}

/** An exception for one package is no reason to pass another one. */
function isAsBadIn({ subjects }: IndexedSide, key: string, observation: Observation): boolean {
  const weight = weightAmong(subjects.get(key), observation, 'open');
  return weight !== undefined && isAsBad(weight, observation.weight);
}

function hasAny({ subjects }: IndexedSide, key: string, observation: Observation): boolean {
  return weightAmong(subjects.get(key), observation, 'any') !== undefined;
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
  const [then, now] = [base.at.get(comparedPlaceKey(before)), head.at.get(comparedPlaceKey(observation))];
  return packageChanges(observation, then ?? [], now ?? []);
}
