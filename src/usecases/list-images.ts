import { textOfBytes } from '../domain/dockerfile/byte-text.ts';
import type { Instant } from '../domain/instant.ts';
import { findIgnoreComments } from '../domain/listing/ignore-comment.ts';
import { findIgnoreRule } from '../domain/listing/ignore-rule.ts';
import type { ImageList, ListedImage, ListedSkip } from '../domain/listing/image-list.ts';
import { fileFormat } from '../formats/file-format.ts';
import type { FileFormat } from '../formats/file-format.ts';
import type { FileReading, FileTree } from '../ports/file-tree.ts';
import { loadRules } from './load-rules.ts';
import type { ListingRules } from './read-config.ts';
import { readFile } from './read-file.ts';

export interface ListImagesOptions {
  readonly tree: FileTree;
  /** What a rule that ends on a day is judged by. */
  readonly now: Instant;
  /** Those of another tree, such as the base of a pull request; the tree's own when absent. */
  readonly rules?: ListingRules;
}

/** So many files are held in memory at once. */
const BATCH = 256;

/**
 * Every image that the files of a tree name, in the order of paths and lines, by the given rules or else by those that
 * the tree itself has in `.github/mooring.yml`. Throws what `loadRules` throws.
 */
export async function listImages({ tree, now, ...options }: ListImagesOptions): Promise<ImageList> {
  const rules = options.rules ?? (await loadRules(tree));
  const files: ListedFile[] = [];
  for await (const paths of tree.listInPortions?.() ?? [await tree.list()]) {
    const portion = paths.filter((path) => !rules.isExcluded(path)).flatMap((path) => formatOf(path, rules));
    for (const file of await listFiles(portion, { tree, now, rules })) files.push(file);
  }
  files.sort((one, other) => (one.path < other.path ? -1 : 1));
  return {
    images: files.flatMap(({ list }) => list.images),
    skipped: files.flatMap(({ list }) => list.skipped),
  };
}

interface FormattedFile {
  readonly path: string;
  readonly format: FileFormat;
}

interface ListedFile {
  readonly path: string;
  readonly list: ImageList;
}

interface Listing extends ListImagesOptions {
  readonly rules: ListingRules;
}

/** How a file is read, by its path and by what the settings say; undefined for a file that names no images. */
export function formatByRules(path: string, rules: ListingRules): FileFormat | undefined {
  return fileFormat(path) ?? (rules.isIncluded(path) ? DOCKERFILE : undefined);
}

function formatOf(path: string, rules: ListingRules): readonly FormattedFile[] {
  const format = formatByRules(path, rules);
  return format === undefined ? [] : [{ path, format }];
}

const DOCKERFILE: FileFormat = { language: 'dockerfile' };

/** The files that name something. */
async function listFiles(files: readonly FormattedFile[], listing: Listing): Promise<readonly ListedFile[]> {
  const listed: ListedFile[] = [];
  for (let start = 0; start < files.length; start += BATCH) {
    const batch = files.slice(start, start + BATCH);
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other is what keeps the memory small
    const readings = await listing.tree.read(batch.map(({ path }) => path));
    for (const [index, { path, format }] of batch.entries()) {
      const reading = readings[index];
      if (reading === undefined) continue;
      // oxlint-disable-next-line no-await-in-loop -- reading is work of this one thread, so that nothing is waited for
      const list = await listFile(reading, format, listing);
      if (list.images.length > 0 || list.skipped.length > 0) listed.push({ path, list });
    }
  }
  return listed;
}

async function listFile(
  reading: FileReading,
  format: FileFormat,
  { rules, now }: Listing,
): Promise<ImageList> {
  const file = reading.path;
  if ('problem' in reading) {
    return {
      images: [],
      skipped: [{ file, line: 1, written: '', code: 'unreadable-file', reason: reading.problem }],
    };
  }
  const list = await readFile({ file, bytes: reading.bytes, format, options: rules.options });
  if (list.images.length === 0 && list.skipped.length === 0) return list;
  const ignoredLines = findIgnoreComments(textOfBytes(reading.bytes));
  return leaveOut(list, (place): Wish | undefined => {
    const rule = 'reference' in place ? findIgnoreRule(rules.ignore, place, now)?.reason : undefined;
    if (rule !== undefined) return { reason: rule };
    const comment = ignoredLines(place.line);
    return comment === undefined ? undefined : { reason: comment, byComment: place };
  });
}

/** Why somebody wants a place left out. */
type Wish = Pick<ListedSkip, 'reason' | 'byComment'>;

/** What a user left out stays in the list, as skipped and with the user's reason. */
function leaveOut(
  { images, skipped }: ImageList,
  wishFor: (place: ListedImage | ListedSkip) => Wish | undefined,
): ImageList {
  const kept = images.filter((image) => wishFor(image) === undefined);
  const ignored = [...images, ...skipped].flatMap((place): readonly ListedSkip[] => {
    const wish = wishFor(place);
    const { file, line, written } = place;
    return wish === undefined ? [] : [{ file, line, written, code: 'ignored', ...wish }];
  });
  const others = skipped.filter((place) => wishFor(place) === undefined);
  return { images: kept, skipped: [...others, ...ignored].sort((one, other) => one.line - other.line) };
}
