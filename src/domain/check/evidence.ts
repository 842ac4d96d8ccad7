import type { Advisory } from '../advisory/advisory.ts';
import type { InstalledPackage } from '../advisory/advisory-selection.ts';
import type { TagLifecycle } from './lifecycle.ts';
import type { ErrorCode } from '../errors.ts';
import type { PinOrigin } from '../pin/pin-origin.ts';
import type { TagHistory } from '../history/tag-history.ts';

/** Why a question could not be answered: a finding of its own, never a pass (architecture.md#no-false-pass). */
export interface Problem {
  readonly code: ErrorCode;
  readonly message: string;
  readonly hint: string;
}

export type Fetched<Value> =
  | { readonly kind: 'known'; readonly value: Value }
  | { readonly kind: 'unknown'; readonly problem: Problem };

/** What the service says about one tag of one image. */
export interface TagEvidence {
  readonly history: Fetched<TagHistory>;
  /** Undefined where nobody is signed in who could ask. */
  readonly lifecycle: Fetched<TagLifecycle> | undefined;
}

/** The packages of one platform's image. */
export interface PlatformPackages {
  /** `linux/amd64`. */
  readonly platform: string;
  readonly packages: readonly InstalledPackage[];
}

/** A platform that nothing is known of. */
export interface MissingPlatform {
  readonly platform: string;
  readonly reason: string;
}

/** What an image contains, and who says so. */
export type ImagePackages =
  | {
      /** `attestation`: the bill of materials beside the image; `sbom`: what the platform's API has. */
      readonly source: 'attestation' | 'sbom';
      readonly platforms: readonly PlatformPackages[];
      /** The platforms that were asked for too, and of which nobody says, with the reason. */
      readonly missing?: readonly MissingPlatform[];
    }
  /** Nobody says: advisories are compared with the image's own name. */
  | { readonly source: 'name'; readonly reason: string };

/**
 * Everything that was asked in a run, once each. Head and base are judged on these same answers, so that what is new
 * is new because of the change and not because time passed (architecture.md#fetch-once).
 */
export interface Evidence {
  /** By image and tag, as `tagKey` spells them; a digest without a tag stands under the tag that was found for it. */
  readonly tags: ReadonlyMap<string, TagEvidence>;
  /** The tag that a digest without one belongs to, by canonical reference; undefined values are "none was found". */
  readonly tagsOfDigests: ReadonlyMap<string, Fetched<string | undefined>>;
  /** Where digests come from that are none of their tags' builds, by `pinKey`. */
  readonly origins: ReadonlyMap<string, PinOrigin>;
  /** By canonical reference. */
  readonly packages: ReadonlyMap<string, Fetched<ImagePackages>>;
  /** By the name of a package, its origin, or the last component of an image's path. */
  readonly advisories: ReadonlyMap<string, Fetched<readonly Advisory[]>>;
}

/** The answers of a run that asked nothing. */
export const NO_EVIDENCE: Evidence = {
  tags: new Map(),
  tagsOfDigests: new Map(),
  origins: new Map(),
  packages: new Map(),
  advisories: new Map(),
};

/** The key of a tag in the answers: `host/path:tag`. */
export function tagKey(image: string, tag: string): string {
  return `${image}:${tag}`;
}
