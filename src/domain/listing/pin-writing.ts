import type { PinStyle } from '../edit/pinned-text.ts';
import type { TagComment } from './tag-comment.ts';

/** How a digest is written into the place of an image that may be not one run of text with its tag. */
export interface PinWriting {
  /** What the text of the place is: the whole reference, its tag alone, or its digest alone (perhaps still empty). */
  readonly part: 'reference' | 'tag' | 'digest';
  /** What goes before and after the new text when the place is changed: a quote, or the key of a new entry. */
  readonly before: string;
  readonly after: string;
  /** The styles that the readers of such a file accept; the first one is used where the wished one is not among them. */
  readonly styles: readonly [PinStyle, ...PinStyle[]];
  /** Undefined where the language has no comments behind the text, or another text follows on the line. */
  readonly tagComment?: TagComment | undefined;
}

/** How a reference is pinned that stands in one run of text. */
export const WHOLE_REFERENCE: PinWriting = {
  part: 'reference',
  before: '',
  after: '',
  styles: ['tag@digest', 'digest'],
};
