import { effectiveTag } from '../image-reference.ts';
import type { ListedImage } from './image-list.ts';

/**
 * The tag that an image follows: that of its reference, `latest` where it has neither tag nor digest, and for a digest
 * alone the tag that a comment behind it gives. Undefined where nothing tells.
 */
export function listedTag({
  reference,
  writing,
}: Pick<ListedImage, 'reference' | 'writing'>): string | undefined {
  return effectiveTag(reference) ?? writing.tagComment?.tag;
}
