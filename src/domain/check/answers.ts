import type { Advisory } from '../advisory.ts';
import type { ErrorCode } from '../errors.ts';
import type { TagHistory } from '../tag-history.ts';

/** Why a question could not be answered: a finding of its own, never a pass (design.md §4 rule 1). */
export interface Problem {
  readonly code: ErrorCode;
  readonly message: string;
  readonly hint: string;
}

export type Answer<Value> =
  | { readonly kind: 'known'; readonly value: Value }
  | { readonly kind: 'unknown'; readonly problem: Problem };

/** Whether a tag is past its end of life (spec.md §2), and where it is, the nearest tag that is not. */
export type EndOfLife =
  | { readonly deprecated: false }
  | { readonly deprecated: true; readonly successor: string | undefined };

/** What the service says about one tag of one image. */
export interface TagAnswer {
  readonly history: Answer<TagHistory>;
  readonly endOfLife: Answer<EndOfLife>;
}

/**
 * Everything that was asked in a run, once each. Head and base are judged on these same answers, so that what is new
 * is new because of the change and not because time passed (design.md §4 rule 5).
 */
export interface Answers {
  /** By image and tag, as `tagKey` spells them. */
  readonly tags: ReadonlyMap<string, TagAnswer>;
  /** By artifact name: the last component of an image's path. */
  readonly advisories: ReadonlyMap<string, Answer<readonly Advisory[]>>;
}

/** The key of a tag in the answers: `host/path:tag`. */
export function tagKey(image: string, tag: string): string {
  return `${image}:${tag}`;
}
