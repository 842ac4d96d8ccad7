import { z } from 'zod';

import type { EntryKind } from './entry-kinds.ts';
import { base64Bytes } from './strict-bytes.ts';
import type { Schema } from './strict-bytes.ts';

const LONGEST_VERIFIER = 65_536;

/** A certificate or public key, as PEM in base64. */
const Pem = base64Bytes(LONGEST_VERIFIER).transform((bytes) => bytes.toString('latin1'));
const Sha256 = z
  .object({ algorithm: z.literal('sha256'), value: z.string() })
  .transform(({ value }) => value);
const Der = z.object({ rawBytes: base64Bytes(LONGEST_VERIFIER) }).transform(({ rawBytes }) => rawBytes);

/** The certificate or key that a log entry names: as text, or as DER. */
export type NamedVerifier = string | Buffer;

/** The part of an entry that the library does not compare; hashes are in hex. */
export interface RecordedEntry {
  readonly verifier: NamedVerifier;
  /** Of entries that record no signature: the hashes of envelope and payload, which bind them to both. */
  readonly hashes?: { readonly envelope: string; readonly payload: string };
}

/** The kind of an entry, which its body repeats. */
export const EntryHead = z.object({ kind: z.string(), apiVersion: z.string() });
export type EntryHead = z.infer<typeof EntryHead>;

/** The content of an entry by its kind and version (Rekor, "Pluggable types"; rekor-tiles, "CLIENTS.md"). */
export const ENTRY_SCHEMAS: Readonly<Record<EntryKind, Schema<RecordedEntry>>> = {
  'hashedrekord 0.0.1': z
    .object({
      spec: z.object({
        data: z.object({ hash: Sha256 }),
        signature: z.object({ publicKey: z.object({ content: Pem }) }),
      }),
    })
    .transform(({ spec }) => ({ verifier: spec.signature.publicKey.content })),
  'hashedrekord 0.0.2': z
    .object({
      spec: z.object({
        hashedRekordV002: z.object({
          data: z.object({ algorithm: z.literal('SHA2_256') }),
          signature: z.object({
            verifier: z.union([
              z.object({ x509Certificate: Der }).transform(({ x509Certificate }) => x509Certificate),
              z.object({ publicKey: Der }).transform(({ publicKey }) => publicKey),
            ]),
          }),
        }),
      }),
    })
    .transform(({ spec }) => ({ verifier: spec.hashedRekordV002.signature.verifier })),
  'dsse 0.0.1': z
    .object({
      spec: z.object({ payloadHash: Sha256, signatures: z.tuple([z.object({ verifier: Pem })]) }),
    })
    .transform(({ spec }) => ({ verifier: spec.signatures[0].verifier })),
  'intoto 0.0.1': z
    .object({
      spec: z.object({ content: z.object({ hash: Sha256, payloadHash: Sha256 }), publicKey: Pem }),
    })
    .transform(({ spec }) => ({
      verifier: spec.publicKey,
      hashes: { envelope: spec.content.hash, payload: spec.content.payloadHash },
    })),
  'intoto 0.0.2': z
    .object({
      spec: z.object({
        content: z.object({
          envelope: z.object({ signatures: z.tuple([z.object({ publicKey: Pem })]) }),
          payloadHash: Sha256,
        }),
      }),
    })
    .transform(({ spec }) => ({ verifier: spec.content.envelope.signatures[0].publicKey })),
};
