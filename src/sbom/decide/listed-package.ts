import type { ListedPackage } from './image-packages.ts';
import { findOrigin } from './apk-purl.ts';
import { decodePurl, readPurl } from './purl.ts';

/**
 * The types of purls that are not installed packages: the image and its layers, and the repositories that a package was
 * built from, whose commits change with every build.
 */
const OTHER_TYPES = new Set(['oci', 'docker', 'github', 'gitlab', 'bitbucket']);

/** The types whose namespace is the distribution, which is no part of the name. */
const DISTRIBUTION_TYPES = new Set(['apk', 'deb', 'rpm', 'alpm']);

/**
 * Reads a package of any ecosystem from its purls in an SBOM, and those of the packages that it is described by; undefined
 * for a purl of another kind. A name with an invalid escape is kept as it is written.
 */
export function readListedPackage(
  purls: readonly string[],
  describedBy: readonly string[],
): ListedPackage | undefined {
  const read = purls.map(readPurl);
  const purl = read.find((one) => one !== undefined && !OTHER_TYPES.has(one.type));
  if (purl === undefined) return undefined;
  const { type, qualifiers, version = '' } = purl;
  const name = decodePurl(purl.name) ?? purl.name;
  const namespace = decodePurl(purl.namespace) ?? purl.namespace;
  const isPlain = namespace === '' || DISTRIBUTION_TYPES.has(type);
  return {
    type,
    name: isPlain ? name : `${namespace}${type === 'maven' ? ':' : '/'}${name}`,
    version: decodePurl(version) ?? version,
    architecture: qualifiers.get('arch'),
    origin: type === 'apk' ? (qualifiers.get('origin') ?? findOrigin([...purls, ...describedBy])) : undefined,
  };
}
