import type { Digest } from '../digest.ts';
import type { Instant } from '../instant.ts';

/** What a reference comes to. */
export interface ResolvedReference {
  readonly kind: 'resolved';
  /** As it was asked for. */
  readonly written: string;
  /** Host, path, tag and digest in full. */
  readonly reference: string;
  readonly image: string;
  readonly tag: string;
  readonly digest: Digest;
  /** When the tag came to point to the build; undefined where its registry keeps no history. */
  readonly builtAt: Instant | undefined;
  /** Builds of the tag after this one, and whole days since the first of them; undefined as `builtAt` is. */
  readonly lag: { readonly builds: number; readonly days: number } | undefined;
  /** Milliseconds; undefined where there are too few builds to tell. */
  readonly usualInterval: number | undefined;
}

/**
 * Why a reference cannot be resolved: `invalid-reference` Docker rejects the text · `digest-alone` it has no tag to resolve
 * · `no-build` the tag has no build · `too-young` none that is old enough, or none by that time · `denied` the settings
 * deny what fits · `no-history` and `age-unknown` the registry keeps no past, and one is asked for · `mirror-lacks` the
 * mirror does not have the build · `no-platform` the build has no such platform · `not-found` the registry shows no such
 * image or tag · `not-asked` it refused, or did not answer.
 */
export const UNRESOLVED_CODES = [
  'invalid-reference',
  'digest-alone',
  'no-build',
  'too-young',
  'denied',
  'no-history',
  'age-unknown',
  'mirror-lacks',
  'no-platform',
  'not-found',
  'not-asked',
] as const;
export type UnresolvedCode = (typeof UNRESOLVED_CODES)[number];

/** A reference that cannot be resolved, and what can be changed about it. */
export interface UnresolvedReference {
  readonly kind: 'unresolved';
  readonly written: string;
  readonly code: UnresolvedCode;
  /** A clause without a full stop. */
  readonly reason: string;
  readonly hint: string;
}

export type Resolution = ResolvedReference | UnresolvedReference;

/** What all references of a run come to, by one instant and one set of rules. */
export interface Resolutions {
  /** The time of the run. */
  readonly at: Instant;
  /** The instant that was asked for; undefined for the present. */
  readonly asOf: Instant | undefined;
  /** Milliseconds that a build had to be old, from `asOf` or `at`. */
  readonly minAgeMs: number;
  readonly platform: string | undefined;
  /** In the order in which they were asked for. */
  readonly references: readonly Resolution[];
}

/** The references that come to something. */
export function resolvedOf({ references }: Resolutions): readonly ResolvedReference[] {
  return references.filter((one) => one.kind === 'resolved');
}

/** Those that come to nothing. */
export function unresolvedOf({ references }: Resolutions): readonly UnresolvedReference[] {
  return references.filter((one) => one.kind === 'unresolved');
}
