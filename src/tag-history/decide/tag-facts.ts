import type { Digest } from '../../values/digest.ts';
import type { TagHistory } from '../../values/tag-history.ts';

/** The facts about a tag: all its builds, or its current digest if its registry keeps no history. */
export type TagFacts =
  | { readonly kind: 'history'; readonly history: TagHistory }
  | { readonly kind: 'digest'; readonly digest: Digest };
