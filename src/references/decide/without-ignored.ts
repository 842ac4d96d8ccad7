import { findIgnoreRule } from '../../config/policy/ignore-rules.ts';
import type { IgnoreRule } from '../../config/policy/ignore-rules.ts';
import type { Instant } from '../../values/instant.ts';
import { findIgnoreComments } from './ignore-comments.ts';
import { inLineOrder } from './image-list.ts';
import type { ImageList, ListedImage, ListedSkip } from './image-list.ts';

interface IgnoreRules {
  readonly rules: { readonly ignore: readonly IgnoreRule[] };
  /** The time at which rules with an end date are judged. */
  readonly now: Instant;
}

/**
 * Moves the places that a user excludes, by a rule of the configuration file or a comment in `text`, to the skipped ones, with
 * the user's reason.
 */
export function withoutIgnored(list: ImageList, text: string, { rules, now }: IgnoreRules): ImageList {
  const ignoredLines = findIgnoreComments(text);
  if (ignoredLines === undefined && rules.ignore.length === 0 && list.skipped.length < 2) return list;
  return leaveOut(list, (place): Wish | undefined => {
    const rule = 'reference' in place ? findIgnoreRule(rules.ignore, place, now)?.reason : undefined;
    if (rule !== undefined) return { reason: rule };
    const comment = ignoredLines?.(place.line);
    return comment === undefined ? undefined : { reason: comment, byComment: place };
  });
}

/** The reason to exclude a place. */
type Wish = Pick<ListedSkip, 'reason' | 'byComment'>;

function leaveOut(
  { images, skipped }: ImageList,
  wishFor: (place: ListedImage | ListedSkip) => Wish | undefined,
): ImageList {
  const kept = images.filter((image) => wishFor(image) === undefined);
  const ignored = [...images, ...skipped].flatMap((place): readonly ListedSkip[] => {
    const wish = wishFor(place);
    const { file, line, written } = place;
    return wish === undefined ? [] : [{ file, line, written, code: 'ignored', ...wish }];
  });
  const others = skipped.filter((place) => wishFor(place) === undefined);
  return { images: kept, skipped: inLineOrder([...others, ...ignored]) };
}

/** Joins what two readers list in one file, in the order of its lines. */
export function joinLists(one: ImageList | undefined, other: ImageList): ImageList {
  if (one === undefined) return other;
  return {
    images: [...one.images, ...other.images].sort((a, b) => a.line - b.line || a.column - b.column),
    skipped: inLineOrder([...one.skipped, ...other.skipped]),
  };
}
