import type { ImageReference } from '../../values/image-reference.ts';
import { artifactName } from '../../values/historic-image.ts';

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
  const isUnknown = packages === undefined || packages.source === 'name';
  return isUnknown ? [artifactName(reference.path)] : packageNames(packages);
}

/** The names of the packages of an image and of their origins, each once, sorted. */
export function packageNames({
  platforms,
}: {
  readonly platforms: readonly Pick<PlatformPackages, 'packages'>[];
}): readonly string[] {
  const all = platforms.flatMap((one) => one.packages);
  return [
    ...new Set(all.flatMap(({ name, origin }) => (origin === undefined ? [name] : [name, origin]))),
  ].sort();
}

/** One apk package as it is installed in an image. */
export interface InstalledPackage {
  readonly name: string;
  /** As apk writes it. */
  readonly version: string;
  /** The distribution, as in purls: `wolfi` or `chainguard`; undefined if unknown. */
  readonly distribution?: string | undefined;
  /** The package that it is built with; undefined if unknown. */
  readonly origin?: string | undefined;
  /** `x86_64`, `aarch64`, `noarch`; undefined if it is the same on every platform, or unknown. */
  readonly arch?: string | undefined;
}
