import type { ImagePackage } from '../../seed/image-seed.ts';

/** Whether a package is of the distribution, and not of a programming language. */
export function isApk({ type = 'apk' }: ImagePackage): boolean {
  return type === 'apk';
}

/** Returns the purl of a package on a platform (purl specification, "Rules for each purl component"). */
export function purlOf(one: ImagePackage, { apk }: { readonly apk: string }): string {
  const { type = 'apk', version, distribution = 'wolfi' } = one;
  const name = type === 'apk' ? `${distribution}/${encodeURIComponent(one.name)}` : languageName(one);
  return `pkg:${type}/${name}@${encodeURIComponent(version)}${type === 'apk' ? `?arch=${apk}` : ''}`;
}

/**
 * Namespace and name: those of Maven are divided by a colon outside of purls; PyPI and Go ignore case, and
 * PyPI takes `_` for `-` (purl specification, "Known types").
 */
function languageName({ type, name }: ImagePackage): string {
  const path = type === 'maven' ? name.replace(':', '/') : name;
  const text = type === 'pypi' || type === 'golang' ? path.toLowerCase() : path;
  const normalized = type === 'pypi' ? text.replaceAll('_', '-') : text;
  return normalized.split('/').map(encodeURIComponent).join('/');
}
