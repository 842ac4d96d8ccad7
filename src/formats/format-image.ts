import type { EditPlace, NotEditableCode } from '../dockerfile/reading.ts';
import type { ByteSpan } from '../text/source-text.ts';
import type { ImageReference } from '../values/image-reference.ts';
import type { PinWriting } from './pin-writing.ts';
import type { FormatKind } from './rows.ts';

/**
 * Where an edit of a reference goes: as in a Dockerfile, and besides, not editable because the text is an anchor that
 * something other than an image uses, or the name that a build gives its result.
 */
export type FormatEditPlace =
  | Extract<EditPlace, { readonly kind: 'editable' }>
  | {
      readonly kind: 'not-editable';
      readonly code: NotEditableCode | 'used-elsewhere' | 'no-digest-here';
      readonly reason: string;
    };

/** One place of a file that names an image. */
export interface FormatImage {
  readonly kind: FormatKind;
  /** 1-based. */
  readonly line: number;
  /** 1-based, in characters. */
  readonly column: number;
  /** As in the file, without quotes; a map of repository and tag is written as one text. */
  readonly written: string;
  readonly reference: ImageReference;
  readonly edit: FormatEditPlace;
  readonly writing: PinWriting;
  /** Its part in overrides by kustomize; undefined if it has none. */
  readonly override?: ImageOverride | undefined;
}

/** The image of a container, which a kustomization can replace, or the replacement of images with a name. */
export type ImageOverride =
  | { readonly kind: 'replaceable' }
  | { readonly kind: 'replacement'; readonly of: string };

/** Why a text that stands where an image could stand is not listed as one, or why a file could not be read. */
export const FORMAT_SKIP_CODES = [
  'variable',
  'templated',
  'invalid-reference',
  'tag-elsewhere',
  'number-tag',
  'read-as-number',
  'replaces-base',
  'inline-dockerfile',
  'not-utf8',
  'not-parsable',
  'duplicate-key',
  'too-large',
  'too-entangled',
  'not-followed',
  'lfs-pointer',
] as const;
export type FormatSkipCode = (typeof FORMAT_SKIP_CODES)[number];

/** A text that is no image that can be looked up, or a file that cannot be read, and why. */
export interface FormatSkip {
  readonly line: number;
  readonly column: number;
  readonly written: string;
  readonly code: FormatSkipCode;
  /** A clause without a full stop. */
  readonly reason: string;
}

/** A build argument that a file sets for a Dockerfile that it names. */
export interface BuildArgument {
  readonly name: string;
  /** One unit per byte; undefined if only a variable of the file says what it is. */
  readonly value: string | undefined;
  /** The kind of the file. */
  readonly kind: FormatKind;
  /** 1-based. */
  readonly line: number;
  /** 1-based, in characters. */
  readonly column: number;
  /** The value as in the file, without quotes. */
  readonly written: string;
  /** Where the value is edited if it is an image. */
  readonly edit: FormatEditPlace;
  readonly writing: PinWriting;
  /** The bytes of the value as written. */
  readonly spans: readonly ByteSpan[];
}

/** A file that another file names, and that is read by the tool that reads the other one. */
export interface NamedFile {
  /** 1-based. */
  readonly line: number;
  readonly kind: 'dockerfile' | FormatKind;
  /** Relative to the base directory of the file that names it. */
  readonly path: string;
  /** The base directory of the named file, relative like `path`; if undefined, the directory that it is in. */
  readonly base: string | undefined;
  /** The context of a Dockerfile, relative like `path`; null if another place can set it; undefined if it has none. */
  readonly context?: string | null | undefined;
  /** True if the tool looks for it by a default name, and its absence is no mistake. */
  readonly isDefault: boolean;
  /** True if `path` is a glob with `*` and `**`. */
  readonly isPattern?: boolean | undefined;
  /** The build arguments of a Dockerfile, the last of a name counts; undefined if none are read. */
  readonly args?: readonly BuildArgument[] | undefined;
}

/** The images that a file names, in the order of the file. */
export interface FormatReading {
  readonly images: readonly FormatImage[];
  readonly skipped: readonly FormatSkip[];
  /** Other files to read. */
  readonly named?: readonly NamedFile[] | undefined;
  /**
   * The bytes whose meaning is known, in the order of the file: of images, skipped texts, names of results, paths, and names
   * that are replaced. Of a YAML file in UTF-16, those of its UTF-8 form.
   */
  readonly explained: readonly ByteSpan[];
}
