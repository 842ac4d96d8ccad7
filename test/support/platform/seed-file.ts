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

/**
 * The seed of the example, to be changed: a copy each time, of a file that is read once. Of each history it has the newest
 * builds alone, since a platform of all 3,900 takes ten times as long to start.
 */
export function exampleSeed(): ExampleSeed {
  exampleJson ??= JSON.stringify(parse(readFileSync('examples/platform.seed.yml', 'utf8'), shortHistory));
  return JSON.parse(exampleJson) as ExampleSeed;
}

const MOST_BUILDS = 60;

/** A generated history without its oldest builds; everything else as it is. */
function shortHistory(key: unknown, value: unknown): unknown {
  if (key !== 'history' || Array.isArray(value)) return value;
  const { from, every, count } = value as Readonly<Record<'from' | 'every', string> & { count: number }>;
  const hours = hoursOf(from.replace('now-', '')) - Math.max(0, count - MOST_BUILDS) * hoursOf(every);
  return { from: `now-${hours}h`, every, count: Math.min(count, MOST_BUILDS) };
}

function hoursOf(duration: string): number {
  return Number.parseInt(duration, 10) * (duration.endsWith('d') ? 24 : 1);
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

/** Both organizations of the example with what a sign-in needs, and one build of one image each: quicker to store. */
export function smallSeed(): { readonly organizations: readonly object[] } {
  const image = { acme: ['python', '3.13'], chainguard: ['static', 'latest'] } as const;
  return {
    organizations: exampleSeed().organizations.map((one) => {
      const [name, tag] = image[one.name as keyof typeof image];
      const repos = [{ name, tags: [{ name: tag, history: [{ at: 'now-1d' }] }] }];
      return Object.assign(one, { repos, advisories: [] });
    }),
  };
}

/** The example's own organization, with these repositories and advisories (as a seed has them) in place of its own. */
export function acmeWith(
  repos: readonly object[],
  advisories: readonly object[] = [],
): { readonly organizations: readonly object[] } {
  const own = exampleSeed().organizations.filter(({ name }) => name === 'acme');
  return { organizations: own.map((one) => Object.assign(one, { repos, advisories })) };
}
