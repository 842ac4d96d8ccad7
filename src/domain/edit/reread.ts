import type { DockerfileImage, DockerfileReading } from '../dockerfile/reading.ts';
import { formatImageReference } from '../image-reference.ts';
import { pinnedReference, placeKey } from './pin-edit.ts';
import type { Pin } from './pin-edit.ts';
import type { PinStyle } from './pinned-text.ts';

/** A file before and after its edits, and what they were to do. */
export interface Reread {
  readonly before: DockerfileReading;
  readonly after: DockerfileReading;
  /** A pin for every place that was edited, by the key of the place. */
  readonly pinAt: ReadonlyMap<number, Pin>;
  readonly style: PinStyle;
}

/**
 * The keys of the edits that did not come out as planned. All of them when the file lists more or fewer references, or
 * when an image changed that no edit was meant for: no single one can be blamed then.
 */
export function findWrongPlaces({ before, after, pinAt, style }: Reread): readonly number[] {
  const isSameList =
    after.rejection === undefined &&
    before.images.length === after.images.length &&
    before.skipped.length === after.skipped.length;
  if (!isSameList) return [...pinAt.keys()];
  const wrong = new Set<number>();
  for (const [index, image] of before.images.entries()) {
    const key = placeKey(image);
    const pin = key === undefined ? undefined : pinAt.get(key);
    const expected =
      pin === undefined ? formatImageReference(image.reference) : pinnedReference({ ...pin, image }, style);
    if (isAsExpected(image, after.images[index], expected)) continue;
    if (key === undefined || pin === undefined) return [...pinAt.keys()];
    wrong.add(key);
  }
  return [...wrong];
}

function isAsExpected(
  before: DockerfileImage,
  after: DockerfileImage | undefined,
  reference: string,
): boolean {
  if (after === undefined || after.kind !== before.kind || after.stage !== before.stage) return false;
  return formatImageReference(after.reference) === reference;
}
