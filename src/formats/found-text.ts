import { readableText } from '../text/byte-text.ts';
import type { PositionFinder } from '../text/text-position.ts';
import type { ImageReference } from '../values/image-reference.ts';
import type {
  FormatEditPlace,
  FormatImage,
  FormatKind,
  FormatReading,
  FormatSkip,
  FormatSkipCode,
  ImageOverride,
  NamedFile,
} from './format-image.ts';
import type { PinWriting } from './pin-writing.ts';

/** An image reference in a file. */
export interface FoundReference {
  readonly kind: 'image';
  /** Byte offset of the text that holds it; equal for all uses of one text. */
  readonly at: number;
  readonly written: string;
  readonly reference: ImageReference;
  readonly edit: FormatEditPlace;
  readonly writing: PinWriting;
  /** True if this use reached the text through an alias. */
  readonly isShared: boolean;
  /** Number of aliases in the file that refer to the text. */
  readonly aliases: number;
  readonly override?: ImageOverride | undefined;
  readonly variables?: readonly string[] | undefined;
}

/** A text in an image's place that cannot be resolved, or a file that cannot be read. */
export interface SkippedText {
  readonly kind: 'skipped';
  readonly at: number;
  readonly written: string;
  readonly code: FormatSkipCode;
  readonly reason: string;
}

/** The name that a build gives its result: not a reference, and a digest in it would break the build. */
export interface OutputName {
  readonly kind: 'output';
  readonly at: number;
}

/** The path of another file to read. */
export interface FoundPath extends Omit<NamedFile, 'line' | 'kind'> {
  readonly kind: 'path';
  readonly at: number;
  readonly of: NamedFile['kind'];
}

/** A text that a file has in an image's place, or the path of a file that has some. */
export type FoundText = FoundReference | SkippedText | OutputName | FoundPath;

/** Creates a skipped text. `reason` is a clause without a full stop, shown to users. */
export function skip(at: number, written: string, code: FormatSkipCode, reason: string): SkippedText {
  return { kind: 'skipped', at, written, code, reason };
}

/** The texts found in a file or in one document of it. */
export interface FoundTexts {
  readonly kind: FormatKind;
  /** Shared by the documents of a file, which are passed in order. */
  readonly positions: PositionFinder;
  readonly found: readonly FoundText[];
}

/**
 * Returns found texts in file order with their positions. A text that is used several times through anchors
 * is listed once, at its own position, because it is edited there.
 */
export function formatReading({ kind, positions, found }: FoundTexts): FormatReading {
  const images: FormatImage[] = [];
  const skipped: FormatSkip[] = [];
  const named: NamedFile[] = [];
  for (const uses of groupByPlace(found)) {
    const [first] = uses;
    for (const use of uses) if (use.kind === 'path') named.push(namedFile(use, positions.find(use.at).line));
    const listed = uses.find((use) => use.kind === 'image' || use.kind === 'skipped');
    if (listed === undefined) continue;
    const place = { ...positions.find(first.at), written: readableText(listed.written) };
    if (listed.kind === 'skipped') {
      skipped.push({ ...place, code: listed.code, reason: readableText(listed.reason) });
    } else {
      const { reference, writing, override, variables } = listed;
      images.push({ ...place, kind, reference, edit: editOf(listed, uses), writing, override, variables });
    }
  }
  return { images, skipped, named };
}

function namedFile({ of: kind, path, base, context, isDefault }: FoundPath, line: number): NamedFile {
  return { line, kind, path, base, context, isDefault };
}

type Uses = readonly [FoundText, ...FoundText[]];

function groupByPlace(found: readonly FoundText[]): readonly Uses[] {
  const groups = new Map<string, [FoundText, ...FoundText[]]>();
  for (const text of found) {
    const place = placeKey(text);
    const group = groups.get(place);
    if (group === undefined) groups.set(place, [text]);
    else group.push(text);
  }
  return [...groups.values()].sort(([one], [other]) => one.at - other.at);
}

/**
 * Two maps can share the text of a repository but differ in their tags, and vice versa. What is wrong with a file can be at
 * the place of a text.
 */
function placeKey(found: FoundText): string {
  if (found.kind === 'skipped' && found.written === '') return `${found.at} ${found.code}`;
  const isPlaced = found.kind === 'image' && found.edit.kind === 'editable';
  return `${found.at} ${(isPlaced ? found.edit.spans[0]?.start : undefined) ?? found.at}`;
}

/** A text is edited only if the edit is right for every use of it. */
function editOf(image: FoundReference, uses: Uses): FormatEditPlace {
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
