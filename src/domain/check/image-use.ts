import { effectiveTag } from '../image-reference.ts';
import type { ImageReference } from '../image-reference.ts';

/** One image reference at one place of the repository. */
export interface ImageUse {
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  readonly reference: ImageReference;
  /** `linux/arm64`, where the file itself says for which platform the image is taken. */
  readonly platform?: string;
}

/** A place that holds a reference, or a file that may, which could not be read as one. */
export interface UnreadUse {
  readonly file: string;
  readonly line: number;
  readonly written: string;
  readonly reason: string;
  /**
   * `file`: nothing in the file could be read; `reference`: this one text has no fixed value; `instruction`: Docker cannot
   * read this line of a Dockerfile, which is a warning only.
   */
  readonly scope: 'file' | 'reference' | 'instruction';
}

/** What a set of Dockerfiles refers to. */
export interface ScannedImages {
  readonly uses: readonly ImageUse[];
  readonly unread: readonly UnreadUse[];
}

/** An image of the registry that has a history: its organization and its name below it. */
export interface HistoricImage {
  readonly organization: string;
  readonly name: string;
  readonly tag: string | undefined;
}

/** The image as the registry's history knows it, or undefined where the reference lies on another host. */
export function historicImage(reference: ImageReference, registry: string): HistoricImage | undefined {
  const slash = reference.path.indexOf('/');
  if (reference.host !== registry || slash === -1) return undefined;
  return {
    organization: reference.path.slice(0, slash),
    name: reference.path.slice(slash + 1),
    tag: effectiveTag(reference),
  };
}

/** The name that stands for the packages of an image where nobody tells them: the last component of its path. */
export function artifactName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
