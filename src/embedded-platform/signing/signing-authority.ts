import type { Instant } from '../../values/instant.ts';
import { formatInstant } from '../../values/instant.ts';
import { toBundle } from './bundle.ts';
import type { BundleOptions } from './bundle.ts';
import { base64, toPem } from './bytes.ts';
import { AUTHORITY_START, createCertificateAuthority } from './certificate-authority.ts';
import type { CertificateOptions, SigningIdentity } from './certificate-authority.ts';
import { createCtLog } from './ct-log.ts';
import { deriveKey } from './keys.ts';
import type { EntryKind } from '../../signatures/bundle/entry-kinds.ts';
import { toLegacyLayer } from './legacy-layer.ts';
import type { LegacyLayer, LegacyOptions } from './legacy-layer.ts';
import { IN_TOTO, signBytes } from './signed.ts';
import type { Signed } from './signed.ts';
import { recordEntry } from './sigstore-instance.ts';
import type { EntryOptions, SigstoreInstance } from './sigstore-instance.ts';
import { createTimestampAuthority } from './timestamp-authority.ts';
import { createRekorV1, createRekorV2 } from './transparency-log.ts';
import type { LoggedEntry, TransparencyLog } from './transparency-log.ts';

/** Who signs, and when: with a certificate for an identity, or with the plain key of a name. */
export type SignatureBy =
  | {
      readonly identity: SigningIdentity;
      readonly at: Instant;
      readonly certificate?: CertificateOptions;
    }
  | { readonly keyName: string; readonly at: Instant };

/**
 * A Sigstore instance of its own: what it signs verifies with its trust root, and with no other. It keeps nothing, so that
 * the same seed and arguments always give the same bytes.
 */
export interface SigningAuthority extends SigstoreInstance {
  /** Signs bytes as they are, such as the payload of a legacy signature. */
  readonly signPayload: (payload: Uint8Array, by: SignatureBy) => Signed;
  /** Signs a statement in a DSSE envelope. */
  readonly signStatement: (statement: Uint8Array, by: SignatureBy, payloadType?: string) => Signed;
  /** Enters a signature into the log that has entries of the kind; the same for the same arguments. */
  readonly recordEntry: (kind: EntryKind, signed: Signed, options?: EntryOptions) => LoggedEntry;
  /** The layer of a `.sig` or `.att` manifest. */
  readonly toLegacyLayer: (signed: Signed, options?: LegacyOptions) => LegacyLayer;
  /** The text of a bundle of version 0.3. */
  readonly toBundle: (signed: Signed, options?: BundleOptions) => Uint8Array;
  /** The public key of a plain key, as PEM. */
  readonly publicKey: (keyName: string) => string;
  /** The trust root, as the text of `trusted_root.json`. */
  readonly trustedRoot: () => string;
}

/** Creates an authority from a secret of at least 16 bytes. */
export function createSigningAuthority(seed: Uint8Array): SigningAuthority {
  const ctLog = createCtLog(seed);
  const instance = {
    ctLog,
    certificateAuthority: createCertificateAuthority(seed, ctLog),
    rekorV1: createRekorV1(seed),
    rekorV2: createRekorV2(seed),
    timestampAuthority: createTimestampAuthority(seed),
  };
  const plainKey = (name: string) => {
    const key = deriveKey(seed, `plain key ${name}`);
    return { key, pem: toPem('PUBLIC KEY', key.spki) };
  };
  const sign = (payload: Uint8Array, payloadType: string | undefined, by: SignatureBy): Signed => {
    if ('keyName' in by) {
      const { key, pem } = plainKey(by.keyName);
      const verifier = { kind: 'key', der: key.spki, pem } as const;
      return signBytes(payload, payloadType, { key, verifier, at: by.at });
    }
    const issued = instance.certificateAuthority.issue(by.identity, by.at, by.certificate);
    const verifier = { kind: 'certificate', der: issued.der, pem: issued.pem } as const;
    return signBytes(payload, payloadType, { key: issued.key, verifier, at: by.at });
  };
  return {
    ...instance,
    signPayload: (payload, by) => sign(payload, undefined, by),
    signStatement: (statement, by, payloadType = IN_TOTO) => sign(statement, payloadType, by),
    recordEntry: (kind, signed, options) => recordEntry(instance, kind, signed, options),
    toLegacyLayer: (signed, options) => toLegacyLayer(signed, instance, options),
    toBundle: (signed, options) => Buffer.from(JSON.stringify(toBundle(signed, instance, options))),
    publicKey: (name) => plainKey(name).pem,
    trustedRoot: () => `${JSON.stringify(trustedRootOf(instance), undefined, 2)}\n`,
  };
}

/** Returns the trust root of an instance, as `trusted_root.json` has it (protobuf-specs, `TrustedRoot`). */
function trustedRootOf(instance: SigstoreInstance): Readonly<Record<string, unknown>> {
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
