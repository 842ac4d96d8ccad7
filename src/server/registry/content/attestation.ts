import { MEDIA_TYPES } from '../../../contract/registry/oci.ts';
import type { Instant } from '../../../domain/instant.ts';
import { formatInstant } from '../../../domain/instant.ts';
import { contentOf, descriptorOf } from './content.ts';
import type { Content } from './content.ts';
import type { PlatformImage } from './image-source.ts';
import type { Platform } from './image-layer.ts';
import { hash } from 'node:crypto';
import type { ImagePackage } from '../../../contract/registry/oci.ts';
import { SPDX_PREDICATE } from '../../../contract/advisory/spdx.ts';
import type { Digest } from '../../../domain/digest.ts';

/** Signs bytes with the key of the platform's issuer (RSASSA-PKCS1-v1_5 with SHA-256). */
export type Sign = (bytes: Uint8Array) => Promise<Uint8Array>;

/** Signed content about an image: what `manifest` refers to is its subject. */
export interface Attestation {
  readonly manifest: Content;
  readonly config: Content;
  readonly envelope: Content;
}

/** Returns the SBOM of one platform's image as a signed attestation, or undefined for an image without packages. */
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

/** Attestations are kept as images, whose configuration lists their layers (cosign's convention). */
function attestationConfig(envelope: Content, architecture: string): string {
  return JSON.stringify({
    architecture,
    os: 'linux',
    config: {},
    rootfs: { type: 'layers', diff_ids: [envelope.digest] },
  });
}

/** The image of one platform that an SPDX document describes. */
export interface DescribedImage {
  /** As in image references, without the host. */
  readonly name: string;
  readonly digest: Digest;
  /** Build time. */
  readonly created: string;
  readonly platform: Platform;
  readonly packages: readonly ImagePackage[];
}

/** Returns the SBOM of an image in SPDX 2.3: the image, and every package that it contains. */
export function spdxDocument(image: DescribedImage): unknown {
  const contained = image.packages.map((one) => toSpdxPackage(one, image.platform));
  return {
    spdxVersion: 'SPDX-2.3',
    dataLicense: 'CC0-1.0',
    SPDXID: 'SPDXRef-DOCUMENT',
    name: `${image.name}@${image.digest}`,
    documentNamespace: `https://spdx.org/spdxdocs/${image.digest.replace(':', '-')}`,
    creationInfo: { created: image.created, creators: ['Tool: mooring-platform'] },
    documentDescribes: ['SPDXRef-Image'],
    packages: [
      { ...unanalyzed('SPDXRef-Image', image.name, image.digest), primaryPackagePurpose: 'CONTAINER' },
      ...contained,
    ],
    relationships: [
      relationship('SPDXRef-DOCUMENT', 'DESCRIBES', 'SPDXRef-Image'),
      ...contained.map(({ SPDXID }) => relationship('SPDXRef-Image', 'CONTAINS', SPDXID)),
    ],
  };
}

interface SpdxPackage {
  readonly SPDXID: string;
  readonly name: string;
  readonly versionInfo: string;
  readonly downloadLocation: string;
  readonly filesAnalyzed: boolean;
}

function toSpdxPackage({ name, version, origin = name }: ImagePackage, { apk }: Platform): SpdxPackage {
  const id = `SPDXRef-Package-${`${name}-${version}`.replace(/[^A-Za-z0-9.-]/g, '-')}`;
  const purl = `pkg:apk/wolfi/${encodeURIComponent(name)}@${encodeURIComponent(version)}?arch=${apk}`;
  return Object.assign(unanalyzed(id, name, version), {
    externalRefs: [reference(purl), reference(buildFile(origin, version))],
  });
}

/** Returns the file that a package was built from; its stem is the origin (advisory-rules.md#package-origin). */
function buildFile(origin: string, version: string): string {
  const commit = hash('sha1', `${origin}@${version}`);
  return `pkg:github/wolfi-dev/os@${commit}#${encodeURIComponent(origin)}.yaml`;
}

function unanalyzed(id: string, name: string, version: string): SpdxPackage {
  return { SPDXID: id, name, versionInfo: version, downloadLocation: 'NOASSERTION', filesAnalyzed: false };
}

function reference(purl: string): unknown {
  return { referenceCategory: 'PACKAGE-MANAGER', referenceType: 'purl', referenceLocator: purl };
}

function relationship(from: string, relationshipType: string, to: string): unknown {
  return { spdxElementId: from, relationshipType, relatedSpdxElement: to };
}
