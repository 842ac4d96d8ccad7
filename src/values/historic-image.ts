import { effectiveTag } from './image-reference.ts';
import type { ImageReference } from './image-reference.ts';

/** An image of the registry with a history: its organization and its name in it. */
export interface HistoricImage {
  readonly organization: string;
  readonly name: string;
  readonly tag: string | undefined;
}

/** The organization whose images everyone can pull (service-rules.md#registry-tokens). */
export const PUBLIC_ORGANIZATION = 'chainguard';

/** The image with a history that a reference names; undefined if it is hosted on another registry. */
export function historicImage(reference: ImageReference, registry: string): HistoricImage | undefined {
  const slash = reference.path.indexOf('/');
  if (reference.host !== registry || slash === -1) return undefined;
  return {
    organization: reference.path.slice(0, slash),
    name: reference.path.slice(slash + 1),
    tag: effectiveTag(reference),
  };
}

/** The name by which an image without known packages is matched: the last component of its path. */
export function artifactName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
