import type { InstalledPackage } from './image-packages.ts';
import { decodePurl, readPurl } from './purl.ts';

/** A package of an SBOM: one that advisories can be matched with, or one of an unrecognized distribution. */
export type ApkReading =
  | { readonly kind: 'recognized'; readonly package: InstalledPackage }
  /** `unknown` for a purl without a namespace, or one whose name or version cannot be read. */
  | { readonly kind: 'unrecognized'; readonly namespace: string };

/** The distributions with advisories, as purls name them. */
const DISTRIBUTIONS = new Set(['wolfi', 'chainguard']);

/**
 * Reads a package from its purls in an SBOM, and those of the packages that it is described by; undefined if it is not an
 * apk (advisory-rules.md#packages).
 */
export function readApkPackage(
  purls: readonly string[],
  describedBy: readonly string[],
): ApkReading | undefined {
  const readings = purls.flatMap((purl) => readApk(purl) ?? []);
  const apk = readings.find(({ kind }) => kind === 'recognized') ?? readings[0];
  if (apk?.kind !== 'recognized') return apk;
  const origin = apk.package.origin ?? findOrigin([...purls, ...describedBy]);
  return { kind: 'recognized', package: { ...apk.package, origin } };
}

/** `pkg:apk/<wolfi|chainguard>/<name>@<version>?arch=<arch>` (advisory-rules.md#packages). */
function readApk(text: string): ApkReading | undefined {
  const purl = readPurl(text);
  if (purl?.type !== 'apk') return undefined;
  const [name, version] = [decodePurl(purl.name), decodePurl(purl.version)];
  const distribution = purl.namespace.toLowerCase();
  if (name === undefined || version === undefined || !DISTRIBUTIONS.has(distribution))
    return { kind: 'unrecognized', namespace: distribution || 'unknown' };
  const [arch, origin] = [purl.qualifiers.get('arch'), purl.qualifiers.get('origin')];
  return { kind: 'recognized', package: { name, version, distribution, arch, origin } };
}

/**
 * Finds the origin of a package among purls: the stem of the file that it was built from, `pkg:github/…@…#glibc.yaml`
 * (advisory-rules.md#package-origin).
 */
export function findOrigin(purls: readonly string[]): string | undefined {
  return purls.map(readBuildFile).find((file) => file !== undefined && file !== '');
}

function readBuildFile(purl: string): string | undefined {
  const file = decodePurl(/^pkg:github\/[^#]+#(?:.*\/)?([^/]+)\.yaml$/.exec(purl)?.[1]);
  return file?.replace(/\.melange$/, '');
}
