import type { ChangeSeed, PackageSeed } from './image-seed.ts';
import { readSeedTime } from './seed-time.ts';
import type { RepoSeed, TagSeed } from './seed.ts';
import type { Instant } from '../../values/instant.ts';
import { mergedConfig, packagesAt } from '../registry/content/image-contents.ts';
import type {
  DatedChange,
  DatedPackage,
  ImageContents,
  Signing,
} from '../registry/content/image-contents.ts';
import { seedFault } from './planned.ts';
import type { SeedFault, SeedPath } from './planned.ts';

/** The contents of the images of a repository or tag, and the mistakes in them. */
export interface PlannedContents<Contents = ImageContents> {
  readonly contents: Contents;
  readonly faults: readonly SeedFault[];
}

/** Where contents are in a seed, who signs such images, and what relative times count from. */
interface Place {
  readonly path: SeedPath;
  readonly signing: Signing;
  readonly now: Instant;
}

/** Returns the contents of the images of a repository, with times in place of texts. */
export function planContents(repo: RepoSeed, { path, signing, now }: Place): PlannedContents {
  const packages = (repo.packages ?? []).map((one) => datedPackage(one, now));
  const changes = repo.changes.map((one) => datedChange(one, now));
  const { config, layers, sbom } = repo;
  const contents = { packages, config, changes: inOrder(changes), layers, sbom, signing };
  return { contents, faults: checkRemovals(changes, contents, path) };
}

/**
 * Returns the contents of the images of a tag; undefined if they are those of its repository. With packages of its own, it
 * is a customized image with a signer of its own, and without the changes of its repository.
 */
export function planTagContents(
  tag: TagSeed,
  repo: ImageContents,
  { path, signing, now }: Place,
): PlannedContents<ImageContents | undefined> {
  const { packages, config } = tag;
  const changes = tag.changes.map((one) => datedChange(one, now));
  const { changes: ofBuilds, faults } = changesOfBuilds(tag, path, now);
  if ((packages ?? config) === undefined && changes.length + ofBuilds.length === 0)
    return { contents: undefined, faults };
  const own =
    packages === undefined
      ? { changes: inOrder([...(repo.changes ?? []), ...changes, ...ofBuilds]) }
      : {
          packages: packages.map((one) => datedPackage(one, now)),
          changes: inOrder([...changes, ...ofBuilds]),
          signing,
        };
  const contents = { ...repo, ...own, config: mergedConfig(repo.config, config) };
  return { contents, faults: [...faults, ...checkRemovals(changes, contents, path)] };
}

/** Contents of listed builds, each of which holds until the next build. */
function changesOfBuilds(
  { history }: TagSeed,
  path: SeedPath,
  now: Instant,
): { readonly changes: readonly DatedChange[]; readonly faults: readonly SeedFault[] } {
  if (!Array.isArray(history)) return { changes: [], faults: [] };
  const times = history.map(({ at }) => timeOf(at, now));
  const sorted = times.toSorted((one, other) => one - other);
  const own = history.flatMap(({ packages, config }, index) => {
    const at = times[index];
    return at === undefined || (packages ?? config) === undefined ? [] : [{ at, index, packages, config }];
  });
  return {
    changes: own.map(({ at, packages, config }) => ({
      at,
      until: sorted[sorted.lastIndexOf(at) + 1],
      packages,
      config,
    })),
    faults: own
      .filter(({ at }) => times.indexOf(at) !== times.lastIndexOf(at))
      .map(({ index }) =>
        seedFault(
          [...path, 'history', index, 'at'],
          'is the time of another build; one with packages or config needs a time of its own',
        ),
      ),
  };
}

/** Returns the packages to be removed that are not there. */
function checkRemovals(
  changes: readonly DatedChange[],
  contents: ImageContents,
  path: SeedPath,
): readonly SeedFault[] {
  const all = contents.changes ?? [];
  return changes.flatMap((change, index) => {
    const { at, remove = [] } = change;
    if (remove.length === 0) return [];
    const before = packagesAt(at, { ...contents, changes: all.slice(0, all.indexOf(change)) });
    const names = new Set(before.map(({ name }) => name));
    return remove.flatMap((name, place) =>
      names.has(name)
        ? []
        : [
            seedFault(
              [...path, 'changes', index, 'remove', place],
              `the image has no package "${name}" then`,
            ),
          ],
    );
  });
}

function datedPackage({ from, until, ...one }: PackageSeed, now: Instant): DatedPackage {
  return {
    ...one,
    ...(from === undefined ? {} : { from: timeOf(from, now) }),
    ...(until === undefined ? {} : { until: timeOf(until, now) }),
  };
}

function datedChange({ at, ...change }: ChangeSeed, now: Instant): DatedChange {
  return { ...change, at: timeOf(at, now) };
}

function inOrder(changes: readonly DatedChange[]): readonly DatedChange[] {
  return changes.toSorted((one, other) => one.at - other.at);
}

/** Returns the time of a text that the schema has validated. */
export function timeOf(text: string, now: Instant): Instant {
  return readSeedTime(text, now) ?? now;
}
