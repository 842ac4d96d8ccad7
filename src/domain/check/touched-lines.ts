import { canonicalReference } from '../image-reference.ts';
import type { ScannedImages } from './image-use.ts';

/**
 * Returns whether a change wrote a reference into a file: the base did not have it there, nor in a file that was removed
 * (then it moved). `reference` is canonical, or the text as written if it is not a reference.
 */
export function touchedLines(
  head: ScannedImages,
  before: ScannedImages,
): (file: string, reference: string) => boolean {
  const stillThere = new Set(placesOf(head).map(({ file }) => file));
  const places = placesOf(before);
  const known = new Set(places.map(({ file, reference }) => keyOf(file, reference)));
  const moved = new Set(places.filter(({ file }) => !stillThere.has(file)).map(({ reference }) => reference));
  return (file, reference) => !known.has(keyOf(file, reference)) && !moved.has(reference);
}

/** The files that are readable in head but not in the base: what is new in them is unknown. */
export function filesUnreadBefore(head: ScannedImages, before: ScannedImages): ReadonlySet<string> {
  const read = new Set(head.uses.map(({ file }) => file));
  const unread = before.unread.filter(({ file, scope }) => scope === 'file' && read.has(file));
  return new Set(unread.map(({ file }) => file));
}

function placesOf({
  uses,
  unread,
}: ScannedImages): readonly { readonly file: string; readonly reference: string }[] {
  return [
    ...uses.map(({ file, reference }) => ({ file, reference: canonicalReference(reference) })),
    ...unread.map(({ file, written }) => ({ file, reference: written })),
  ];
}

function keyOf(file: string, reference: string): string {
  return `${file}\n${reference}`;
}
