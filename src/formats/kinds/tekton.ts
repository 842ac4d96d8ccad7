import type { DataNode, MapNode, TextNode } from '../data-node.ts';
import { itemsAt, mapsBelow, textAt } from '../data-node.ts';
import type { Finding } from '../finding.ts';
import { findInText } from '../text-reference.ts';

/**
 * The images of Tekton's tasks, wherever a resource embeds one: of steps, of sidecars, of the template that steps take
 * theirs from, and of a StepAction; and the bundles that tasks and pipelines come from, which are images as well.
 */
export function findTektonImages(root: DataNode): readonly Finding[] {
  return [...mapsBelow(root)].flatMap((map) =>
    [...imagesOfTask(map), imageOfAction(map), ...bundlesOf(map)].flatMap((image) => findInText(image)),
  );
}

function imagesOfTask(map: MapNode): readonly (TextNode | undefined)[] {
  const containers = [...itemsAt(map, 'steps'), ...itemsAt(map, 'sidecars'), map.get('stepTemplate')];
  return containers.map((container) => textAt(container, 'image'));
}

function imageOfAction(map: MapNode): TextNode | undefined {
  return textAt(map, 'kind')?.text === 'StepAction' ? textAt(map, 'spec', 'image') : undefined;
}

/** `bundle` of old, and the parameter of that name that the resolver of bundles takes. */
function bundlesOf(map: MapNode): readonly (TextNode | undefined)[] {
  const old = [textAt(map, 'taskRef', 'bundle'), textAt(map, 'pipelineRef', 'bundle')];
  if (textAt(map, 'resolver')?.text !== 'bundles') return old;
  const parameters = itemsAt(map, 'params').filter((one) => textAt(one, 'name')?.text === 'bundle');
  return [...old, ...parameters.map((parameter) => textAt(parameter, 'value'))];
}
