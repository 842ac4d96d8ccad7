import type { DataNode, EmptyNode, TextNode } from '../data-node.ts';
import { mapAt, textAt } from '../data-node.ts';
import { skip, textPlace, withoutEdit } from '../found-text.ts';
import type { FoundText } from '../found-text.ts';
import { findInMap } from '../map-reference.ts';

/**
 * Finds the image that the keywords of `oci.pull`, `oci_pull` or `container_pull` name: `image`, in which a tag and a digest
 * count before their own keywords, or else `registry` and `repository`. Without a digest, it goes into a keyword `digest`,
 * which counts before the tag (rules_oci, oci/pull.bzl).
 */
export function findPulledImage(keywords: DataNode): readonly FoundText[] {
  const image = textAt(keywords, 'image');
  const repository = image ?? textAt(keywords, 'repository');
  // A macro passes on the image of its callers.
  if (repository === undefined || (image === undefined && isComputed(keywords, 'registry'))) return [];
  if (isComputed(keywords, 'tag') || isComputed(keywords, 'digest')) {
    return [skip(textPlace(repository), repository.text, 'variable', 'its tag or digest is computed')];
  }
  const [name = '', ownDigest] = repository.text.split('@');
  const tag = /:[^/]*$/.test(name) ? undefined : textAt(keywords, 'tag');
  const digest = ownDigest === undefined ? textAt(keywords, 'digest') : undefined;
  const found = findInMap({
    registry: image === undefined ? textAt(keywords, 'registry') : undefined,
    repository,
    tag,
    digest: digest ?? (tag === undefined ? undefined : digestSlot(keywords, tag)),
    untaggedReason: 'it has no tag and no digest',
  });
  const takesDigest = digest !== undefined || ownDigest !== undefined || !isFalse(keywords, 'reproducible');
  return takesDigest ? found : found.map((one) => withoutEdit(one, 'no-digest-here', NOT_REPRODUCIBLE));
}

const NOT_REPRODUCIBLE = 'with reproducible = False, it cannot have both a tag and a digest';

function isComputed(keywords: DataNode, key: string): boolean {
  const value = mapAt(keywords)?.get(key);
  return value?.kind === 'expression' && value.written !== 'None';
}

function isFalse(keywords: DataNode, key: string): boolean {
  const value = mapAt(keywords)?.get(key);
  return value?.kind === 'expression' && value.written === 'False';
}

/** The place of `None`, or of another keyword behind the tag. */
function digestSlot(keywords: DataNode, { end }: TextNode): EmptyNode {
  const none = mapAt(keywords)?.get('digest');
  if (none?.kind !== 'expression') {
    const slot = { start: end, end, written: '', before: ', digest = "', after: '"' };
    return { kind: 'empty', start: end, isShared: false, slot };
  }
  const { start, written } = none;
  const slot = { start, end: start + written.length, written, before: '"', after: '"' };
  return { kind: 'empty', start, isShared: false, slot };
}
