import { loadConfig } from '../config/load-config.ts';
import type { RepositoryConfig } from '../config/read-config.ts';
import type { FileTree } from '../io/ports/file-tree.ts';
import type { ListedImage, ListedSkip } from '../references/decide/image-list.ts';
import { listImages } from '../references/list-images.ts';
import { namesOf } from '../values/image-reference.ts';
import { byPlace } from '../text/order.ts';
import type { Instant } from '../values/instant.ts';

export interface ListPinImagesOptions {
  readonly tree: FileTree;
  readonly now: Instant;
  /** Selects images by name, with or without tag; all if absent. */
  readonly only?: (name: string) => boolean;
  /** The registry of the run, whose images are found in any text; texts are not read if absent. */
  readonly registry?: string;
  /** Those of another tree; the tree's own where absent. */
  readonly listing?: RepositoryConfig;
}

/** The images of a repository that a run can pin, with the rules by which they were listed. */
export interface PinImages {
  readonly listing: RepositoryConfig;
  readonly images: readonly ListedImage[];
  /** References that could not be read as an image, in the order of files and lines. */
  readonly skipped: readonly ListedSkip[];
  /** Whole sentences for the reader. */
  readonly warnings: readonly string[];
}

/** Lists the images of a repository that a run can pin. Throws `config_file_*` if the configuration file is invalid. */
export async function listPinImages(options: ListPinImagesOptions): Promise<PinImages> {
  const { tree, now, only, registry } = options;
  const listing = options.listing ?? (await loadConfig(tree));
  const list = await listImages({
    tree,
    now,
    rules: listing,
    ...(registry === undefined ? {} : { registry }),
  });
  const images = list.images.filter(({ reference }) => only === undefined || namesOf(reference).some(only));
  const skipped = list.skipped.filter(({ code, isAside }) => code !== 'result-name' && isAside !== true);
  // It is probably a typo, but the last such image may have been removed as well.
  const warnings = only !== undefined && images.length === 0 ? [NO_MATCH] : [];
  return { listing, images, skipped: skipped.toSorted(byPlace), warnings };
}

const NO_MATCH =
  'only: no image in this repository matches. A `*` does not match a slash: write cgr.dev/*/node, or **/node:22.';

/**
 * Returns a predicate for image names that match any of the globs (`cgr.dev/acme/*`, `alpine:3.*`), or
 * undefined if there are no globs.
 */
export async function imageFilter(
  globs: readonly string[],
): Promise<((name: string) => boolean) | undefined> {
  if (globs.length === 0) return undefined;
  const { imageMatcher } = await import('../formats/glob.ts');
  const matchers = globs.map(imageMatcher);
  return (name) => matchers.some((matches) => matches(name));
}
