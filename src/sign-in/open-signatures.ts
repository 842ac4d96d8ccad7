import { rootUid } from '../api/schema/uid.ts';
import { readPlatformToken } from '../values/jwt-claims.ts';
import { rememberSigners } from '../signatures/decide/remember-signers.ts';
import type { TrustConfig } from '../signatures/decide/trust-settings.ts';
import type { PinSignatures } from '../signatures/decide-signed.ts';
import type { OpenedTrust, OpenTrustOptions } from './create-trust.ts';
import { openTrust } from './open-trust.ts';

/** The verification of builds and of their SBOMs. */
export interface OpenedSignatures extends PinSignatures, Pick<OpenedTrust, 'verifySbom' | 'requestSigners'> {}

/** Opens the verification of the builds that a run selects; undefined for `signatures: off`. Throws as `openTrust`. */
export async function openSignatures(options: OpenTrustOptions): Promise<OpenedSignatures | undefined> {
  const { config, endpoints } = options;
  const trust = await openTrust(options);
  if (trust === undefined || config.signatures === 'off') return undefined;
  const registryHost = endpoints.registry;
  const remember = { registryHost, organizationUid: organizationUid(options), configured: globsOf(config) };
  return {
    ...trust,
    mode: config.signatures,
    registryHost,
    remember: (builds) => rememberSigners(builds, remember),
  };
}

function globsOf({ signers }: TrustConfig): readonly string[] {
  return signers.map(({ glob }) => glob);
}

/** The organization above the identity of the run; undefined for a person, who is above none, and without a token. */
function organizationUid({ access: { apiToken } }: OpenTrustOptions): string | undefined {
  const { sub = '' } = apiToken === undefined ? {} : readPlatformToken(apiToken.reveal());
  return sub.includes('/') ? rootUid(sub) : undefined;
}
