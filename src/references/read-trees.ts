import { chooseConfig } from '../config/choose-config.ts';
import type { ChosenConfig } from '../config/choose-config.ts';
import { unavailableTree } from '../io/files/unavailable-tree.ts';
import type { FileTree } from '../io/ports/file-tree.ts';
import { MooringError } from '../values/errors.ts';
import type { Instant } from '../values/instant.ts';
import { addedIgnores } from './decide/added-ignores.ts';
import type { ImagesWithIgnored } from './decide/added-ignores.ts';
import type { ImageUse, ScannedImages, UnreadUse } from './decide/image-use.ts';
import { canonicalReference } from '../values/image-reference.ts';
import { concernsFile, fixedPlatform, listedTag } from './decide/image-list.ts';
import type { ListedImage, ListedSkip } from './decide/image-list.ts';
import { placesIn } from './decide/places.ts';
import { listImages } from './list-images.ts';
import type { ListImagesOptions } from './list-images.ts';
import { SameFiles } from './same-files.ts';
import type { SearchedTexts } from './text-files.ts';

interface ScannedTree extends ImagesWithIgnored {
  /** Files that name an image, or that should and could not be read. */
  readonly files: number;
  /** The images without a tag to which a kustomization gives one. */
  readonly overridden: readonly ImageUse[];
  /** Of these, the defaults in whose place the callers of a Dockerfile set something else. */
  readonly replaced: readonly ImageUse[];
}

/** The files of head and base. */
export interface Trees {
  readonly head: FileTree;
  /** Undefined if the base has no files of its own, or none that can be read. */
  readonly base: FileTree | undefined;
  /** The newest files of the base, if the change starts from older ones: their configuration applies. */
  readonly newest?: FileTree | undefined;
  /** Whether head is an unmerged change, whose own configuration does not apply. */
  readonly isChange: boolean;
  /** The time by which rules with an end date are judged. */
  readonly startedAt: Instant;
  /** The registry of the run, whose images are found in any text. */
  readonly registry?: string | undefined;
}

/** The references of head and base, by the configuration that applies. */
export interface ReadTrees {
  readonly chosen: ChosenConfig;
  /** The files that the configuration is from. */
  readonly configTree: Pick<FileTree, 'read'>;
  readonly head: ImagesWithIgnored & { readonly files: number };
  readonly before: ImagesWithIgnored | undefined;
  /** Comments `mooring: ignore` that a change adds, and that do not apply yet. */
  readonly addedComments: number;
  /** Why some files of the base could not be read: then none of them was. */
  readonly lost?: MooringError;
}

/**
 * Reads the configuration and the references of head and base. If some files of the base are lost, none of them counts:
 * references in those files would be reported as new (advisory-rules.md#missing-base). Throws what `chooseConfig` throws.
 */
export async function readTrees(trees: Trees): Promise<ReadTrees> {
  try {
    return await readBoth(trees);
  } catch (error) {
    const isLost = error instanceof MooringError && error.code === 'config_base_unreadable';
    if (trees.base === undefined || !isLost) throw error;
    return { ...(await readBoth({ ...trees, base: undefined, newest: undefined })), lost: error };
  }
}

async function readBoth({
  head,
  base,
  newest = base,
  isChange,
  startedAt,
  registry,
}: Trees): Promise<ReadTrees> {
  const chosen = await chooseConfig(head, isChange ? { of: 'base', base: newest } : { of: 'head' });
  const read = { chosen, configTree: isChange ? (newest ?? unavailableTree()) : head };
  const { platforms } = chosen.config.check;
  const scanning = {
    now: startedAt,
    rules: chosen.config,
    platforms,
    ...(registry === undefined ? {} : { registry }),
  };
  let like: SearchedTexts | undefined;
  const ids = await base?.contentIds?.();
  const same = ids && new SameFiles(ids);
  const now = await scanTree({ ...scanning, tree: head, same, onTexts: (texts) => void (like = texts) });
  const then = base && (await scanTree({ ...scanning, tree: base, like, known: same }));
  const marked = { ...now, unread: base && then ? await markUnchanged([head, base], now, then) : now.unread };
  const found = { ...marked, otherFiles: await otherFiles(head, now, then) };
  const before = base && then && { ...then, otherFiles: await otherFiles(base, then, now) };
  if (!isChange) return { ...read, head: found, before, addedComments: 0 };
  // Comments `mooring: ignore` that a change adds apply once they are merged.
  const { uses, unread } = addedIgnores(found, before ?? NO_FILES);
  const overridden = addedOverrides(found, before ?? NO_FILES);
  const heeded = {
    ...found,
    uses: [...found.uses, ...uses, ...overridden],
    unread: [...found.unread, ...unread],
  };
  return { ...read, head: heeded, before, addedComments: uses.length + unread.length };
}

/** Returns the files that a tree has without a place in them, of those with places in the compared tree. Throws as `FileTree.read`. */
async function otherFiles(
  tree: FileTree,
  own: ScannedImages,
  compared: ScannedImages | undefined,
): Promise<readonly string[]> {
  const known = new Set(placesIn(own).map(({ file }) => file));
  const files = new Set(compared && placesIn(compared).map(({ file }) => file));
  const readings = await tree.read([...files.difference(known)]);
  return readings.flatMap((one) => ('bytes' in one || one.isAbsent !== true ? [one.path] : []));
}

/** Marks the files that neither head nor base can read, and that have the same bytes in both. Throws as `FileTree.read`. */
async function markUnchanged(
  trees: readonly [FileTree, FileTree],
  { unread }: ScannedTree,
  then: ScannedTree,
): Promise<readonly UnreadUse[]> {
  const before = new Set(then.unread.flatMap(({ file, scope }) => (scope === 'file' ? [file] : [])));
  const files = unread.flatMap(({ file, scope }) => (scope === 'file' && before.has(file) ? [file] : []));
  if (files.length === 0) return unread;
  const [now, was] = await Promise.all(
    trees.map(async (tree) => bytesOf(await tree.read([...new Set(files)]))),
  );
  return unread.map((one) => {
    const bytes = one.scope === 'file' ? now?.get(one.file) : undefined;
    return bytes !== undefined && was?.get(one.file) === bytes ? { ...one, isUnchanged: true } : one;
  });
}

/** The contents of files as text of one unit per byte; a file that cannot be read has none. */
function bytesOf(readings: Awaited<ReturnType<FileTree['read']>>): ReadonlyMap<string, string> {
  return new Map(
    readings.flatMap((one) =>
      'bytes' in one ? [[one.path, Buffer.from(one.bytes).toString('latin1')]] : [],
    ),
  );
}

const NO_FILES: ImagesWithIgnored = { uses: [], unread: [], ignored: { uses: [], unread: [] } };

/**
 * Finds every image reference in the files of a tree, in the order of the paths and of the lines, by the given rules.
 * What rules and comments leave out is left out; `now` is what a rule that ends on a day is judged by.
 */
async function scanTree(listing: ListImagesOptions): Promise<ScannedTree> {
  const { images, skipped } = await listImages(listing);
  const unread = skipped.filter(({ code, overridden }) => !NO_FINDING.has(code) && overridden === undefined);
  const ignored = skipped.flatMap(({ byComment }) => byComment ?? []);
  const overridden = skipped.flatMap(({ code, overridden: image }) =>
    image === undefined ? [] : [{ code, use: toUse(image) }],
  );
  return {
    files: new Set([...images, ...unread].map(({ file }) => file)).size,
    uses: images.map(toUse),
    unread: unread.map(toUnread),
    overridden: overridden.map(({ use }) => use),
    replaced: overridden.flatMap(({ code, use }) => (code === 'set-by-caller' ? [use] : [])),
    ignored: {
      uses: ignored.flatMap((place) => ('reference' in place ? [toUse(place)] : [])),
      unread: ignored.flatMap((place) => ('reference' in place ? [] : [toUnread(place)])),
    },
  };
}

/** Codes of places that are left out by a wish, or are no image. */
const NO_FINDING: ReadonlySet<ListedSkip['code']> = new Set(['ignored', 'result-name', 'mention']);

/**
 * Returns the images of head that only a kustomization or a caller of head overrides: the base has them, and judges them as
 * they are. A change must not be able to remove findings by a kustomization or a caller that is not used, also if it changes
 * the default of a Dockerfile as well (architecture.md#no-false-pass).
 */
function addedOverrides(
  head: ScannedTree,
  base: Pick<ScannedTree, 'uses'> & Partial<Pick<ScannedTree, 'replaced'>>,
): readonly ImageUse[] {
  const key = ({ file, reference }: ImageUse): string => `${file}\n${canonicalReference(reference)}`;
  const known = new Set(base.uses.map(key));
  const files = new Set(base.uses.map(({ file }) => file));
  for (const { file } of base.replaced ?? []) files.delete(file);
  const replaced = new Set(head.replaced.filter(({ file }) => files.has(file)));
  return head.overridden.filter((use) => replaced.has(use) || known.has(key(use)));
}

/** A digest alone whose tag stands in a comment behind it is judged by that tag; it has to be a build of it. */
function toUse(image: ListedImage): ImageUse {
  const { file, line, isFinal } = image;
  const platform = fixedPlatform(image);
  const tag = listedTag(image);
  const reference = tag === undefined ? image.reference : { ...image.reference, tag };
  return {
    file,
    line,
    reference,
    ...(platform === undefined ? {} : { platform }),
    ...(isFinal === undefined ? {} : { isFinal }),
    ...(image.kind === 'text' ? { isText: true as const } : {}),
  };
}

function toUnread({ file, line, written, code, reason, isAside }: ListedSkip): UnreadUse {
  const subject = written === '' ? file : written;
  return {
    file,
    line,
    written,
    code,
    scope: isAside === true ? 'text-aside' : scopeOf(code),
    reason: `${subject}: ${reason}.`,
  };
}

function scopeOf(code: ListedSkip['code']): UnreadUse['scope'] {
  if (code === 'malformed') return 'instruction';
  if (code === 'unread') return 'text';
  if (code === 'submodule') return 'submodule';
  if (code === 'lfs-pointer') return 'unfetched';
  if (code === 'read-as-number') return 'tag';
  if (code === 'not-followed') return 'named-file';
  if (code === 'templated' || code === 'tag-elsewhere') return 'set-elsewhere';
  return concernsFile(code) ? 'file' : 'reference';
}
