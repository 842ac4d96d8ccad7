import { shortDigest } from '../digest.ts';
import type { Digest } from '../digest.ts';
import type { BuildTrust } from '../trust/build-trust.ts';
import type { SignatureMode } from '../trust/trust-config.ts';
import { trustReason, trustRemedy } from '../trust/trust-text.ts';
import type { PinSkipCode } from './pin-plan.ts';

/** The skip of an update because of the signatures of its build. */
export interface SignatureHold {
  readonly kind: 'skip';
  readonly code: PinSkipCode;
  /** Sentences without the last full stop. */
  readonly reason: string;
}

/** A build that an update selects, and how strictly its signatures are treated. */
export interface HoldCase {
  readonly digest: Digest;
  readonly trust: BuildTrust;
  readonly mode: Exclude<SignatureMode, 'off'>;
  /** An image without known signer is only counted: it is of another registry, or its signer is remembered by this run. */
  readonly isSignerOptional: boolean;
}

/**
 * Returns the skip of an update whose build is not verified, or undefined if the update is proposed
 * (signing-rules.md#decisions). A wrong signer and an invalid signature hold an update in both modes. A failed request
 * holds it as a failed lookup, so that an earlier proposal is kept.
 */
export function signatureHold({
  digest,
  trust,
  mode,
  isSignerOptional,
}: HoldCase): SignatureHold | undefined {
  if (trust.kind === 'verified' || trust.kind === 'signed-as-other') return undefined;
  if (trust.kind === 'no-known-signer' && isSignerOptional) return undefined;
  const isAlways = trust.kind === 'wrong-signer' || trust.kind === 'bad-signature';
  if (!isAlways && mode === 'report') return undefined;
  const code = trust.kind === 'not-checked' ? 'lookup-failed' : trust.kind;
  const remedy = trustRemedy(trust).replace(/\.$/, '');
  return { kind: 'skip', code, reason: `build ${shortDigest(digest)} ${trustReason(trust)}. ${remedy}` };
}
