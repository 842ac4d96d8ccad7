import type { DataNode, MapNode } from '../data-node.ts';
import { textAt } from '../data-node.ts';
import { skip, textPlace } from '../found-text.ts';
import type { FoundText } from '../found-text.ts';
import { findInMap } from '../map-reference.ts';

/** Finds the image of which a tool has the name, the tag and the digest under keys of its own; a text or a list names none. */
export function findImageOfParts(node: DataNode, tool: 'ansible' | 'app-platform'): readonly FoundText[] {
  if (node.kind !== 'map') return [];
  return tool === 'ansible' ? findAnsibleImage(node) : findAppPlatformImage(node);
}

/**
 * `name`, with a tag that counts before the key `tag`
 * (https://docs.ansible.com/ansible/latest/collections/community/docker/docker_image_module.html).
 */
function findAnsibleImage(map: MapNode): readonly FoundText[] {
  const name = textAt(map, 'name');
  const isTagged = name !== undefined && /[:@][^/]*$/.test(name.text);
  return findInMap({ repository: name, tag: isTagged ? undefined : map.get('tag') });
}

const HOSTS: ReadonlyMap<string | undefined, string> = new Map([
  ['DOCKER_HUB', 'docker.io'],
  ['GHCR', 'ghcr.io'],
]);

/** `registry` is a part of the name: the `registry_type` says the host (the specification of apps, `image`). */
function findAppPlatformImage(image: MapNode): readonly FoundText[] {
  const repository = textAt(image, 'repository');
  const host = HOSTS.get(textAt(image, 'registry_type')?.text);
  if (repository === undefined) return [];
  if (host === undefined)
    return [skip(textPlace(repository), repository.text, 'variable', 'its registry is that of the account')];
  return findInMap({
    host,
    registry: image.get('registry'),
    repository,
    tag: image.get('tag'),
    digest: image.get('digest'),
  });
}
