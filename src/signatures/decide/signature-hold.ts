import { shortDigest } from '../../values/digest.ts';
import type { Digest } from '../../values/digest.ts';
import type { BuildTrust } from './build-trust.ts';
import { outcomeOfTrust } from './trust-outcomes.ts';
import type { LookingMode } from './trust-outcomes.ts';
import { trustReason, trustRemedy } from './trust-text.ts';

/** Codes of updates that are held because the selected build is not verified. */
export const SIGNATURE_CODES = [
  'unsigned',
  'wrong-signer',
  'bad-signature',
  'signed-as-other',
  'not-verifiable',
  'no-known-signer',
] as const;

/** Why a build is not used because of its signatures. */
export interface SignatureHold {
  readonly code: (typeof SIGNATURE_CODES)[number] | 'lookup-failed';
  /** A clause without a full stop. */
  readonly reason: string;
  /** The one thing to do, as whole sentences. */
  readonly hint: string;
}

/** A selected build, and how strictly its signatures are treated. */
export interface HoldCase {
  readonly digest: Digest;
  readonly trust: BuildTrust;
  readonly mode: LookingMode;
  /** An image without known signer is only counted: it is of another registry, or its signer is remembered by this run. */
  readonly isSignerOptional: boolean;
}

/**
 * Returns why a selected build is not used, or undefined if it is (signing-rules.md#consequences). A failed request counts
 * as a failed lookup, so that an earlier proposal is kept.
 */
export function signatureHold({
  digest,
  trust,
  mode,
  isSignerOptional,
}: HoldCase): SignatureHold | undefined {
  if (trust.kind === 'verified' || outcomeOfTrust(trust, !isSignerOptional).pin[mode] !== 'held')
    return undefined;
  const code = trust.kind === 'not-checked' ? 'lookup-failed' : trust.kind;
  return { code, reason: `build ${shortDigest(digest)} ${trustReason(trust)}`, hint: trustRemedy(trust) };
}
