import { z } from 'zod';

import { base64Bytes } from './strict-bytes.ts';

/** The media types of Sigstore bundles, each with its version and the two spellings of 0.3. */
export const BUNDLE_VERSIONS: Readonly<Record<string, '0.1' | '0.2' | '0.3'>> = {
  'application/vnd.dev.sigstore.bundle+json;version=0.1': '0.1',
  'application/vnd.dev.sigstore.bundle+json;version=0.2': '0.2',
  'application/vnd.dev.sigstore.bundle+json;version=0.3': '0.3',
  'application/vnd.dev.sigstore.bundle.v0.3+json': '0.3',
};

/** Bytes of what is signed, with its envelope or bundle; an SBOM of 10,000 packages has a third of it. */
export const LONGEST_CONTENT = 33_554_432;
/** Characters of a certificate, a timestamp or an entry of a log; real ones have less than a tenth. */
export const LONGEST_PART = 65_536;
const LONGEST_ENTRY = 1_048_576;
/** Characters of a signed tree head; each line of it can cost a verification. */
const LONGEST_CHECKPOINT = 8_192;
/** Hashes of a path through a log of any size. */
const MOST_HASHES = 64;
/** Entries, timestamps and certificates of a bundle; a usual one has one of each. */
const MOST_PARTS = 32;

/** Numbers of 64 bits are text, and zero is left out (protobuf, "ProtoJSON format"). */
const Decimal = z
  .string()
  .regex(/^\d{1,15}$/)
  .default('0');

const Certificate = z.object({ rawBytes: base64Bytes(LONGEST_PART) });

/** The signature is at most as long as one of RSA with 16,384 bits. */
const Signature = base64Bytes(4_096);

/** A DSSE envelope with exactly one signature; the key identifier is a hint that Mooring does not read. */
export const SignedEnvelope = z.object({
  payloadType: z.string(),
  payload: base64Bytes(LONGEST_CONTENT),
  // A second one is malformed, not one too many of what is read.
  signatures: z.tuple([z.object({ sig: Signature })]).rest(z.never()),
});

export type SignedEnvelope = z.infer<typeof SignedEnvelope>;

const Count = z.number().refine((count) => Number.isSafeInteger(count) && count >= 0);

/** The JSON of the annotation that proves the log entry of a legacy signature (cosign signature specification). */
export const LegacyEntry = z.object({
  SignedEntryTimestamp: Signature,
  Payload: z.object({
    body: base64Bytes(LONGEST_ENTRY),
    integratedTime: Count,
    logIndex: Count,
    logID: z.string().regex(/^[0-9a-f]{64}$/),
  }),
});

/** The signature of a legacy layer. */
export const LegacySignature = Signature;

/** The place of a signature in a log, with the promise of the log to include it or the proof that it does. */
const Entry = z.object({
  logIndex: Decimal,
  logId: z.object({ keyId: base64Bytes(128) }),
  kindVersion: z.object({ kind: z.string(), version: z.string() }),
  integratedTime: Decimal,
  inclusionPromise: z.object({ signedEntryTimestamp: Signature }).optional(),
  /** Root hash and size are those of the checkpoint, which is signed. */
  inclusionProof: z
    .object({
      logIndex: Decimal,
      hashes: z.array(base64Bytes(128)).max(MOST_HASHES).default([]),
      checkpoint: z.object({ envelope: z.string().max(LONGEST_CHECKPOINT) }),
    })
    .optional(),
  canonicalizedBody: base64Bytes(LONGEST_ENTRY),
});

export type BundleEntry = z.infer<typeof Entry>;

/** The parts of a bundle that every version has. Only envelopes are read: images are signed with statements. */
export const Bundle = z.object({
  mediaType: z.string(),
  verificationMaterial: z.object({
    certificate: Certificate.optional(),
    x509CertificateChain: z.object({ certificates: z.array(Certificate).min(1).max(MOST_PARTS) }).optional(),
    publicKey: z.object({}).optional(),
    tlogEntries: z.array(Entry).max(MOST_PARTS).default([]),
    timestampVerificationData: z
      .object({
        rfc3161Timestamps: z
          .array(z.object({ signedTimestamp: base64Bytes(LONGEST_PART) }))
          .max(MOST_PARTS)
          .default([]),
      })
      .optional(),
  }),
  dsseEnvelope: SignedEnvelope,
  messageSignature: z.never().optional(),
});
export type Bundle = z.infer<typeof Bundle>;
