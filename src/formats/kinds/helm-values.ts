import type { DataNode, MapEntry, MapNode } from '../data-node.ts';
import { mapsBelow, textAt } from '../data-node.ts';
import { findInMap } from '../map-reference.ts';
import type { Finding } from '../finding.ts';
import { findInText } from '../text-reference.ts';

/** `image`, `initImage`, `sidecar_image`. */
const IMAGE_KEY = /image$/i;

/** A picture, as a chart's values may name it too. */
const PICTURE = /\.(?:png|jpe?g|svg|gif|webp|ico|bmp)$/i;

const CHART_DEFAULT = 'it has no tag: the chart decides, mostly by its appVersion';

/**
 * The images of a chart's values: maps of `registry`, `repository`, `tag` and `digest` (or with `name` for the repository
 * below a key that ends in `image`), and texts below such a key, with a `tag` beside them or their own. A tag is the
 * text that is written: 1.10 is not 1.1.
 */
export function findHelmImages(root: DataNode): readonly Finding[] {
  return [...mapsBelow(root)].flatMap(findInValues);
}

function findInValues(map: MapNode): readonly Finding[] {
  const below = map.entries.flatMap((entry) => findBelowKey(entry, map));
  return [...findInImageMap(map, textAt(map, 'repository')), ...below];
}

function findBelowKey({ key, value }: MapEntry, map: MapNode): readonly Finding[] {
  if (!IMAGE_KEY.test(key.text)) return [];
  if (value.kind === 'map' && !value.isShared && textAt(value, 'repository') === undefined) {
    return findInImageMap(value, textAt(value, 'name'));
  }
  if (value.kind !== 'text' || PICTURE.test(value.text)) return [];
  const tag = textAt(map, 'tag') ?? textAt(map, `${key.text}Tag`);
  if (tag === undefined || /[:@][^/]*$/.test(value.text)) return findInText(value);
  return findInMap({ repository: value, tag, digest: textAt(map, 'digest'), otherwise: CHART_DEFAULT });
}

/** A map that has nothing but a repository may be anything: a chart's, or one of source code. */
function findInImageMap(map: MapNode, repository: ReturnType<typeof textAt>): readonly Finding[] {
  const isImage = ['tag', 'digest', 'registry', 'pullPolicy'].some((key) => map.get(key) !== undefined);
  if (!isImage || repository === undefined || repository.text === '') return [];
  return findInMap({
    registry: map.get('registry'),
    repository,
    tag: map.get('tag'),
    digest: map.get('digest'),
    otherwise: CHART_DEFAULT,
  });
}
