import { readableText } from '../../text/byte-text.ts';
import type { DataNode } from '../data-node.ts';
import { itemsAt, mapAt, textAt } from '../data-node.ts';
import type { FoundText } from '../found-text.ts';
import { findDockerfilePath, findPath } from './named-path.ts';
import { findInSource, findInText } from '../text-reference.ts';

/**
 * Finds the image of a dev container and its features: each key of `features` names one. A Dockerfile or Compose files can
 * stand for the image.
 */
export function findDevcontainerImages(root: DataNode): readonly FoundText[] {
  const features = mapAt(root, 'features')?.entries ?? [];
  const dockerfiles = [textAt(root, 'dockerFile'), textAt(root, 'build', 'dockerfile')];
  const one = textAt(root, 'dockerComposeFile');
  const composeFiles = one === undefined ? itemsAt(root, 'dockerComposeFile') : [one];
  return [
    ...findInText(textAt(root, 'image')),
    ...dockerfiles.flatMap((node) => (node === undefined ? [] : [findDockerfilePath(node)])),
    ...composeFiles.flatMap(findComposeFile),
    ...features
      .filter(({ key }) => isInRegistry(key.text))
      .flatMap(({ key }) => findInSource(key.source, key).map(withoutEdit)),
  ];
}

function findComposeFile(node: DataNode): readonly FoundText[] {
  if (node.kind !== 'text') return [];
  const path = node.text.includes('$') ? undefined : readableText(node.text);
  return [findPath(node, path, { of: 'compose', base: undefined, isDefault: false })];
}

/** False for a directory (`./x`), an archive (`https://…`) and a legacy short name (`docker-in-docker`). */
function isInRegistry(feature: string): boolean {
  return !/^\.|:\/\//.test(feature) && feature.includes('/');
}

/**
 * The Dev Container CLI rejects a feature with both a tag and a digest (devcontainers/cli#825), and a digest alone does not
 * say which tag to follow. Its own lock file pins features.
 */
function withoutEdit(found: FoundText): FoundText {
  if (found.kind !== 'image') return found;
  const reason = 'a feature cannot have both a tag and a digest; pin it in devcontainer-lock.json';
  return { ...found, edit: { kind: 'not-editable', code: 'no-digest-here', reason } };
}
