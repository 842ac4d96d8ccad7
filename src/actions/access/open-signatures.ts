import type { PinSignatures } from '../../usecases/pin/require-signed.ts';
import type { OpenTrustOptions } from './create-trust.ts';
import { openTrust } from './open-trust.ts';

/** Opens the verification of the builds that a run selects; undefined for `signatures: off`. Throws as `openTrust`. */
export async function openSignatures(options: OpenTrustOptions): Promise<PinSignatures | undefined> {
  const { config, endpoints } = options;
  const trust = await openTrust(options);
  if (trust === undefined || config.signatures === 'off') return undefined;
  return { verifyBuild: trust.verifyBuild, mode: config.signatures, registryHost: endpoints.registry };
}
