import type { Digest } from '../../../domain/digest.ts';
import { DAY_MS, toInstant } from '../../../domain/instant.ts';
import type { Instant } from '../../../domain/instant.ts';
import type { Image } from '../images.ts';
import type { Store } from '../../store/store.ts';
import { partsOf } from './content-memory.ts';
import type { Located } from './content-memory.ts';
import { createImageSource } from './image-source.ts';
import type { ImageSource } from './image-source.ts';

/** Finds a build's parts by their digests, without making builds again. */
export interface PartIndex {
  /** The manifest, configuration or layer with this digest, or undefined if no build of the image has it. */
  find(image: Image, digest: Digest): Located | undefined;
}

/** Source of the images of a repository, or of a tag with its own packages. */
export interface Recipe {
  readonly source: ImageSource;
  readonly place: { readonly repo: string } | { readonly tag: string };
}

/** Digests of the parts of one recipe for a range of days. */
interface Indexed {
  readonly days: ReadonlyMap<Digest, number>;
  readonly first: number;
  readonly last: number;
}

/** Recipes whose digests are kept: of one that is not requested they are made again in milliseconds. */
const MAX_RECIPES = 8;

/**
 * Creates the index over a store. Parts are the same for all builds of a day, so a million builds have only as many
 * parts as days; their digests are computed on first use and cached.
 */
export function createPartIndex(store: Store): PartIndex {
  const known = new Map<string, Indexed>();

  function indexOf(key: string, source: ImageSource): ReadonlyMap<Digest, number> {
    const period = store.builds.period();
    if (period === undefined) return new Map();
    const [first, last] = [dayOf(period.first), dayOf(period.last)];
    const before = known.get(key);
    known.delete(key);
    const isWhole = before !== undefined && before.first <= first && before.last >= last;
    const indexed = isWhole ? before : { days: digestsOf(source, first, last), first, last };
    known.set(key, indexed);
    const [oldest] = known.keys();
    if (known.size > MAX_RECIPES && oldest !== undefined) known.delete(oldest);
    return indexed.days;
  }

  function findDay({ source, place }: Recipe, digest: Digest): Instant | undefined {
    const day = indexOf(JSON.stringify([source.name, place]), source).get(digest);
    if (day === undefined) return undefined;
    const at = toInstant(day * DAY_MS);
    return store.builds.isAnyBetween(place, at, toInstant(at + DAY_MS)) ? at : undefined;
  }

  return {
    find: (image, digest) => {
      for (const recipe of recipesOf(image, store)) {
        const at = findDay(recipe, digest) ?? findLayer(recipe, digest, store);
        if (at === undefined) continue;
        const parts = recipe.source.platforms(at).flatMap((content) => partsOf({ at: content.at, content }));
        return parts.find(({ content }) => content.digest === digest);
      }
      return undefined;
    },
  };
}

/**
 * Any day, if the digest is that of a layer: all builds of a recipe have the same. Undefined if there is no build.
 */
function findLayer({ source, place }: Recipe, digest: Digest, { builds }: Store): Instant | undefined {
  const anyDay = toInstant(0);
  if (!source.platforms(anyDay).some(({ layer }) => layer.digest === digest)) return undefined;
  const always = [toInstant(Number.MIN_SAFE_INTEGER), toInstant(Number.MAX_SAFE_INTEGER)] as const;
  return builds.isAnyBetween(place, ...always) ? anyDay : undefined;
}

/** Returns the recipes of an image: that of its repository, and those of the tags with packages of their own. */
export function recipesOf({ name, repo }: Image, { packages }: Store): readonly Recipe[] {
  return [
    { source: createImageSource(name, packages.get(repo.uid) ?? []), place: { repo: repo.uid } },
    ...packages.tagsOf(repo.uid).map((tag) => ({
      source: createImageSource(name, packages.get(tag) ?? []),
      place: { tag },
    })),
  ];
}

function digestsOf(source: ImageSource, first: number, last: number): ReadonlyMap<Digest, number> {
  const days = new Map<Digest, number>();
  for (let day = first; day <= last; day += 1) {
    for (const { manifest, config } of source.platforms(toInstant(day * DAY_MS))) {
      days.set(manifest.digest, day);
      days.set(config.digest, day);
    }
  }
  return days;
}

/** Returns the days since 1970 in UTC. */
function dayOf(time: Instant): number {
  return Math.floor(time / DAY_MS);
}
