import { canonicalReference, effectiveTag, formatImage } from '../../values/image-reference.ts';
import type { ImageReference } from '../../values/image-reference.ts';
import { findBuild, newestBuild } from '../../values/tag-history.ts';
import type { Advisory } from '../../advisories/decide/advisory.ts';
import type { ReferenceFixes } from '../fixes/fix.ts';
import type { TagLifecycle } from '../../end-of-life/decide/lifecycle.ts';
import type { PinOrigin } from '../../tag-history/decide/pin-origin.ts';
import type { PullPolicy } from '../../end-of-life/decide/pull-policy.ts';
import type { Weight } from './finding.ts';
import type { Build, TagHistory } from '../../values/tag-history.ts';
import type { BuildTrust } from '../../signatures/decide/build-trust.ts';
import type { Fetched } from '../../values/fetched.ts';
import type { ImagePackages } from '../../sbom/decide/image-packages.ts';

/** The authentication of a run, by which the facts that it could not fetch are judged. */
export type RunAccess =
  | {
      readonly mode: 'signed-in';
      /** As references name it; images of other organizations are pulled without credentials. */
      readonly organization: string;
      /** The one thing to do about private images, if the run has no credentials for the registry. */
      readonly pullRemedy?: string;
    }
  | {
      readonly mode: 'anonymous';
      /** A clause. */
      readonly reason: string;
      /** The one thing to do about private images. */
      readonly remedy: string;
      /** The weight of private images: a warning if the author of the change cannot sign the run in. */
      readonly privateImages: Extract<Weight, 'warning' | 'blocking'>;
    };

/** The facts about one tag of one image. */
export interface TagEvidence {
  readonly history: Fetched<TagHistory>;
  /** Undefined if the run is unauthenticated. */
  readonly lifecycle: Fetched<TagLifecycle> | undefined;
}

/** Whether a tag is known not to exist: the platform does not list it, and the registry has no history of it. */
export function isTagGone({ history, lifecycle }: TagEvidence): boolean {
  const isListed = lifecycle?.kind !== 'known' || lifecycle.value.exists;
  return !isListed && history.kind === 'unknown' && history.problem.code === 'platform_not_found';
}

/**
 * All facts of a run, each fetched once. Head and base are judged on the same facts, so that what is new
 * is new because of the change and not because time passed (architecture.md#fetch-once).
 */
export interface Evidence {
  /** By `tagKey`; a digest without a tag is listed under the tag that was found for it. */
  readonly tags: ReadonlyMap<string, TagEvidence>;
  /** The tags of digests without one, by canonical reference; an undefined value means that none was found. */
  readonly tagsOfDigests: ReadonlyMap<string, Fetched<string | undefined>>;
  /** The origins of digests outside of their tags' histories, by `pinKey`. */
  readonly origins: ReadonlyMap<string, PinOrigin>;
  /** By canonical reference. */
  readonly packages: ReadonlyMap<string, Fetched<ImagePackages>>;
  /** By the name of a package, its origin, or the last component of an image's path. */
  readonly advisories: ReadonlyMap<string, Fetched<readonly Advisory[]>>;
  /**
   * The policies of the caller's organization for pulling a build, by canonical reference. An undefined value means that
   * this caller cannot read them; other images have no entry.
   */
  readonly pullPolicies: ReadonlyMap<string, Fetched<readonly PullPolicy[] | undefined>>;
  /**
   * By canonical reference. Images without an entry were not looked at: those of other registries without a trusted signer,
   * and builds that are not known.
   */
  readonly signatures: ReadonlyMap<string, BuildTrust>;
  /** The newer builds that have the fixes of references, by canonical reference; only references of head. */
  readonly fixes: ReadonlyMap<string, ReferenceFixes>;
  /** The names of repositories of the caller's organization; absent if none of its images is missing. */
  readonly repositories?: readonly string[];
}

/** The evidence of a run that fetched nothing. */
export const NO_EVIDENCE: Evidence = {
  tags: new Map(),
  tagsOfDigests: new Map(),
  origins: new Map(),
  packages: new Map(),
  advisories: new Map(),
  pullPolicies: new Map(),
  signatures: new Map(),
  fixes: new Map(),
};

/** The key of a tag in the evidence: `host/path:tag`. */
export function tagKey(image: string, tag: string): string {
  return `${image}:${tag}`;
}

/** The tag that a reference is judged by: its own, or the one that its digest was found to belong to. */
export function judgedTag(reference: ImageReference, evidence: Evidence): string | undefined {
  const found = evidence.tagsOfDigests.get(canonicalReference(reference));
  return effectiveTag(reference) ?? (found?.kind === 'known' ? found.value : undefined);
}

/** The facts about the tag that a reference is judged by; undefined if there is no such tag. */
export function tagEvidenceOf(reference: ImageReference, evidence: Evidence): TagEvidence | undefined {
  const tag = judgedTag(reference, evidence);
  return tag === undefined ? undefined : evidence.tags.get(tagKey(formatImage(reference), tag));
}

/** The policies for pulling the build of a reference; undefined if they are unknown. */
export function pullPoliciesOf(
  reference: ImageReference,
  { pullPolicies }: Pick<Evidence, 'pullPolicies'>,
): readonly PullPolicy[] | undefined {
  const found = pullPolicies.get(canonicalReference(reference));
  return found?.kind === 'known' ? found.value : undefined;
}

/** The build that a reference stands for: the pinned one if it is in the history, the newest if none is pinned. */
export function buildInUse({ digest }: ImageReference, tag: TagEvidence | undefined): Build | undefined {
  if (tag === undefined || tag.history.kind === 'unknown') return undefined;
  return digest === undefined ? newestBuild(tag.history.value) : findBuild(tag.history.value, digest);
}

/** Whether a reference stands for the newest build of its tag, as every unpinned one does. */
export function isNewestBuild({ digest }: ImageReference, tag: TagEvidence | undefined): boolean {
  if (digest === undefined) return true;
  return tag?.history.kind === 'known' && newestBuild(tag.history.value)?.digest === digest;
}
