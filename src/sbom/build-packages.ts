import type { ImageContent } from '../api/client/oci/image-content.ts';
import type { OciImage } from '../api/client/oci/oci-authorization.ts';
import type { ManifestLimits } from '../api/client/oci/image-content.ts';
import type { PlatformClient } from '../api/client/platform/platform-client.ts';
import type { VersionOneClient } from '../api/client/platform/version-one-client.ts';
import type { ImagePackages } from './decide/image-packages.ts';
import type { Fetched } from '../values/fetched.ts';
import { historicImage } from '../values/historic-image.ts';
import type { Digest } from '../values/digest.ts';
import { MooringError } from '../values/errors.ts';
import { formatImage } from '../values/image-reference.ts';
import type { VerifySbom } from '../signatures/verify-sbom.ts';
import { findRepo } from '../api/client/platform/find-repo.ts';
import { settleInTime } from '../values/fetched.ts';

/** One build of an image of any registry. */
export interface WantedBuild {
  readonly image: OciImage;
  readonly digest: Digest;
  readonly platforms: readonly string[];
}

/** Returns the packages of a build; a failed request, also for lack of time, makes them unknown. Throws bugs in Mooring. */
export type BuildPackages = (wanted: WantedBuild) => Promise<Fetched<ImagePackages>>;

export interface BuildPackagesOptions {
  readonly contentOf: (image: OciImage) => ImageContent;
  /** The host whose images the platform knows, as references name it. */
  readonly registryHost: string;
  /** Undefined if the run is unauthenticated: then only attached SBOMs are read. */
  readonly signedIn:
    | {
        readonly platform: Pick<PlatformClient, 'listRepos'>;
        readonly versionOne: Pick<VersionOneClient, 'rawSbom'>;
        /** The uid of the root group of the caller's organization; undefined for a person. */
        readonly organizationUid: string | undefined;
      }
    | undefined;
  /** Verifies SBOMs; absent if signatures are turned off. */
  readonly signatures?: ImpactSignatures | undefined;
}

/** How the signatures of SBOMs are treated. */
export interface ImpactSignatures {
  readonly verifySbom: VerifySbom;
  /** True if an SBOM that is not verified must not be used. */
  readonly areRequired: boolean;
  /** Requests the signers of an image ahead, so that its SBOM does not wait for them. */
  readonly requestSigners?: (image: OciImage) => void;
}

/**
 * Returns a function that fetches the packages of builds of every ecosystem, those of each build and the uid of each
 * repository once.
 */
export function createBuildPackages(options: BuildPackagesOptions): BuildPackages {
  const { registryHost } = options;
  const builds = new Map<string, Promise<Fetched<ImagePackages>>>();
  const repos = new Map<string, Promise<string>>();
  return (wanted) => {
    const { image, digest, platforms } = wanted;
    const name = formatImage(image);
    const historic = historicImage({ ...image, tag: undefined, digest: undefined }, registryHost);
    return getOrAdd(builds, [name, digest, ...platforms.toSorted()].join(' '), async () => {
      options.signatures?.requestSigners?.(image);
      const { fetchPackages } = await import('./fetch-packages.ts');
      const content = options.contentOf(image);
      const sources = {
        content: {
          manifest: (_: OciImage, reference: string, limits?: ManifestLimits) =>
            content.manifest(reference, limits),
          blob: (_: OciImage, blob: Digest, limits: { readonly maxBytes: number }) =>
            content.blob(blob, limits),
          referrers: (_: OciImage, subject: Digest) => content.referrers(subject),
        },
        sboms: historic && options.signedIn?.versionOne,
        repoUid: () => getOrAdd(repos, name, () => findRepoUid(wanted, options)),
        signatures: options.signatures && { ...options.signatures, verify: options.signatures.verifySbom },
      };
      const request = fetchPackages({ image, reference: digest, platforms, listsAll: true }, sources);
      return settleInTime(request);
    });
  };
}

/** A person is above no organization: of the repositories with a name, the one that has the digest is as good. */
async function findRepoUid(
  { image }: WantedBuild,
  { registryHost, signedIn }: BuildPackagesOptions,
): Promise<string> {
  const historic = historicImage({ ...image, tag: undefined, digest: undefined }, registryHost);
  if (historic === undefined) throw new MooringError('internal_bug', 'an image without a repository');
  const uid = signedIn?.organizationUid;
  const own = uid === undefined ? { uid: '', name: '' } : { uid, name: undefined };
  return findRepo(historic, own, signedIn?.platform);
}

function getOrAdd<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
