import { canonicalReference, effectiveTag, formatImage } from '../../values/image-reference.ts';
import type { ImageReference } from '../../values/image-reference.ts';
import { findBuild, newestBuild } from '../../values/tag-history.ts';
import { artifactName } from '../../references/decide/image-use.ts';
import type { Advisory } from '../../advisories/decide/advisory.ts';
import type { InstalledPackage } from '../../advisories/decide/advisory-selection.ts';
import type { ReferenceFixes } from '../fixes/fix.ts';
import type { TagLifecycle } from '../../end-of-life/decide/lifecycle.ts';
import { MooringError } from '../../values/errors.ts';
import type { Problem } from '../../values/errors.ts';
import type { PinOrigin } from '../../tag-history/decide/pin-origin.ts';
import type { PullPolicy } from '../../end-of-life/decide/pull-policy.ts';
import type { Build, TagHistory } from '../../values/tag-history.ts';
import type { BuildTrust } from '../../signatures/decide/build-trust.ts';

export type Fetched<Value> =
  /** With a problem, a part of the value is missing. */
  | { readonly kind: 'known'; readonly value: Value; readonly problem?: Problem }
  | { readonly kind: 'unknown'; readonly problem: Problem };

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
    };

/** Returns the failure of a request as a fact that is unknown. */
export function unknownBy({ code, message, hint, request }: MooringError): Fetched<never> {
  return { kind: 'unknown', problem: { code, message, hint, request } };
}

/** Returns what was fetched. Throws the error of a request that failed. */
export function requireKnown<Value>(answer: Fetched<Value>): Value {
  if (answer.kind === 'known') return answer.value;
  const { code, message, hint, request } = answer.problem;
  throw new MooringError(code, message, { hint, ...(request === undefined ? {} : { request }) });
}

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

/** The packages of one platform's image. */
export interface PlatformPackages {
  /** `linux/amd64`. */
  readonly platform: string;
  readonly packages: readonly InstalledPackage[];
  /** Every package of the SBOM with a purl, in its order; only if a diff requested them. */
  readonly all?: readonly ListedPackage[];
  /** The apk packages that no advisory can be matched with; absent if there are none. */
  readonly unrecognized?: UnrecognizedPackages;
  /**
   * `verified`: a trusted signer signed the SBOM. Absent if no signature was looked at, and for an SBOM of the
   * platform's API, which is not signed.
   */
  readonly sbom?: 'verified' | 'unverified';
}

/** A package as an SBOM lists it, of any ecosystem. */
export interface ListedPackage {
  /** The type of its purl, in lower case: `apk`, `npm`, `pypi`, `golang`. */
  readonly type: string;
  /** With its namespace, as its ecosystem writes it (`@babel/core`); an apk without its distribution. */
  readonly name: string;
  /** Empty if the purl has none. */
  readonly version: string;
  readonly architecture: string | undefined;
  /** The source package of an apk. */
  readonly origin: string | undefined;
}

/** An attached SBOM that a trusted signer was expected to have signed (signing-rules.md#sboms). */
export interface UnverifiedSbom {
  readonly platform: string;
  /** A clause. */
  readonly reason: string;
  /** False if the packages come from another source instead, or are unknown. */
  readonly isUsed: boolean;
}

/** Packages of a distribution that Mooring does not recognize, or without a readable name or version. */
export interface UnrecognizedPackages {
  readonly count: number;
  /** The namespaces of their purls, each once, sorted: `alpine`. */
  readonly namespaces: readonly string[];
}

/** A platform without an SBOM. */
export interface MissingPlatform {
  readonly platform: string;
  readonly reason: string;
}

/** The reason of an image, or a platform of it, that simply has no SBOM. */
export const NO_SBOM = 'no SBOM';

/** The reason of a platform that an image does not exist for. */
export const NOT_BUILT = 'not built for this platform';

/** The reasons of an image whose manifest the registry does not have, or does not give. */
export const NO_IMAGE = 'image not found in the registry';
export const NO_ACCESS = 'access to the image denied';

/** The packages of an image, with their source. */
export type ImagePackages = (
  | {
      /** `attestation`: the SBOM attached to the image; `sbom`: the one from the platform's API. */
      readonly source: 'attestation' | 'sbom';
      readonly platforms: readonly PlatformPackages[];
      /** The other requested platforms, with the reason why their packages are unknown. */
      readonly missing?: readonly MissingPlatform[];
    }
  /** Unknown: advisories are matched by the name of the image. */
  | { readonly source: 'name'; readonly reason: string }
) & {
  /** Absent if there is none. */
  readonly unverifiedSboms?: readonly UnverifiedSbom[];
};

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

/** Of `platforms`, those without known packages, in their order. */
export function missingPlatforms(
  packages: Exclude<ImagePackages, { readonly source: 'name' }>,
  platforms: readonly string[],
): readonly MissingPlatform[] {
  const known = new Set(packages.platforms.map(({ platform }) => platform));
  const reasons = new Map(packages.missing?.map(({ platform, reason }) => [platform, reason]));
  return platforms
    .filter((platform) => !known.has(platform))
    .map((platform) => ({ platform, reason: reasons.get(platform) ?? NO_SBOM }));
}

/** The artifacts whose advisories apply to an image: its packages and their origins, or its own name. */
export function artifactNames(
  packages: ImagePackages | undefined,
  reference: Pick<ImageReference, 'path'>,
): readonly string[] {
  if (packages === undefined || packages.source === 'name') return [artifactName(reference.path)];
  const all = packages.platforms.flatMap((one) => one.packages);
  return [
    ...new Set(all.flatMap(({ name, origin }) => (origin === undefined ? [name] : [name, origin]))),
  ].sort();
}
