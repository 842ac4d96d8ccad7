import type { DataNode, MapNode } from '../data-node.ts';
import { itemsAt, textAt } from '../data-node.ts';
import type { FoundText } from '../found-text.ts';
import { findInMap } from '../map-reference.ts';

/**
 * Finds the images that a kustomization sets: `newName`, or else `name`, with `newTag` and `digest`. A digest is written
 * into `newTag`, because Renovate skips entries that have both (https://docs.renovatebot.com/modules/manager/kustomize/).
 */
export function findKustomizeImages(root: DataNode): readonly FoundText[] {
  return itemsAt(root, 'images').flatMap((item) => (item.kind === 'map' ? findInEntry(item) : []));
}

function findInEntry(entry: MapNode): readonly FoundText[] {
  const newName = textAt(entry, 'newName');
  const repository = newName === undefined || newName.text === '' ? textAt(entry, 'name') : newName;
  const tag = textAt(entry, 'newTag');
  if (repository === undefined) return [];
  const digest = textAt(entry, 'digest');
  const untaggedReason = 'no tag; the manifests that use it set one';
  return findInMap({ repository, tag, digest: digest?.text === '' ? undefined : digest, untaggedReason });
}
