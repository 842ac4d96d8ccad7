import { canonicalHost } from '../../values/image-reference.ts';

/** The registries whose images are read from any text. */
export interface KnownRegistries {
  /** Lower-case texts, one of which is in every spelling of a known host. */
  readonly needles: readonly string[];
  /** Finds them, in any case. */
  readonly pattern: RegExp;
  /** Whether a host, in any case and without a port of 443, is a known one. */
  readonly has: (host: string) => boolean;
}

/**
 * The registries that can break a list of allowed images, with `*` for one or more labels of a host. Docker Hub is among
 * them by its host only: a short name in a text can be anything.
 */
export const WELL_KNOWN_REGISTRIES: readonly string[] = [
  'cgr.dev',
  'docker.io',
  'index.docker.io',
  'ghcr.io',
  'quay.io',
  'gcr.io',
  '*.gcr.io',
  '*.pkg.dev',
  'registry.k8s.io',
  'mcr.microsoft.com',
  '*.azurecr.io',
  'public.ecr.aws',
  '*.dkr.ecr.*.amazonaws.com',
  'registry.gitlab.com',
  'registry.redhat.io',
  'registry.access.redhat.com',
  'nvcr.io',
  'lscr.io',
  'dhi.io',
];

/** Returns the registries of these hosts; a `*` in one stands for any number of labels. */
export function knownRegistries(hosts: Iterable<string>): KnownRegistries {
  const names = new Set([...hosts].map((host) => canonicalHost(host).toLowerCase()));
  const patterns = [...names].filter((name) => name.includes('*'));
  const isLike = patterns.map((pattern) => {
    const labels = pattern.split('*').map((part) => part.replaceAll('.', String.raw`\.`));
    const whole = new RegExp(`^${labels.join('[a-z0-9.-]+')}$`);
    return (host: string): boolean => whole.test(host);
  });
  const ends = [...names].map((name) => name.slice(name.lastIndexOf('*') + 1).replace(/^\./, ''));
  const needles = [...new Set(ends)];
  return {
    needles,
    pattern: new RegExp(needles.map((needle) => needle.replaceAll('.', String.raw`\.`)).join('|'), 'i'),
    has: (host) => {
      const name = host.toLowerCase();
      return (names.has(name) && !name.includes('*')) || isLike.some((matches) => matches(name));
    },
  };
}
