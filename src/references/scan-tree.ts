import type { ImagesWithIgnored } from './decide/added-ignores.ts';
import type { ImageUse, UnreadUse } from './decide/image-use.ts';
import { canonicalReference } from '../values/image-reference.ts';
import type { Instant } from '../values/instant.ts';
import { concernsFile, fixedPlatform, listedTag } from './decide/image-list.ts';
import type { ListedImage, ListedSkip } from './decide/image-list.ts';
import type { FileTree } from '../io/ports/file-tree.ts';
import { listImages } from './list-images.ts';
import type { RepositoryConfig } from '../config/read-config.ts';

export interface ScannedTree extends ImagesWithIgnored {
  /** Files that name an image, or that should and could not be read. */
  readonly files: number;
  /** The images without a tag to which a kustomization gives one. */
  readonly overridden: readonly ImageUse[];
}

/**
 * Finds every image reference in the files of a tree, in the order of the paths and of the lines, by the given rules.
 * What rules and comments leave out is left out; `now` is what a rule that ends on a day is judged by.
 */
export async function scanTree(tree: FileTree, now: Instant, rules: RepositoryConfig): Promise<ScannedTree> {
  const { images, skipped } = await listImages({ tree, now, rules });
  const unread = skipped.filter(({ code, overridden }) => code !== 'ignored' && overridden === undefined);
  const ignored = skipped.flatMap(({ byComment }) => byComment ?? []);
  return {
    files: new Set([...images, ...unread].map(({ file }) => file)).size,
    uses: images.map(toUse),
    unread: unread.map(toUnread),
    overridden: skipped.flatMap(({ overridden }) => (overridden === undefined ? [] : [toUse(overridden)])),
    ignored: {
      uses: ignored.flatMap((place) => ('reference' in place ? [toUse(place)] : [])),
      unread: ignored.flatMap((place) => ('reference' in place ? [] : [toUnread(place)])),
    },
  };
}

/**
 * Returns the images of head that only a kustomization of head overrides: the base has them, and judges them as they are. A
 * change must not be able to remove findings by a kustomization that is not used (architecture.md#no-false-pass).
 */
export function addedOverrides(head: ScannedTree, base: Pick<ScannedTree, 'uses'>): readonly ImageUse[] {
  const key = ({ file, reference }: ImageUse): string => `${file}\n${canonicalReference(reference)}`;
  const known = new Set(base.uses.map(key));
  return head.overridden.filter((use) => known.has(key(use)));
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
  if (code === 'submodule') return 'submodule';
  if (code === 'not-followed') return 'named-file';
  if (code === 'templated' || code === 'tag-elsewhere') return 'set-elsewhere';
  return concernsFile(code) ? 'file' : 'reference';
}
