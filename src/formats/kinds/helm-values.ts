import type { MapEntry, MapNode, TextNode } from '../data-node.ts';
import { textAt } from '../data-node.ts';
import { findInMap } from '../map-reference.ts';
import type { FoundText } from '../found-text.ts';
import { findInText } from '../text-reference.ts';

/** `image`, `initImage`, `sidecar_image`. */
const IMAGE_KEY = /image$/i;

/** An image file, which the values of a chart can also name. */
export const PICTURE = /\.(?:png|jpe?g|svg|gif|webp|ico|bmp)$/i;

const HAS_TAG = /[:@][^/]*$/;

const UNTAGGED_REASON = 'no tag; the chart sets it, usually from appVersion';

/**
 * Finds the images that one map of a Helm chart's values names: maps of `registry`, `repository`, `tag` and `digest` (below a
 * key that ends in `image`, `name` can be the repository, or `ref` the whole image), and texts at such a key, with their own tag or a
 * `tag` next to them. An unquoted tag that is a number to Helm is taken as Helm prints it: 1.10 is 1.1.
 */
export function findHelmImages(map: MapNode): readonly FoundText[] {
  const below = map.entries.flatMap((entry) => findBelowKey(entry, map));
  return [...findInImageMap(map, textAt(map, 'repository')), ...below];
}

function findBelowKey({ key, value }: MapEntry, map: MapNode): readonly FoundText[] {
  if (!IMAGE_KEY.test(key.text)) return [];
  if (value.kind === 'map' && !value.isShared && textAt(value, 'repository') === undefined) {
    const whole = textAt(value, 'ref');
    if (whole !== undefined && HAS_TAG.test(whole.text)) return findInText(whole);
    return findInImageMap(value, textAt(value, 'name'));
  }
  if (value.kind !== 'text' || PICTURE.test(value.text)) return [];
  const tag = textAt(map, 'tag') ?? textAt(map, `${key.text}Tag`);
  if (tag === undefined || HAS_TAG.test(value.text)) return findInText(value);
  return findInMap({
    repository: value,
    tag,
    digest: textAt(map, 'digest'),
    numbers: 'helm',
    untaggedReason: UNTAGGED_REASON,
  });
}

/** A map with only a `repository` can be anything, such as a chart or source repository. */
function findInImageMap(map: MapNode, repository: TextNode | undefined): readonly FoundText[] {
  const isImage = ['tag', 'digest', 'registry', 'pullPolicy'].some((key) => map.get(key) !== undefined);
  if (!isImage) return [];
  return findInMap({
    registry: map.get('registry'),
    repository,
    tag: map.get('tag'),
    digest: map.get('digest'),
    numbers: 'helm',
    untaggedReason: UNTAGGED_REASON,
  });
}
