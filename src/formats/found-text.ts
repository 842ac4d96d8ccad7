import { readableText } from '../text/byte-text.ts';
import type { ByteSpan } from '../text/source-text.ts';
import type { PositionFinder, TextPosition } from '../text/text-position.ts';
import { canonicalReference } from '../values/image-reference.ts';
import type { ImageReference } from '../values/image-reference.ts';
import type {
  BuildArgument,
  FormatEditPlace,
  FormatImage,
  FormatReading,
  FormatSkip,
  FormatSkipCode,
  ImageOverride,
  NamedFile,
} from './format-image.ts';
import type { PinWriting } from './pin-writing.ts';
import type { FormatKind } from './rows.ts';
import { spanOf } from './data-node.ts';
import type { TextNode } from './data-node.ts';

interface FoundCore {
  /** Byte offset of the text that holds it; equal for all uses of one text. */
  readonly at: number;
  /** The bytes of the file whose meaning is known by it. */
  readonly explains: readonly ByteSpan[];
}

/** An image reference in a file. */
export interface FoundReference extends FoundCore {
  readonly kind: 'image';
  readonly written: string;
  readonly reference: ImageReference;
  readonly edit: FormatEditPlace;
  readonly writing: PinWriting;
  /** True if this use reached the text through an alias. */
  readonly isShared: boolean;
  /** Number of aliases in the file that refer to the text. */
  readonly aliases: number;
  readonly override?: ImageOverride | undefined;
  /** True if values of variables are in it: one text can be several images. */
  readonly isPart?: boolean;
}

/** A text in an image's place that cannot be resolved, or a file that cannot be read. */
export interface SkippedText extends FoundCore {
  readonly kind: 'skipped';
  readonly written: string;
  readonly code: FormatSkipCode;
  readonly reason: string;
}

/**
 * A text that looks like an image and is none. `output`: the name that a build gives its result, in which a digest would break
 * the build. `explained`: any other, such as the name of an image that is replaced.
 */
export interface NoImage extends FoundCore {
  readonly kind: 'output' | 'explained';
}

/** The path of another file to read. */
export interface FoundPath extends FoundCore, Omit<NamedFile, 'line' | 'kind' | 'args'> {
  readonly kind: 'path';
  readonly of: NamedFile['kind'];
  /** The build arguments of a Dockerfile, the last of a name counts; undefined if none are read. */
  readonly args?: readonly FoundArgument[] | undefined;
}

/** A build argument, found with the path of its Dockerfile. */
export interface FoundArgument extends Omit<BuildArgument, 'line' | 'column' | 'kind'> {
  readonly kind: 'argument';
  readonly at: number;
}

/** A text that a file has in an image's place, or the path of a file that has some. */
export type FoundText = FoundReference | SkippedText | NoImage | FoundPath;

/** Where a text is, and the bytes whose meaning it explains. */
export type TextPlace = Pick<FoundCore, 'at' | 'explains'>;

/**
 * Creates a skipped text at a place, or at a byte offset if it stands there as written. `reason` is a clause without a full
 * stop, shown to users.
 */
export function skip(
  place: number | TextPlace,
  written: string,
  code: FormatSkipCode,
  reason: string,
): SkippedText {
  const { at, explains } =
    typeof place === 'number'
      ? { at: place, explains: [{ start: place, end: place + written.length }] }
      : place;
  return { kind: 'skipped', at, written, code, reason, explains };
}

/** Returns the place of a text, all of which is explained. */
export function textPlace(node: Pick<TextNode, 'start' | 'end'>): TextPlace {
  return { at: node.start, explains: [spanOf(node)] };
}

/** Creates a text that is no image. */
export function explained(node: TextNode): NoImage {
  return { kind: 'explained', ...textPlace(node) };
}

/** Creates the name that a build gives its result. */
export function output(node: TextNode): NoImage {
  return { kind: 'output', ...textPlace(node) };
}

/** Returns an image that is not edited, and why, as a clause; other texts unchanged. */
export function withoutEdit(found: FoundText, code: UneditableCode, reason: string): FoundText {
  return found.kind === 'image' ? { ...found, edit: { kind: 'not-editable', code, reason } } : found;
}

type UneditableCode = Extract<FormatEditPlace, { readonly kind: 'not-editable' }>['code'];

/** The texts that the reader of a kind found in a document. */
export interface FoundTexts {
  readonly kind: FormatKind;
  readonly found: readonly FoundText[];
}

/** The texts that the readers of its kinds found in one document. */
export type FoundParts = readonly [FoundTexts, ...FoundTexts[]];

/**
 * Returns the texts found in a document in file order with their positions. A text that is used several times through
 * anchors, or that the readers of several kinds found, is listed once, at its own position, because it is edited there, and
 * as the first of these kinds. `positions` is shared by the documents of a file, which are passed in order.
 */
export function formatReading(parts: FoundParts, positions: PositionFinder): FormatReading {
  const images: FormatImage[] = [];
  const skipped: FormatSkip[] = [];
  const kinds = new Map(parts.flatMap((part) => part.found.map((text) => [text, part.kind] as const)));
  const kindOf = (text: FoundText): FormatKind => kinds.get(text) ?? parts[0].kind;
  const found = [...kinds.keys()].sort(byPlace);
  const args = found.flatMap((one) => (one.kind === 'path' ? (one.args ?? []) : []));
  const places = new Map([...found, ...args].sort(byPlace).map(({ at }) => [at, positions.find(at)]));
  const placeOf = ({ at }: Placed): TextPosition => places.get(at) ?? { line: 1, column: 1 };
  for (const uses of Map.groupBy(found, placeKey).values()) {
    const listed = uses.find((use) => use.kind === 'image' || use.kind === 'skipped');
    if (listed === undefined) continue;
    const place = { ...placeOf(listed), written: readableText(listed.written) };
    if (listed.kind === 'skipped') {
      skipped.push({ ...place, code: listed.code, reason: readableText(listed.reason) });
    } else {
      const { reference, writing, override } = listed;
      const edit = editOf(listed, uses);
      images.push({ ...place, kind: kindOf(listed), reference, edit, writing, override });
    }
  }
  return {
    images,
    skipped,
    named: found.flatMap((one) => (one.kind === 'path' ? [namedFile(one, kindOf(one), placeOf)] : [])),
    explained: found.flatMap((text) => text.explains).filter(({ start, end }) => start < end),
  };
}

function namedFile(found: FoundPath, kind: FormatKind, placeOf: (one: Placed) => TextPosition): NamedFile {
  const { of, path, base, context, isDefault, isPattern } = found;
  const args = found.args?.map(({ at, ...argument }): BuildArgument => {
    return { ...argument, ...placeOf({ at }), kind, written: readableText(argument.written) };
  });
  return { line: placeOf(found).line, kind: of, path, base, context, isDefault, isPattern, args };
}

type Placed = Pick<FoundCore, 'at'>;

function byPlace(one: Placed, other: Placed): number {
  return one.at - other.at;
}

/**
 * A text with variables can be several images. Two maps can share the text of a repository but differ in their tags, and vice versa. What is wrong with a file can be at
 * the place of a text.
 */
function placeKey(found: FoundText): string {
  if (found.kind === 'skipped' && found.written === '') return `${found.at} ${found.code}`;
  if (found.kind === 'image' && found.isPart === true)
    return `${found.at} ${canonicalReference(found.reference)}`;
  const isPlaced = found.kind === 'image' && found.edit.kind === 'editable';
  return `${found.at} ${(isPlaced ? found.edit.spans[0]?.start : undefined) ?? found.at}`;
}

/** A text is edited only if the edit is right for every use of it. */
function editOf(image: FoundReference, uses: readonly FoundText[]): FormatEditPlace {
  if (uses.some(({ kind }) => kind === 'output')) {
    return usedElsewhere('it is also the name of a service that is built here');
  }
  const imageUses = uses.filter((use) => use.kind === 'image' && use.isShared).length;
  if (imageUses < image.aliases) return usedElsewhere('an alias uses it where no image is expected');
  return image.edit;
}

function usedElsewhere(reason: string): FormatEditPlace {
  return { kind: 'not-editable', code: 'used-elsewhere', reason };
}
