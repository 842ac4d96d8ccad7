import type { Digest } from '../../values/digest.ts';
import { formatImageReference } from '../../values/image-reference.ts';
import type { ImageList, ListedImage, ListedSkip } from '../../references/decide/image-list.ts';
import type { ByteEdit } from './apply-edits.ts';
import { pinnedReference, pinnedTag, placeKey, planPinEdit } from './pin-edit.ts';
import type { PinStyle } from '../../formats/pin-writing.ts';
import { listedTag } from '../../references/decide/image-list.ts';

/** An image and the digest to write for it. */
export interface Pin {
  /** As it was listed for the bytes that are to be edited. */
  readonly image: ListedImage;
  readonly digest: Digest;
}

/** A pin that cannot be written. */
export interface DroppedPin {
  readonly pin: Pin;
  /** A clause that says why, without a full stop. */
  readonly reason: string;
}

/** A text to change, and all pins that require the change. */
export interface PinPlace {
  readonly key: number;
  readonly image: ListedImage;
  readonly digest: Digest;
  readonly edits: readonly ByteEdit[];
  readonly pins: readonly Pin[];
}

/** The planned edits of one file, and the pins that cannot be written. */
export interface EditPlan {
  readonly places: readonly PinPlace[];
  readonly dropped: readonly DroppedPin[];
}

/** Pins for one file. */
export interface PinsOfFile {
  /** The bytes of the file. */
  readonly original: Uint8Array;
  /** All images that the file names. */
  readonly images: readonly ListedImage[];
  readonly pins: readonly Pin[];
  readonly style: PinStyle;
}

/**
 * Plans pins, those together that share a text. A text that is to get two digests gets none, and a pin of an image that
 * the file does not name is dropped.
 */
export function planEdits({ images, pins, ...how }: PinsOfFile): EditPlan {
  const places = new Map<number, PinPlace>();
  const dropped: DroppedPin[] = [];
  const listed = new Map(images.map((image) => [identityOf(image), image]));
  for (const sharing of Map.groupBy(pins, ({ image }) => textOf(image)).values()) {
    const place = planPlace(sharing, listed, how);
    if (typeof place === 'string') dropped.push(...sharing.map((pin) => ({ pin, reason: place })));
    else places.set(place.key, place);
  }
  return { places: [...places.values()], dropped };
}

/** The plan for pins that share a text, or the reason why there is none. */
function planPlace(
  pins: readonly Pin[],
  listed: ReadonlyMap<string, ListedImage>,
  how: Pick<PinsOfFile, 'original' | 'style'>,
): PinPlace | string {
  const images = pins.flatMap(({ image }) => listed.get(identityOf(image)) ?? []);
  const [image] = images;
  const [digest, otherDigest] = new Set(pins.map((pin) => pin.digest));
  if (image === undefined || digest === undefined || images.length < pins.length)
    return 'the file changed since it was read';
  if (otherDigest !== undefined) return 'another image shares this text and would get a different digest';
  const plan = planPinEdit(image, { ...how, digest });
  if (plan.kind === 'dropped') return plan.reason;
  const key = placeKey(image);
  return key === undefined
    ? 'its text was not found in the file'
    : { key, image, digest, edits: plan.edits, pins };
}

/** Images without a place share nothing. */
function textOf(image: ListedImage): number | string {
  return placeKey(image) ?? identityOf(image);
}

function identityOf(image: ListedImage): string {
  const { line, column, kind, written, reference } = image;
  return `${line}:${column} ${placeKey(image) ?? ''} ${kind} ${written} ${formatImageReference(reference)}`;
}

/** The images of a file before and after its edits, and the planned edits. */
interface Reread {
  readonly before: ImageList;
  readonly after: ImageList;
  readonly places: readonly PinPlace[];
  /** Edits of the same bytes by another reader, whose images this one can list as well. */
  readonly others?: readonly PinPlace[];
  readonly style: PinStyle;
}

/**
 * Returns the edits whose result differs from the plan. Returns all of them if the file lists more or fewer
 * images than before, or if an image changed without an edit: the wrong edit is then unknown.
 */
export function findWrongPlaces({ before, after, places, others = [], style }: Reread): readonly PinPlace[] {
  const [left, now] = [before.skipped.filter(staysWhenPinned), after.skipped.filter(staysWhenPinned)];
  const isSameList =
    before.images.length === after.images.length &&
    left.length === now.length &&
    left.every((skip, index) => isSameSkip(skip, now[index]));
  if (!isSameList) return places;
  const placeAt = new Map(places.map((place) => [place.key, place]));
  const changed = new Set(others.flatMap(({ pins }) => pins.map((pin) => positionOf(pin.image))));
  const wrong = new Set<PinPlace>();
  for (const [index, image] of before.images.entries()) {
    const key = placeKey(image);
    const place = key === undefined ? undefined : placeAt.get(key);
    if (place === undefined && changed.has(positionOf(image))) continue;
    if (isAsExpected(after.images[index], expectedImage(image, place, style))) continue;
    if (place === undefined) return places;
    wrong.add(place);
  }
  return [...wrong];
}

function positionOf({ line, column }: ListedImage): string {
  return `${line}:${column}`;
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

/** A tag that its tool reads as a number gets quotes with the digest, and is no number any more. */
function staysWhenPinned({ code }: ListedSkip): boolean {
  return code !== 'read-as-number';
}

/** Lines may move, for a new entry of a map takes one. */
function isSameSkip({ code, written }: ListedSkip, after: ListedSkip | undefined): boolean {
  return after?.code === code && after.written === written;
}
