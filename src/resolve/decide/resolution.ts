import type { Digest } from '../../values/digest.ts';
import type { Instant } from '../../values/instant.ts';
import { SIGNATURE_CODES } from '../../signatures/decide/signature-hold.ts';
import type { BuildTrust } from '../../signatures/decide/build-trust.ts';

/** A reference that was resolved to a build. */
export interface ResolvedReference {
  readonly kind: 'resolved';
  /** The text of the input. */
  readonly written: string;
  /** Host, path, tag and digest in full. */
  readonly reference: string;
  readonly image: string;
  readonly tag: string;
  readonly digest: Digest;
  /** When the tag came to point to the build; undefined where its registry keeps no history. */
  readonly builtAt: Instant | undefined;
  /** Builds of the tag after this one, and whole days since the first of them; undefined as `builtAt` is. */
  readonly behind: { readonly builds: number; readonly days: number } | undefined;
  /** Milliseconds; undefined if there are too few builds. */
  readonly usualInterval: number | undefined;
  /** The outcome of verifying the signatures of the build; absent if they were not verified. */
  readonly trust?: BuildTrust;
}

/**
 * Why a reference cannot be resolved: `invalid-reference` Docker rejects the text · `digest-alone` it has no
 * tag to resolve · `no-build` the tag has no build · `too-young` none that is old enough, or none by that
 * time · `denied` the configuration file denies every match · `no-history` and `age-unknown` the registry
 * keeps no history, and one is required · `mirror-lacks` the mirror does not have the build · `unsigned`,
 * `wrong-signer`, `bad-signature`, `signed-as-other`, `not-verifiable`, `no-known-signer` the build is not verified (`BuildTrust`) · `no-platform`
 * the build has no such platform · `not-found` the registry has no such image or tag · `lookup-failed` the
 * request was refused or got no response.
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
  ...SIGNATURE_CODES,
  'no-platform',
  'not-found',
  'lookup-failed',
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

/** All references of a run, resolved at one time and by one set of rules. */
export interface Resolutions {
  /** The time of the run. */
  readonly at: Instant;
  /** The requested time; undefined for the current state. */
  readonly asOf: Instant | undefined;
  /** Milliseconds that a build had to be old, from `asOf` or `at`. */
  readonly minAgeMs: number;
  readonly platform: string | undefined;
  /** In the order of the input. */
  readonly references: readonly Resolution[];
}

/** Returns the references that were resolved. */
export function resolvedOf({ references }: Resolutions): readonly ResolvedReference[] {
  return references.filter((one) => one.kind === 'resolved');
}

/** Returns the references that cannot be resolved. */
export function unresolvedOf({ references }: Resolutions): readonly UnresolvedReference[] {
  return references.filter((one) => one.kind === 'unresolved');
}
