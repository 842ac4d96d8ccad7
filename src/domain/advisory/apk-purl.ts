import type { InstalledPackage } from './advisory-selection.ts';

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
  const origin = apk.package.origin ?? [...purls, ...describedBy].map(readBuildFile).find(isText);
  return { kind: 'recognized', package: { ...apk.package, origin } };
}

/** `pkg:apk/<wolfi|chainguard>/<name>@<version>?arch=<arch>` (advisory-rules.md#packages). */
function readApk(purl: string): ApkReading | undefined {
  const [, path, query = ''] = /^pkg:apk\/([^?#]*)(?:\?([^#]*))?/i.exec(purl) ?? [];
  if (path === undefined) return undefined;
  const at = path.lastIndexOf('@');
  const segments = path.slice(0, at === -1 ? undefined : at).split('/');
  const name = decode(segments.pop());
  const version = at === -1 ? undefined : decode(path.slice(at + 1));
  const distribution = segments.join('/').toLowerCase();
  if (name === undefined || version === undefined || !DISTRIBUTIONS.has(distribution))
    return { kind: 'unrecognized', namespace: distribution || 'unknown' };
  const qualifiers = new Map(query.split('&').map(readQualifier));
  const [arch, origin] = [qualifiers.get('arch'), qualifiers.get('origin')];
  return { kind: 'recognized', package: { name, version, distribution, arch, origin } };
}

function readQualifier(text: string): readonly [name: string, value: string | undefined] {
  const [name = '', value] = text.split('=', 2);
  return [name, decode(value)];
}

/**
 * The stem of the file that a package was built from is its origin: `pkg:github/…@…#glibc.yaml`
 * (advisory-rules.md#package-origin).
 */
function readBuildFile(purl: string): string | undefined {
  const file = decode(/^pkg:github\/[^#]+#(?:.*\/)?([^/]+)\.yaml$/.exec(purl)?.[1]);
  return file?.replace(/\.melange$/, '');
}

function isText(text: string | undefined): boolean {
  return text !== undefined && text !== '';
}

/** Undefined for an invalid escape too: such a name cannot be queried. */
function decode(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
