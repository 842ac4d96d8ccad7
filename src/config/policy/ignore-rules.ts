import type { Instant } from '../../values/instant.ts';
import type { ImageReference } from '../../values/image-reference.ts';
import { namesOf } from '../../values/image-reference.ts';

/** A user's wish that images be left out: where both an image and a path are named, both have to fit. */
export interface IgnoreRule {
  readonly image: ((name: string) => boolean) | undefined;
  readonly path: ((path: string) => boolean) | undefined;
  readonly reason: string;
  /** From then on it counts no more. */
  readonly until: Instant | undefined;
}

/** One image in one file, to be judged by rules. */
export interface RuledImage {
  readonly file: string;
  readonly reference: ImageReference;
}

/** The first rule that leaves an image out at a time, or undefined. */
export function findIgnoreRule(
  rules: readonly IgnoreRule[],
  { file, reference }: RuledImage,
  now: Instant,
): IgnoreRule | undefined {
  return rules.find(
    ({ image, path, until }) =>
      (until === undefined || now < until) &&
      (path === undefined || path(file)) &&
      (image === undefined || namesOf(reference).some(image)),
  );
}
