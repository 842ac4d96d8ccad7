import { assertNever } from '../../domain/errors.ts';
import type { DataNode, MapEntry } from '../data-node.ts';
import { itemsAt, mapsBelow, textAt } from '../data-node.ts';
import type { Finding } from '../finding.ts';
import { findInText } from '../text-reference.ts';

/** What the value of a key holds, where a pod spec or its like has it. */
const HOLDERS: ReadonlyMap<string, 'containers' | 'container' | 'volumes'> = new Map([
  ['containers', 'containers'],
  ['initContainers', 'containers'],
  ['ephemeralContainers', 'containers'],
  ['sidecars', 'containers'],
  ['container', 'container'],
  ['script', 'container'],
  ['volumes', 'volumes'],
]);

/**
 * The images of a manifest: those of every list of containers at any depth, for controllers, CronJobs, lists of objects
 * and custom resources embed pod specs where they like; those of the single `container` and `script` of a workflow engine's
 * template; and those of image volumes. What lies in a text, as in a ConfigMap, is data.
 */
export function findKubernetesImages(root: DataNode): readonly Finding[] {
  return [...mapsBelow(root)].flatMap(({ entries }) => entries.flatMap(findInEntry));
}

function findInEntry({ key, value }: MapEntry): readonly Finding[] {
  const holder = HOLDERS.get(key.text);
  switch (holder) {
    case 'containers':
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
