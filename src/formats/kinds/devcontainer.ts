import type { PinWriting } from '../../domain/listing/pin-writing.ts';
import type { DataNode } from '../data-node.ts';
import { mapAt, textAt } from '../data-node.ts';
import type { FoundText } from '../found-text.ts';
import { findInSource, findInText } from '../text-reference.ts';

/** The devcontainer CLI rejects a reference with tag and digest (devcontainers/cli#1307). */
const DIGEST_ONLY: PinWriting = { part: 'reference', before: '', after: '', styles: ['digest'] };

/** Finds the image of a dev container and its features: each key of `features` names one. */
export function findDevcontainerImages(root: DataNode): readonly FoundText[] {
  const image = findInText(textAt(root, 'image'), { writing: DIGEST_ONLY });
  const features = mapAt(root, 'features')?.entries ?? [];
  return [
    ...image,
    ...features
      .filter(({ key }) => isInRegistry(key.text))
      .flatMap(({ key }) => findInSource(key.source, key, DIGEST_ONLY)),
  ];
}

/** False for a directory (`./x`), an archive (`https://…`) and a legacy short name (`docker-in-docker`). */
function isInRegistry(feature: string): boolean {
  return !/^\.|:\/\//.test(feature) && feature.includes('/');
}
