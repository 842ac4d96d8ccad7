import type { DataNode, MapNode } from './data-node.ts';
import { itemsAt, mapsBelow, textAt } from './data-node.ts';
import type { Finding } from './finding.ts';
import { findInText } from './text-reference.ts';

/**
 * The images of Tekton's tasks, wherever a resource embeds one: of steps, of sidecars, and of the template that steps
 * take theirs from.
 */
export function findTektonImages(root: DataNode): readonly Finding[] {
  return [...mapsBelow(root)].flatMap(findInTask);
}

function findInTask(map: MapNode): readonly Finding[] {
  const containers = [...itemsAt(map, 'steps'), ...itemsAt(map, 'sidecars'), map.get('stepTemplate')];
  return containers.flatMap((container) => findInText(textAt(container, 'image')));
}
