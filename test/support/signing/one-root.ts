import type { TrustRootSource } from '../../../src/signatures/decide/trust-root-source.ts';
import type { AnchorSigners } from '../../../src/signatures/verify-by-signers.ts';
import type { VerifySignature } from '../../../src/signatures/verify-signature.ts';
import { parseInstant } from '../../../src/values/instant.ts';

const BUILT_IN: TrustRootSource = { kind: 'built-in', confirmed: parseInstant('2026-11-05T00:00:00Z') };

/** One trust root for all signers. */
export function oneRoot(verifySignature: VerifySignature, source = BUILT_IN): AnchorSigners {
  return (trusted) => [{ verifySignature, source, signers: trusted?.signers ?? [] }];
}
