import type { DataNode, MapNode } from '../data-node.ts';
import { mapAt, mapsBelow, textAt } from '../data-node.ts';
import { output, skip, textPlace } from '../found-text.ts';
import type { FoundText } from '../found-text.ts';
import { findInMap } from '../map-reference.ts';

/**
 * Finds the image of a task or resource type of Concourse: `version` pins what `source` selects
 * (https://concourse-ci.org/tasks.html#schema.image_resource). Without a tag it is `latest`, unless `source` has other rules
 * for tags (concourse/registry-image-resource, commands/check.go).
 */
export function findConcourseImage(resource: DataNode): readonly FoundText[] {
  const source = mapAt(resource, 'source');
  const version = mapAt(resource, 'version');
  const repository = textAt(source, 'repository');
  const open = [repository, textAt(source, 'tag')].find((part) => part?.text.includes('(('));
  if (open !== undefined)
    return [skip(textPlace(open), open.text, 'variable', 'its value comes from a variable')];
  const isChosen = ['tag_regex', 'semver_constraint', 'variant'].some(
    (key) => source?.get(key) !== undefined,
  );
  return findInMap({
    repository,
    tag: source?.get('tag') ?? version?.get('tag'),
    digest: textAt(version, 'digest'),
    untaggedReason: isChosen ? 'no tag; Concourse chooses one by the rules beside it' : undefined,
  });
}

/** Finds the images among the resources of a pipeline. What a job puts there is the result of a build. */
export function findConcourseResources(resources: DataNode, root: DataNode): readonly FoundText[] {
  if (resources.kind !== 'list') return [];
  const images = resources.items.filter(isImage);
  if (images.length === 0) return [];
  const puts = new Set([...mapsBelow(root)].map(putResource));
  return images.flatMap((resource) => {
    const repository = textAt(resource, 'source', 'repository');
    if (!puts.has(textAt(resource, 'name')?.text)) return findConcourseImage(resource);
    return repository === undefined ? [] : [output(repository)];
  });
}

function isImage(resource: DataNode): resource is MapNode {
  return /^(?:registry|docker)-image$/.test(textAt(resource, 'type')?.text ?? '');
}

/** The resource that a step puts something into: another one than its name if it says so. */
function putResource(step: MapNode): string | undefined {
  const put = textAt(step, 'put');
  return put && (textAt(step, 'resource') ?? put).text;
}
