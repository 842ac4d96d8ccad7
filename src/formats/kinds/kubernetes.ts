import { assertNever } from '../../values/errors.ts';
import type { DataNode, MapEntry } from '../data-node.ts';
import { itemsAt, mapsBelow, textAt } from '../data-node.ts';
import type { FoundText } from '../found-text.ts';
import { findInText } from '../text-reference.ts';

/** Keys of pod specs and similar objects, with the content of their values. */
const HOLDERS: ReadonlyMap<string, 'containers' | 'other-containers' | 'container' | 'volumes'> = new Map([
  ['containers', 'containers'],
  ['initContainers', 'containers'],
  ['ephemeralContainers', 'other-containers'],
  ['sidecars', 'other-containers'],
  ['container', 'container'],
  ['script', 'container'],
  ['volumes', 'volumes'],
]);

/**
 * Finds the images of a manifest: in container lists at any depth, because controllers, CronJobs, lists and
 * custom resources embed pod specs anywhere; in the `container` or `script` of an Argo Workflows template;
 * and in image volumes. Text values, such as those of a ConfigMap, are data.
 */
export function findKubernetesImages(root: DataNode): readonly FoundText[] {
  return [...mapsBelow(root)].flatMap(({ entries }) => entries.flatMap(findInEntry));
}

function findInEntry({ key, value }: MapEntry): readonly FoundText[] {
  const holder = HOLDERS.get(key.text);
  switch (holder) {
    case 'containers':
      return itemsAt(value).flatMap((container) => findInText(textAt(container, 'image')).map(asReplaceable));
    case 'other-containers':
      return itemsAt(value).flatMap((container) => findInText(textAt(container, 'image')));
    case 'container':
      return findInText(textAt(value, 'image'));
    case 'volumes':
      return itemsAt(value).flatMap((volume) => findInText(textAt(volume, 'image', 'reference')));
    case undefined:
      return [];
    default:
      return assertNever(holder);
  }
}

/** The field `images` of a kustomization replaces the images of these two lists, at any depth. */
function asReplaceable(found: FoundText): FoundText {
  return found.kind === 'image' ? { ...found, override: { kind: 'replaceable' } } : found;
}
