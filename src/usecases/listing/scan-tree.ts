import type { ImageUse, ScannedImages, UnreadUse } from '../../domain/check/image-use.ts';
import type { Instant } from '../../domain/instant.ts';
import { concernsFile, fixedPlatform, listedTag } from '../../domain/listing/image-list.ts';
import type { ListedImage, ListedSkip } from '../../domain/listing/image-list.ts';
import { formatImage } from '../../domain/image-reference.ts';
import type { FileTree } from '../../ports/file-tree.ts';
import { listImages } from './list-images.ts';
import type { RepositoryConfig } from '../config/read-config.ts';

export interface ScannedTree extends ScannedImages {
  /** Files that name an image, or that should and could not be read. */
  readonly files: number;
  /** The places that comments `mooring: ignore` in the files exclude. */
  readonly ignored: readonly IgnoredPlace[];
}

/** A place that a comment leaves out, and what it would be without the comment. */
export interface IgnoredPlace {
  /** The same for the same image, or text, in the same file. */
  readonly key: string;
  readonly place: ImageUse | UnreadUse;
}

/**
 * Finds every image reference in the files of a tree, in the order of the paths and of the lines, by the given rules.
 * What rules and comments leave out is left out; `now` is what a rule that ends on a day is judged by.
 */
export async function scanTree(tree: FileTree, now: Instant, rules: RepositoryConfig): Promise<ScannedTree> {
  const { images, skipped } = await listImages({ tree, now, rules });
  const unread = skipped.filter(({ code }) => code !== 'ignored');
  return {
    files: new Set([...images, ...unread].map(({ file }) => file)).size,
    uses: images.map(toUse),
    unread: unread.map(toUnread),
    ignored: skipped.flatMap(({ byComment }) => (byComment === undefined ? [] : [toIgnored(byComment)])),
  };
}

/**
 * The tree with the comments that the base had, and no others: a change must not be able to take its own findings away
 * (architecture.md#no-false-pass). `added` says how many comments do not count yet.
 */
export function heedOnly(
  base: Pick<ScannedTree, 'ignored'>,
  head: ScannedTree,
): { readonly scanned: ScannedTree; readonly added: number } {
  const known = new Set(base.ignored.map(({ key }) => key));
  const added = head.ignored.filter(({ key }) => !known.has(key)).map(({ place }) => place);
  const uses = added.filter((place): place is ImageUse => 'reference' in place);
  const unread = added.filter((place): place is UnreadUse => 'scope' in place);
  const scanned = { ...head, uses: [...head.uses, ...uses], unread: [...head.unread, ...unread] };
  return { scanned, added: added.length };
}

function toIgnored(place: ListedImage | ListedSkip): IgnoredPlace {
  return 'reference' in place
    ? { key: `${place.file}\n${formatImage(place.reference)}`, place: toUse(place) }
    : { key: `${place.file}\n${place.written}`, place: toUnread(place) };
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
  };
}

function toUnread({ file, line, written, code, reason }: ListedSkip): UnreadUse {
  const subject = written === '' ? file : written;
  return { file, line, written, scope: scopeOf(code), reason: `${subject}: ${reason}.` };
}

function scopeOf(code: ListedSkip['code']): UnreadUse['scope'] {
  if (code === 'malformed') return 'instruction';
  return concernsFile(code) ? 'file' : 'reference';
}
