import type { ImageReference } from '../../values/image-reference.ts';
import { readableText } from '../../text/byte-text.ts';
import { sliceSource } from '../../text/source-text.ts';
import type { SourceText } from '../../text/source-text.ts';
import { PositionFinder } from '../../text/text-position.ts';
import type {
  DockerfileImage,
  DockerfileKind,
  DockerfileReading,
  EditPlace,
  FromArguments,
  SkipCode,
  SkippedReference,
} from '../reading.ts';

/** An image that the file names. */
export interface FoundImage {
  readonly kind: 'image';
  readonly use: DockerfileKind;
  /** The word that names it, as in the file. */
  readonly word: SourceText;
  readonly reference: ImageReference;
  readonly stage: string | undefined;
  readonly platform: SourceText | undefined;
  readonly edit: EditPlace;
  /** As in `DockerfileImage`. */
  readonly isFinal: boolean | undefined;
  readonly fromArguments?: FromArguments | undefined;
}

/** A word that is not listed as an image. */
export interface FoundSkip {
  readonly kind: 'skipped';
  readonly word: SourceText;
  readonly code: SkipCode;
  readonly reason: string;
  readonly fromArguments?: FromArguments | undefined;
}

export type Found = FoundImage | FoundSkip;

/** Returns the skip of a word. */
export function skipWord(word: SourceText, code: SkipCode, reason: string): FoundSkip {
  return { kind: 'skipped', word, code, reason };
}

/** Lists what was found in the order of the file, with line and column. */
export function listFound(found: readonly Found[], text: string): Omit<DockerfileReading, 'explained'> {
  const positions = new PositionFinder(text);
  const images: DockerfileImage[] = [];
  const skipped: SkippedReference[] = [];
  for (const item of inOrder(found)) {
    const word = withoutQuotes(item.word);
    const { line, column } = positions.find(word.offset);
    const written = readableText(word.text);
    const { fromArguments } = item;
    if (item.kind === 'skipped') {
      const reason = shorten(readableText(item.reason));
      skipped.push({ line, column, written, code: item.code, reason, fromArguments });
      continue;
    }
    const { use, reference, stage, edit, isFinal } = item;
    const platform = item.platform === undefined ? undefined : readableText(item.platform.text);
    const image = { line, column, written, kind: use, reference, stage, platform, edit, isFinal };
    images.push({ ...image, fromArguments });
  }
  return { images, skipped };
}

/** Sorts by position; most files need no sorting. */
function inOrder(found: readonly Found[]): readonly Found[] {
  let last = 0;
  for (const { word } of found) {
    if (word.offset < last) return found.toSorted((one, other) => one.word.offset - other.word.offset);
    last = word.offset;
  }
  return found;
}

/** Removes one pair of quotes around the whole word. */
function withoutQuotes(word: SourceText): SourceText {
  const { text } = word;
  const isQuoted =
    text.length > 1 && (text.startsWith('"') || text.startsWith("'")) && text.endsWith(text.charAt(0));
  return isQuoted ? sliceSource(word, 1, text.length - 1) : word;
}

/** Reasons quote words of the file, which can be as long as a line. */
const LONGEST_REASON = 300;

function shorten(reason: string): string {
  return reason.length > LONGEST_REASON ? `${reason.slice(0, LONGEST_REASON)}…` : reason;
}
