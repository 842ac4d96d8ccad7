import type { ListedImage } from '../listing/image-list.ts';

/** The images of a repository, by the registries that host them. */
export interface RegistryUse {
  /** Organizations on the platform's registry, the one with the most references first. */
  readonly organizations: readonly string[];
  /** Hosts of all other registries, sorted. */
  readonly otherHosts: readonly string[];
  readonly references: number;
  readonly images: number;
  readonly files: number;
}

/** Counts the references of a repository; an organization is the first segment of a path on the platform's registry. */
export function summarizeRegistries(images: readonly ListedImage[], registry: string): RegistryUse {
  const own = images.filter(({ reference }) => reference.host === registry);
  const byName = Map.groupBy(own, ({ reference }) => reference.path.split('/', 1)[0] ?? '');
  const ranked = [...byName].sort(([name, some], [other, others]) =>
    some.length === others.length ? (name < other ? -1 : 1) : others.length - some.length,
  );
  const hosts = images.map(({ reference }) => reference.host).filter((host) => host !== registry);
  return {
    organizations: ranked.map(([name]) => name),
    otherHosts: [...new Set(hosts)].sort(),
    references: images.length,
    images: new Set(images.map(({ reference }) => `${reference.host}/${reference.path}`)).size,
    files: new Set(images.map(({ file }) => file)).size,
  };
}
