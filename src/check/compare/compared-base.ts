import type { Instant } from '../../values/instant.ts';
import { comparedImages } from './changed-references.ts';
import type { ChangeDiffs } from './changed-references.ts';
import { newlyFinal } from './final-stages.ts';
import { goneFrom, noveltyAtPlace, packageChangesAt, unknownBuilds, unreadInBase } from './compare-places.ts';
import { compareSides } from './place-comparison.ts';
import type { PlaceComparison } from './place-comparison.ts';
import type { Side } from './indexed-side.ts';
import type { Evidence } from '../decide/evidence.ts';
import type { Observation, ResolvedFinding } from '../decide/finding.ts';
import type { ScannedImages } from '../../references/decide/image-use.ts';
import { knowledgeBy, knowledgeIn } from './knowledge.ts';
import { movedImages } from './moved-images.ts';
import type { MovedImage } from './moved-images.ts';
import { notesOnFinalStages, notesOnUnknownBuilds } from '../decide/notes.ts';
import type { Baseline } from './novelty.ts';
import { comparedPlaceKey, placesIn } from '../../references/decide/places.ts';
import type { ComparedPlace } from '../../references/decide/places.ts';
import type { CheckReport } from '../report/check-report.ts';
import type { SignatureMode } from '../../signatures/decide/trust-settings.ts';
import { allPlaces, atPlaces } from '../decide/placed.ts';
import { findingsOf } from '../report/place-lists.ts';
import type { FilePlace } from '../decide/placed.ts';
import type { RulesOn } from '../decide/use-groups.ts';
import { observeUnknownBuild, observeUnreadBase } from '../rules/base-unavailable.ts';
import { observeMovedImage } from '../rules/not-judged.ts';
import { observeBaseChange, observeDowngrades } from '../rules/changed-image.ts';
import { trendOf } from './trend.ts';
import { isImprovement, updatedPlaces } from './updates.ts';
import type { UpdatedPlaces } from './updates.ts';
import { byRuleThenKey } from '../decide/weigh.ts';

/** The base that head is compared with: the files of a commit, a time, an earlier report, or nothing. */
export type ComparedBase =
  | { readonly kind: 'tree'; readonly commit: string }
  | { readonly kind: 'since'; readonly since: Instant }
  | { readonly kind: 'baseline'; readonly file: string; readonly report: EarlierReport }
  | { readonly kind: 'none'; readonly reason: string }
  | {
      readonly kind: 'unavailable';
      readonly reason: string;
      readonly hint: string;
      /** Whether head is an unmerged change, which then must not pass unseen. */
      readonly isChange: boolean;
    };

/** The results of a comparison of head with its base. */
interface ComparedResult {
  readonly baseline: Baseline;
  /** Files and builds of the base that could not be read. */
  readonly observations: readonly Observation[];
  readonly notes: readonly string[];
  readonly resolved: readonly ResolvedFinding[];
  readonly updated: readonly UpdatedPlaces[];
  readonly trend: Pick<CheckReport, 'trend'>;
}

/** Compares head with its base place by place. `before` is the base as a tree, if it has files of its own. */
export function compareBase(
  base: ComparedBase,
  head: Side,
  given: {
    readonly before: Side | undefined;
    readonly evidence: Evidence;
    readonly diffs: ChangeDiffs;
    readonly registry: string;
    readonly signatures: SignatureMode;
    readonly now: Instant;
  },
): ComparedResult {
  const { evidence, now, registry } = given;
  const side = base.kind === 'baseline' ? sideOfReport(base.report, registry) : given.before;
  const empty = { observations: [], notes: [], resolved: [], updated: [], trend: {} };
  if (base.kind === 'since') return { ...empty, baseline: { kind: 'since', since: base.since, now } };
  const isRequired = base.kind === 'unavailable' && base.isChange;
  if (side === undefined) return { ...empty, baseline: { kind: isRequired ? 'required' : 'none' } };
  const comparison = compareSides(head, side);
  const unknown = unknownBuilds(comparison);
  const trend = trendOf(comparison);
  const updated = updatedPlaces(comparison, evidence);
  const improved = updated.filter(isImprovement).flatMap(({ places }) => places);
  const updates = new Set(improved.map(comparedPlaceKey));
  return {
    baseline: {
      kind: 'compared',
      partsOf: comparison.partsOf,
      noveltyOf: (one) => noveltyAtPlace(one, comparison),
      packageChangesOf: (one) => packageChangesAt(one, comparison),
      isUpdate: (place) => updates.has(comparedPlaceKey(place)),
    },
    observations: [
      ...unknown.map((one) => atPlaces(observeUnknownBuild(one), linesOf(one.places))),
      ...unreadInBase(comparison).map(observeUnreadBase),
      ...movedImages(comparison).map((one) => observeMovedImage(one, mustVerify(one, given))),
      ...comparedImages(comparison, given).flatMap((one) =>
        [observeDowngrades(one), observeBaseChange(one)]
          .flat()
          .map((found) => atPlaces(found, linesOf(one.places))),
      ),
    ],
    notes: [...notesOnUnknownBuilds(unknown), ...notesOnFinalStages(newlyFinal(comparison))],
    resolved: resolvedSince(comparison),
    updated,
    trend: trend === undefined ? {} : { trend },
  };
}

function linesOf(places: readonly FilePlace[]): readonly FilePlace[] {
  return places.map(({ file, line }) => ({ file, line }));
}

/** Whether an image needs a verified signature that it does not have. */
function mustVerify(
  { place }: MovedImage,
  { evidence, signatures }: { readonly evidence: Evidence; readonly signatures: SignatureMode },
): boolean {
  return signatures === 'require' && evidence.signatures.get(place.reference)?.kind !== 'verified';
}

/** The findings of the base that head does not have, by rule, then by key, without minor ones and those of a whole run. */
export function resolvedSince(comparison: PlaceComparison): readonly ResolvedFinding[] {
  return goneFrom(comparison)
    .filter(({ file, weight }) => weight !== 'minor' && file !== '')
    .toSorted(byRuleThenKey)
    .map(toResolved);
}

function toResolved(observation: Observation): ResolvedFinding {
  const { rule, key, file, line, places, reference, title, advisory } = observation;
  const facts = { rule, key, file, line, ...(places === undefined ? {} : { places }), reference, title };
  return advisory === undefined ? facts : { ...facts, advisory };
}

/** Returns a tree as a side of a comparison. */
export function sideOfTree(
  scanned: ScannedImages,
  observations: readonly Observation[],
  {
    evidence,
    isAccepted,
    registry,
    rulesOn,
  }: Pick<Side, 'isAccepted'> & {
    readonly evidence: Evidence;
    readonly registry: string;
    readonly rulesOn?: RulesOn;
  },
): Side {
  return {
    places: placesIn(scanned),
    observations,
    unread: scanned.unread,
    otherFiles: scanned.otherFiles,
    ...(isAccepted === undefined ? {} : { isAccepted }),
    ...(rulesOn === undefined ? {} : { rulesOn }),
    knowledgeAt: knowledgeBy(evidence, registry),
  };
}

/** The parts of an earlier report that head is compared with. */
type EarlierReport = Pick<CheckReport, 'findings' | 'images' | 'placeLists'>;

/** Returns an earlier report as the base of a comparison: its findings, at their places, and the places without any. */
function sideOfReport(report: EarlierReport, registry: string): Side {
  const lineOf = ({ file, line }: Pick<ComparedPlace, 'file' | 'line'>): string => `${file}\n${line}`;
  const uses = Map.groupBy(
    report.images.flatMap(({ places }) => places),
    lineOf,
  );
  const placeOf = ({ file, line, reference }: ComparedPlace): ComparedPlace => {
    const isBuildOnly = uses.get(lineOf({ file, line }))?.every(({ isFinal }) => isFinal === false);
    return { file, line, reference, ...(isBuildOnly === true ? { isBuildOnly } : {}) };
  };
  const findings = findingsOf(report);
  const found = [...Map.groupBy(findings, ({ reference }) => reference)].flatMap(([reference, group]) =>
    [...new Set(group.map(allPlaces))].flat().map(({ file, line }) => placeOf({ file, line, reference })),
  );
  const lines = new Set(found.map(lineOf));
  const clean = report.images.flatMap(({ image, pinned, places }) =>
    places.flatMap(({ file, line }) =>
      lines.has(lineOf({ file, line }))
        ? []
        : [placeOf({ file, line, reference: pinned === null ? image : `${image}@${pinned}` })],
    ),
  );
  const accepted = new Set<Observation>(findings.filter(({ exception }) => exception !== undefined));
  return {
    places: [...found, ...clean],
    observations: findings,
    unread: [],
    isAccepted: (one) => accepted.has(one),
    knowledgeAt: knowledgeIn(report, registry),
  };
}
