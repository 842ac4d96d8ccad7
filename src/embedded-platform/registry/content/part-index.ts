import type { Digest } from '../../../values/digest.ts';
import { DAY_MS, toInstant } from '../../../values/instant.ts';
import type { Instant } from '../../../values/instant.ts';
import type { Image } from '../images.ts';
import type { Store } from '../../store/store.ts';
import { partsOf } from './content-memory.ts';
import type { Located } from './content-memory.ts';
import { NO_CONTENTS } from './image-contents.ts';
import type { Era } from './image-contents.ts';
import { createImageSource } from './image-source.ts';
import type { ImageSource } from './image-source.ts';

/** Finds a build's parts by their digests, without making builds again. */
export interface PartIndex {
  /** The manifest, configuration or layer with this digest, or undefined if no build of the image has it. */
  find(image: Image, digest: Digest): Located | undefined;
}

/** Source of the images of a repository, or of a tag with its own packages. */
interface Recipe {
  readonly source: ImageSource;
  readonly place: { readonly repo: string } | { readonly tag: string };
}

/** Digests of the parts of one recipe for a range of days, each with the part of a day that its builds are of. */
interface Indexed {
  readonly periods: ReadonlyMap<Digest, Era>;
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

  function indexOf(key: string, source: ImageSource): ReadonlyMap<Digest, Era> {
    const period = store.builds.period();
    if (period === undefined) return new Map();
    const [first, last] = [dayOf(period.first), dayOf(period.last)];
    const before = known.get(key);
    known.delete(key);
    const isWhole = before !== undefined && before.first <= first && before.last >= last;
    const indexed = isWhole ? before : { periods: digestsOf(source, first, last), first, last };
    known.set(key, indexed);
    const [oldest] = known.keys();
    if (known.size > MAX_RECIPES && oldest !== undefined) known.delete(oldest);
    return indexed.periods;
  }

  function findMoment({ source, place }: Recipe, digest: Digest): Instant | undefined {
    const period = indexOf(JSON.stringify([source.name, place]), source).get(digest);
    if (period === undefined) return undefined;
    return store.builds.isAnyBetween(place, period.start, period.end) ? period.start : undefined;
  }

  return {
    find: (image, digest) => {
      for (const recipe of recipesOf(image, store)) {
        const at = findMoment(recipe, digest) ?? findLayer(recipe, digest, store);
        if (at === undefined) continue;
        const parts = recipe.source.platforms(at).flatMap(partsOf);
        return parts.find(({ content }) => content.digest === digest);
      }
      return undefined;
    },
  };
}

/**
 * Any time of an era, if the digest is that of a layer: all its builds have the same. Undefined if there is no build.
 */
function findLayer({ source, place }: Recipe, digest: Digest, { builds }: Store): Instant | undefined {
  const isOf = ({ start }: Era): boolean =>
    source.platforms(start).some(({ layers }) => layers.some((layer) => layer.digest === digest));
  return source.eras.find((era) => isOf(era) && builds.isAnyBetween(place, era.start, era.end))?.start;
}

/** Returns the recipes of an image: that of its repository, and those of the tags with packages of their own. */
function recipesOf({ name, repo }: Image, { contents }: Store): readonly Recipe[] {
  return [
    { source: createImageSource(name, contents.get(repo.uid) ?? NO_CONTENTS), place: { repo: repo.uid } },
    ...contents.tagsOf(repo.uid).map((tag) => ({
      source: createImageSource(name, contents.get(tag) ?? NO_CONTENTS),
      place: { tag },
    })),
  ];
}

function digestsOf(source: ImageSource, first: number, last: number): ReadonlyMap<Digest, Era> {
  const periods = new Map<Digest, Era>();
  for (const era of source.eras) {
    const end = Math.min(last, dayOf(toInstant(era.end - 1)));
    for (let day = Math.max(first, dayOf(era.start)); day <= end; day += 1) {
      const period = {
        start: toInstant(Math.max(era.start, day * DAY_MS)),
        end: toInstant(Math.min(era.end, (day + 1) * DAY_MS)),
      };
      for (const { manifest, config } of source.platforms(period.start)) {
        // A change of packages of the other platform alone does not change this one.
        const start = periods.get(manifest.digest)?.start ?? period.start;
        periods.set(manifest.digest, { ...period, start });
        periods.set(config.digest, { ...period, start });
      }
    }
  }
  return periods;
}

/** Returns the days since 1970 in UTC. */
function dayOf(time: Instant): number {
  return Math.floor(time / DAY_MS);
}
