import type { FormatEditPlace, FormatSkipCode } from '../domain/listing/format-image.ts';
import type { PinWriting } from '../domain/listing/pin-writing.ts';
import type { ImageReference } from '../domain/image-reference.ts';

/** An image that a file names. */
export interface FoundImage {
  readonly kind: 'image';
  /** Byte of the file where the text that names it starts; the same for all uses of one text. */
  readonly at: number;
  readonly written: string;
  readonly reference: ImageReference;
  readonly edit: FormatEditPlace;
  readonly writing: PinWriting;
  /** This use reached the text through an alias. */
  readonly isShared: boolean;
  /** How many aliases of the file stand for the text. */
  readonly aliases: number;
}

/** A text that could name an image and names none that can be looked up; or a file that cannot be read. */
export interface FoundSkip {
  readonly kind: 'skipped';
  readonly at: number;
  readonly written: string;
  readonly code: FormatSkipCode;
  readonly reason: string;
}

/** The name that a build gives its result. It is no reference, and a digest in it would break the build. */
export interface FoundOutput {
  readonly kind: 'output';
  readonly at: number;
}

export type Finding = FoundImage | FoundSkip | FoundOutput;

/** A text that stands where an image could stand, and why it is not one that can be looked up. */
export function skip(at: number, written: string, code: FormatSkipCode, reason: string): FoundSkip {
  return { kind: 'skipped', at, written, code, reason };
}
