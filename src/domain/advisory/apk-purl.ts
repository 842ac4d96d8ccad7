import type { InstalledPackage } from './advisory-selection.ts';

/** Reads a package from its purls in an SBOM; undefined if it is not an apk of a known distribution. */
export function readApkPackage(purls: readonly string[]): InstalledPackage | undefined {
  const apk = purls.map(readApk).find((one) => one !== undefined);
  if (apk === undefined) return undefined;
  const origin = apk.origin ?? purls.map(readBuildFile).find((one) => one !== undefined);
  return { ...apk, origin };
}

/** `pkg:apk/<wolfi|chainguard>/<name>@<version>?arch=<arch>` (advisory-rules.md#packages). */
function readApk(purl: string): InstalledPackage | undefined {
  const match = /^pkg:apk\/(wolfi|chainguard)\/([^@?#/]+)@([^@?#/]+)(?:\?([^#]*))?(?:#.*)?$/.exec(purl);
  const distribution = match?.[1];
  const [name, version] = [match?.[2], match?.[3]].map(decode);
  if (name === undefined || version === undefined) return undefined;
  const qualifiers = new Map((match?.[4] ?? '').split('&').map(readQualifier));
  return {
    name,
    version,
    distribution,
    arch: qualifiers.get('arch'),
    origin: qualifiers.get('origin'),
  };
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
  return decode(/^pkg:github\/[^#]+#([^#/]+)\.yaml$/.exec(purl)?.[1]);
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
