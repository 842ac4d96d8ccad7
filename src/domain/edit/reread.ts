import { formatImageReference } from '../image-reference.ts';
import type { ImageList, ListedImage, ListedSkip } from '../listing/image-list.ts';
import { listedTag } from '../listing/listed-tag.ts';
import { pinnedReference, pinnedTag, placeKey } from './pin-edit.ts';
import type { PinPlace } from './pin-plan.ts';
import type { PinStyle } from './pinned-text.ts';

/** What a file says before and after its edits, and what they were to do. */
export interface Reread {
  readonly before: ImageList;
  readonly after: ImageList;
  readonly places: readonly PinPlace[];
  readonly style: PinStyle;
}

/**
 * The edits that did not come out as planned. All of them when the file lists more or fewer texts than before, or when
 * an image changed that no edit was meant for: no single one can be blamed then.
 */
export function findWrongPlaces({ before, after, places, style }: Reread): readonly PinPlace[] {
  const isSameList =
    before.images.length === after.images.length &&
    before.skipped.length === after.skipped.length &&
    before.skipped.every((skip, index) => isSameSkip(skip, after.skipped[index]));
  if (!isSameList) return places;
  const placeAt = new Map(places.map((place) => [place.key, place]));
  const wrong = new Set<PinPlace>();
  for (const [index, image] of before.images.entries()) {
    const key = placeKey(image);
    const place = key === undefined ? undefined : placeAt.get(key);
    if (isAsExpected(after.images[index], expectedImage(image, place, style))) continue;
    if (place === undefined) return places;
    wrong.add(place);
  }
  return [...wrong];
}

/** An image that shares the text of a pinned one changes with it when it is the same image, and else not at all. */
function expectedImage(image: ListedImage, place: PinPlace | undefined, style: PinStyle): ExpectedImage {
  const { kind } = image;
  const reference = formatImageReference(image.reference);
  const isPinned = place !== undefined && formatImageReference(place.image.reference) === reference;
  if (!isPinned) return { kind, reference, tag: listedTag(image) };
  const { digest } = place;
  return { kind, reference: pinnedReference(image, { digest, style }), tag: pinnedTag(image, style) };
}

interface ExpectedImage {
  readonly kind: ListedImage['kind'];
  readonly reference: string;
  /** From a comment too. */
  readonly tag: string | undefined;
}

function isAsExpected(after: ListedImage | undefined, { kind, reference, tag }: ExpectedImage): boolean {
  return (
    after?.kind === kind && formatImageReference(after.reference) === reference && listedTag(after) === tag
  );
}

/** Lines may move, for a new entry of a map takes one. */
function isSameSkip({ code, written }: ListedSkip, after: ListedSkip | undefined): boolean {
  return after?.code === code && after.written === written;
}
