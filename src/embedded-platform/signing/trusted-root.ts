import { formatInstant } from '../../values/instant.ts';
import { base64 } from './bytes.ts';
import { AUTHORITY_START } from './certificate-authority.ts';
import type { SigstoreInstance } from './sigstore-instance.ts';
import type { TransparencyLog } from './transparency-log.ts';

/** Returns the trust root of an instance, as `trusted_root.json` has it (protobuf-specs, `TrustedRoot`). */
export function trustedRootOf(instance: SigstoreInstance): Readonly<Record<string, unknown>> {
  const { certificateAuthority, ctLog, rekorV1, rekorV2, timestampAuthority } = instance;
  return {
    mediaType: 'application/vnd.dev.sigstore.trustedroot+json;version=0.1',
    tlogs: [toLog(rekorV1), toLog(rekorV2)],
    certificateAuthorities: [toAuthority('https://fulcio.mooring.test', certificateAuthority)],
    ctlogs: [toLog({ ...ctLog, version: 1, baseUrl: 'https://ctfe.mooring.test' })],
    timestampAuthorities: [
      toAuthority('https://timestamp.mooring.test/api/v1/timestamp', timestampAuthority),
    ],
  };
}

/** Keys and certificates were always valid and still are. */
const VALID_FOR = { start: formatInstant(AUTHORITY_START) };

function toLog(log: Pick<TransparencyLog, 'version' | 'baseUrl' | 'spki' | 'id'>): unknown {
  return {
    baseUrl: log.baseUrl,
    hashAlgorithm: 'SHA2_256',
    publicKey: {
      rawBytes: base64(log.spki),
      keyDetails: log.version === 1 ? 'PKIX_ECDSA_P256_SHA_256' : 'PKIX_ED25519',
      validFor: VALID_FOR,
    },
    logId: { keyId: base64(log.id) },
  };
}

function toAuthority(uri: string, { chain }: { readonly chain: readonly Uint8Array[] }): unknown {
  return {
    subject: { organization: 'mooring.test', commonName: 'mooring.test' },
    uri,
    certChain: { certificates: chain.map((der) => ({ rawBytes: base64(der) })) },
    validFor: VALID_FOR,
  };
}
