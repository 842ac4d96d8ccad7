import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

/** The example's own organization, with these repositories and advisories (as a seed has them) in place of its own. */
export function acmeWith(
  repos: readonly object[],
  advisories: readonly object[] = [],
): { readonly organizations: readonly object[] } {
  const seed = parse(readFileSync('examples/platform.seed.yml', 'utf8')) as {
    readonly organizations: readonly { readonly name: string }[];
  };
  const own = seed.organizations.filter(({ name }) => name === 'acme');
  return { organizations: own.map((one) => Object.assign(one, { repos, advisories })) };
}
