import { canonicalReference, readImageReference } from '../../values/image-reference.ts';
import type { ImageReference } from '../../values/image-reference.ts';
import { artifactNames, NO_SBOM, NOT_BUILT } from '../../sbom/decide/image-packages.ts';
import type { Evidence } from '../decide/evidence.ts';
import { historicImage } from '../../values/historic-image.ts';
import type { ComparedPlace } from '../../references/decide/places.ts';
import type { CheckReport } from '../report/check-report.ts';
import { allPlaces } from '../decide/placed.ts';
import { findingsOf } from '../report/place-lists.ts';
import type { ReportedImage } from '../report/reported-image.ts';

/** The extent to which a run knows the advisories of the build that a place uses. */
export type Knowledge =
  /**
   * All advisories of its packages, except on `missing` platforms, which have no SBOM, and except those that no advisory
   * can be matched with.
   */
  | { readonly kind: 'packages'; readonly missing: readonly string[]; readonly hasUnrecognized: boolean }
  /** Those on the name of the image, because it has no SBOM. */
  | { readonly kind: 'name' }
  | ({ readonly kind: 'unknown' } & UnknownAdvisories)
  /** Nothing, because it is not an image of the registry. */
  | { readonly kind: 'none' };

/** Why advisories are unknown: a clause, and the one thing to do. */
export interface UnknownAdvisories {
  readonly reason: string;
  readonly remedy: string;
}

/** The one thing to do about a build whose advisories will stay unknown. */
export const REVIEW = 'Review the advisories of the build that this change uses.';

/** Returns what the evidence says of the build at a place; of a reference it is looked up once. */
export function knowledgeBy(evidence: Evidence, registry: string): (place: ComparedPlace) => Knowledge {
  const known = new Map<string, Knowledge>();
  return ({ reference }) => {
    const knowledge = known.get(reference) ?? knowledgeOn(reference, evidence, registry);
    known.set(reference, knowledge);
    return knowledge;
  };
}

function knowledgeOn(text: string, evidence: Evidence, registry: string): Knowledge {
  const reading = readImageReference(text);
  if (reading.kind === 'invalid' || historicImage(reading.reference, registry) === undefined)
    return { kind: 'none' };
  return knowledgeOf(reading.reference, evidence);
}

function knowledgeOf(reference: ImageReference, { advisories, packages }: Evidence): Knowledge {
  const found = packages.get(canonicalReference(reference));
  if (found?.kind === 'unknown')
    return { kind: 'unknown', reason: found.problem.message, remedy: found.problem.hint };
  const value = found?.value;
  if (value?.source === 'name' && value.reason !== NO_SBOM)
    return { kind: 'unknown', reason: value.reason, remedy: REVIEW };
  for (const name of artifactNames(value, reference)) {
    const answer = advisories.get(name);
    if (answer?.kind === 'unknown')
      return { kind: 'unknown', reason: answer.problem.message, remedy: answer.problem.hint };
  }
  if (value === undefined || value.source === 'name') return { kind: 'name' };
  const missing = (value.missing ?? []).flatMap(missingPlatform);
  const hasUnrecognized = value.platforms.some(({ unrecognized }) => unrecognized !== undefined);
  return { kind: 'packages', missing, hasUnrecognized };
}

/** A platform that an image is not built for has no packages, which is known. */
function missingPlatform(one: { readonly platform: string; readonly reason: string }): readonly string[] {
  return one.reason === NOT_BUILT ? [] : [one.platform];
}

/** Returns what an earlier report says of the build at a place. */
export function knowledgeIn(
  { images, ...report }: Pick<CheckReport, 'findings' | 'images' | 'placeLists'>,
  registry: string,
): (place: ComparedPlace) => Knowledge {
  const unchecked = new Set(
    findingsOf(report).flatMap((one) => (one.rule === 'not-checked' ? allPlaces(one).map(lineOf) : [])),
  );
  const known = new Map(images.flatMap((image) => image.places.map((place) => [lineOf(place), image])));
  return (place) => {
    const reading = readImageReference(place.reference);
    if (reading.kind === 'invalid' || historicImage(reading.reference, registry) === undefined)
      return { kind: 'none' };
    return knowledgeOfImage(known.get(lineOf(place)), unchecked.has(lineOf(place)));
  };
}

function knowledgeOfImage(image: ReportedImage | undefined, isUnchecked: boolean): Knowledge {
  const { judgedBy, openAdvisories, packages } = image ?? { packages: null, openAdvisories: null };
  const isUnknown = packages === null ? isUnchecked : openAdvisories === null;
  // Earlier reports do not have `judgedBy`.
  if (image === undefined || (judgedBy === undefined ? isUnknown : judgedBy === 'none'))
    return { kind: 'unknown', reason: 'the baseline does not have them', remedy: 'Update the baseline.' };
  if (packages === null) return { kind: 'name' };
  const { missing = [], unrecognized = 0 } = packages;
  return { kind: 'packages', missing, hasUnrecognized: unrecognized > 0 };
}

/** A line has one build of an image in nearly all files, and a report can name it by a tag that the line does not have. */
function lineOf({ file, line }: Pick<ComparedPlace, 'file' | 'line'>): string {
  return `${file}\n${line}`;
}
