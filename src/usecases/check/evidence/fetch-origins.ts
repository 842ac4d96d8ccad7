import type { Evidence, TagEvidence } from '../../../domain/check/evidence.ts';
import { tagKey } from '../../../domain/check/evidence.ts';
import { effectiveTag, formatImage } from '../../../domain/image-reference.ts';
import type { ImageReference } from '../../../domain/image-reference.ts';
import { findBuild } from '../../../domain/history/tag-history.ts';
import type { VerifyOptions } from '../../verify/search-origin.ts';

/**
 * Where the pinned digests come from that are none of the builds of their tags, by `pinKey`. A digest that is one costs
 * nothing, and neither does a tag whose history could not be read: nothing is known against its pins.
 */
export async function askOrigins(
  references: readonly ImageReference[],
  tags: ReadonlyMap<string, TagEvidence>,
  options: VerifyOptions,
): Promise<Evidence['origins']> {
  const strangers = references.filter((reference) => isStranger(reference, tags));
  if (strangers.length === 0) return new Map();
  // A search is rare, and its code is loaded only for one.
  const { verifyPins } = await import('../../verify/verify-pins.ts');
  return verifyPins(strangers, options);
}

function isStranger(reference: ImageReference, tags: ReadonlyMap<string, TagEvidence>): boolean {
  const tag = effectiveTag(reference);
  if (tag === undefined || reference.digest === undefined) return false;
  const history = tags.get(tagKey(formatImage(reference), tag))?.history;
  return (
    history?.kind === 'known' &&
    history.value.length > 0 &&
    findBuild(history.value, reference.digest) === undefined
  );
}
