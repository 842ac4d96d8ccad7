import { textOfBytes } from '../text/byte-text.ts';
import { rememberReferences } from '../values/image-reference.ts';
import type { ReferenceReader } from '../values/image-reference.ts';
import type { Instant } from '../values/instant.ts';
import { beginsAsDockerfile } from '../dockerfile/dockerfile-name.ts';
import type { VariableValues } from '../formats/kinds/compose-variables.ts';
import { isLfsPointer, LFS_REASON } from '../formats/lfs-pointer.ts';
import { skipFile } from './decide/image-list.ts';
import type { ImageList, ListedFile, ListedSkipCode, NamingFile } from './decide/image-list.ts';
import { joinLists, withoutIgnored } from './decide/without-ignored.ts';
import { formatByRules } from './format-of-file.ts';
import type { FileFormat } from '../formats/file-format.ts';
import type { FileReading, FileTree } from '../io/ports/file-tree.ts';
import { loadConfig } from '../config/load-config.ts';
import type { RepositoryConfig } from '../config/read-config.ts';
import { TextFiles } from './text-files.ts';
import type { SearchedTexts } from './text-files.ts';
import { takesArguments, withArguments } from './build-arguments.ts';
import { EnvironmentFiles } from './environment-files.ts';
import { takesOverrides, withoutOverridden } from './kustomize-overrides.ts';
import { NamedFiles, skipNamed } from './named-files.ts';
import { OutsideValues } from './outside-values.ts';
import type { FormattedFile } from './named-files.ts';
import { listDockerfile, readFile } from './read-file.ts';
import type { SameFiles } from './same-files.ts';
import type { FileList } from './read-file.ts';

export interface ListImagesOptions {
  readonly tree: FileTree;
  /** The time at which rules with an end date are judged. */
  readonly now: Instant;
  /** Those of another tree, such as the base of a pull request; the tree's own when absent. */
  readonly rules?: RepositoryConfig;
  /** The registry of the run, whose images are found in any text; texts are not read if absent. */
  readonly registry?: string;
  /** The platforms that Dockerfiles are built for; linux/amd64 if absent. */
  readonly platforms?: readonly string[];
  /** The texts of a tree that this one is compared with, which are not searched again. */
  readonly like?: SearchedTexts | undefined;
  /** Takes the texts that were found, for `like`. */
  readonly onTexts?: (found: SearchedTexts) => void;
  /** Takes the files that the tree listed next has as well. */
  readonly same?: SameFiles | undefined;
  /** The files that the tree listed before has as well. */
  readonly known?: SameFiles | undefined;
}

/** The maximum number of files that are held in memory at once. */
const BATCH = 256;

/**
 * Every image that the files of a tree name, in the order of paths and lines, by the given rules or else by those that
 * the tree itself has in `.github/mooring.yml`. Throws what `loadConfig` throws.
 */
export async function listImages(options: ListImagesOptions): Promise<ImageList> {
  const files: ListedFile[] = [];
  for await (const batch of walkImages(options)) files.push(...batch);
  files.sort((one, other) => (one.path < other.path ? -1 : 1));
  return {
    images: files.flatMap(({ list }) => list.images),
    skipped: files.flatMap(({ list }) => list.skipped),
  };
}

/** The same file by file, in batches, as the files are read: in no order, and without holding what was given before. */
export async function* walkImages(options: ListImagesOptions): AsyncGenerator<readonly ListedFile[]> {
  const { tree, registry, like } = options;
  const rules = options.rules ?? (await loadConfig(tree));
  const texts = registry === undefined ? undefined : new TextFiles({ tree, rules, registry, like });
  const named = new NamedFiles(rules.isExcluded);
  const environment = new EnvironmentFiles(tree, (path) => named.has(path));
  const outside = new OutsideValues(tree);
  const readReference = rememberReferences();
  const listing = { ...options, rules, readReference, named, environment, outside, texts };
  const held: HeldFile[] = [];
  for await (const paths of tree.listInBatches?.() ?? [await tree.list()]) {
    named.addPaths(paths);
    outside.addPaths(paths);
    const files = formattedFiles(paths, rules);
    for (const file of files) named.addListed(file);
    yield* listInParts(files, listing, held);
    held.push(...(await listNaming(paths, listing)));
  }
  for (let files = named.next(); files.length > 0; files = named.next()) {
    yield* listInParts(files, listing, held);
  }
  yield listSubmodules(await tree.submodules(), rules);
  const called = await withArguments(held, named.callers(), {
    ...listing,
    heed: ({ file, list, explained }, text) => {
      texts?.note({ path: file, text, explained });
      return withoutIgnored(list, text, listing);
    },
  });
  const last = withoutOverridden(called).map(({ path, list }) => ({
    path,
    list: named.withoutFound(path, list),
  }));
  yield* withTexts(last, listing);
  if (texts !== undefined) options.onTexts?.(texts.found());
}

/** Adds what the texts of files name to what their formats name, and yields all of it. */
async function* withTexts(
  files: readonly ListedFile[],
  listing: Listing,
): AsyncGenerator<readonly ListedFile[]> {
  const { texts, tree, named } = listing;
  const rest = texts === undefined ? [] : await texts.rest(named.paths);
  const left = new Map(files.map((file) => [file.path, file]));
  const others = files.filter((file) => left.get(file.path) !== file);
  for (let start = 0; start < rest.length; start += BATCH) {
    // oxlint-disable-next-line no-await-in-loop -- one part after the other is what keeps the memory small
    const readings = await tree.read(rest.slice(start, start + BATCH));
    const listed: ListedFile[] = [];
    for (const reading of readings) {
      const found = texts?.list(reading);
      if (found === undefined) continue;
      const { path } = reading;
      const list = joinLists(left.get(path)?.list, withoutIgnored(found.list, found.text, listing));
      left.delete(path);
      listed.push({ path, list });
    }
    yield listed.filter(namesSomething);
  }
  yield [...others, ...left.values()].filter(namesSomething);
}

/** A tool can read the files of a submodule, which are in another repository. */
function listSubmodules(paths: readonly string[], { isExcluded }: RepositoryConfig): readonly ListedFile[] {
  const reason = 'it is a submodule, whose files are in another repository';
  const submodules = paths.filter((path) => !isExcluded(path));
  return submodules.map((path) => ({ path, list: skipFile(path, 'submodule', reason) }));
}

interface Listing extends ListImagesOptions {
  readonly rules: RepositoryConfig;
  readonly readReference: ReferenceReader;
  readonly named: NamedFiles;
  readonly environment: EnvironmentFiles;
  readonly outside: OutsideValues;
  /** Undefined if texts are not read. */
  readonly texts: TextFiles | undefined;
}

/** Lists the environment files that name Compose files. */
async function listNaming(paths: readonly string[], listing: Listing): Promise<readonly HeldFile[]> {
  const { rules, environment } = listing;
  const files = await environment.findNaming(paths.filter((path) => !rules.isExcluded(path)));
  return files.map(({ path, text, named }) => {
    listing.named.addNamed(path, named);
    const list = withoutIgnored({ images: [], skipped: skipNamed(path, named) }, text, listing);
    return { path, list, named, hasTexts: false };
  });
}

/** Lists files a part at a time, without those that depend on others, which are added to `held`. */
async function* listInParts(
  files: readonly FormattedFile[],
  listing: Listing,
  held: HeldFile[],
): AsyncGenerator<readonly ListedFile[]> {
  for (let start = 0; start < files.length; start += BATCH) {
    // oxlint-disable-next-line no-await-in-loop -- one part after the other is what keeps the memory small
    const listed = await listFiles(files.slice(start, start + BATCH), listing);
    held.push(...listed.filter(isHeld));
    yield listed.filter((file) => !isHeld(file)).filter(namesSomething);
  }
}

/** A file that names others, or is named by others, so that what it lists is known once all files are read. */
interface HeldFile extends NamingFile {
  /** Whether its texts name something that its format does not. */
  readonly hasTexts: boolean;
}

function isHeld({ named, list, hasTexts }: HeldFile): boolean {
  return named.length > 0 || hasTexts || takesOverrides(list) || takesArguments(list);
}

function namesSomething({ list }: ListedFile): boolean {
  return list.images.length > 0 || list.skipped.length > 0;
}

function formattedFiles(paths: readonly string[], rules: RepositoryConfig): readonly FormattedFile[] {
  const files: FormattedFile[] = [];
  for (const path of paths) {
    const format = rules.isExcluded(path) ? undefined : formatByRules(path, rules);
    if (format !== undefined) files.push({ path, format });
  }
  return files;
}

async function listFiles(files: readonly FormattedFile[], listing: Listing): Promise<readonly HeldFile[]> {
  const { known, named, texts, tree } = listing;
  const unread = files.filter((file) => known?.of(file) === undefined).map(({ path }) => path);
  const readings = new Map((await tree.read(unread)).map((reading) => [reading.path, reading]));
  const listed: HeldFile[] = [];
  for (const file of files) {
    const { format, path } = file;
    const [before, reading] = [known?.of(file), readings.get(path)];
    if (before?.noted !== undefined) texts?.noteAgain(path, before.noted);
    // oxlint-disable-next-line no-await-in-loop -- reading is work of this one thread, so that nothing is waited for
    const read = before ?? (reading && (await listFile(reading, format, listing)));
    if (read !== undefined && read.named.length > 0) named.addNamed(path, read.named);
    if (read !== undefined) listed.push({ path, ...read });
  }
  return listed;
}

const NO_IMAGES: FileList = { images: [], skipped: [] };

async function listFile(
  reading: FileReading,
  format: FileFormat,
  listing: Listing,
): Promise<Omit<HeldFile, 'path'>> {
  const file = reading.path;
  const asUnread = (code: ListedSkipCode, reason: string): Omit<HeldFile, 'path'> => ({
    list: skipFile(file, code, reason),
    named: [],
    hasTexts: false,
  });
  if ('problem' in reading) return asUnread('unreadable-file', reading.problem);
  const isLoose = format.language === 'dockerfile' && format.isLoose === true;
  if (!isLoose && isLfsPointer(reading.bytes)) {
    listing.texts?.note({ path: file, text: '', explained: [] });
    return asUnread('lfs-pointer', LFS_REASON);
  }
  const { readReference, environment, platforms, same, texts } = listing;
  const text = textOfBytes(reading.bytes);
  const isNone = isLoose && !beginsAsDockerfile(text);
  const outside = await listing.outside.of(file, format, text);
  const readWith = async (variables?: VariableValues): Promise<FileList> =>
    readFile({ file, bytes: reading.bytes, format, given: { variables, outside } });
  const {
    named = [],
    explained = [],
    ...found
  }: FileList = isNone
    ? NO_IMAGES
    : format.language === 'dockerfile'
      ? await listDockerfile(file, text, { readReference, platforms })
      : await environment.withValues({ path: file, text, list: await readWith(), readWith });
  const skipped = named.length === 0 ? found.skipped : [...found.skipped, ...skipNamed(file, named)];
  const hasTexts = texts?.note({ path: file, text, explained }) ?? false;
  const read = { list: withoutIgnored({ images: found.images, skipped }, text, listing), named, hasTexts };
  same?.keep({ path: file, format }, text, { ...read, noted: texts?.stateOf(file) });
  return read;
}
