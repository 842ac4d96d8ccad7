import type { ListedImage } from '../../references/decide/image-list.ts';
import { PUBLIC_ORGANIZATION } from '../../values/historic-image.ts';

/**
 * The account that the jobs of a repository need: an identity in an organization, or none, for public images alone and for
 * images of other registries alone.
 */
export type Situation = 'organization' | 'public' | 'other';

/**
 * Finds the situation by the references, unless an organization is given or a workflow signs in. Without any reference, no
 * account is needed yet, except for `hasToken`, whose organization can be set up before its first image.
 */
export function findSituation(
  { organizations, otherHosts }: Pick<RegistryUse, 'organizations' | 'otherHosts'>,
  { signsIn, hasToken }: { readonly signsIn: boolean; readonly hasToken: boolean },
): Situation {
  if (signsIn || organizations.some((name) => name !== PUBLIC_ORGANIZATION)) return 'organization';
  if (organizations.length > 0) return 'public';
  if (otherHosts.length > 0) return 'other';
  return hasToken ? 'organization' : 'public';
}

/** Returns what a situation without an organization means, in one line. */
export function situationText(
  situation: Exclude<Situation, 'organization'>,
  { references }: Pick<RegistryUse, 'references'>,
): string {
  if (references === 0) return 'no organization yet; for private images, pass --organization NAME';
  return situation === 'public'
    ? 'public images only: no account is needed; end of life is not checked'
    : 'pins and signatures are checked; tag history, end of life and advisories are not';
}

/** The images of a repository, by the registries that host them. */
export interface RegistryUse {
  /** Organizations on the platform's registry, the one with the most references first. */
  readonly organizations: readonly string[];
  /** Hosts of all other registries, sorted. */
  readonly otherHosts: readonly string[];
  readonly references: number;
  readonly images: number;
  readonly files: number;
  /** References in workflow files, which `GITHUB_TOKEN` cannot change. */
  readonly inWorkflows: number;
}

/** Returns the problem of references in workflow files with its fix; undefined if there are none. */
export function workflowProblem({
  inWorkflows,
}: RegistryUse): { readonly text: string; readonly fix: string } | undefined {
  if (inWorkflows === 0) return undefined;
  const references = inWorkflows === 1 ? '1 reference is' : `${inWorkflows} references are`;
  return {
    text: `${references} in workflow files, which GITHUB_TOKEN cannot change`,
    fix: 'Set `github-token` of pin to the token of a GitHub App, or exclude `.github/workflows/**` in .github/mooring.yml.',
  };
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
    inWorkflows: images.filter(({ file }) => file.startsWith('.github/workflows/')).length,
  };
}
