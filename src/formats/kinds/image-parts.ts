import type { DataNode, MapNode, TextNode } from '../data-node.ts';
import { textAt } from '../data-node.ts';
import { skip, textPlace } from '../found-text.ts';
import type { FoundText } from '../found-text.ts';
import { findInMap } from '../map-reference.ts';
import type { MapReference } from '../map-reference.ts';

/** A tool whose files have the name, the tag and the digest of an image under keys of their own. */
export type PartsTool = 'ansible' | 'app-platform';

/** Finds the image that a map names in parts; a text or a list names none. */
export function findImageOfParts(node: DataNode, tool: PartsTool): readonly FoundText[] {
  return node.kind === 'map' ? READERS[tool](node) : [];
}

const READERS: Readonly<Record<PartsTool, (map: MapNode) => readonly FoundText[]>> = {
  ansible: findAnsibleImage,
  'app-platform': findAppPlatformImage,
};

/**
 * `name`, with a tag that counts before the key `tag`
 * (https://docs.ansible.com/ansible/latest/collections/community/docker/docker_image_module.html).
 */
function findAnsibleImage(map: MapNode): readonly FoundText[] {
  const name = textAt(map, 'name');
  const isTagged = name !== undefined && /[:@][^/]*$/.test(name.text);
  return findParts({ repository: name, tag: isTagged ? undefined : map.get('tag') });
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
  return findParts({
    host,
    registry: image.get('registry'),
    repository,
    tag: image.get('tag'),
    digest: image.get('digest'),
  });
}

/** The parts of an image. */
export interface ImageParts extends Pick<MapReference, 'host' | 'registry' | 'tag'> {
  /** The image has no name if it is undefined. */
  readonly repository: TextNode | undefined;
  readonly digest?: DataNode | undefined;
  readonly untaggedReason?: string;
}

/** Finds the image of a tool that reads an unquoted number as YAML does, and without a tag takes `latest` if no reason is given. */
export function findParts({
  repository,
  digest,
  untaggedReason,
  ...parts
}: ImageParts): readonly FoundText[] {
  if (repository === undefined || repository.text === '') return [];
  return findInMap({ ...parts, repository, digest, untaggedReason, numbers: 'yaml' });
}
