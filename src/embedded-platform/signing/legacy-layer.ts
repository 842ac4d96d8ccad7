import { base64, hex, toPem } from './bytes.ts';
import { usualKind } from './log-entry.ts';
import type { EntryKind } from '../../signatures/bundle/entry-kinds.ts';
import { envelopeOf } from './signed.ts';
import type { Signed } from './signed.ts';
import type { LoggedEntry } from './transparency-log.ts';
import { recordEntry } from './sigstore-instance.ts';
import type { SigstoreInstance } from './sigstore-instance.ts';

/** A layer of the manifest behind `sha256-<hex>.sig` or `sha256-<hex>.att`. */
export interface LegacyLayer {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  readonly annotations: Readonly<Record<string, string>>;
}

export interface LegacyOptions {
  /** The entry, or the kind of the one to make; `none` for no entry. By default what cosign writes. */
  readonly entry?: LoggedEntry | EntryKind | 'none';
  /** Of an attestation: a hint, which nothing signs. */
  readonly predicateType?: string;
}

/** Returns a signature or an attestation as cosign stored it before bundles (signing-rules.md#forms). */
export function toLegacyLayer(
  signed: Signed,
  instance: SigstoreInstance,
  { entry = usualKind(signed), predicateType }: LegacyOptions = {},
): LegacyLayer {
  const { verifier, payloadType } = signed;
  const logged = typeof entry === 'string' && entry !== 'none' ? recordEntry(instance, entry, signed) : entry;
  const isAttestation = payloadType !== undefined;
  return {
    mediaType: isAttestation
      ? 'application/vnd.dsse.envelope.v1+json'
      : 'application/vnd.dev.cosign.simplesigning.v1+json',
    bytes: isAttestation ? envelopeOf(signed) : signed.payload,
    annotations: {
      // The signature of an attestation is in its envelope.
      'dev.cosignproject.cosign/signature': isAttestation ? '' : base64(signed.signature),
      ...(verifier.kind === 'certificate' && {
        'dev.sigstore.cosign/certificate': verifier.pem,
        'dev.sigstore.cosign/chain': instance.certificateAuthority.chain
          .map((der) => toPem('CERTIFICATE', der))
          .join(''),
      }),
      ...(logged !== 'none' && { 'dev.sigstore.cosign/bundle': JSON.stringify(toRekorBundle(logged)) }),
      ...(predicateType !== undefined && { predicateType }),
    },
  };
}

/** In the order of members that cosign writes. */
function toRekorBundle({ canonicalBody, time, index, log, promise }: LoggedEntry): unknown {
  return {
    SignedEntryTimestamp: base64(promise ?? new Uint8Array()),
    Payload: {
      body: base64(canonicalBody),
      integratedTime: Math.floor((time ?? 0) / 1000),
      logIndex: index,
      logID: hex(log.id),
    },
  };
}
