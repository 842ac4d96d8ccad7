import { readableText } from '../../text/byte-text.ts';
import type { DataNode, MapNode } from '../data-node.ts';
import { itemsAt, textAt } from '../data-node.ts';
import type { FoundText } from '../found-text.ts';
import { findInMap } from '../map-reference.ts';

/**
 * Finds the images that a kustomization sets: `newName`, or else `name`, with `newTag` and `digest`. A digest is written
 * into `newTag`, because Renovate skips entries that have both (https://docs.renovatebot.com/modules/manager/kustomize/).
 */
export function findKustomizeImages(root: DataNode): readonly FoundText[] {
  return [
    ...itemsAt(root, 'images').flatMap((item) => (item.kind === 'map' ? findInEntry(item) : [])),
    ...FILES.flatMap((key) => itemsAt(root, key)).flatMap(findFile),
    ...itemsAt(root, 'patches').flatMap((patch) => findFile(textAt(patch, 'path'))),
  ];
}

/** Lists of manifests, and of directories with a kustomization; inline patches and URLs are no files. */
const FILES = ['resources', 'bases', 'components', 'patchesStrategicMerge'];

function findFile(node: DataNode | undefined): readonly FoundText[] {
  if (node?.kind !== 'text' || node.text === '' || /[\n:?]/.test(node.text)) return [];
  const path = readableText(node.text);
  return [{ kind: 'path', at: node.start, of: 'kubernetes', path, base: undefined, isDefault: true }];
}

function findInEntry(entry: MapNode): readonly FoundText[] {
  const newName = textAt(entry, 'newName');
  const repository = newName === undefined || newName.text === '' ? textAt(entry, 'name') : newName;
  const tag = textAt(entry, 'newTag');
  if (repository === undefined) return [];
  const digest = textAt(entry, 'digest');
  const untaggedReason = 'no tag; the manifests that use it set one';
  const found = findInMap({
    repository,
    tag,
    digest: digest?.text === '' ? undefined : digest,
    numbers: 'kustomize',
    untaggedReason,
  });
  const name = textAt(entry, 'name')?.text;
  return name === undefined ? found : found.map((one) => asReplacement(one, name));
}

function asReplacement(found: FoundText, of: string): FoundText {
  return found.kind === 'image' ? { ...found, override: { kind: 'replacement', of } } : found;
}
