import { DOCKERFILE_KINDS, SKIP_CODES } from '../../dockerfile/reading.ts';
import type { EditPlace } from '../../dockerfile/reading.ts';
import type { ImageReference } from '../../values/image-reference.ts';
import { FORMAT_SKIP_CODES } from '../../formats/format-image.ts';
import type { FormatEditPlace, ImageOverride, NamedFile } from '../../formats/format-image.ts';
import { FORMAT_KINDS } from '../../formats/rows.ts';
import type { TextSkip } from '../../formats/text/read-text.ts';
import type { PinWriting } from '../../formats/pin-writing.ts';
import { effectiveTag } from '../../values/image-reference.ts';

/** Every kind of place that names an image: `text` is any text with a known registry. */
export const IMAGE_KINDS = [...DOCKERFILE_KINDS, ...FORMAT_KINDS, 'text'] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];

/** One place of a repository that names an image. */
export interface ListedImage {
  /** Path in the repository. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based, in characters. */
  readonly column: number;
  readonly kind: ImageKind;
  readonly written: string;
  readonly reference: ImageReference;
  readonly edit: EditPlace | FormatEditPlace;
  readonly writing: PinWriting;
  /** The value of `--platform` as written, where a Dockerfile has one. */
  readonly platform?: string | undefined;
  /** Whether the image is part of the final image of its Dockerfile; undefined if that is not known. */
  readonly isFinal?: boolean | undefined;
  /** Its part in overrides by kustomize; undefined if it has none. */
  readonly override?: ImageOverride | undefined;
}

/**
 * Why a text with a known registry is no image: nothing says which one it is, it is the name of what a command makes, or it
 * is no name of an image at all.
 */
const TEXT_SKIP_CODES = ['unread', 'result-name', 'mention'] as const satisfies readonly TextSkip['code'][];

/** Why something is not listed: besides what a reader of a file says, the file cannot be had, or a user left it out. */
export const LISTED_SKIP_CODES = [
  ...new Set([
    ...SKIP_CODES,
    ...FORMAT_SKIP_CODES,
    ...TEXT_SKIP_CODES,
    'set-by-caller',
    'unreadable-file',
    'submodule',
    'ignored',
  ] as const),
];
export type ListedSkipCode = (typeof LISTED_SKIP_CODES)[number];

const UNREAD_FILE: ReadonlySet<ListedSkipCode> = new Set([
  'unreadable-file',
  'not-utf8',
  'not-parsable',
  'duplicate-key',
  'too-large',
  'too-entangled',
  'not-followed',
  'lfs-pointer',
  'submodule',
]);

/** Returns true for a file or document that could not be read, or not as a whole: it can name images that are not listed. */
export function concernsFile(code: ListedSkipCode): boolean {
  return UNREAD_FILE.has(code);
}

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
  /** The place that a comment in the file excludes; absent if a configured rule excludes it. */
  readonly byComment?: ListedImage | ListedSkip;
  /** Whether the text is probably not used: prose, a fixture, a generated file. */
  readonly isAside?: boolean;
  /** The image whose tag a kustomization sets, or that build arguments replace; what they set is listed. */
  readonly overridden?: ListedImage;
}

/** The images of a file or of a whole repository, in the order of paths and lines. */
export interface ImageList {
  readonly images: readonly ListedImage[];
  readonly skipped: readonly ListedSkip[];
}

/** A file that names something, and what. */
export interface ListedFile {
  readonly path: string;
  readonly list: ImageList;
}

/** A file, and which other files it names. */
export interface NamingFile extends ListedFile {
  readonly named: readonly NamedFile[];
}

/** Returns the list of a file that cannot be read, or only a text of it; `reason` is a clause without a full stop. */
export function skipFile(file: string, code: ListedSkipCode, reason: string, written = ''): ImageList {
  return { images: [], skipped: [{ file, line: 1, written, code, reason }] };
}

/** Returns the places of a file in the order of its lines. */
export function inLineOrder<Place extends { readonly line: number }>(
  places: Iterable<Place>,
): readonly Place[] {
  return [...places].sort((one, other) => one.line - other.line);
}

/** `$BUILDPLATFORM` and the like are whatever the build is for. */
const FIXED_PLATFORM = /^[a-z0-9]+\/[a-z0-9]+(?:\/v[0-9]+)?$/;

/** The platform that the file itself takes the image for, `linux/arm64`; undefined where the build decides. */
export function fixedPlatform({ platform }: Pick<ListedImage, 'platform'>): string | undefined {
  return platform !== undefined && FIXED_PLATFORM.test(platform) ? platform : undefined;
}

/**
 * Returns the tag that an image follows: that of its reference, `latest` if it has neither tag nor digest,
 * and for a digest alone the tag in the comment after it. Undefined if the tag is unknown.
 */
export function listedTag({
  reference,
  writing,
}: Pick<ListedImage, 'reference' | 'writing'>): string | undefined {
  return effectiveTag(reference) ?? writing.tagComment?.tag;
}

/** The platforms that an image is built for: the one that the file fixes, else the configured ones. */
export function buildPlatforms(
  image: Pick<ListedImage, 'platform'>,
  configured: readonly string[],
): readonly string[] {
  const platform = fixedPlatform(image);
  return platform === undefined ? configured : [platform];
}
