import { z } from 'zod';

/** The predicate type of a signature in the new form: it states nothing but that the subject is signed. */
export const SIGNATURE_PREDICATE = 'https://sigstore.dev/cosign/sign/v1';

/** A signed statement about some content (in-toto attestation framework, "Statement"). */
export const InTotoStatement = z.object({
  _type: z.enum(['https://in-toto.io/Statement/v0.1', 'https://in-toto.io/Statement/v1']),
  predicateType: z.string(),
  subject: z.array(z.object({ name: z.string().optional(), digest: z.record(z.string(), z.string()) })),
  predicate: z.unknown(),
});

/** Envelope of a statement (DSSE, "Envelope"); `payload` is base64. */
export const DsseEnvelope = z.object({ payloadType: z.string(), payload: z.string() });

/** The part of a Sigstore bundle that has the envelope. */
export const BundledEnvelope = z.object({ dsseEnvelope: z.unknown() });

/** The type of a signature in the legacy form. */
export const SIGNATURE_TYPE = 'cosign container image signature';

/** The payload of a signature in the legacy form (cosign signature specification, "Payload"). */
export const SimpleSigning = z.object({
  critical: z.object({
    identity: z.object({ 'docker-reference': z.string() }),
    image: z.object({ 'docker-manifest-digest': z.string() }),
    type: z.literal(SIGNATURE_TYPE),
  }),
});
