import { base64, sha256 } from './bytes.ts';
import { usualKind } from './log-entry.ts';
import type { Signed } from './signed.ts';
import type { LoggedEntry } from './transparency-log.ts';
import { recordEntry } from './sigstore-instance.ts';
import type { SigstoreInstance } from './sigstore-instance.ts';

/** Media type of a bundle, and of the layer and the artifact that have it. */
export const BUNDLE_V03 = 'application/vnd.dev.sigstore.bundle.v0.3+json';

export interface BundleOptions {
  /** Which log the signature is entered into; version 2 without anything else. */
  readonly log?: 'rekor-v1' | 'rekor-v2';
  /** The entry to use instead; `none` for no entry. */
  readonly entry?: LoggedEntry | 'none';
  /** The timestamps, as DER; by default one with Rekor v2, which has no times. */
  readonly timestamps?: readonly Uint8Array[];
}

/**
 * Returns a signature with its proof as a bundle of version 0.3, as cosign 3 writes it: values that are zero are left out
 * (signing-rules.md#forms).
 */
export function toBundle(
  signed: Signed,
  instance: SigstoreInstance,
  options: BundleOptions = {},
): Readonly<Record<string, unknown>> {
  const { log = 'rekor-v2' } = options;
  const kind = log === 'rekor-v1' ? usualKind(signed) : 'hashedrekord 0.0.2';
  const entry = options.entry ?? recordEntry(instance, kind, signed);
  const usual =
    log === 'rekor-v2' ? [instance.timestampAuthority.timestamp(sha256(signed.signature), signed.at)] : [];
  const timestamps = options.timestamps ?? usual;
  return {
    mediaType: BUNDLE_V03,
    verificationMaterial: {
      ...verifierOf(signed),
      ...(entry !== 'none' && { tlogEntries: [toTlogEntry(entry)] }),
      timestampVerificationData: {
        ...(timestamps.length > 0 && {
          rfc3161Timestamps: timestamps.map((der) => ({ signedTimestamp: base64(der) })),
        }),
      },
    },
    ...contentOf(signed),
  };
}

function verifierOf({ verifier }: Signed): object {
  return verifier.kind === 'certificate'
    ? { certificate: { rawBytes: base64(verifier.der) } }
    : { publicKey: { hint: base64(sha256(verifier.der)) } };
}

/** Returns an entry as a bundle, or an answer of Rekor v2, has it (protobuf-specs, `TransparencyLogEntry`). */
export function toTlogEntry({ body, canonicalBody, log, index, time, promise, proof }: LoggedEntry): unknown {
  return {
    ...(index > 0 && { logIndex: `${index}` }),
    logId: { keyId: base64(log.id) },
    kindVersion: { kind: body.kind, version: body.apiVersion },
    ...(time !== undefined && { integratedTime: `${Math.floor(time / 1000)}` }),
    ...(promise !== undefined && { inclusionPromise: { signedEntryTimestamp: base64(promise) } }),
    inclusionProof: {
      ...(proof.index > 0 && { logIndex: `${proof.index}` }),
      rootHash: base64(proof.rootHash),
      treeSize: `${proof.treeSize}`,
      ...(proof.hashes.length > 0 && { hashes: proof.hashes.map(base64) }),
      checkpoint: { envelope: proof.checkpoint },
    },
    canonicalizedBody: base64(canonicalBody),
  };
}

function contentOf({ payload, payloadType, signature }: Signed): object {
  if (payloadType === undefined) {
    return {
      messageSignature: {
        messageDigest: { algorithm: 'SHA2_256', digest: base64(sha256(payload)) },
        signature: base64(signature),
      },
    };
  }
  return {
    dsseEnvelope: {
      payload: base64(payload),
      payloadType,
      signatures: [{ sig: base64(signature) }],
    },
  };
}
