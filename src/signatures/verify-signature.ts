import type { Instant } from '../values/instant.ts';
import type { SignedContent } from './decide/signed-content.ts';
import type { Signer } from './decide/signer.ts';

/** Content whose signature is valid: who signed which bytes, and when. It can still be about anything. */
export interface VerifiedContent {
  readonly kind: 'verified';
  readonly signer: Signer;
  /** By the transparency log or the timestamp authority; UTC. Undefined for a plain key without either. */
  readonly signedAt: Instant | undefined;
  /** The entry in the public log; undefined for a plain key without one. */
  readonly log: LogEntry | undefined;
  /** `simple-signing` for a legacy signature, otherwise the payload type of the envelope. */
  readonly payloadType: string;
  /** The very bytes that were signed. */
  readonly payload: Uint8Array;
}

/** A place in a transparency log. */
export interface LogEntry {
  /** Decimal. */
  readonly index: string;
  /** Base URL of the log as the trust root has it: `https://rekor.sigstore.dev`. */
  readonly log: string;
}

/** Which check a signature failed (signing-rules.md#checks). */
export type SignatureCheck =
  | 'malformed'
  | 'certificate'
  | 'certificate-profile'
  | 'signed-time'
  | 'log-entry'
  | 'timestamp'
  | 'signature'
  | 'unsupported-key';

/** Content that is not validly signed, or that cannot be verified with this trust root. */
export type UnverifiedContent =
  /** `reason` is a clause without a full stop. */
  | { readonly kind: 'invalid'; readonly check: SignatureCheck; readonly reason: string }
  /**
   * The log, authority or CT log is not in the trust root, it is signed with a plain key and none is given, or a limit is
   * exceeded: neither valid nor forged.
   */
  | {
      readonly kind: 'unverifiable';
      readonly why: 'unknown-authority' | 'unknown-key' | 'too-large';
      readonly reason: string;
    };

/**
 * Verifies one signature or attestation: that its proof is complete and consistent, never whether the signer is trusted or
 * what it is about. `keys` are plain public keys, as PEM, of signers without certificates. Sends nothing and never throws
 * for content, however malformed.
 */
export type VerifySignature = (
  content: SignedContent,
  keys: readonly string[],
) => VerifiedContent | UnverifiedContent;
