import type { ImageReference } from '../image-reference.ts';
import { placeInWord } from './edit-place.ts';
import type { DockerfileKind, EditPlace, Rejection, SkipCode } from './reading.ts';
import type { SourceText } from './source-text.ts';

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
}

/** A word that names no image that can be looked up. */
export interface FoundSkip {
  readonly kind: 'skipped';
  readonly word: SourceText;
  readonly code: SkipCode;
  readonly reason: string;
}

/** What a pass over the file finds, or what Docker rejects the file for. */
export type Findings =
  | { readonly kind: 'found'; readonly found: readonly (FoundImage | FoundSkip)[] }
  | { readonly kind: 'rejected'; readonly rejection: Rejection };

/** The image that a word names as it stands, with no expansion. */
export function foundInWord(
  word: SourceText,
  image: Pick<FoundImage, 'use' | 'reference' | 'stage'>,
): FoundImage {
  return { ...image, kind: 'image', word, platform: undefined, edit: placeInWord(word) };
}
