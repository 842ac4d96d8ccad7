import { SIGNATURE_CODES } from '../../signatures/decide/signature-hold.ts';
import type { Digest } from '../../values/digest.ts';
import type { ImageReference } from '../../values/image-reference.ts';
import type { Instant } from '../../values/instant.ts';
import type { ListedSkipCode } from '../../references/decide/image-list.ts';
import type { BuildTrust } from '../../signatures/decide/build-trust.ts';
import type { MoveVulnerability } from '../../advisories/decide/advisory-impact.ts';

/** One reference that gets another digest, or its first one. */
export interface PinMove {
  /** Path in the repository. */
  readonly file: string;
  /** 1-based, before the edit. */
  readonly line: number;
  readonly written: string;
  /** `host/path` as the file names it; for a mirrored image, the mirror's. */
  readonly image: string;
  readonly tag: string;
  /** Where its builds are: the image that a mirror copies, else the image itself. */
  readonly upstream: Pick<ImageReference, 'host' | 'path'>;
  /** The platforms that it is built for: that of its `FROM` line, else those of the configuration file. */
  readonly platforms: readonly string[];
  /** Undefined if the reference was not pinned. */
  readonly from: Digest | undefined;
  readonly to: Digest;
  /** When the tag came to point to `to`; undefined if the registry has no history. */
  readonly builtAt: Instant | undefined;
  /** Builds from `from` to `to`, negative for a move back; undefined if the history does not have both. */
  readonly builds: number | undefined;
  /** Whole days from the build of `from` to that of `to`, negative for a move back; undefined as `builds` is. */
  readonly days: number | undefined;
  /** Set if the tag is past its end of life, which only a run with an API token knows. */
  readonly endOfLife?: PinnedEndOfLife | undefined;
  /** The outcome of verifying the signatures of `to`; absent if the run does not verify signatures. */
  readonly trust?: BuildTrust | undefined;
  /** Set if `to` is younger than the minimum age. */
  readonly fastLane?: FastLane | undefined;
  /** An earlier run proposed it, and the lookup of its tag failed in this one. */
  readonly isKept?: true;
}

/** Why an update goes to a build that is younger than the minimum age (pinning-rules.md#fast-lane). */
export interface FastLane {
  /** The vulnerabilities of at least the configured severity that it fixes; at least one. */
  readonly fixes: readonly MoveVulnerability[];
  /** The tag whose update fixes them, if it is another one in lockstep. */
  readonly by: string | undefined;
  /** The age of the build in this run, and the minimum age. */
  readonly ageMs: number;
  readonly minAgeMs: number;
}

/** The end of life of a tag that is pinned all the same. */
export interface PinnedEndOfLife {
  /** The facts, as a clause without a full stop. */
  readonly reason: string;
  /** The tag to use instead; undefined if there is none. */
  readonly successor: string | undefined;
}

/**
 * Why a pin is unchanged: `current` it is on the selected build · `would-go-back` the selected build is older
 * · `held`, `denied` by the configuration file · `too-young` no build has the minimum age · `age-unknown` a
 * minimum age is set, and the registry publishes no build timestamps · `only-rebuilt` the selected build has the same
 * packages and configuration · `no-history` the rule needs a tag
 * history, and the registry keeps none · `not-in-history` the digest is not in the tag's history, so older
 * and newer builds cannot be distinguished · `no-build` the tag has no matching build · `digest-alone` the
 * reference names no tag · `lockstep` another tag of the image has no build in the same period ·
 * `mirror-lacks` the mirror does not have the digest · `unsigned`, `wrong-signer`, `bad-signature`, `signed-as-other`,
 * `not-verifiable`, `no-known-signer` the selected build is not verified (`BuildTrust`) · `lookup-failed` the lookup
 * failed, or the registry returned no builds · `not-editable` a digest cannot be written at this place.
 */
export const PIN_SKIP_CODES = [
  'current',
  'would-go-back',
  'held',
  'denied',
  'too-young',
  'age-unknown',
  'only-rebuilt',
  'no-history',
  'not-in-history',
  'no-build',
  'digest-alone',
  'lockstep',
  'mirror-lacks',
  ...SIGNATURE_CODES,
  'lookup-failed',
  'not-editable',
] as const;
export type PinSkipCode = (typeof PIN_SKIP_CODES)[number];

/** One skipped reference, or a place that could not be read, with the reason. */
export interface PinSkip {
  readonly file: string;
  /** 1-based; 1 for a whole file. */
  readonly line: number;
  /** Empty for a whole file. */
  readonly written: string;
  readonly code: PinSkipCode | ListedSkipCode;
  /** A clause without a full stop. */
  readonly reason: string;
}

/** The updates and skips of a repository, in the order of paths and lines. */
export interface PinPlan {
  readonly moves: readonly PinMove[];
  readonly skipped: readonly PinSkip[];
}

/**
 * Returns a key for the place of a reference. Equal references on one line share a key and are updated
 * together.
 */
export function placeOf({ file, line, written }: Pick<PinMove, 'file' | 'line' | 'written'>): string {
  return JSON.stringify([file, line, written]);
}

/** A file that a run changes or creates: all of its bytes, before and after. */
export interface ChangedFile {
  /** Path in the repository. */
  readonly path: string;
  /** Undefined for a new file. */
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array;
}

/** A file that the plan changes. */
export interface RewrittenFile extends ChangedFile {
  readonly before: Uint8Array;
}
