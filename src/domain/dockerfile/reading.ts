import type { ImageReference } from '../image-reference.ts';

/** A run of bytes of the file, `end` not included. */
export interface ByteSpan {
  readonly start: number;
  readonly end: number;
}

/** Where in a Dockerfile an image is named. */
export const DOCKERFILE_KINDS = [
  'dockerfile-from',
  'dockerfile-copy',
  'dockerfile-mount',
  'dockerfile-onbuild',
  'dockerfile-syntax',
] as const;
export type DockerfileKind = (typeof DOCKERFILE_KINDS)[number];

/** Why a reference cannot be given another text in this file. */
export type NotEditableCode =
  | 'arg-fragment'
  | 'arg-used-elsewhere'
  | 'platform-dependent'
  | 'override-ignored'
  | 'not-in-file';

/**
 * Where an edit of a reference goes. `text` is the reference as it stands in the file, or its digest alone when only
 * that lies in one place; `spans` are the bytes that hold it, in the order of the text. From `replaceableFrom` on
 * the text may be replaced; what is before it has to stay, because a build argument can change what follows it.
 */
export type EditPlace =
  | {
      readonly kind: 'editable';
      readonly text: string;
      readonly spans: readonly ByteSpan[];
      readonly replaceableFrom: number;
    }
  | { readonly kind: 'not-editable'; readonly code: NotEditableCode; readonly reason: string };

/** One place of a Dockerfile that names an image, as BuildKit resolves it without build arguments for linux/amd64. */
export interface DockerfileImage {
  readonly kind: DockerfileKind;
  /** 1-based, of the word that names the image. */
  readonly line: number;
  /** 1-based, in characters. */
  readonly column: number;
  /** The word as in the file, without the quotes around it; continuations are joined. */
  readonly written: string;
  /** What the word comes to after expansion. */
  readonly reference: ImageReference;
  /** Name of the stage it is the base of, or is used in; undefined where the stage has none. */
  readonly stage: string | undefined;
  /** The value of `--platform` as written. */
  readonly platform: string | undefined;
  readonly edit: EditPlace;
}

/** Why a word that stands where an image could stand is not listed as one. */
export const SKIP_CODES = [
  'build-arg',
  'scratch-with-tag',
  'onbuild-stage-or-image',
  'no-expansion',
  'invalid-reference',
  'file-rejected',
] as const;
export type SkipCode = (typeof SKIP_CODES)[number];

/** A word that is no image that can be looked up, and why. */
export interface SkippedReference {
  readonly line: number;
  readonly column: number;
  readonly written: string;
  readonly code: SkipCode;
  readonly reason: string;
}

/** Docker would not build this file at all: the line it complains about and the complaint. */
export interface Rejection {
  readonly line: number;
  readonly reason: string;
}

/**
 * What a Dockerfile says about images, in the order of the file. With a `rejection` there are no images: nothing of such
 * a file can be pinned or judged.
 */
export interface DockerfileReading {
  readonly images: readonly DockerfileImage[];
  readonly skipped: readonly SkippedReference[];
  readonly rejection?: Rejection;
}
