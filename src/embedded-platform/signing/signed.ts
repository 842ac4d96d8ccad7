import type { Instant } from '../../values/instant.ts';
import { base64 } from './bytes.ts';
import type { DerivedKey } from './keys.ts';

/** Who made a signature, as its proof shows: a certificate, or a plain key. */
export type SignatureVerifier =
  | { readonly kind: 'certificate'; readonly der: Uint8Array; readonly pem: string }
  | { readonly kind: 'key'; readonly der: Uint8Array; readonly pem: string };

/** Signed bytes, before a log or a timestamp authority has seen them. */
export interface Signed {
  readonly verifier: SignatureVerifier;
  readonly signature: Uint8Array;
  readonly at: Instant;
  /** The bytes that the signature is about; for a statement not those that are signed (`signedBytes`). */
  readonly payload: Uint8Array;
  /** Of a DSSE envelope; undefined for a payload that is signed as it is. */
  readonly payloadType: string | undefined;
}

/** The payload type of in-toto statements. */
export const IN_TOTO = 'application/vnd.in-toto+json';

/** Signs a payload as it is, or in a DSSE envelope if it has a type. */
export function signBytes(
  payload: Uint8Array,
  payloadType: string | undefined,
  signer: { readonly key: DerivedKey; readonly verifier: SignatureVerifier; readonly at: Instant },
): Signed {
  const { key, verifier, at } = signer;
  return { verifier, at, payload, payloadType, signature: key.sign(signedBytes({ payload, payloadType })) };
}

/** The bytes that are signed: the payload, or the pre-authentication encoding of DSSE. */
export function signedBytes({ payload, payloadType }: Pick<Signed, 'payload' | 'payloadType'>): Uint8Array {
  if (payloadType === undefined) return payload;
  const header = `DSSEv1 ${Buffer.byteLength(payloadType)} ${payloadType} ${payload.length} `;
  return Buffer.concat([Buffer.from(header), payload]);
}

/** The DSSE envelope of a signature, in the order of members that Go's library writes. */
export function envelopeOf({ payload, payloadType = IN_TOTO, signature }: Signed): Uint8Array {
  const envelope = {
    payloadType,
    payload: base64(payload),
    signatures: [{ keyid: '', sig: base64(signature) }],
  };
  return Buffer.from(JSON.stringify(envelope));
}
