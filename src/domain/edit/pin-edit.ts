import { isDigest } from '../digest.ts';
import type { Digest } from '../digest.ts';
import type { DockerfileImage } from '../dockerfile/reading.ts';
import { formatImageReference } from '../image-reference.ts';
import type { ByteEdit } from './apply-edits.ts';
import { pinnedText } from './pinned-text.ts';
import type { PinStyle } from './pinned-text.ts';
import { placeText } from './place-text.ts';
import type { EditablePlace } from './place-text.ts';

/** The wish that an image carry a digest. */
export interface Pin {
  /** As `readDockerfile` listed it for the bytes that are to be edited. */
  readonly image: DockerfileImage;
  readonly digest: Digest;
}

/** What a pin comes to in bytes, or why it comes to nothing. */
export type PinEdit =
  | { readonly kind: 'planned'; readonly edits: readonly ByteEdit[] }
  | { readonly kind: 'dropped'; readonly reason: string };

/** Plans the edit of one image, without a look at the others. */
export function planPinEdit(bytes: Uint8Array, { image, digest }: Pin, style: PinStyle): PinEdit {
  const place = image.edit;
  if (place.kind === 'not-editable') return dropped(place.reason);
  if (!standsThere(bytes, place)) return dropped('the file is no longer the one that the image was found in');
  const isDigestAlone = isDigest(place.text);
  if (isDigestAlone && style === 'digest' && image.reference.tag !== undefined) {
    return dropped('the tag stands apart from the digest, so that it cannot be left out here');
  }
  const edits = placeText(place, isDigestAlone ? digest : pinnedText(place.text, digest, style));
  if (edits === undefined)
    return dropped('a build argument decides over a part of what would have to change');
  return { kind: 'planned', edits };
}

/** The reference that an image has once its text is pinned. */
export function pinnedReference({ image, digest }: Pin, style: PinStyle): string {
  const { reference } = image;
  const follows = reference.tag ?? (reference.digest === undefined ? 'latest' : undefined);
  return formatImageReference({ ...reference, tag: style === 'digest' ? undefined : follows, digest });
}

/** Two images with one key share their text, as two FROMs do that name one ARG. */
export function placeKey({ edit }: DockerfileImage): number | undefined {
  return edit.kind === 'editable' ? edit.spans[0]?.start : undefined;
}

function standsThere(bytes: Uint8Array, { spans, text }: EditablePlace): boolean {
  const decoder = new TextDecoder();
  return spans.map(({ start, end }) => decoder.decode(bytes.subarray(start, end))).join('') === text;
}

function dropped(reason: string): PinEdit {
  return { kind: 'dropped', reason };
}
