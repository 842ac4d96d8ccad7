import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { parse } from 'yaml';

interface ExampleSeed {
  readonly github: object;
  readonly organizations: readonly {
    readonly name: string;
    readonly repos: readonly SeededRepo[];
    readonly advisories?: readonly object[];
  }[];
}

/** A repository of the example's seed. */
export interface SeededRepo {
  readonly name: string;
  readonly tags: readonly object[];
}

let exampleJson: string | undefined;

/** The seed of the example, to be changed: a copy each time, of a file that is read once. */
export function exampleSeed(): ExampleSeed {
  exampleJson ??= JSON.stringify(parse(readFileSync('examples/platform.seed.yml', 'utf8')));
  return JSON.parse(exampleJson) as ExampleSeed;
}

/** The example's seed with other values for some of its keys, as text. */
export function seedText(changes: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({ ...exampleSeed(), ...changes });
}

/** The same as a file of its own; gives its path. */
export function seedFile(changes: Readonly<Record<string, unknown>> = {}): string {
  const path = join(mkdtempSync(join(tmpdir(), 'mooring-seed-')), 'seed.yml');
  writeFileSync(path, seedText(changes));
  return path;
}

/** The example's own organization, with these repositories and advisories (as a seed has them) in place of its own. */
export function acmeWith(
  repos: readonly object[],
  advisories: readonly object[] = [],
): { readonly organizations: readonly object[] } {
  const own = exampleSeed().organizations.filter(({ name }) => name === 'acme');
  return { organizations: own.map((one) => Object.assign(one, { repos, advisories })) };
}
