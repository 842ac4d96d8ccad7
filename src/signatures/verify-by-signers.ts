import type { SignedContent } from './decide/signed-content.ts';
import { isTrusted } from './decide/signer.ts';
import type { TrustedSigner, TrustedSigners } from './decide/signer.ts';
import type { TrustRootSource } from './decide/trust-root-source.ts';
import type { UnverifiedContent, VerifiedContent, VerifySignature } from './verify-signature.ts';

/** A trust root, ready to verify with. */
export interface TrustAnchor {
  readonly verifySignature: VerifySignature;
  readonly source: TrustRootSource;
}

/** Trusted signers of an image that have the same trust root. */
export interface AnchoredSigners extends TrustAnchor {
  readonly signers: readonly TrustedSigner[];
}

/** The trust roots of the signers of an image, each once; the public root if no signer is known. */
export type AnchorSigners = (
  trusted: TrustedSigners | undefined,
) => readonly [AnchoredSigners, ...AnchoredSigners[]];

/** The result for one signature, and the root that gives it. */
export interface AnchoredResult {
  readonly result: VerifiedContent | UnverifiedContent;
  readonly source: TrustRootSource;
}

export interface AnchorOptions {
  readonly anchorSigners: AnchorSigners;
  /** The public keys of trusted signers without certificates, as PEM. */
  readonly publicKeys: readonly string[];
}

/**
 * Verifies content by the trust roots of the signers that are trusted for its image, so that a root vouches for its own
 * signers alone: an identity that another root vouches for is not the trusted one. Without a good signature, the result is
 * that of the root that the identity belongs to, else a valid one by an untrusted signer, else that of a root that knows the
 * authority. Never throws.
 */
export function verifyBySigners(
  content: SignedContent,
  trusted: TrustedSigners | undefined,
  { anchorSigners, publicKeys }: AnchorOptions,
): AnchoredResult {
  const results = anchorSigners(trusted).map(({ signers, source, verifySignature }) => {
    const takesKeys = signers.some(({ kind }) => kind === 'key');
    return { signers, source, result: verifySignature(content, takesKeys ? publicKeys : []) };
  });
  const good = results.find(({ result, signers }) => isBy(result, signers));
  const claimed = results.find(({ result }) => isBy(result, trusted?.signers ?? []));
  const own =
    claimed && results.find(({ result, signers }) => !isBy(result, signers) && isBy(claimed.result, signers));
  const rank = ({ result }: AnchoredResult): number => RANKS.indexOf(result.kind);
  return good ?? own ?? results.reduce((best, one) => (rank(one) < rank(best) ? one : best));
}

const RANKS: readonly AnchoredResult['result']['kind'][] = ['verified', 'invalid', 'unverifiable'];

function isBy(result: AnchoredResult['result'], signers: readonly TrustedSigner[]): boolean {
  return result.kind === 'verified' && isTrusted(result.signer, signers);
}
