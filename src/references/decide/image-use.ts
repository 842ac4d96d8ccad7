import type { ImageReference } from '../../values/image-reference.ts';
import type { ListedSkipCode } from './image-list.ts';

/** One image reference at one place of the repository. */
export interface ImageUse {
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  readonly reference: ImageReference;
  /** `linux/arm64`, if the file names a platform. */
  readonly platform?: string;
  /** Whether the image is part of the final image of its Dockerfile; absent if that is not known. */
  readonly isFinal?: boolean;
  /** True if no format says that it is an image: it stands in a text. */
  readonly isText?: true;
}

/** A reference or a file that could not be read. */
export interface UnreadUse {
  readonly file: string;
  readonly line: number;
  readonly written: string;
  readonly reason: string;
  /** Why it is not listed. */
  readonly code?: ListedSkipCode;
  /** Set for a whole file that cannot be read, and has the same bytes in the base. */
  readonly isUnchanged?: true;
  /**
   * `file`: the whole file is unreadable; `named-file`: this place names another file that is not read; `submodule`: the
   * path is that of a submodule; `unfetched`: the file is a pointer of Git LFS; `reference`: this text has no fixed value; `tag`: this
   * text is not the tag that its tool takes, and that is listed; `set-elsewhere`: a template
   * or another file sets the value of this text; `instruction`: this line is not valid in a
   * Dockerfile, which is only a warning; `text`: a text with a known registry; `text-aside`: one that is probably not used.
   */
  readonly scope:
    | 'file'
    | 'named-file'
    | 'submodule'
    | 'unfetched'
    | 'reference'
    | 'tag'
    | 'set-elsewhere'
    | 'instruction'
    | 'text'
    | 'text-aside';
}

/** The image references in a set of files. */
export interface ScannedImages {
  readonly uses: readonly ImageUse[];
  readonly unread: readonly UnreadUse[];
  /** The files without any of these, of those in which the tree that this one is compared with has some. */
  readonly otherFiles?: readonly string[];
}

/** The platforms that a use is for: the one that its file names, else `platforms`. */
export function platformsOf({ platform }: ImageUse, platforms: readonly string[]): readonly string[] {
  return platform === undefined ? platforms : [platform];
}
