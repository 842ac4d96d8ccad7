import type { DockerfileKind, EditPlace, SkipCode } from '../dockerfile/reading.ts';
import type { ImageReference } from '../image-reference.ts';
import type { FormatEditPlace, FormatKind, FormatSkipCode } from './format-image.ts';
import type { PinWriting } from './pin-writing.ts';

/** One place of a repository that names an image. */
export interface ListedImage {
  /** Path in the repository. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based, in characters. */
  readonly column: number;
  readonly kind: DockerfileKind | FormatKind;
  readonly written: string;
  readonly reference: ImageReference;
  readonly edit: EditPlace | FormatEditPlace;
  readonly writing: PinWriting;
  /** The value of `--platform` as written, where a Dockerfile has one. */
  readonly platform?: string | undefined;
}

/** Why something is not listed: besides what a reader of a file says, the file cannot be had, or a user left it out. */
export type ListedSkipCode = SkipCode | FormatSkipCode | 'unreadable-file' | 'ignored';

/** A text that is no image that can be looked up, a file that cannot be read, or an image that a user left out. */
export interface ListedSkip {
  readonly file: string;
  /** 1-based; 1 for a whole file. */
  readonly line: number;
  /** Empty for a whole file. */
  readonly written: string;
  readonly code: ListedSkipCode;
  /** A clause without a full stop. */
  readonly reason: string;
  /** What a comment in the file itself leaves out; absent where a rule of the settings does. */
  readonly byComment?: ListedImage | ListedSkip;
}

/** What a file, or a whole repository, says about images; in the order of paths and lines. */
export interface ImageList {
  readonly images: readonly ListedImage[];
  readonly skipped: readonly ListedSkip[];
}
