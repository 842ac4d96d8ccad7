import type { Digest } from '../../values/digest.ts';
import { canonicalReference } from '../../values/image-reference.ts';
import type { ImageReference } from '../../values/image-reference.ts';
import type { Instant } from '../../values/instant.ts';
import type { TagHistory } from '../../values/tag-history.ts';
import { formatDay } from '../../values/instant.ts';

/** The time during which a tag pointed to a digest. */
export interface Period {
  readonly since: Instant;
  /** When the tag last left the digest; undefined while it still points to it. */
  readonly until: Instant | undefined;
}

/**
 * The origin of a pinned digest: `own` a build of the tag in the reference · `other-tag` a build of another
 * tag of the image · `platform-manifest` the image of one platform inside an image index that the tag pointed
 * to · `foreign` none of the builds of any tag of the image · `not-checked` the origin could not be
 * determined.
 */
export type PinOrigin =
  | ({ readonly kind: 'own'; readonly tag: string } & Period)
  | ({ readonly kind: 'other-tag'; readonly tag: string } & Period)
  | ({ readonly kind: 'platform-manifest'; readonly platform: string; readonly index: Digest } & Period)
  | { readonly kind: 'foreign'; readonly tags: number; readonly isInRegistry: boolean }
  | {
      readonly kind: 'not-checked';
      readonly code: 'other-registry' | 'empty-history' | 'lookup-failed' | 'too-much' | 'digest-alone';
      /** A whole sentence's worth of reason, without a full stop. */
      readonly reason: string;
    };

/** Two pins with one key have one origin: host, path, tag and digest. */
export function pinKey(reference: ImageReference): string {
  return canonicalReference(reference);
}

/** When the tag of this history pointed to a digest, from the first time to the last; undefined when it never did. */
export function periodOf(history: TagHistory, digest: Digest): Period | undefined {
  const first = history.find((build) => build.digest === digest);
  if (first === undefined) return undefined;
  const last = history.findLastIndex((build) => build.digest === digest);
  return { since: first.at, until: history[last + 1]?.at };
}

/**
 * Tags in the order in which a lying text is likely to name them: those with the same beginning first, the longer the
 * better, then by name.
 */
export function likelyTags(tag: string, names: readonly string[]): readonly string[] {
  const likeness = new Map(names.map((name) => [name, commonLength(tag, name)]));
  return names
    .filter((name) => name !== tag)
    .sort((one, other) => (likeness.get(other) ?? 0) - (likeness.get(one) ?? 0) || (one < other ? -1 : 1));
}

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one.charAt(length) === other.charAt(length)) length += 1;
  return length;
}

/** A period as people would say it, to the day: `since 2026-11-19`, `from 2026-11-16 to 2026-11-17`. */
export function periodText({ since, until }: Period): string {
  return until === undefined
    ? `since ${formatDay(since)}`
    : `from ${formatDay(since)} to ${formatDay(until)}`;
}
