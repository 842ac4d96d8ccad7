import { MEDIA_TYPES } from '../../../contract/registry/oci.ts';
import { contentOf, descriptorOf } from './content.ts';
import type { Content } from './content.ts';
import { SPDX_PREDICATE } from '../../../contract/advisory/spdx.ts';
import { manifestOf } from './image-source.ts';
import type { Described } from './image-source.ts';
import { hasSbom, spdxDocument } from './spdx-document.ts';

/** Signs bytes with the key of the platform's issuer (RSASSA-PKCS1-v1_5 with SHA-256). */
export type Sign = (bytes: Uint8Array) => Promise<Uint8Array>;

/** Signed content about an image: what `manifest` refers to is its subject. */
export interface Attestation {
  readonly manifest: Content;
  readonly config: Content;
  readonly envelope: Content;
}

/** Annotation of a layer in which cosign keeps the signature of the layer. */
const COSIGN_SIGNATURE = 'dev.cosignproject.cosign/signature';

/**
 * Returns the SBOM of one platform's image, or of an index, as a signed attestation; undefined for one without an SBOM.
 * `name` is that of the image as in references, without the host.
 */
export async function attestPackages(
  name: string,
  described: Described,
  sign: Sign,
): Promise<Attestation | undefined> {
  if (!hasSbom(described)) return undefined;
  const subject = manifestOf(described);
  const statement = {
    _type: 'https://in-toto.io/Statement/v0.1',
    predicateType: SPDX_PREDICATE,
    subject: [{ name, digest: { sha256: subject.digest.slice('sha256:'.length) } }],
    predicate: spdxDocument(name, described),
  };
  const envelope = contentOf(MEDIA_TYPES.envelope, await envelopeOf(JSON.stringify(statement), sign));
  const config = contentOf(MEDIA_TYPES.config, attestationConfig(envelope));
  const annotations = { predicateType: SPDX_PREDICATE };
  const manifest = {
    schemaVersion: 2,
    mediaType: MEDIA_TYPES.manifest,
    artifactType: MEDIA_TYPES.envelope,
    config: descriptorOf(config),
    // The signature is in the envelope; cosign rejects a layer without the annotation all the same.
    layers: [{ ...descriptorOf(envelope), annotations: { ...annotations, [COSIGN_SIGNATURE]: '' } }],
    subject: descriptorOf(subject),
    annotations,
  };
  return { manifest: contentOf(MEDIA_TYPES.manifest, JSON.stringify(manifest)), config, envelope };
}

/**
 * Returns a DSSE envelope: what is signed is the type and the payload, each with its length before it (DSSE protocol).
 */
async function envelopeOf(payload: string, sign: Sign): Promise<string> {
  const type = MEDIA_TYPES.statement;
  const bytes = Buffer.byteLength(payload);
  const signature = await sign(Buffer.from(`DSSEv1 ${type.length} ${type} ${bytes} ${payload}`));
  return JSON.stringify({
    payloadType: type,
    payload: Buffer.from(payload).toString('base64'),
    signatures: [{ keyid: '', sig: Buffer.from(signature).toString('base64') }],
  });
}

/** Attestations are kept as images for no platform, whose configuration lists their layers (cosign's convention). */
function attestationConfig(envelope: Content): string {
  return JSON.stringify({
    architecture: '',
    os: '',
    config: {},
    rootfs: { type: 'layers', diff_ids: [envelope.digest] },
  });
}
