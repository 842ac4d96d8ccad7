import { MEDIA_TYPES } from '../../../src/api/registry/oci.ts';
import type { Descriptor } from '../../../src/api/registry/oci.ts';
import type { Digest } from '../../../src/values/digest.ts';
import type { Signer } from '../../../src/signatures/decide/signer.ts';
import type { VerifySignature } from '../../../src/signatures/verify-signature.ts';
import { SAMPLE_SIGNER } from '../samples/sample-trust.ts';
import type { MemoryRegistry } from './memory-registry.ts';

/** Who a signature of these tests is by, or why it is none: they are about what is found, not about cryptography. */
export type Proof = 'trusted' | 'other' | 'forged' | 'unknown-log';

const SIGNERS: Readonly<Record<string, Signer>> = {
  trusted: SAMPLE_SIGNER,
  other: { ...SAMPLE_SIGNER, identity: `${SAMPLE_SIGNER.identity}-evil` },
};

/** Believes what `proof` says, in an annotation or in a bundle. */
export const believeProof: VerifySignature = (content) => {
  const text = new TextDecoder().decode(content.bytes);
  const bundle =
    content.form === 'bundle' ? (JSON.parse(text) as { proof: Proof; dsseEnvelope: Envelope }) : undefined;
  const envelope =
    content.form === 'legacy-attestation' ? (JSON.parse(text) as Envelope) : bundle?.dsseEnvelope;
  const proof = content.form === 'bundle' ? bundle?.proof : content.annotations['proof'];
  if (proof === 'unknown-log')
    return { kind: 'unverifiable', why: 'unknown-authority', reason: 'its log is unknown' };
  const signer = SIGNERS[proof ?? ''];
  if (signer === undefined) return { kind: 'invalid', check: 'signature', reason: 'its signature is wrong' };
  return {
    kind: 'verified',
    signer,
    signedAt: undefined,
    log: undefined,
    payloadType: envelope?.payloadType ?? 'simple-signing',
    payload: envelope === undefined ? content.bytes : Buffer.from(envelope.payload, 'base64'),
  };
};

interface Envelope {
  readonly payloadType: string;
  readonly payload: string;
}

/** The payload of a legacy signature, with other members of `critical`. */
export function simpleSigning(name: string, digest: string, critical: object = {}): string {
  return JSON.stringify({
    critical: {
      identity: { 'docker-reference': name },
      image: { 'docker-manifest-digest': digest },
      type: 'cosign container image signature',
      ...critical,
    },
    optional: null,
  });
}

/** A layer of a `.sig` manifest. */
export function signatureLayer(
  registry: MemoryRegistry,
  payload: string,
  proof: Proof = 'trusted',
): Descriptor {
  return registry.blob(payload, MEDIA_TYPES.simpleSigning, { annotations: { proof } });
}

/** Keeps layers behind the tag of cosign. */
export function pushLegacy(
  registry: MemoryRegistry,
  digest: Digest,
  layers: readonly Descriptor[],
  suffix = '.sig',
): void {
  registry.manifest(layers, {}, `${digest.replace(':', '-')}${suffix}`);
}

/** An envelope of a statement about a digest. */
export function envelopeAbout(digest: Digest, predicateType: string, more: object = {}): Envelope {
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    predicateType,
    subject: [{ digest: { sha256: digest.split(':')[1] } }],
    predicate: {},
    ...more,
  };
  return {
    payloadType: MEDIA_TYPES.statement,
    payload: Buffer.from(JSON.stringify(statement)).toString('base64'),
  };
}

/** A referrer of a digest: a bundle, listed with annotations unless `listed` says otherwise. */
export function pushBundle(
  registry: MemoryRegistry,
  subject: Digest,
  given: {
    readonly dsseEnvelope: unknown;
    readonly predicateType: string;
    readonly proof?: Proof;
    readonly listed?: object;
    readonly padding?: string;
  },
): Digest {
  const { dsseEnvelope, predicateType, proof = 'trusted', listed, padding } = given;
  const annotations = { 'dev.sigstore.bundle.predicateType': predicateType };
  const layer = registry.blob(JSON.stringify({ proof, dsseEnvelope, padding }), MEDIA_TYPES.bundle);
  const manifest = registry.manifest([layer], { artifactType: MEDIA_TYPES.bundle, annotations });
  registry.refer(subject, {
    digest: manifest,
    ...(listed ?? { artifactType: MEDIA_TYPES.bundle, annotations }),
  });
  return layer.digest;
}
