import type { ImageReference } from '../values/image-reference.ts';
import type { ByteSpan } from '../text/source-text.ts';

/** The instructions and directives of a Dockerfile that name images. */
export const DOCKERFILE_KINDS = [
  'dockerfile-from',
  'dockerfile-copy',
  'dockerfile-mount',
  'dockerfile-onbuild',
  'dockerfile-syntax',
] as const;
export type DockerfileKind = (typeof DOCKERFILE_KINDS)[number];

/** Returns true for the kind of an image in a Dockerfile. */
export function isDockerfileKind(kind: string): kind is DockerfileKind {
  return DOCKERFILE_KINDS.some((one) => one === kind);
}

/** Why a reference cannot be edited in this file. */
export type NotEditableCode =
  | 'arg-fragment'
  | 'arg-used-elsewhere'
  | 'platform-dependent'
  | 'override-ignored'
  | 'not-in-file';

/**
 * The place to edit a reference. `text` is the reference as it is in the file, or its digest alone if only the digest is
 * in one place; `spans` are the bytes that hold it, in the order of the text. The text can be replaced from
 * `replaceableFrom` on; the part before it must stay, because a build argument can change what follows it.
 */
export type EditPlace =
  | {
      readonly kind: 'editable';
      readonly text: string;
      readonly spans: readonly ByteSpan[];
      readonly replaceableFrom: number;
    }
  | { readonly kind: 'not-editable'; readonly code: NotEditableCode; readonly reason: string };

/** The build arguments in the base of a FROM. */
export interface FromArguments {
  readonly names: readonly string[];
  /** Whether the base is one of them and nothing else, through any number of ARGs. */
  readonly isWhole: boolean;
}

/** One image reference of a Dockerfile, as BuildKit resolves it for linux/amd64 with the build arguments of the reading. */
export interface DockerfileImage {
  readonly kind: DockerfileKind;
  /** 1-based line of the word that names the image. */
  readonly line: number;
  /** 1-based, in characters. */
  readonly column: number;
  /** The word as in the file, without the quotes around it; continuations are joined. */
  readonly written: string;
  /** The word after expansion. */
  readonly reference: ImageReference;
  /** Name of the stage that uses the image; undefined if the stage has none. */
  readonly stage: string | undefined;
  /** The value of `--platform` as written. */
  readonly platform: string | undefined;
  readonly edit: EditPlace;
  /**
   * Whether the image is part of the final image: the base of the last stage, the base of a stage whose whole root the last
   * stage copies, or a source of its files. Undefined if that depends on the platform, or on the file that builds on this one.
   */
  readonly isFinal: boolean | undefined;
  /** Undefined if no build argument is in it. */
  readonly fromArguments?: FromArguments | undefined;
}

/**
 * Why a word is not listed as an image. `malformed`: Docker cannot read this FROM, or has no FROM or no end of a heredoc to
 * read; a warning only, the other references of the file are listed. `unreadable-file`: the file is not text.
 */
export const SKIP_CODES = [
  'build-arg',
  'scratch-with-tag',
  'onbuild-stage-or-image',
  'no-expansion',
  'invalid-reference',
  'malformed',
  'unreadable-file',
] as const;
export type SkipCode = (typeof SKIP_CODES)[number];

/** A word that could name an image but is not listed, and why. */
export interface SkippedReference {
  readonly line: number;
  readonly column: number;
  /** Empty if no word is meant. */
  readonly written: string;
  readonly code: SkipCode;
  /** A clause without a full stop. */
  readonly reason: string;
  /** Undefined if no build argument is in it. */
  readonly fromArguments?: FromArguments | undefined;
}

/** The images of a Dockerfile, in the order of the file. */
export interface DockerfileReading {
  readonly images: readonly DockerfileImage[];
  readonly skipped: readonly SkippedReference[];
  /**
   * The bytes of the words that were read as an image, a skip, a stage or `scratch`, and of the ARG defaults that those
   * words expand; in the order of the file, possibly overlapping.
   */
  readonly explained: readonly ByteSpan[];
}
