import type { OciImage } from '../../client/oci/oci-authorization.ts';
import type { Digest } from '../../domain/digest.ts';
import type { BuildTrust } from '../../domain/trust/build-trust.ts';

/**
 * Returns what the signatures of a build show; each digest is looked up once in a run. `image` is where the build comes
 * from: the upstream of a mirror. Never throws but `run_deadline` and `internal_bug`.
 */
export type VerifyBuild = (image: OciImage, digest: Digest) => Promise<BuildTrust>;
