import type { OciImage } from '../api/client/oci/oci-authorization.ts';
import { SPDX_PREDICATE } from '../api/advisory/spdx.ts';
import type { Digest } from '../values/digest.ts';
import type { SignedContent } from './decide/signed-content.ts';
import { isTrusted } from './decide/signer.ts';
import { signerText } from './decide/trust-text.ts';
import { settle } from '../values/fetched.ts';
import { readClaim } from './read-claim.ts';
import type { VerifyBuildOptions } from './verify-build.ts';
import { verifyBySigners } from './verify-by-signers.ts';

/** The result of verifying the signature of an SBOM, or of another attestation. `reason` is a clause, and untrusted text. */
export type SbomProof =
  | { readonly kind: 'verified' }
  | { readonly kind: 'unverified'; readonly reason: string };

/**
 * Verifies that a trusted signer of the image signed an SBOM of exactly this manifest (signing-rules.md#sboms), or another
 * attestation by its `predicateType`. Returns undefined for an image without known signers. Never throws but `run_deadline`
 * and `internal_bug`.
 */
export type VerifySbom = (
  image: OciImage,
  subject: Digest,
  content: SignedContent,
  predicateType?: string,
) => Promise<SbomProof | undefined>;

/** Creates the verification of SBOMs for one run. */
export function createVerifySbom(
  options: Pick<VerifyBuildOptions, 'anchorSigners' | 'trustedSigners' | 'publicKeys'>,
): VerifySbom {
  return async (image, subject, content, predicateType = SPDX_PREDICATE) => {
    const trusted = await settle(options.trustedSigners(image));
    if (trusted.kind === 'unknown') return unverified(trusted.problem.message);
    if (trusted.value === undefined) return undefined;
    const { result: verified } = verifyBySigners(content, trusted.value, options);
    if (verified.kind !== 'verified') return unverified(verified.reason);
    const claim = readClaim(verified);
    if (claim.kind === 'invalid') return unverified(claim.reason);
    if (claim.predicateType !== predicateType) return unverified('it states something else');
    if (claim.digest !== subject) return unverified('it is about another image');
    if (isTrusted(verified.signer, trusted.value.signers)) return { kind: 'verified' };
    return unverified(`it is signed by ${signerText(verified.signer)}`);
  };
}

function unverified(reason: string): SbomProof {
  return { kind: 'unverified', reason };
}
