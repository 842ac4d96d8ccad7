import { hash } from 'node:crypto';

import type { ImagePackage } from '../../contract/registry/oci.ts';
import type { Digest } from '../../domain/digest.ts';
import type { Platform } from './platforms.ts';

/** What a document is about: one platform's image. */
export interface DescribedImage {
  /** As its references name it, without a host. */
  readonly name: string;
  readonly digest: Digest;
  /** When it was built. */
  readonly created: string;
  readonly platform: Platform;
  readonly packages: readonly ImagePackage[];
}

/** The bill of materials of an image in SPDX 2.3: the image, and every package that it contains. */
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

/** The file that a package was built from; its stem is the origin (advisory-rules.md#package-origin). */
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
