import type { EntryKind } from '../../signatures/bundle/entry-kinds.ts';
import { base64, hex, sha256 } from './bytes.ts';
import { envelopeOf, signedBytes } from './signed.ts';
import type { Signed } from './signed.ts';

/** The body of an entry, before it is canonical JSON. */
export interface EntryBody {
  readonly kind: string;
  readonly apiVersion: string;
  readonly spec: unknown;
}

/** Returns what a log of the kind records about a signature. */
export function entryBody(kind: EntryKind, signed: Signed): EntryBody {
  const [name, apiVersion = ''] = kind.split(' ');
  return { kind: name ?? '', apiVersion, spec: SPECS[kind](signed) };
}

/** The kind that a Rekor v1 log is given for a signature today. */
export function usualKind({ payloadType }: Signed): EntryKind {
  return payloadType === undefined ? 'hashedrekord 0.0.1' : 'dsse 0.0.1';
}

const SPECS: Readonly<Record<EntryKind, (signed: Signed) => unknown>> = {
  'hashedrekord 0.0.1': (signed) => ({
    data: { hash: hashOf(signed.payload) },
    signature: { content: base64(signed.signature), publicKey: { content: verifierOf(signed) } },
  }),
  'hashedrekord 0.0.2': (signed) => ({
    hashedRekordV002: {
      data: { algorithm: 'SHA2_256', digest: base64(sha256(signedBytes(signed))) },
      signature: { content: base64(signed.signature), verifier: keyOf(signed) },
    },
  }),
  'dsse 0.0.1': (signed) => ({
    envelopeHash: hashOf(envelopeOf(signed)),
    payloadHash: hashOf(signed.payload),
    signatures: [{ signature: base64(signed.signature), verifier: verifierOf(signed) }],
  }),
  'intoto 0.0.1': (signed) => ({
    content: { hash: hashOf(envelopeOf(signed)), payloadHash: hashOf(signed.payload) },
    publicKey: verifierOf(signed),
  }),
  'intoto 0.0.2': (signed) => ({
    content: {
      envelope: {
        payloadType: signed.payloadType,
        signatures: [
          {
            publicKey: verifierOf(signed),
            // In base64 twice: this kind records the text of the envelope's signature.
            sig: base64(Buffer.from(base64(signed.signature))),
          },
        ],
      },
      hash: hashOf(envelopeOf(signed)),
      payloadHash: hashOf(signed.payload),
    },
  }),
};

function hashOf(bytes: Uint8Array): { algorithm: string; value: string } {
  return { algorithm: 'sha256', value: hex(sha256(bytes)) };
}

function verifierOf({ verifier }: Signed): string {
  return base64(Buffer.from(verifier.pem));
}

function keyOf({ verifier }: Signed): unknown {
  const value = { rawBytes: base64(verifier.der) };
  const member = verifier.kind === 'certificate' ? { x509Certificate: value } : { publicKey: value };
  return { keyDetails: 'PKIX_ECDSA_P256_SHA_256', ...member };
}
