import type { UnknownBuild } from '../compare/compare-places.ts';
import type { Observation } from '../decide/finding.ts';
import type { ComparedPlace } from '../../references/decide/places.ts';
import { shortReference } from '../../values/image-reference.ts';

/** A base that is required but cannot be read is reported, never treated as an empty one (advisory-rules.md#missing-base). */
export function observeMissingBase(reason: string, hint: string): Observation {
  return {
    rule: 'base-unavailable',
    weight: 'blocking',
    key: 'base-unavailable',
    file: '',
    line: 1,
    reference: '',
    title: 'Base unavailable: nothing to compare with',
    message: `${reason}. Findings cannot be classified as new or pre-existing.`,
    remedy: hint,
  };
}

/** A build of the base whose advisories are unknown, at the place where the change uses another one. */
export function observeUnknownBuild({ place, reason, reference, remedy }: UnknownBuild): Observation {
  return {
    rule: 'base-unavailable',
    weight: 'blocking',
    // One problem for all places with one reason: an unreachable registry is not one problem for each image.
    key: `base-unavailable|${reason}`,
    ...place,
    title: 'Base build unavailable: advisories not compared',
    message: `The advisories of the build in the base, ${shortReference(reference)}, are unknown: ${reason}. No advisory of this line is classified as new or resolved.`,
    remedy,
  };
}

/** A file that is readable in head but not in the base, at one of its places. */
export function observeUnreadBase(place: ComparedPlace): Observation {
  return {
    rule: 'base-unavailable',
    weight: 'blocking',
    key: `base-unavailable|${place.file}`,
    ...place,
    title: 'File not readable in the base: nothing to compare with',
    message: `${place.file} could not be read in the base. No new line of it is classified as new.`,
    remedy: 'No action is needed if this change fixes the file.',
  };
}
