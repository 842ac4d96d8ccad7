import type { OciImage } from '../api/client/oci/oci-authorization.ts';
import type { Digest } from '../values/digest.ts';
import { signatureHold } from './decide/signature-hold.ts';
import type { SignatureHold } from './decide/signature-hold.ts';
import type { BuildTrust } from './decide/build-trust.ts';
import { isRememberedBy } from './decide/remember-signers.ts';
import type { RememberedSigner, SelectedBuild } from './decide/remember-signers.ts';
import type { SignatureMode } from './decide/trust-settings.ts';
import type { VerifyBuild } from './verify-build.ts';

/** How a run treats the signatures of the builds that it selects. */
export interface PinSignatures {
  readonly verifyBuild: VerifyBuild;
  readonly mode: Exclude<SignatureMode, 'off'>;
  /** The host whose images all have a signer, as references name it. Images of others need none. */
  readonly registryHost: string;
  /** Returns the signers that this run writes to the configuration file; none if absent. */
  readonly remember?: (builds: readonly SelectedBuild[]) => readonly RememberedSigner[];
}

export function holdOf(
  { image, digest, trust }: SelectedBuild,
  { mode, registryHost }: PinSignatures,
  remembered: readonly RememberedSigner[],
): SignatureHold | undefined {
  const found = trust.kind === 'no-known-signer' ? trust.found : undefined;
  const isSignerOptional =
    image.host !== registryHost ||
    (found !== undefined && isRememberedBy(remembered, { image, signer: found.signer }));
  return signatureHold({ digest, trust, mode, isSignerOptional });
}

/** The outcome of verifying one build, and why it is not used. */
export interface SignatureDecision {
  readonly trust: BuildTrust;
  readonly hold: SignatureHold | undefined;
}

/** Verifies the signatures of a build and decides whether it is used. Throws as `VerifyBuild`. */
export async function decideSigned(
  { host, path }: OciImage,
  digest: Digest,
  signatures: PinSignatures,
): Promise<SignatureDecision> {
  const image = { host, path };
  const trust = await signatures.verifyBuild(image, digest);
  return { trust, hold: holdOf({ image, digest, trust }, signatures, []) };
}
