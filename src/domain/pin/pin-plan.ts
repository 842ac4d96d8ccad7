import type { Digest } from '../digest.ts';
import type { ImageReference } from '../image-reference.ts';
import type { Instant } from '../instant.ts';
import type { ListedSkipCode } from '../listing/image-list.ts';

/** One reference that gets another digest, or its first one. */
export interface PinMove {
  /** Path in the repository. */
  readonly file: string;
  /** 1-based, before the edit. */
  readonly line: number;
  readonly written: string;
  /** `host/path` as the file names it; where a mirror stands in for it, the mirror's. */
  readonly image: string;
  readonly tag: string;
  /** Where its builds are: the image that a mirror copies, else the image itself. */
  readonly upstream: Pick<ImageReference, 'host' | 'path'>;
  /** The platforms that it is built for: that of its `FROM` line, else those of the configuration file. */
  readonly platforms: readonly string[];
  /** Undefined if the reference was not pinned. */
  readonly from: Digest | undefined;
  readonly to: Digest;
  /** When the tag came to point to `to`; undefined where the registry has no history. */
  readonly builtAt: Instant | undefined;
  /** Builds from `from` to `to`, negative for a move back; undefined where the history does not know both. */
  readonly builds: number | undefined;
  /** Whole days from the build of `from` to that of `to`, negative for a move back; undefined as `builds` is. */
  readonly days: number | undefined;
  /** An earlier run proposed it, and this one could not ask about its tag. */
  readonly isKept?: true;
}

/**
 * Why a pin stays as it is: `current` it is what the rules ask for · `would-go-back` the rules give an older build ·
 * `held`, `denied` the settings say so · `too-young` no build is old enough · `age-unknown` the registry tells no ages
 * and one is asked for · `no-history` nor any history, which the rule needs · `not-in-history` the digest is none of
 * the tag's builds, so that no direction can be told · `no-build` the tag has no build that fits · `digest-alone` no
 * tag to follow · `lockstep` another tag of the image has no build of the same window · `mirror-lacks` the mirror does
 * not have the digest · `lookup-failed` the registry did not answer, or told no build at all · `not-editable` the place
 * cannot hold a digest.
 */
export const PIN_SKIP_CODES = [
  'current',
  'would-go-back',
  'held',
  'denied',
  'too-young',
  'age-unknown',
  'no-history',
  'not-in-history',
  'no-build',
  'digest-alone',
  'lockstep',
  'mirror-lacks',
  'lookup-failed',
  'not-editable',
] as const;
export type PinSkipCode = (typeof PIN_SKIP_CODES)[number];

/** One reference that stays as it is, or a place that could not be read, and why. */
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

/** What a run is to do with the pins of a repository, in the order of paths and lines. */
export interface PinPlan {
  readonly moves: readonly PinMove[];
  readonly skipped: readonly PinSkip[];
}

/** One text for one place; moves of one line that are written alike are one image, and move alike. */
export function placeOf({ file, line, written }: Pick<PinMove, 'file' | 'line' | 'written'>): string {
  return JSON.stringify([file, line, written]);
}

/** A file that the plan changes: all of its bytes, before and after. */
export interface RewrittenFile {
  /** Path in the repository. */
  readonly path: string;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}
