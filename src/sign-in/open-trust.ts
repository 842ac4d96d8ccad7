import type { OpenedTrust, OpenTrustOptions } from './create-trust.ts';

/**
 * Opens what verifies the builds and SBOMs of a run by the section `trust`; undefined for `signatures: off`. Sends nothing
 * before the first build. Throws `config_file_unreadable` and `config_file_invalid` for a trust root.
 */
export async function openTrust(options: OpenTrustOptions): Promise<OpenedTrust | undefined> {
  if (options.config.signatures === 'off') return undefined;
  // Only a run that verifies loads the verifier and the trust root (ADR 0013).
  const { createTrust } = await import('./create-trust.ts');
  return createTrust(options);
}
