import type { DataNode, MapNode, TextNode } from '../data-node.ts';
import { itemsAt, mapsBelow, textAt } from '../data-node.ts';
import type { FoundText } from '../found-text.ts';
import { findInText } from '../text-reference.ts';

/**
 * Finds the images of Tekton tasks, wherever a resource embeds one: of steps, sidecars, `stepTemplate` and
 * StepActions, and the bundles of tasks and pipelines, which are images too.
 */
export function findTektonImages(root: DataNode): readonly FoundText[] {
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

/** The deprecated field `bundle`, and the parameter of that name of the bundles resolver. */
function bundlesOf(map: MapNode): readonly (TextNode | undefined)[] {
  const old = [textAt(map, 'taskRef', 'bundle'), textAt(map, 'pipelineRef', 'bundle')];
  if (textAt(map, 'resolver')?.text !== 'bundles') return old;
  const parameters = itemsAt(map, 'params').filter((param) => textAt(param, 'name')?.text === 'bundle');
  return [...old, ...parameters.map((parameter) => textAt(parameter, 'value'))];
}
