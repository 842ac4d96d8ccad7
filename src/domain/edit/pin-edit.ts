import { isDigest } from '../digest.ts';
import type { Digest } from '../digest.ts';
import { assertNever } from '../errors.ts';
import { effectiveTag, formatImageReference } from '../image-reference.ts';
import type { ListedImage } from '../listing/image-list.ts';
import { listedTag } from '../listing/listed-tag.ts';
import type { PinWriting } from '../listing/pin-writing.ts';
import { tagCommentText } from '../listing/tag-comment.ts';
import type { ByteEdit } from './apply-edits.ts';
import { pinnedText } from './pinned-text.ts';
import type { PinStyle } from './pinned-text.ts';
import { placeText } from './place-text.ts';

/** A digest that an image is to carry, and how it is wished to be written. */
export interface DigestWriting {
  readonly digest: Digest;
  readonly style: PinStyle;
}

/** As `DigestWriting`, with the bytes of the file that the image was listed for. */
export interface PinEditRequest extends DigestWriting {
  readonly original: Uint8Array;
}

/** What a pin comes to in bytes, or why it comes to nothing. */
export type PinEdit =
  | { readonly kind: 'planned'; readonly edits: readonly ByteEdit[] }
  | { readonly kind: 'dropped'; readonly reason: string };

/**
 * Plans the edit of one image, without a look at the others. A tag that the style leaves out is kept in a comment behind
 * the text where its file can have one there: in YAML on a line of its own, not in braces, and a tag that a comment there
 * gives already is exchanged. Dockerfiles have no comments behind an instruction, so that theirs is not written anywhere.
 */
export function planPinEdit(image: ListedImage, { digest, style, original }: PinEditRequest): PinEdit {
  const { edit: place, writing, reference } = image;
  if (place.kind === 'not-editable') return dropped(place.reason);
  const accepted = acceptedStyle(image, style);
  const part = isDigest(place.text) ? 'digest' : writing.part;
  if (part === 'digest' && accepted === 'digest' && reference.tag !== undefined) {
    return dropped('the tag stands apart from the digest, so that it cannot be left out here');
  }
  const text = textOfPart(part, place.text, { digest, style: accepted });
  if (text === place.text) return { kind: 'planned', edits: [] };
  const edits = placeText(place, `${writing.before}${text}${writing.after}`, original);
  if (edits === undefined)
    return dropped('a build argument decides over a part of what would have to change');
  return { kind: 'planned', edits: accepted === 'digest' ? [...edits, ...commentEdits(image)] : edits };
}

/** The reference that an image has once its text is pinned. */
export function pinnedReference(image: ListedImage, { digest, style }: DigestWriting): string {
  const tag = acceptedStyle(image, style) === 'digest' ? undefined : effectiveTag(image.reference);
  return formatImageReference({ ...image.reference, tag, digest });
}

/** The tag that a reader of the file knows once the image is pinned. */
export function pinnedTag(image: ListedImage, style: PinStyle): string | undefined {
  const isLost = acceptedStyle(image, style) === 'digest' && image.writing.tagComment === undefined;
  return isLost ? undefined : listedTag(image);
}

/** Two images with one key share their text, as two FROMs do that name one ARG. */
export function placeKey({ edit }: Pick<ListedImage, 'edit'>): number | undefined {
  return edit.kind === 'editable' ? edit.spans[0]?.start : undefined;
}

function acceptedStyle({ writing: { styles } }: ListedImage, wished: PinStyle): PinStyle {
  return styles.includes(wished) ? wished : styles[0];
}

function textOfPart(part: PinWriting['part'], text: string, { digest, style }: DigestWriting): string {
  switch (part) {
    case 'reference':
      return pinnedText(text, digest, style);
    case 'tag':
      return `${text.replace(/@.*$/s, '')}@${digest}`;
    case 'digest':
      return digest;
    default:
      return assertNever(part);
  }
}

function commentEdits(image: ListedImage): readonly ByteEdit[] {
  const { tagComment } = image.writing;
  const tag = listedTag(image);
  if (tag === undefined || tagComment === undefined || tag === tagComment.tag) return [];
  const { start, end } = tagComment;
  return [{ start, end, replacement: new TextEncoder().encode(tagCommentText(tagComment, tag)) }];
}

function dropped(reason: string): PinEdit {
  return { kind: 'dropped', reason };
}
