import type { Digest } from '../../values/digest.ts';
import type { Problem } from '../../values/errors.ts';
import type { Instant } from '../../values/instant.ts';
import type { Signer, TrustedSigner, TrustedSigners } from './signer.ts';

/** A signature that is valid and about the build. */
export interface BuildSignature {
  readonly signer: Signer;
  /** UTC; undefined for a plain key without a log entry. */
  readonly signedAt: Instant | undefined;
  /** Where anyone can look the signature up; undefined without a log entry. */
  readonly logUrl: string | undefined;
  readonly form: 'legacy' | 'bundle';
}

/**
 * The outcome of looking at the signatures of a build (signing-rules.md#decisions). Only `verified` means that the build is signed by a
 * trusted signer.
 */
export type BuildTrust =
  | ({
      readonly kind: 'verified';
      /** The source of the trust in the signer. */
      readonly source: TrustedSigners['source'];
      /** The image index whose signature covers a platform manifest; undefined if the digest itself is signed. */
      readonly index?: Digest;
    } & BuildSignature)
  /** Looked for in both forms, and not there. */
  | { readonly kind: 'unsigned'; readonly expected: readonly TrustedSigner[] }
  /** Validly signed, by none of the trusted signers. */
  | {
      readonly kind: 'wrong-signer';
      readonly found: readonly [BuildSignature, ...BuildSignature[]];
      readonly expected: readonly TrustedSigner[];
      /** The one of `found` that the platform names as the organization's signer now, unlike the configuration. */
      readonly announced?: BuildSignature;
    }
  /** There are signatures, and none is valid. `reason` is a clause about the first one. */
  | { readonly kind: 'bad-signature'; readonly reason: string }
  /** Signed by a trusted signer as another image of the same registry. */
  | ({ readonly kind: 'signed-as-other'; readonly signedAs: string } & BuildSignature)
  /** Neither valid nor forged for all that can be known here. */
  | { readonly kind: 'not-verifiable'; readonly reason: string; readonly remedy: string }
  /** No signer of the image is known; `found` is the one valid signature, if there is one. */
  | {
      readonly kind: 'no-known-signer';
      readonly found: BuildSignature | undefined;
      /** Why the platform names no signer, and what to do, as whole sentences; absent if it was not queried. */
      readonly remedy?: string;
    }
  /** A request failed. */
  | { readonly kind: 'not-checked'; readonly problem: Problem };
