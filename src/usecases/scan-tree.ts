import type { ImageUse, ScannedImages, UnreadUse } from '../domain/check/image-use.ts';
import type { Instant } from '../domain/instant.ts';
import type { ListedImage, ListedSkip } from '../domain/listing/image-list.ts';
import type { FileTree } from '../ports/file-tree.ts';
import { listImages } from './list-images.ts';

export interface ScannedTree extends ScannedImages {
  /** Files that name an image, or that should and could not be read. */
  readonly files: number;
}

/**
 * Finds every image reference in the files of a tree, in the order of the paths and of the lines. What the repository's
 * own `ignore` rules and comments leave out is left out; `now` is what a rule that ends on a day is judged by.
 */
export async function scanTree(tree: FileTree, now: Instant): Promise<ScannedTree> {
  const { images, skipped } = await listImages({ tree, now });
  const unread = skipped.filter(({ code }) => code !== 'ignored');
  return {
    files: new Set([...images, ...unread].map(({ file }) => file)).size,
    uses: images.map(toUse),
    unread: unread.map(toUnread),
  };
}

function toUse({ file, line, reference }: ListedImage): ImageUse {
  return { file, line, reference };
}

/** A Dockerfile that nothing can be built from is worse than a manifest that nobody could read. */
function toUnread({ file, line, written, code, reason }: ListedSkip): UnreadUse {
  const isWhole = code === 'unreadable-file' || code === 'file-rejected';
  const subject = written === '' ? file : written;
  return { file, line, written, scope: isWhole ? 'file' : 'reference', reason: `${subject}: ${reason}.` };
}
