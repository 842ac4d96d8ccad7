import { hash } from 'node:crypto';

import type { ImagePackage } from '../../../contract/registry/oci.ts';
import { formatInstant } from '../../../domain/instant.ts';
import type { Instant } from '../../../domain/instant.ts';
import type { Platform } from './image-layer.ts';
import type { PlatformImage } from './image-source.ts';

/** The image of one platform that an SPDX document describes. */
export interface DescribedImage {
  /** As in image references, without the host. */
  readonly name: string;
  /** Build time. */
  readonly at: Instant;
  readonly content: PlatformImage;
}

/** True if the image of the platform has an SBOM: it has packages there, and the seed does not leave it out. */
export function hasSbom({ packages, sbom }: PlatformImage): boolean {
  return packages.length > 0 && sbom !== 'none';
}

/**
 * Returns the SBOM of an image in SPDX 2.3, as apko composes it of those of its packages (apko pkg/sbom/generator/spdx):
 * the image, its layer, its operating system, and every package with the build file and the source that it is made of.
 */
export function spdxDocument({ name, at, content }: DescribedImage): unknown {
  const { manifest, layer, platform, packages, sbom } = content;
  const image = { ...element('', manifest.digest), primaryPackagePurpose: 'CONTAINER' };
  const parts = packages.map((one) =>
    sbom === 'inline' ? withInlineOrigin(one, platform) : withLinkedOrigin(one, platform),
  );
  const elements = new Map(parts.flatMap((part) => part.elements).map((one) => [one.SPDXID, one]));
  const layerElement = element(
    '',
    layer.digest,
    `pkg:oci/image@${layer.digest}?arch=${platform.oci}&os=linux`,
  );
  const SPDXID = 'SPDXRef-OperatingSystem-wolfi';
  const system = { ...element('', 'wolfi'), SPDXID, primaryPackagePurpose: 'OPERATING_SYSTEM' };
  return {
    spdxVersion: 'SPDX-2.3',
    dataLicense: 'CC0-1.0',
    SPDXID: 'SPDXRef-DOCUMENT',
    name: `${name}@${manifest.digest}`,
    documentNamespace: `https://spdx.org/spdxdocs/${manifest.digest.replace(':', '-')}`,
    creationInfo: { created: toSeconds(at), creators: ['Tool: mooring-platform'] },
    documentDescribes: [image.SPDXID],
    packages: [image, layerElement, system, ...elements.values()],
    relationships: [
      relationship(image.SPDXID, 'CONTAINS', layerElement.SPDXID),
      ...parts.flatMap(({ relationships }) => relationships),
      ...parts.map(({ main }) => relationship(image.SPDXID, 'CONTAINS', main.SPDXID)),
    ],
  };
}

/** Returns a time as SPDX writes it, in whole seconds (SPDX 2.3, "Created field"). */
function toSeconds(at: Instant): string {
  return formatInstant(at).replace(/\.\d+Z$/, 'Z');
}

/** Returns the purl of a package on a platform. */
export function apkPurl(
  { name, version, distribution = 'wolfi' }: ImagePackage,
  { apk }: Pick<Platform, 'apk'>,
): string {
  return `pkg:apk/${distribution}/${encodeURIComponent(name)}@${encodeURIComponent(version)}?arch=${apk}`;
}

interface SpdxPackage {
  readonly SPDXID: string;
  readonly name: string;
  readonly versionInfo?: string;
  readonly downloadLocation: string;
  readonly filesAnalyzed: boolean;
  readonly externalRefs?: readonly unknown[];
}

/** The part of an SBOM about one apk package. */
interface PackagePart {
  readonly main: SpdxPackage;
  readonly elements: readonly SpdxPackage[];
  readonly relationships: readonly unknown[];
}

/** As melange writes it since October 2024: build file and source are packages of their own that it is linked to. */
function withLinkedOrigin(one: ImagePackage, platform: Platform): PackagePart {
  const { origin = one.name } = one;
  const [commit, purl] = buildFile(one);
  const main = element(one.version, one.name, apkPurl(one, platform));
  const file = element(commit, `${origin}.yaml`, purl);
  const upstream = one.version.replace(/-r\d+$/, '');
  const source = element(
    upstream,
    `github.com/${origin}/${origin}`,
    `pkg:github/${encodeURIComponent(origin)}/${encodeURIComponent(origin)}@v${encodeURIComponent(upstream)}`,
  );
  return {
    main,
    elements: [main, file, source],
    relationships: [
      relationship(main.SPDXID, 'DESCRIBED_BY', file.SPDXID),
      relationship(main.SPDXID, 'GENERATED_FROM', source.SPDXID),
    ],
  };
}

/** As melange wrote it before: the build file is a second reference of the package. */
function withInlineOrigin(one: ImagePackage, platform: Platform): PackagePart {
  const [, file] = buildFile(one);
  const main = element(one.version, one.name, apkPurl(one, platform), file);
  return { main, elements: [main], relationships: [] };
}

/**
 * Returns the commit and the purl of the file that a package was built from; its stem is the origin
 * (advisory-rules.md#package-origin).
 */
function buildFile({
  name,
  version,
  origin = name,
  distribution = 'wolfi',
}: ImagePackage): readonly [commit: string, purl: string] {
  const commit = hash('sha1', `${origin}@${version}`);
  const repository = distribution === 'wolfi' ? 'wolfi-dev/os' : `${distribution}-dev/packages`;
  return [commit, `pkg:github/${repository}@${commit}#${encodeURIComponent(origin)}.yaml`];
}

/** Returns a package of a document; characters that ids do not allow are written as melange writes them. */
function element(versionInfo: string, name: string, ...purls: readonly string[]): SpdxPackage {
  const id = [name, versionInfo].filter((text) => text !== '').join('-');
  const escaped = id
    .replaceAll(/[:/]/g, '-')
    .replaceAll(/[^A-Za-z0-9.-]/g, (character) => `C${character.codePointAt(0)}`);
  return {
    SPDXID: `SPDXRef-Package-${escaped}`,
    name,
    ...(versionInfo === '' ? {} : { versionInfo }),
    downloadLocation: 'NOASSERTION',
    filesAnalyzed: false,
    ...(purls.length === 0 ? {} : { externalRefs: purls.map(reference) }),
  };
}

function reference(purl: string): unknown {
  return { referenceCategory: 'PACKAGE-MANAGER', referenceType: 'purl', referenceLocator: purl };
}

function relationship(from: string, relationshipType: string, to: string): unknown {
  return { spdxElementId: from, relationshipType, relatedSpdxElement: to };
}
