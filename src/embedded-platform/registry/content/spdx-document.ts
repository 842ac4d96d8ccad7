import { hash } from 'node:crypto';

import type { ImagePackage } from '../../seed/image-seed.ts';
import type { Digest } from '../../../values/digest.ts';
import { formatInstant } from '../../../values/instant.ts';
import type { Instant } from '../../../values/instant.ts';
import type { TargetPlatform } from './image-layer.ts';
import { isApk, purlOf } from './package-purl.ts';
import { manifestOf } from './image-source.ts';
import type { BuildContent, Described, PlatformImage } from './image-source.ts';

/** True if there is an SBOM: of a platform that has packages, where the seed does not leave it out. */
export function hasSbom(described: Described): boolean {
  if ('index' in described) return described.platforms.some(hasSbom);
  return described.packages.length > 0 && described.sbom !== 'none';
}

/**
 * Returns the SBOM of an image or an index in SPDX 2.3, as apko composes them (apko pkg/sbom/generator/spdx). `name` is
 * that of the image as in references, without the host.
 */
export function spdxDocument(name: string, described: Described): unknown {
  const { digest } = manifestOf(described);
  const main = imageElement(digest);
  return {
    spdxVersion: 'SPDX-2.3',
    dataLicense: 'CC0-1.0',
    SPDXID: 'SPDXRef-DOCUMENT',
    name: `${name}@${digest}`,
    documentNamespace: `https://spdx.org/spdxdocs/${digest.replace(':', '-')}`,
    creationInfo: { created: toSeconds(described.at), creators: ['Tool: mooring-platform'] },
    documentDescribes: [main.SPDXID],
    ...('index' in described ? indexContents(main, described) : imageContents(main, described)),
  };
}

/** Elements of a document and how they are related. */
interface SpdxContents {
  readonly packages: readonly SpdxPackage[];
  readonly relationships: readonly unknown[];
}

/** The image of every platform; their packages are in SBOMs of their own. */
function indexContents(main: SpdxPackage, { platforms }: BuildContent): SpdxContents {
  const images = platforms.map(({ manifest }) => imageElement(manifest.digest));
  return {
    packages: [main, ...images],
    relationships: images.map(({ SPDXID }) => relationship(main.SPDXID, 'VARIANT_OF', SPDXID)),
  };
}

/** The layers, the operating system, and every package with the build file and the source that it is made of. */
function imageContents(main: SpdxPackage, { layers, platform, packages, sbom }: PlatformImage): SpdxContents {
  const parts = packages.map((one) => {
    if (!isApk(one)) return ofLanguage(one, platform);
    return sbom === 'inline' ? withInlineOrigin(one, platform) : withLinkedOrigin(one, platform);
  });
  const elements = new Map(parts.flatMap((part) => part.elements).map((one) => [one.SPDXID, one]));
  const layerElements = layers.map(({ digest }) =>
    element('', digest, `pkg:oci/image@${digest}?arch=${platform.oci}&os=linux`),
  );
  const SPDXID = 'SPDXRef-OperatingSystem-wolfi';
  const system = { ...element('', 'wolfi'), SPDXID, primaryPackagePurpose: 'OPERATING_SYSTEM' };
  return {
    packages: [main, ...layerElements, system, ...elements.values()],
    relationships: [
      ...layerElements.map((layer) => relationship(main.SPDXID, 'CONTAINS', layer.SPDXID)),
      ...parts.flatMap(({ relationships }) => relationships),
      ...parts.map((part) => relationship(main.SPDXID, 'CONTAINS', part.main.SPDXID)),
    ],
  };
}

function imageElement(digest: Digest): SpdxPackage {
  return { ...element('', digest), primaryPackagePurpose: 'CONTAINER' };
}

/** Returns a time as SPDX writes it, in whole seconds (SPDX 2.3, "Created field"). */
function toSeconds(at: Instant): string {
  return formatInstant(at).replace(/\.\d+Z$/, 'Z');
}

interface SpdxPackage {
  readonly SPDXID: string;
  readonly name: string;
  readonly versionInfo?: string;
  readonly downloadLocation: string;
  readonly filesAnalyzed: boolean;
  readonly primaryPackagePurpose?: string;
  readonly externalRefs?: readonly unknown[];
}

/** The part of an SBOM about one package. */
interface PackagePart {
  readonly main: SpdxPackage;
  readonly elements: readonly SpdxPackage[];
  readonly relationships: readonly unknown[];
}

/** Its type is in its id: an apk can have the same name. */
function ofLanguage(one: ImagePackage, platform: TargetPlatform): PackagePart {
  const { SPDXID } = element(one.version, `${one.type}-${one.name}`);
  const main = { ...element(one.version, one.name, purlOf(one, platform)), SPDXID };
  return { main, elements: [main], relationships: [] };
}

/** As melange writes it since October 2024: build file and source are packages of their own that it is linked to. */
function withLinkedOrigin(one: ImagePackage, platform: TargetPlatform): PackagePart {
  const { origin = one.name } = one;
  const [commit, purl] = buildFile(one);
  const main = element(one.version, one.name, purlOf(one, platform));
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
function withInlineOrigin(one: ImagePackage, platform: TargetPlatform): PackagePart {
  const [, file] = buildFile(one);
  const main = element(one.version, one.name, purlOf(one, platform), file);
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
