import type { SignatureMode } from '../../domain/trust/trust-config.ts';
import type { PinSignatures } from '../../usecases/pin/require-signed.ts';
import type { OpenTrustOptions } from './open-trust.ts';

/**
 * Opens the verification of the builds that a run selects; undefined for `signatures: off`. Throws as `openTrust`. Its
 * code is only loaded if it is needed.
 */
export async function openSignatures(options: OpenTrustOptions): Promise<PinSignatures | undefined> {
  const mode: SignatureMode = options.config.signatures;
  if (mode === 'off') return undefined;
  const { openTrust } = await import('./open-trust.ts');
  const verifyBuild = await openTrust(options);
  return verifyBuild && { verifyBuild, mode, registryHost: options.endpoints.registry };
}
