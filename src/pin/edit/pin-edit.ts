import { isDigest } from '../../values/digest.ts';
import type { Digest } from '../../values/digest.ts';
import { assertNever } from '../../values/errors.ts';
import { effectiveTag, formatImageReference } from '../../values/image-reference.ts';
import type { ListedImage } from '../../references/decide/image-list.ts';
import { listedTag } from '../../references/decide/image-list.ts';
import type { PinStyle, PinWriting } from '../../formats/pin-writing.ts';
import { tagCommentText } from '../../formats/pin-writing.ts';
import type { ByteEdit } from './apply-edits.ts';
import type { EditPlace } from '../../dockerfile/reading.ts';
import type { ByteSpan } from '../../text/source-text.ts';

/** A digest that an image is to carry, and how it is wished to be written. */
export interface DigestWriting {
  readonly digest: Digest;
  readonly style: PinStyle;
}

/** As `DigestWriting`, with the bytes of the file that the image was listed for. */
export interface PinEditRequest extends DigestWriting {
  readonly original: Uint8Array;
}

/** The byte edits of one pin, or the reason why it cannot be written. */
export type PinEdit =
  | { readonly kind: 'planned'; readonly edits: readonly ByteEdit[] }
  | { readonly kind: 'dropped'; readonly reason: string };

/**
 * Plans the edit of one image, without a look at the others. A tag that the style leaves out is kept in a comment behind
 * the text where its file can have one there: in YAML and HCL at the end of a line, not in braces, and a tag that a comment there
 * gives already is exchanged. Dockerfiles have no comments behind an instruction, so that theirs is not written anywhere.
 */
export function planPinEdit(image: ListedImage, { digest, style, original }: PinEditRequest): PinEdit {
  const { edit: place, writing, reference } = image;
  if (place.kind === 'not-editable') return dropped(place.reason);
  const accepted = acceptedStyle(image, style);
  const part = isDigest(place.text) ? 'digest' : writing.part;
  if (part === 'digest' && accepted === 'digest' && reference.tag !== undefined) {
    return dropped('the tag is in a separate field and cannot be omitted');
  }
  const text = textOfPart(part, place.text, { digest, style: accepted });
  if (text === place.text) return { kind: 'planned', edits: [] };
  const edits = placeText(place, `${writing.before}${text}${writing.after}`, original);
  if (edits === undefined) return dropped('part of the reference comes from a build argument');
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

/**
 * The text of a reference with the digest in it, its name spelled as it was. A missing tag is written out as `latest`,
 * for a digest alone does not say which tag it is to follow; a reference that had a digest and no tag gets none.
 */
function pinnedText(text: string, digest: Digest, style: PinStyle): string {
  const [tagged = '', oldDigest] = text.split('@');
  const colon = tagged.indexOf(':', tagged.lastIndexOf('/') + 1);
  const name = colon === -1 ? tagged : tagged.slice(0, colon);
  if (style === 'digest') return `${name}@${digest}`;
  const tag = colon === -1 ? '' : tagged.slice(colon);
  return `${name}${tag === '' && oldDigest === undefined ? ':latest' : tag}@${digest}`;
}

/** A place of a file that can be edited. */
type EditablePlace = Extract<EditPlace, { readonly kind: 'editable' }>;

/**
 * Returns the edits that replace the text of a place. The common prefix is unchanged, so that a digest is
 * only added or replaced. Returns undefined if that would change text that cannot be edited. An escape
 * character is removed with the character that follows it: alone, it would join the line to the next one.
 * `original` is the file.
 */
function placeText(
  place: EditablePlace,
  text: string,
  original: Uint8Array,
): readonly ByteEdit[] | undefined {
  if (text === place.text) return [];
  const kept = commonLength(place.text, text);
  if (kept < place.replaceableFrom) return undefined;
  const [first, ...others] = spansFrom(place.spans, kept);
  if (first === undefined) return undefined;
  const edit = { ...first, replacement: new TextEncoder().encode(text.slice(kept)) };
  const removed = others.map(({ start, end }, index) => {
    const isEscaped = (others[index - 1] ?? first).end === start - 1 && ESCAPES.has(original[start - 1]);
    return { start: isEscaped ? start - 1 : start, end, replacement: new Uint8Array() };
  });
  return [edit, ...removed];
}

/** The backslash, and the backtick that `# escape=` can put in its place. */
const ESCAPES: ReadonlySet<number | undefined> = new Set([0x5c, 0x60]);

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one.charAt(length) === other.charAt(length)) length += 1;
  return length;
}

/** The spans that hold the text from `index` on; at its end, the empty span after the last character. */
function spansFrom(spans: readonly ByteSpan[], index: number): readonly ByteSpan[] {
  let before = 0;
  for (const [number, { start, end }] of spans.entries()) {
    const length = end - start;
    const isLast = number === spans.length - 1;
    if (index < before + length || isLast) {
      return [{ start: start + index - before, end }, ...spans.slice(number + 1)];
    }
    before += length;
  }
  return [];
}
