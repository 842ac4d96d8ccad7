import { MEDIA_TYPES } from '../../contract/registry/oci.ts';
import type { Instant } from '../../domain/instant.ts';
import { formatInstant } from '../../domain/instant.ts';
import { contentOf, descriptorOf } from './content.ts';
import type { Content } from './content.ts';
import type { PlatformImage } from './image-source.ts';
import { spdxDocument } from './spdx-document.ts';

/** Signs bytes with the key of the platform's issuer (RSASSA-PKCS1-v1_5 with SHA-256). */
export type Sign = (bytes: Uint8Array) => Promise<Uint8Array>;

/** The type of the statement inside: a bill of materials (advisory-rules.md#sbom-sources). */
export const SPDX_PREDICATE = 'https://spdx.dev/Document';

/** Signed content about an image: what `manifest` refers to is its subject. */
export interface Attestation {
  readonly manifest: Content;
  readonly config: Content;
  readonly envelope: Content;
}

/** The bill of materials of one platform's image as a signed attestation, or undefined for an image without packages. */
export async function attestPackages(
  image: { readonly name: string; readonly at: Instant; readonly content: PlatformImage },
  sign: Sign,
): Promise<Attestation | undefined> {
  const { manifest: subject, packages, platform } = image.content;
  if (packages.length === 0) return undefined;
  const created = formatInstant(image.at);
  const statement = {
    _type: 'https://in-toto.io/Statement/v0.1',
    predicateType: SPDX_PREDICATE,
    subject: [{ name: image.name, digest: { sha256: subject.digest.slice('sha256:'.length) } }],
    predicate: spdxDocument({ name: image.name, digest: subject.digest, created, platform, packages }),
  };
  const envelope = contentOf(MEDIA_TYPES.envelope, await envelopeOf(JSON.stringify(statement), sign));
  const config = contentOf(MEDIA_TYPES.config, attestationConfig(envelope, platform.oci));
  const annotations = { predicateType: SPDX_PREDICATE };
  const manifest = {
    schemaVersion: 2,
    mediaType: MEDIA_TYPES.manifest,
    artifactType: MEDIA_TYPES.envelope,
    config: descriptorOf(config),
    layers: [{ ...descriptorOf(envelope), annotations }],
    subject: descriptorOf(subject),
    annotations,
  };
  return { manifest: contentOf(MEDIA_TYPES.manifest, JSON.stringify(manifest)), config, envelope };
}

/** A DSSE envelope: what is signed is the type and the payload, each with its length before it (DSSE protocol). */
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

/** Attestations are kept as images, whose configuration lists their layers (cosign's convention). */
function attestationConfig(envelope: Content, architecture: string): string {
  return JSON.stringify({
    architecture,
    os: 'linux',
    config: {},
    rootfs: { type: 'layers', diff_ids: [envelope.digest] },
  });
}
